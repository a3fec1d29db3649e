/// Words that, on a button or beside a title, often mean something else than the concept or symbol
/// of that name: "Press" is no newspaper, "View Aligned (Automatic)" no brake.
///
/// They may still suggest a symbol, but never surely.
enum Homographs {
  /// Whether a keyword of the dictionary has other everyday meanings: in English, or in English
  /// where it is another language's keyword.
  static func contains(_ word: String) -> Bool { words.contains(word) }

  /// Whether a part of symbols' names has other meanings than the picture.
  static func containsPart(_ part: String) -> Bool { parts.contains(part) || words.contains(part) }

  private static let words = set(
    """
    accessibility assistant connect connected controls group grouping groups online power powered
    report saved ship ships text tip tips tracker tracking word words work working works zoom
    activity address another concept design designs art article at balance ball band bar best
    block blocks box boxes bug bugs build capture card cards channel channels charge check class
    clip clips club cold convert correct cycle draft draw drive drug dump end featured field file
    fix following form forms forward four general grow heart hint hot identity index insert item
    items key keys keyboard level levels light look market match matches mind move movement order
    orders parent parents pass passes past path pin place places player point points pool position
    positions post present press program project projects race rate record recycle register rest
    ride room run runs scale scan see series set shape shapes shift shot show shows sight signal
    slot source space special spell stage states station step steps store stream study support
    swap symbol table tell test think together top touch track trail transfer update wait watch
    arts auto bad boom boot brief casa cores data discussion dolor don eu explorer haven io kind
    land mar meta micro mode modifier non over pasta payer pop port promotion repos responder
    roman rust sala schema sender sim site spin studio taken tee tier via wo yo
    """)

  private static let parts = set(
    """
    accessibility alt amplifier ant append arrow atom automatic auto background backward base beta
    bold bolt bonjour burst cable case center chair character cellular clear coat comb command
    compress cone context control cross crown cube cursor custom cylinder decrease delete desk
    diamond digit display distribute divide dock dog drone drop eject ellipsis end escape exposure
    expand eye face figure film finder flag flip frame function gauge gear gear globe hand head
    heat helm hex image increase indent infinity info initial insert intake italic joystick
    justify keyboard lane lasso level lift live load lock logo mail manual mark memories menu
    microbe minus mirror mission mode mount mouth multiply network nose note number object opened
    option orthogonal oval page pano paragraph part path pedal perspective pip placeholder plat
    platter play plus point position power preferred programmable projective purchased quality
    quote range record redaction remote resize restart return rhythm ring rolling rotate row
    sample scope scroll seal section select sensor set shadow shift signature sizes snow spatial
    specular speed split star start stop sum swift switch tag target terminal textbox thermal
    torus trapezoid tray turn type union unknown view wake wave willow wind window wrench
    """)

  private static func set(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
