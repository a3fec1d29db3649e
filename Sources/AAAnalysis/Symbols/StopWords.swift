/// Words of titles and identifiers that say nothing about what is shown: articles, prepositions,
/// and the names that programs give to parts of their interface.
enum StopWords {
  static func contains(_ word: String) -> Bool { words.contains(word) }

  /// Whether a word says little where others stand beside it: "Open Photos", "Show Results".
  static func isLight(_ word: String) -> Bool { light.contains(word) }

  /// Whether a word turns the others into their opposite: "Do Not Delete".
  static func negates(_ word: String) -> Bool { negations.contains(word) }

  private static let light = Set(
    """
    get go make open see show start take use view
    anzeigen ansehen offnen zeigen
    afficher ouvrir prendre voir
    abrir mostrar tomar ver
    apri guarda mostra prendi vedi
    bekijk bekijken neem openen toon
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let negations = Set(
    """
    cannot don never no not unable without
    kein keine keinen nicht nie ohne
    jamais pas sans
    nunca sin
    mai non senza
    nao nunca sem
    geen niet nooit zonder
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let words = Set(
    """
    a an and are at be by can for from has here how i in is it its let me my no not now of on or our
    out please some that the there these this to up us was we will with you your yours
    am auf aus das dein deine dem den der des die du ein eine einen einer es fur hier ihr im in ist
    mein meine meinen mit nach nicht sie sind und unser unsere von vom was wie wir zu zum zur
    au aux avec ce ces dans de des du elle en est et il je la le les leur ma mes mon nos notre nous
    on par pas pour sa ses son sur ta tes ton tu un une vos votre vous
    al como con cual de del el ella en es esta este la las lo los mi mis nuestra nuestro para por
    que se su sus tu tus un una y
    ai al alla alle che col con da dal dei del della delle di e gli i il in io la le lo mia mie mio
    nel per su sul tua tuo un una uno
    ao aos as com da das do dos e em esta meu meus minha minhas na nas no nos o os para pela por que
    seu sua um uma voce
    de een en het hier hun ik in is je jouw met mijn naar of om onze op te uit van voor wat wij
    button buttons cell container content controller coordinator demo detailed element example field
    flow footer header helper item label layout mode model nav navigation preview provider root row
    scaffold
    screen section sheet string style subtitle subview tab text title ui vc view viewmodel views
    widget wrapper app page pages main state value name var id
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
