extension SymbolDictionary {
  /// Making, looking, listening, reading and playing. See `SymbolDictionary.concepts(in:)` for the
  /// form.
  static let media = """
    hand.draw.fill paintpalette.fill paintbrush.fill scribble.variable scribble
    en draw drawing paint painting sketch sketchpad doodle canvas whiteboard scribble artwork
    en artist
    de zeichnen zeichnung zeichenblatt malen gemälde bild skizze
    fr dessin dessiner peindre peinture croquis
    es dibujar dibujo pintar pintura boceto
    it disegno disegnare disegna dipingere pittura schizzo
    pt desenho desenhar pintar pintura esboço
    nl tekenen tekening schilderen schets
    ja お絵かき お絵描き 描く 絵 絵画 スケッチ
    zh 画画 绘画 绘图 畫畫 繪畫 涂鸦 塗鴉
    ko 그리기 그림 드로잉

    paintpalette.fill eyedropper.halffull paintbrush.fill swatchpalette.fill
    en color colour colors colours palette swatch hue
    de farbe farben farbpalette
    fr couleur couleurs
    es color colores
    it colore colori
    pt cor cores
    nl kleur kleuren
    ja 色 カラー 色選び
    zh 颜色 顏色 色彩
    ko 색 색상 색깔

    photo.stack.fill photo.fill.on.rectangle.fill photo.fill rectangle.stack.fill photo.on.rectangle
    en photo photos picture pictures image images gallery album albums snapshot slideshow
    en wallpaper
    de foto fotos bilder fotoalbum galerie album fotogalerie
    fr photo photos image images galerie album diaporama
    es foto fotos imagen imágenes galería álbum
    it foto fotografia fotografie immagine immagini galleria
    pt foto fotos fotografia imagem imagens galeria álbum
    nl foto foto's afbeelding afbeeldingen galerij fotoalbum
    ja 写真 画像 アルバム フォト ギャラリー
    zh 照片 图片 圖片 相册 相簿 相片 图库
    ko 사진 앨범 이미지 갤러리

    camera.fill camera.circle.fill camera.viewfinder camera
    en camera take_photo take_picture selfie snap photograph capture shutter
    de kamera fotografieren aufnehmen
    fr appareil_photo photographier caméra
    es cámara fotografiar tomar_foto
    it fotocamera fotografare scatta scattare
    pt câmera câmara fotografar tirar_foto
    nl camera fotograferen
    ja カメラ 撮影 撮る
    zh 相机 相機 拍照 摄影 攝影
    ko 카메라 촬영

    play.rectangle.fill film.fill tv.fill play.circle.fill
    en video videos clip clips watch stream streaming player vlog youtube
    de video videos ansehen
    fr vidéo vidéos regarder
    es vídeo vídeos video ver_video
    it video filmato filmati guarda guardare
    pt vídeo vídeos assistir
    nl video video's kijken
    ja 動画 ビデオ 映像
    zh 视频 影片 視頻 录像
    ko 비디오 동영상 영상

    film.fill movieclapper.fill popcorn.fill ticket.fill
    en film films movie movies cinema
    de film filme kino
    fr film films cinéma
    es película películas cine
    it film cinema
    pt filme filmes cinema
    nl film bioscoop
    ja 映画 シネマ
    zh 电影 電影
    ko 영화

    tv.fill play.tv.fill tv.circle.fill tv
    en tv television tv_show series episode episodes channel channels
    de fernseher fernsehen serie serien sendung
    fr télé télévision émission série
    es televisión tele serie programa canal canales
    it televisione serie programma canale
    pt televisão série canal canais
    nl televisie tv serie zender
    ja テレビ 番組
    zh 电视 電視 节目 節目
    ko 텔레비전 티비 방송

    music.note music.quarternote.3 music.note.list guitars.fill headphones
    en music song songs tune tunes melody playlist track tracks concert
    de musik lied lieder konzert musikstück
    fr musique chanson chansons concert
    es música canción canciones concierto
    it musica canzone canzoni brano brani concerto
    pt música canção canções show
    nl muziek liedje liedjes nummer concert
    ja 音楽 曲 歌 ミュージック
    zh 音乐 音樂 歌曲
    ko 음악 노래

    music.microphone microphone.fill music.note music.microphone.circle.fill
    en sing singing karaoke singer choir
    de singen gesang chor
    fr chanter chant chorale
    es cantar coro
    it cantare canto coro karaoke
    pt cantar coro
    nl zingen koor
    ja 歌う カラオケ 合唱
    zh 唱歌 歌唱
    ko 노래방 노래하기

    pianokeys guitars.fill music.note metronome.fill
    en instrument instruments piano keyboard guitar guitars violin drum drums band orchestra
    de klavier gitarre geige trommel instrumente
    fr guitare violon batterie orchestre
    es guitarra violín tambor instrumento
    it pianoforte chitarra violino tamburo strumento
    pt violão guitarra violino bateria
    nl gitaar viool trommel
    ja ピアノ ギター 楽器 バイオリン
    zh 钢琴 鋼琴 吉他 乐器 樂器
    ko 피아노 기타 악기

    headphones speaker.wave.2.fill ear.fill waveform
    en listen listening audio audiobook audiobooks headphones earphones
    de hören anhören hörbuch hörbücher kopfhörer
    fr écouter écoute casque livre_audio
    es escuchar oír auriculares audiolibro
    it ascolta ascoltare cuffie audiolibro
    pt ouvir escutar fones audiolivro
    nl luisteren koptelefoon luisterboek
    ja 聞く 聴く ヘッドホン オーディオ
    zh 听 聽 耳机 耳機 音频 有声书
    ko 듣기 헤드폰 오디오

    dot.radiowaves.left.and.right radio.fill antenna.radiowaves.left.and.right microphone.fill
    en radio podcast podcasts broadcast station
    de radio sender hörfunk
    fr radio émission_radio
    es radio emisora
    it radio stazione_radio
    pt rádio emissora
    nl radio
    ja ラジオ ポッドキャスト
    zh 广播 廣播 电台 播客
    ko 라디오 팟캐스트

    microphone.fill waveform microphone.circle.fill recordingtape
    en record recording recordings microphone mic dictate dictation voice_memo
    de aufnahme aufnahmen mikrofon diktieren sprachmemo
    fr enregistrer enregistrement micro microphone dictée
    es grabar grabación micrófono dictado
    it registra registrare registrazione microfono
    pt gravar gravação microfone ditado
    nl opnemen opname microfoon
    ja 録音 マイク
    zh 录音 錄音 麦克风
    ko 녹음 마이크

    speaker.wave.3.fill speaker.wave.2.fill speaker.fill waveform
    en sound sounds volume loud louder speaker noise
    de ton töne lautstärke laut lautsprecher geräusche klang klänge
    fr son sons volume haut-parleur bruit
    es sonido sonidos volumen altavoz ruido
    it suono suoni volume altoparlante rumore
    pt som sons volume alto_falante ruído
    nl geluid geluiden volume luidspreker
    ja 音 音量 サウンド スピーカー
    zh 声音 聲音 音量 扬声器
    ko 소리 음량 스피커

    speaker.slash.fill bell.slash.fill moon.fill speaker.zzz.fill
    en mute muted silent silence quiet
    de stumm leise ruhe stille lautlos
    fr muet silence silencieux calme
    es silencio silenciar silencioso
    it muto silenzio silenzioso
    pt mudo silêncio silencioso
    nl stil stilte dempen
    ja 消音 ミュート 静か
    zh 静音 靜音 安静
    ko 음소거 무음

    book.fill books.vertical.fill text.book.closed.fill bookmark.fill
    en book books read reader reading library novel ebook chapter chapters bible
    de buch bücher lesen bücherei bibliothek roman kapitel bibel hörbuch
    fr livre livres lire lecture bibliothèque roman chapitre
    es libro libros leer lectura biblioteca novela capítulo
    it libro libri leggere lettura biblioteca romanzo capitolo
    pt livro livros ler leitura biblioteca romance capítulo
    nl boek boeken lezen bibliotheek roman hoofdstuk
    ja 本 読書 図書館 本棚 読む
    zh 书 書 图书 圖書 阅读 閱讀 书籍 读书
    ko 책 독서 도서관 읽기

    text.book.closed.fill book.fill sparkles books.vertical.fill
    en story stories tale tales fairy_tale fairytale
    de geschichte geschichten märchen erzählung
    fr histoire histoires conte contes
    es cuento cuentos historia historias relato
    it storia storie fiaba fiabe racconto
    pt história histórias conto contos
    nl verhaal verhalen sprookje
    ja 物語 お話 童話
    zh 故事 童话 童話
    ko 이야기 동화

    newspaper.fill newspaper megaphone.fill text.document.fill
    en news newspaper newspapers headlines article articles magazine press blog announcement
    de nachrichten zeitung neuigkeiten artikel zeitschrift schlagzeilen aktuelles
    fr actualités journal nouvelles actus presse
    es noticias periódico prensa artículo
    it notizie giornale novità articolo
    pt notícias jornal revista artigo
    nl nieuws krant artikel tijdschrift
    ja ニュース 新聞 記事 お知らせ
    zh 新闻 新聞 报纸 報紙 资讯
    ko 뉴스 신문 소식

    text.pad.header square.and.pencil text.document.fill pencil
    en note notes notebook notepad memo memos jotter
    de notiz notizen notizbuch merkzettel
    fr notes carnet bloc-notes mémo
    es nota notas cuaderno apuntes
    it nota appunti appunto taccuino
    pt nota notas caderno anotações bloco_de_notas
    nl notitie notities notitieboek
    ja メモ ノート
    zh 笔记 筆記 备忘录 備忘錄 便签
    ko 메모 노트

    pencil.and.outline highlighter square.and.pencil pencil
    en write writing writer essay poem poems poetry
    de schreiben schrift gedicht gedichte aufsatz
    fr écrire écriture poème
    es escribir escritura poema
    it scrivere scrittura poesia
    pt escrever escrita poema
    nl schrijven gedicht
    ja 書く 作文 詩 執筆
    zh 写作 寫作 写字 书写
    ko 쓰기 글쓰기

    book.closed.fill heart.text.square.fill square.and.pencil calendar
    en diary journal logbook daybook
    de tagebuch
    fr journal_intime
    es diario
    it diario
    pt diário
    nl dagboek
    ja 日記
    zh 日记 日記
    ko 일기

    gamecontroller.fill puzzlepiece.fill die.face.5.fill dpad.fill
    en game games gaming play_game arcade level levels
    de spiel spiele spielen
    fr jeu jeux jouer
    es juego juegos jugar
    it gioco giochi giocare
    pt jogo jogos jogar
    nl spel spelletje spelletjes spelen games
    ja ゲーム 遊ぶ 遊び
    zh 游戏 遊戲
    ko 게임 놀이

    puzzlepiece.fill puzzlepiece square.grid.3x3.fill lightbulb.fill
    en puzzle puzzles jigsaw sudoku crossword riddle riddles
    de rätsel kreuzworträtsel puzzle
    fr casse-tête énigme mots_croisés
    es rompecabezas acertijo crucigrama
    it rompicapo enigma cruciverba
    pt enigma quebra-cabeça palavras_cruzadas
    nl puzzel puzzels raadsel
    ja パズル なぞなぞ クイズ
    zh 拼图 拼圖 谜题
    ko 퍼즐 수수께끼

    questionmark.circle.fill lightbulb.fill checkmark.seal.fill brain.head.profile
    en quiz quizzes trivia exam exams test
    de quiz prüfung test
    fr quiz examen contrôle
    es cuestionario examen prueba
    it quiz esame prova
    pt quiz exame prova teste
    nl quiz toets examen
    ja クイズ 試験 テスト
    zh 测验 測驗 考试 考試 问答
    ko 퀴즈 시험

    die.face.5.fill suit.spade.fill square.grid.3x3.fill gamecontroller.fill
    en dice cards card_game board_game chess checkers solitaire bingo memory_game
    de würfel karten kartenspiel brettspiel schach
    fr dés jeu_de_cartes échecs
    es dados cartas ajedrez
    it dadi carte scacchi
    pt dados baralho xadrez
    nl dobbelsteen kaarten schaken
    ja サイコロ トランプ 将棋 囲碁 チェス
    zh 骰子 纸牌 紙牌 象棋 围棋
    ko 주사위 카드 장기 바둑

    puzzlepiece.fill teddybear.fill die.face.5.fill balloon.fill
    en toy toys teddy doll dolls playroom blocks
    de spielzeug puppe teddybär
    fr jouet jouets poupée doudou
    es juguete juguetes muñeca
    it giocattolo giocattoli bambola
    pt brinquedo brinquedos boneca
    nl speelgoed pop knuffel
    ja おもちゃ 人形
    zh 玩具 娃娃
    ko 장난감 인형

    scissors paintbrush.pointed.fill ruler.fill hammer.fill
    en craft crafts diy knitting sewing origami pottery cut
    de basteln handarbeit stricken nähen schneiden
    fr bricolage couture tricot couper
    es manualidades costura tejer recortar
    it lavoretti cucito maglia ritagliare
    pt artesanato costura tricô recortar
    nl knutselen naaien breien knippen
    ja 工作 手芸 裁縫 折り紙
    zh 手工 编织 剪纸
    ko 공예 만들기 바느질

    theatermasks.fill theatermask.and.paintbrush.fill ticket.fill star.fill
    en theater theatre drama acting opera comedy circus stage
    de theater schauspiel oper zirkus bühne
    fr théâtre opéra cirque spectacle
    es teatro ópera circo espectáculo
    it teatro opera circo spettacolo
    pt teatro ópera circo espetáculo
    nl toneel theater circus voorstelling
    ja 演劇 劇場 芝居 舞台
    zh 戏剧 戲劇 剧院 舞台
    ko 연극 극장 공연

    figure.dance figure.socialdance music.note sparkles
    en dance dances dancing ballet disco
    de tanz tanzen tänze
    fr danse danser ballet
    es baile bailar danza
    it ballo ballare danza
    pt dança dançar
    nl dans dansen
    ja ダンス 踊り 踊る
    zh 舞蹈 跳舞
    ko 춤 댄스

    globe network link
    en web website websites internet browser browse online webpage surf
    de internet webseite webseiten browser netz
    fr internet site_web navigateur web
    es internet sitio_web navegador página_web
    it internet sito siti_web browser
    pt internet site navegador
    nl internet website webpagina
    ja インターネット ウェブ ブラウザ サイト
    zh 网络 網路 网页 網頁 浏览器 上网
    ko 인터넷 웹 브라우저

    desktopcomputer laptopcomputer display keyboard
    en computer computers laptop tablet desktop device devices screen_time smartphone
    de computer rechner laptop gerät geräte
    fr ordinateur portable appareil appareils
    es ordenador computadora portátil dispositivo
    it computer portatile dispositivo dispositivi
    pt computador notebook dispositivo
    nl computer laptop apparaat
    ja パソコン コンピュータ 端末
    zh 电脑 電腦 设备 設備
    ko 컴퓨터 노트북 기기

    rectangle.stack.fill square.stack.3d.up.fill tray.full.fill square.grid.2x2.fill
    en collection collections media catalog catalogue
    de sammlung sammlungen mediathek katalog
    fr collection médiathèque catalogue
    es colección colecciones catálogo
    it collezione raccolta catalogo
    pt coleção coleções catálogo
    nl verzameling collectie
    ja コレクション ライブラリ
    zh 收藏夹 合集 目录
    ko 컬렉션 모음
    """
}
