struct Dish {
  var name: String
}
