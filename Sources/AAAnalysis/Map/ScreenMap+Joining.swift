extension ScreenMap {
  /// Puts another map behind this one.
  mutating func append(_ other: ScreenMap) {
    let (firstRoot, firstScreen) = (roots.count, screens.count)
    var other = other
    other.nameScreens(among: screens.map(\.id))
    for var root in other.roots {
      root.screens = root.screens.map { $0 + firstScreen }
      roots.append(root)
    }
    for var screen in other.screens {
      screen.root += firstRoot
      screens.append(screen)
    }
    for var link in other.links {
      (link.from, link.to) = (link.from + firstScreen, link.to + firstScreen)
      links.append(link)
    }
    isTruncated = isTruncated || other.isTruncated
  }

  /// Gives each screen an id that no other one has.
  mutating func nameScreens(among others: [String]) {
    var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: { first, _ in first })
    for position in screens.indices {
      let plain = String(
        String.UnicodeScalarView(
          screens[position].name.unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
              ? scalar : "_"
          }))
      // A name may end as a number does.
      var id = plain
      while let count = counts[id] {
        counts[id] = count + 1
        id = "\(plain)_\(count + 1)"
      }
      counts[id] = 1
      screens[position].id = id
    }
  }
}
