extension ContentView {}
