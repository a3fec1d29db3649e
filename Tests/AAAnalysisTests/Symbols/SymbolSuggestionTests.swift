import AAAnalysis
import Testing

@Suite struct SymbolSuggestionTests {
  let table = SymbolTable.shared

  @Test(arguments: [
    // English
    ("Draw", "hand.draw.fill"), ("Gallery", "photo.stack.fill"), ("My Photos", "photo.stack.fill"),
    ("Take a Photo", "camera.fill"), ("Call Mom", "phone.fill"), ("Weather", "cloud.sun.fill"),
    ("Shopping List", "cart.fill"), ("Take Your Medicine", "pills.fill"),
    ("Settings", "gearshape.fill"),
    ("Cooking", "flame.fill"), ("To Do", "checklist"), ("Where am I?", "location.fill"),
    ("Delete Recipe", "trash.fill"), ("Photo settings", "photo.stack.fill"),
    ("Parties", "gift.fill"),
    ("Printer", "printer.fill"), ("Bicycle", "bicycle"), ("Me", "person.crop.circle.fill"),
    ("Umbrella", "umbrella.fill"), ("Bookmarks", "bookmark.fill"), ("Step 3", "3.circle.fill"),
    ("Playing", "play.fill"), ("Waterfall Watercolours", "drop.fill"),
    // German
    ("Zeichnen", "hand.draw.fill"), ("Einkaufsliste", "cart.fill"),
    ("Wettervorhersage", "cloud.sun.fill"),
    ("Mein Tagebuch", "book.closed.fill"), ("Medikamentenplan", "pills.fill"),
    ("Gute Nacht", "bed.double.fill"), ("Gemälde", "hand.draw.fill"),
    ("Fotos löschen", "trash.fill"),
    // French, Spanish, Italian, Portuguese, Dutch
    ("Météo", "cloud.sun.fill"), ("Réglages", "gearshape.fill"), ("Mot de passe", "lock.fill"),
    ("Mis fotos", "photo.stack.fill"), ("Música", "music.note"), ("Llamar a mamá", "phone.fill"),
    ("La mia famiglia", "person.3.fill"), ("Impostazioni", "gearshape.fill"),
    ("Remédios", "pills.fill"), ("Configurações", "gearshape.fill"),
    ("Boodschappen", "cart.fill"), ("Instellingen", "gearshape.fill"),
    // Japanese, Chinese, Korean
    ("写真を選ぶ", "photo.stack.fill"), ("絵をかく", "hand.draw.fill"), ("電話をかける", "phone.fill"),
    ("お薬の時間", "pills.fill"), ("设置", "gearshape.fill"), ("我的照片", "photo.stack.fill"),
    ("購物清單", "cart.fill"), ("사진을 찍다", "photo.stack.fill"), ("설정", "gearshape.fill"),
    ("날씨", "cloud.sun.fill"),
  ])
  func choosesForTheTitle(title: String, symbol: String) {
    let symbols = SymbolSuggestion.symbols(for: title, availableIn: OSVersion(26))
    #expect(symbols.first == symbol, "\(title): \(symbols)")
  }

  /// One character of a longer word is not that word: 日本 is no book, 空港 is no sky.
  @Test func takesNoCharacterOutOfALongerWord() {
    let symbols = SymbolSuggestion.symbols(for: "日本", availableIn: OSVersion(26))
    #expect(!symbols.contains("book.fill"))
    #expect(SymbolSuggestion.symbols(for: "本を読む").contains("book.fill"))
  }

  @Test func takesHintsWhereTheTitleSaysNothing() {
    #expect(SymbolSuggestion.symbols(for: nil, hints: ["DrawingView"]).first == "hand.draw.fill")
    #expect(SymbolSuggestion.symbols(for: "", hints: ["CameraScreen"]).first == "camera.fill")
    #expect(SymbolSuggestion.symbols(for: "Foobar", hints: ["MusicView"]).first == "music.note")
  }

  @Test func prefersTheTitleToHints() {
    let symbols = SymbolSuggestion.symbols(
      for: "Music", hints: ["DrawingView"], availableIn: OSVersion(26))
    #expect(symbols.first == "music.note")
    #expect(!symbols.contains("hand.draw.fill"))
  }

  @Test func prefersTheFirstHint() {
    #expect(
      SymbolSuggestion.symbols(for: nil, hints: ["WeatherView", "showMusic"]).first
        == "cloud.sun.fill")
  }

  @Test func offersSymbolsForEachThingThatATitleNames() {
    let symbols = SymbolSuggestion.symbols(for: "Music and Pets", availableIn: OSVersion(26))
    #expect(symbols.contains("music.note"))
    #expect(symbols.contains("pawprint.fill"))
  }

  // MARK: - Deployment target

  @Test func suggestsNothingNewerThanTheTarget() throws {
    for major in 13...18 {
      let target = OSVersion(major)
      for title in ["Photos", "Toilet", "Cat", "Documents", "Food", "Scan", "", "Ferry", "Cooking"]
      {
        let symbols = SymbolSuggestion.symbols(for: title, availableIn: target)
        #expect(symbols.count == 3)
        for symbol in symbols {
          let introduced = try #require(table.introduced(symbol))
          #expect(introduced <= target, "\(symbol) for \(title) in \(target)")
        }
      }
    }
  }

  @Test func takesTheNameThatTheTargetKnows() {
    let symbols = { SymbolSuggestion.symbols(for: "Documents", availableIn: $0) }
    #expect(symbols(OSVersion(17)).first == "doc.fill")
    #expect(symbols(OSVersion(18)).first == "document.fill")
    #expect(symbols(nil).first == "doc.fill")
  }

  @Test func takesOlderSymbolsWhereTheTargetIsUnknown() {
    for title in [
      "Photos", "Settings", "Music", "Call", "Calendar", "Help", "Shopping", "Draw", "",
    ] {
      let symbol = SymbolSuggestion.symbols(for: title).first ?? ""
      #expect(
        table.introduced(symbol).map { $0 < OSVersion(15) } ?? false, "\(title): \(symbol)")
    }
    let symbols = SymbolSuggestion.symbols(for: "Photos")
    #expect(symbols.contains("photo.stack.fill") && symbols.first == "photo.fill.on.rectangle.fill")
    // Rather a symbol that fits than an old one.
    #expect(SymbolSuggestion.symbols(for: "Dinner").first == "fork.knife")
  }

  @Test func standsTargetsBeforeThereWereSymbols() {
    #expect(SymbolSuggestion.symbols(for: "Photos", availableIn: OSVersion(12)).count == 3)
  }

  // MARK: - Always three

  /// A generator with a fixed seed.
  struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test func givesThreeUsableSymbolsForAnyTitle() {
    var random = SeededGenerator(state: 26)
    let alphabet = Array("abcdefghijklmnoprstuvw ABCDEÄéß_.-1234 写真家本을사진🎉\u{301}")
    let targets: [OSVersion?] = [
      nil, OSVersion(13), OSVersion(15, 2), OSVersion(17), OSVersion(26),
    ]
    for _ in 0..<400 {
      let length = Int.random(in: 0...30, using: &random)
      let title = String((0..<length).compactMap { _ in alphabet.randomElement(using: &random) })
      let target = targets.randomElement(using: &random) ?? nil
      let symbols = SymbolSuggestion.symbols(for: title, hints: ["XView"], availableIn: target)
      #expect(symbols.count == 3, "\(title)")
      #expect(Set(symbols).count == 3, "\(title): \(symbols)")
      #expect(
        symbols == SymbolSuggestion.symbols(for: title, hints: ["XView"], availableIn: target))
      for symbol in symbols {
        #expect(!table.isRestricted(symbol) && !table.isScriptVariant(symbol), "\(symbol)")
        #expect(table.introduced(symbol).map { $0 <= target ?? OSVersion(26, 1) } ?? false)
      }
    }
  }

  /// Every word of the symbols' own names as a title, restricted ones among them.
  @Test func neverSuggestsWhatAppleKeepsForItself() {
    for title in [
      "Messages", "FaceID", "iCloud", "Safari", "iPhone", "Siri", "AirPods", "Video",
      "Apple Watch", "Translate", "Vision Pro", "Accessibility", "Swift", "iPad", "TouchID",
    ] {
      let symbols = SymbolSuggestion.symbols(for: title, availableIn: OSVersion(26, 1))
      #expect(symbols.count == 3)
      #expect(symbols.allSatisfy { !table.isRestricted($0) }, "\(title): \(symbols)")
    }
  }

  @Test func leavesOutWhatOtherScreensHave() {
    let usual = SymbolSuggestion.symbols(for: "Photos", availableIn: OSVersion(26))
    let others = SymbolSuggestion.symbols(
      for: "Photos", availableIn: OSVersion(26), excluding: [usual[0], usual[1]])
    #expect(others.count == 3)
    #expect(others.first == usual[2])
    #expect(Set(others).isDisjoint(with: usual.prefix(2)))
  }

  @Test func variesTheNeutralSymbolsWithTheTitle() {
    let first = Set(
      ["Qwxz", "Blorp", "Zzyx", "Vrrt", "Plugh"].compactMap { title in
        SymbolSuggestion.symbols(for: title).first
      })
    #expect(first.count > 1)
    #expect(SymbolSuggestion.symbols(for: nil).first == "star.fill")
  }

  @Test func givesAsManyAsAreAskedFor() {
    #expect(SymbolSuggestion.symbols(for: "Photos", count: 1).count == 1)
    #expect(SymbolSuggestion.symbols(for: "Photos", count: 0).isEmpty)
    #expect(Set(SymbolSuggestion.symbols(for: "Photos", count: 8)).count == 8)
  }
}
