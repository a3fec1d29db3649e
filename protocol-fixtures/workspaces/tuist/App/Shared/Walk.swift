struct Walk {
  var name: String
}
