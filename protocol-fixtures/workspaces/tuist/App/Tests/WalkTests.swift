struct WalkTests {}
