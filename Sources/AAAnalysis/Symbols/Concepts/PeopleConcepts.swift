extension SymbolDictionary {
  /// People, talking to them, and how one feels. See `SymbolDictionary.concepts(in:)` for the form.
  static let people = """
    ! phone.fill phone.circle.fill phone.bubble.fill phone.arrow.up.right.fill
    en call calls dial dialer ring_up phone_call facetime
    de anruf anrufe anrufen telefonieren telefonat
    fr appel appels appeler téléphoner
    es llamar llamada llamadas
    it chiama chiamata chiamate chiamare telefonare telefonata
    pt ligar ligação ligações chamada chamadas telefonar
    nl bellen oproep gesprek
    ja 電話をかける 通話
    zh 通话 通話 打电话 打電話
    ko 통화 전화걸기

    phone.fill phone.circle.fill phone
    en phone telephone phone_number
    de telefon telefonnummer
    fr téléphone
    es teléfono
    it telefono
    pt telefone
    nl telefoon
    ja 電話
    zh 电话 電話
    ko 전화

    ! person.crop.rectangle.fill phone.fill person.2.fill play.rectangle.fill
    en video_call video_calls video_chat videocall
    de videoanruf videoanrufe videotelefonie
    fr appel_vidéo visio visioconférence
    es videollamada videollamadas
    it videochiamata videochiamate
    pt videochamada videochamadas
    nl videobellen videogesprek
    ja ビデオ通話 テレビ電話
    zh 视频通话 視訊通話 视频电话
    ko 영상통화 화상통화

    bubble.left.and.bubble.right.fill bubble.left.fill text.bubble.fill ellipsis.bubble.fill
    en message messages chat chats text_message texting sms conversation conversations talk
    en messenger comment comments reply
    de nachricht chat gespräch gespräche sms unterhaltung kommentar antworten
    fr message messages discussion conversation sms bavarder commentaire répondre
    es mensaje mensajes conversación charla chatear comentario responder
    it messaggio messaggi conversazione chatta commento rispondi
    pt mensagem mensagens conversa conversas bate-papo comentário responder
    nl bericht berichten gesprek chatten reactie
    ja メッセージ チャット 会話 返信
    zh 消息 信息 訊息 聊天 短信 对话 评论
    ko 메시지 채팅 대화 문자 댓글

    envelope.fill envelope.open.fill mail.stack.fill tray.full.fill
    en mail email emails e_mail inbox letter letters postbox postcard
    de e_mail mail post postfach brief briefe posteingang postkarte
    fr courrier courriel e_mail lettre lettres boîte_de_réception
    es correo carta cartas bandeja_de_entrada
    it posta lettera lettere email
    pt correio carta cartas e_mail caixa_de_entrada
    nl mail brief brieven postvak post
    ja メール 手紙 郵便 受信
    zh 邮件 郵件 信件 邮箱 收件箱
    ko 메일 이메일 편지 우편

    ! paperplane.fill paperplane.circle.fill arrow.up.circle.fill envelope.fill
    en send sent submit dispatch
    de senden schicken abschicken gesendet
    fr envoyer envoi envoyé
    es enviar enviado mandar
    it invia inviare inviato
    pt enviar enviado
    nl versturen sturen verzenden
    ja 送信 送る
    zh 发送 發送 傳送
    ko 보내기 전송

    person.2.fill person.crop.circle.fill person.crop.square.fill book.closed.fill
    en contact contacts people person persons address_book phone_book phonebook user users member
    en members visitor visitors
    de kontakt kontakte leute person personen adressbuch telefonbuch benutzer mitglieder besucher
    fr contacts gens personne personnes répertoire utilisateur membres
    es contacto contactos gente persona personas agenda_telefónica usuario miembros
    it contatto contatti persone persona rubrica utente membri
    pt contato contatos pessoas pessoa agenda_telefônica usuário membros
    nl contact contactpersoon contacten mensen persoon adresboek gebruiker leden
    ja 連絡先 人 人々 ユーザー
    zh 联系人 聯絡人 通讯录 人物 用户
    ko 연락처 사람 사용자

    person.3.fill person.2.fill house.fill heart.fill
    en family families relatives parents siblings
    de familie eltern geschwister
    fr famille parents
    es familia padres
    it famiglia genitori
    pt família pais
    nl familie gezin ouders
    ja 家族 兄弟
    zh 家人 家庭 父母 亲人
    ko 가족 부모

    ? person.fill person.crop.circle.fill heart.fill house.fill
    en parent mother mom mum mummy mommy father dad daddy grandma grandpa grandmother grandfather
    en brother sister
    de mutter mama vater papa oma opa großmutter großvater bruder schwester
    fr mère maman père papa mamie papi frère sœur
    es madre mamá padre papá abuela abuelo hermano hermana
    it madre mamma padre papà nonna nonno fratello sorella
    pt mãe mamãe pai papai avó avô irmão irmã
    nl moeder mama vader papa oma opa broer zus
    ja 母 父 お母さん お父さん 祖母 祖父
    zh 妈妈 爸爸 媽媽 奶奶 爷爷
    ko 엄마 아빠 할머니 할아버지

    person.2.fill heart.circle.fill hand.wave.fill person.2.circle.fill
    en friend friends buddy buddies community social followers following
    de freund freunde freundin freundinnen gemeinschaft
    fr ami amis amie amies copains communauté
    es amigo amigos amiga amigas comunidad
    it amico amici amica amiche comunità
    pt amigo amigos amiga amigas comunidade
    nl vriend vrienden vriendin
    ja 友達 友だち 仲間
    zh 朋友 好友 社区
    ko 친구 친구들

    figure.and.child.holdinghands figure.2.and.child.holdinghands person.2.fill face.smiling.inverse
    en child children kid kids baby babies toddler daughter son grandchildren
    de kind kinder baby tochter sohn enkel enkelkinder
    fr enfant enfants bébé fille fils petits_enfants
    es niño niños niña bebé hijo hija nietos
    it bambino bambini bambina neonato figlio figlia nipoti
    pt criança crianças bebê filho filha netos
    nl kind kinderen baby zoon dochter kleinkinderen
    ja 子供 子ども こども 赤ちゃん 孫
    zh 孩子 儿童 兒童 宝宝 婴儿
    ko 아이 어린이 아기 자녀

    person.crop.circle.fill person.fill person.crop.square.fill person.text.rectangle.fill
    en profile account me myself about_me my_account avatar identity personal
    de profil konto ich über_mich persönlich
    fr profil compte moi identité
    es perfil cuenta yo sobre_mí identidad
    it profilo account io identità
    pt perfil conta eu sobre_mim identidade
    nl profiel account ik over_mij
    ja プロフィール アカウント 自分
    zh 个人 個人 账户 帳戶 账号
    ko 프로필 계정 나

    person.3.fill person.2.fill bubble.left.and.bubble.right.fill person.3.sequence.fill
    en group groups team teams meeting meetings class club clubs together crew
    de gruppe gruppen team treffen besprechung verein gemeinsam
    fr groupe groupes équipe réunion club ensemble
    es grupo grupos equipo reunión club juntos
    it gruppo gruppi squadra riunione incontro insieme
    pt grupo grupos equipe reunião clube juntos
    nl groep groepen team vergadering samen
    ja グループ チーム 会議 クラブ
    zh 小组 群组 群組 团队 團隊 会议 會議
    ko 그룹 모임 팀 회의

    hand.wave.fill face.smiling.inverse sun.max.fill star.fill
    en hello hi welcome greetings greeting good_morning onboarding intro introduction
    de hallo willkommen begrüßung guten_morgen
    fr bonjour bienvenue salut
    es hola bienvenido bienvenida bienvenidos saludo
    it ciao benvenuto benvenuti benvenuta buongiorno
    pt olá oi bem_vindo bom_dia
    nl hallo welkom goedemorgen
    ja こんにちは ようこそ あいさつ おはよう
    zh 你好 欢迎 歡迎 问候
    ko 안녕 환영 인사

    figure.walk hand.wave.fill arrow.right.circle.fill door.right.hand.open
    en goodbye bye
    de tschüss auf_wiedersehen verlassen beenden
    fr au_revoir quitter
    es adiós salir
    it arrivederci esci uscire
    pt tchau adeus sair
    nl tot_ziens doei verlaten
    ja さようなら 終了
    zh 再见 再見
    ko 안녕히 나가기

    heart.fill heart.circle.fill suit.heart.fill face.smiling.inverse
    en love loved_ones valentine romance dating relationship wedding
    de liebe lieben hochzeit beziehung
    fr amour aimer mariage
    es amor amar boda pareja
    it amore amare matrimonio
    pt amor amar casamento
    nl liefde bruiloft
    ja 愛 恋 結婚
    zh 爱 愛 恋爱 婚礼
    ko 사랑 연애 결혼

    face.smiling.inverse heart.fill cloud.sun.fill theatermasks.fill
    en feeling feelings mood moods emotion emotions happy sad angry smile how_are_you wellbeing
    de gefühl gefühle stimmung laune glücklich traurig wütend wohlbefinden wie_geht
    fr humeur émotion émotions sentiment sentiments heureux triste colère
    es sentimiento sentimientos emociones ánimo humor feliz triste enojado
    it emozione emozioni umore sentimenti felice triste arrabbiato
    pt sentimento sentimentos emoções humor feliz triste bravo
    nl gevoel gevoelens stemming humeur blij verdrietig boos
    ja 気持ち 気分 感情 うれしい 悲しい
    zh 心情 情绪 情緒 感受 开心
    ko 기분 감정 마음

    face.smiling.inverse face.smiling hand.thumbsup.fill star.fill
    en emoji emojis sticker stickers funny joke jokes fun humor
    de aufkleber lustig witz witze spaß
    fr autocollants drôle blague blagues
    es pegatina pegatinas divertido chiste chistes
    it adesivi divertente barzelletta
    pt adesivos figurinhas engraçado piada
    nl grappig grap grappen plezier
    ja 絵文字 スタンプ おもしろい
    zh 表情 贴纸 笑话 有趣
    ko 이모지 스티커 재미

    ! exclamationmark.triangle.fill phone.fill staroflife.fill sos
    en emergency sos alert danger urgent help_me ambulance police fire_department hazard warning
    en rescue 911 112 999
    de notfall notruf gefahr achtung dringend krankenwagen polizei feuerwehr warnung
    fr urgence urgences secours danger police pompiers alerte avertissement
    es emergencia emergencias peligro urgente policía ambulancia bomberos alerta
    it emergenza pericolo urgente polizia ambulanza soccorso avviso
    pt emergência perigo urgente polícia ambulância bombeiros alerta
    nl noodgeval nood gevaar politie brandweer ambulance waarschuwing
    ja 緊急 救急 危険 警察 消防 警告
    zh 紧急 緊急 危险 警察 求救 急救 警告
    ko 긴급 응급 위험 경찰 경고

    hand.raised.fill lifepreserver.fill questionmark.circle.fill person.2.fill
    en caregiver carer caregivers support supporter assistant assistance trusted care volunteer
    de betreuer betreuung pflege unterstützung assistenz begleiter
    fr aidant accompagnant assistance soutien accompagnement
    es cuidador cuidadora cuidadores apoyo asistencia asistente
    it assistente assistenza badante supporto
    pt cuidador cuidadora apoio assistência assistente
    nl begeleider verzorger ondersteuning mantelzorger
    ja 介護 支援 サポート 介助
    zh 护理 看护 照顾 支持 援助
    ko 돌봄 보호자 지원 도우미

    text.bubble.fill waveform mouth.fill bubble.left.fill
    en speak speech say voice talk_for_me aac phrases phrase pronunciation tell read_aloud
    de sprechen sprache stimme sagen aussprache vorlesen
    fr parler parole voix dire phrases
    es hablar voz habla decir frases
    it parlare parla voce dire frasi
    pt falar fala voz dizer frases
    nl spreken stem zeggen praten zinnen
    ja 話す 声 発話 言う 音声
    zh 说话 說話 语音 語音 朗读
    ko 말하기 목소리 음성

    character.book.closed.fill globe textformat.characters bubble.left.and.bubble.right.fill
    en translate translation language languages vocabulary dictionary word words grammar
    de übersetzen übersetzung sprachen wörterbuch wort wörter vokabeln grammatik
    fr traduire traduction langue langues dictionnaire mot mots vocabulaire
    es traducir traducción idioma idiomas diccionario palabra palabras vocabulario
    it traduci traduzione lingua lingue dizionario parola parole
    pt traduzir tradução idioma idiomas língua dicionário palavra palavras
    nl vertalen vertaling taal talen woordenboek woord woorden
    ja 翻訳 言語 辞書 単語 言葉
    zh 翻译 翻譯 语言 語言 词典 单词
    ko 번역 언어 사전 단어

    questionmark.bubble.fill questionmark.circle.fill hand.raised.fill text.bubble.fill
    en ask question questions faq contact_us
    de frage fragen
    fr question questions demander
    es pregunta preguntas preguntar
    it domanda domande chiedi chiedere
    pt pergunta perguntas perguntar
    nl vraag vragen
    ja 質問 聞きたい
    zh 问题 問題 提问
    ko 질문 물어보기

    gift.fill birthday.cake.fill party.popper.fill balloon.fill
    en birthday birthdays party celebration celebrate anniversary christmas easter
    de geburtstag geburtstage feier feiern fest jubiläum weihnachten ostern
    fr anniversaire fête fêtes célébration noël pâques
    es cumpleaños fiesta fiestas celebración aniversario navidad
    it compleanno festa feste anniversario natale pasqua
    pt aniversário festa festas comemoração natal páscoa
    nl verjaardag feest feestje kerst pasen
    ja 誕生日 パーティー お祝い 記念日 クリスマス
    zh 生日 派对 聚会 庆祝 节日 圣诞
    ko 생일 파티 축하 기념일

    gift.fill giftcard.fill shippingbox.fill heart.fill
    en gift gifts present presents wishlist surprise donate donation
    de geschenk geschenke wunschliste überraschung spende spenden
    fr cadeau cadeaux surprise don
    es regalo regalos sorpresa donar
    it regalo regali sorpresa donazione
    pt presente presentes surpresa doar
    nl cadeau cadeaus verrassing
    ja プレゼント ギフト 贈り物 寄付
    zh 礼物 禮物 惊喜 捐赠
    ko 선물 기부

    hand.thumbsup.fill hand.thumbsdown.fill checkmark.circle.fill star.fill
    en feedback rate rating review reviews like likes opinion vote poll survey thumbs_up
    de bewertung bewerten rückmeldung gefällt meinung abstimmung umfrage
    fr avis évaluer sondage vote opinion
    es opinión opiniones valorar reseña voto encuesta me_gusta
    it recensione recensioni valuta opinione voto sondaggio mi_piace
    pt avaliação avaliar opinião voto enquete curtir
    nl beoordeling mening enquête
    ja 評価 感想 レビュー 投票 アンケート
    zh 评价 評價 反馈 投票 点赞
    ko 평가 의견 투표 좋아요

    hands.clap.fill star.fill hand.thumbsup.fill sparkles
    en thanks thank_you congratulations well_done bravo great_job praise
    de danke glückwunsch bravo gratulation
    fr merci félicitations bravo
    es gracias felicidades bravo
    it grazie complimenti bravo
    pt obrigado obrigada parabéns
    nl dank bedankt gefeliciteerd
    ja ありがとう おめでとう 感謝
    zh 谢谢 謝謝 感谢 祝贺 恭喜
    ko 감사 고마워 축하해
    """
}
