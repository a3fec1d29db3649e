extension SymbolDictionary {
  /// Body, health, sport and learning. See `SymbolDictionary.concepts(in:)` for the form.
  static let health = """
    pills.fill cross.case.fill pills cross.fill
    en medicine medicines medication medications meds pill pills prescription
    en prescriptions pharmacy vitamin vitamins dose drug drugs
    de medizin medikament medikamente tablette tabletten arznei pille pillen apotheke
    fr médicament médicaments pilule traitement ordonnance pharmacie
    es medicina medicinas medicamento medicamentos pastilla pastillas receta_médica farmacia
    it medicina medicine farmaco farmaci pillola pillole farmacia
    pt remédio remédios medicamento medicamentos comprimido farmácia
    nl medicijn medicijnen pil pillen apotheek
    ja 薬 お薬 服薬 くすり 薬局
    zh 药 藥 药物 藥物 吃药 服药 药品 药店
    ko 약 복약 약국

    stethoscope cross.case.fill cross.fill staroflife.fill
    en doctor doctors hospital clinic nurse medical patient checkup physician therapy therapist
    de arzt ärzte ärztin krankenhaus klinik praxis pflegekraft therapie
    fr médecin docteur hôpital clinique infirmière thérapie
    es médico doctor doctora hospital clínica enfermera terapia
    it medico dottore dottoressa ospedale clinica infermiera terapia
    pt médico doutor hospital clínica enfermeira terapia
    nl dokter arts ziekenhuis verpleegkundige therapie
    ja 医者 病院 看護 診察 医療
    zh 医生 醫生 医院 醫院 护士 看病
    ko 의사 병원 진료 간호사

    heart.fill heart.text.square.fill waveform.path.ecg cross.case.fill
    en health healthy wellness heart heart_rate pulse vitals blood_pressure heartbeat
    de gesundheit gesund herz puls blutdruck herzschlag
    fr santé cœur pouls tension
    es salud saludable corazón pulso presión_arterial
    it salute cuore battito pressione
    pt saúde saudável coração pulso pressão_arterial
    nl gezondheid gezond hart hartslag bloeddruk
    ja 健康 心臓 脈拍 血圧
    zh 健康 心脏 心率 血压
    ko 건강 심장 혈압 맥박

    drop.fill drop.triangle.fill waveform.path.ecg syringe.fill
    en blood glucose blood_sugar diabetes insulin
    de blut blutzucker diabetes insulin
    fr sang glycémie diabète insuline
    es sangre glucosa diabetes insulina
    it sangue glicemia diabete insulina
    pt sangue glicose diabetes insulina
    nl bloed bloedsuiker diabetes insuline
    ja 血液 血糖 糖尿病
    zh 血液 血糖 糖尿病
    ko 혈액 혈당 당뇨

    bandage.fill cross.case.fill cross.fill heart.fill
    en pain hurt injury injuries wound first_aid ache symptom symptoms sick ill illness
    de schmerz schmerzen verletzung wunde erste_hilfe krank krankheit symptome
    fr douleur blessure premiers_secours malade maladie symptômes
    es dolor herida lesión primeros_auxilios enfermo enfermedad síntomas
    it dolore ferita pronto_soccorso malato malattia sintomi
    pt dor ferida lesão primeiros_socorros doente doença sintomas
    nl pijn wond eerste_hulp ziek ziekte symptomen
    ja 痛み けが 応急手当 病気 症状
    zh 疼痛 受伤 急救箱 生病 症状
    ko 통증 부상 응급처치 아픔 증상

    figure.walk heart.fill flame.fill figure.strengthtraining.traditional dumbbell.fill
    en exercise exercises workout workouts fitness training gym activity activities move movement
    en stretch stretching pushups
    de übung übungen training bewegung turnen fitnessstudio aktivität aktivitäten
    fr exercice exercices entraînement gymnastique activité activités
    es ejercicio ejercicios entrenamiento gimnasio actividad actividades
    it esercizio esercizi allenamento palestra attività
    pt exercício exercícios treino academia atividade atividades
    nl oefening oefeningen sporten beweging sportschool activiteit
    ja 運動 体操 トレーニング 活動
    zh 运动 運動 锻炼 健身 活动
    ko 운동 체조 활동 훈련

    figure.walk map.fill location.fill figure.walk.circle.fill
    en walk walks walking step steps pedometer stroll hike hiking pedestrian
    de gehen spaziergang spazieren schritte wandern zu_fuß
    fr marche marcher promenade pas randonnée à_pied
    es caminar caminata paseo pasos andar senderismo
    it camminare camminata passeggiata passi escursione
    pt caminhar caminhada passeio passos andar
    nl wandelen wandeling lopen stappen
    ja 歩く 散歩 ウォーキング 歩数
    zh 走路 散步 步行 步数 徒步
    ko 걷기 산책 걸음

    hare.fill figure.run figure.walk stopwatch.fill
    en run runs running jog jogging sprint race marathon
    de rennen joggen laufen lauf
    fr courir course_à_pied jogging
    es correr carrera
    it correre corsa
    pt correr corrida
    nl rennen hardlopen
    ja 走る ランニング
    zh 跑步 慢跑
    ko 달리기 조깅

    drop.fill figure.pool.swim figure.open.water.swim water.waves
    en swim swimming pool
    de schwimmen schwimmbad
    fr nager natation piscine
    es nadar natación piscina
    it nuotare nuoto piscina
    pt nadar natação piscina
    nl zwemmen zwembad
    ja 水泳 泳ぐ プール
    zh 游泳 泳池
    ko 수영 수영장

    bicycle bicycle.circle.fill figure.outdoor.cycle location.fill
    en bike bikes bicycle bicycles cycling cycle ride
    de fahrrad fahrräder radfahren rad radtour
    fr vélo vélos bicyclette cyclisme
    es bici bicicleta bicicletas ciclismo
    it bici bicicletta biciclette ciclismo
    pt bicicleta bicicletas ciclismo pedalar
    nl fiets fietsen
    ja 自転車 サイクリング
    zh 自行车 自行車 骑车 单车
    ko 자전거

    sportscourt.fill soccerball figure.walk trophy.fill
    en sport sports soccer football basketball tennis ball match matches golf baseball
    de sport sportarten fußball ball tennis
    fr sport sports football balle ballon
    es deporte deportes fútbol baloncesto pelota
    it sport calcio pallone palla partita
    pt esporte esportes futebol bola partida
    nl sport sporten voetbal bal wedstrijd
    ja スポーツ サッカー 野球 テニス ボール
    zh 体育 足球 篮球 籃球 球 比赛
    ko 스포츠 축구 야구 농구 공

    leaf.fill figure.mind.and.body sparkles wind
    en relax relaxation calm breathe breathing meditate meditation mindfulness yoga peace sensory
    de entspannen entspannung beruhigen atmen atmung meditation achtsamkeit
    fr détente se_détendre respirer respiration méditation calme relaxation
    es relajarse relajación calma respirar respiración meditación
    it rilassarsi rilassamento calma respirare respiro meditazione
    pt relaxar relaxamento calma respirar respiração meditação
    nl ontspannen ontspanning rust ademen ademhaling meditatie
    ja リラックス 落ち着く 深呼吸 呼吸 瞑想 ヨガ
    zh 放松 放鬆 呼吸 冥想 瑜伽 平静
    ko 호흡 명상 요가 진정

    scalemass.fill chart.bar.fill heart.fill figure.walk
    en weight weigh body_weight scale bmi calories
    de gewicht waage wiegen kalorien
    fr poids balance peser calories
    es peso balanza pesar calorías
    it peso bilancia calorie
    pt peso balança calorias
    nl gewicht weegschaal calorieën
    ja 体重 体重計 カロリー
    zh 体重 體重 卡路里
    ko 체중 몸무게 칼로리

    eye.fill eyeglasses eye.circle.fill magnifyingglass
    en eye eyes vision sight glasses magnify magnifier zoom
    de auge augen sehen anschauen brille lupe vergrößern
    fr œil yeux voir vue lunettes loupe zoom
    es ojo ojos vista gafas lupa
    it occhio occhi vedere vista occhiali lente
    pt olho olhos visão óculos lupa
    nl oog ogen zien bril vergrootglas
    ja 目 見る 眼鏡 メガネ 拡大
    zh 眼睛 看 视力 眼镜 放大镜
    ko 눈 보기 안경 돋보기

    ear.fill hearingdevice.ear.fill speaker.wave.2.fill waveform
    en ear ears hearing hearing_aid hearing_aids
    de ohr ohren gehör hörgerät hörgeräte
    fr oreille oreilles audition appareil_auditif
    es oreja oído audición audífono
    it orecchio orecchie udito
    pt ouvido orelha audição
    nl oor oren gehoor hoortoestel
    ja 耳 聴力 補聴器
    zh 耳朵 听力 助听器
    ko 귀 청력 보청기

    figure.roll wheelchair figure.wave person.fill
    en wheelchair disability accessible accessibility mobility
    de rollstuhl behinderung barrierefrei barrierefreiheit
    fr fauteuil_roulant handicap accessibilité
    es silla_de_ruedas discapacidad accesibilidad
    it sedia_a_rotelle disabilità accessibilità
    pt cadeira_de_rodas deficiência acessibilidade
    nl rolstoel beperking toegankelijkheid
    ja 車いす 車椅子 障害
    zh 轮椅 輪椅 残疾 无障碍
    ko 휠체어 장애 접근성

    lungs.fill wind waveform.path.ecg cross.case.fill
    en lungs asthma inhaler oxygen
    de lunge asthma inhalator
    fr poumons asthme
    es pulmones asma
    it polmoni asma
    pt pulmões asma
    nl longen astma
    ja 肺 ぜんそく
    zh 肺 哮喘
    ko 폐 천식

    allergens.fill allergens leaf.fill cross.case.fill
    en allergy allergies allergens intolerance
    de allergie allergien unverträglichkeit
    fr allergie allergies
    es alergia alergias
    it allergia allergie
    pt alergia alergias
    nl allergie allergieën
    ja アレルギー
    zh 过敏 過敏
    ko 알레르기

    brain.head.profile brain lightbulb.fill puzzlepiece.fill
    en brain memory memories mind think thinking thoughts remember
    de gehirn gedächtnis erinnerung erinnerungen denken gedanken
    fr cerveau mémoire souvenirs penser pensées
    es cerebro memoria recuerdos pensar pensamientos
    it cervello memoria ricordi pensare pensieri
    pt cérebro memória lembranças pensar pensamentos
    nl hersenen geheugen herinneringen denken gedachten
    ja 脳 記憶 思い出 考える
    zh 大脑 記憶 记忆 回忆 思考
    ko 뇌 기억 추억 생각

    graduationcap.fill book.fill pencil studentdesk
    en school learn learning lesson lessons education study studies student students teacher
    en course courses homework university kindergarten tutorial classroom
    de schule lernen unterricht lektion lektionen bildung studium schüler lehrer kurs kurse
    de hausaufgaben universität
    fr école apprendre leçon leçons cours éducation études élève professeur devoirs
    es escuela aprender lección lecciones educación estudio estudiar alumno maestro curso deberes
    es colegio
    it scuola imparare lezione lezioni istruzione studio studiare insegnante corso compiti
    pt escola aprender lição lições aula aulas educação estudo estudar professor curso
    nl school leren les lessen onderwijs studie leraar cursus huiswerk
    ja 学校 学習 勉強 授業 先生 宿題 レッスン 学ぶ
    zh 学校 學校 学习 學習 课程 課程 教育 老师 作业 上课
    ko 학교 학습 공부 수업 선생님 숙제

    textformat.characters characters.uppercase character.book.closed.fill pencil
    en alphabet spelling abc spell font text_size
    de alphabet buchstaben buchstabieren schriftgröße
    fr alphabet orthographe
    es alfabeto letras ortografía
    it alfabeto ortografia
    pt alfabeto ortografia
    nl alfabet spelling lettergrootte
    ja 文字 アルファベット ひらがな
    zh 字母 拼音 汉字 识字
    ko 글자 한글 알파벳

    plus.forwardslash.minus number.circle.fill function sum
    en math maths mathematics number numbers count counting calculate calculator arithmetic
    en addition
    de mathe mathematik zahlen zahl zählen rechnen taschenrechner
    fr maths mathématiques nombres chiffres compter calcul calculatrice
    es matemáticas números contar calcular calculadora
    it matematica numeri contare calcolo calcolatrice
    pt matemática números contar calcular calculadora
    nl wiskunde rekenen getallen cijfers tellen rekenmachine
    ja 算数 数学 数字 計算 電卓
    zh 数学 數學 数字 計算機 计算 计算器
    ko 수학 숫자 계산 계산기

    square.fill.on.circle.fill triangle.fill circle.fill hexagon.fill
    en shape shapes geometry circle square triangle pattern patterns
    de form formen geometrie kreis quadrat dreieck muster
    fr forme formes géométrie cercle carré
    es formas figuras geometría círculo cuadrado
    it geometria cerchio quadrato
    pt geometria círculo quadrado
    nl vormen meetkunde cirkel vierkant
    ja 形 図形 三角 丸
    zh 形状 形狀 图形 几何
    ko 모양 도형

    atom lightbulb.fill flask.fill waveform.path.ecg
    en science experiment experiments chemistry physics biology lab laboratory research
    de wissenschaft experiment chemie physik biologie labor forschung
    fr science sciences expérience chimie physique
    es ciencia ciencias experimento química física
    it scienza scienze esperimento chimica fisica
    pt ciência ciências experimento química física
    nl wetenschap experiment scheikunde natuurkunde
    ja 科学 理科 実験
    zh 科学 科學 实验 化学 物理
    ko 과학 실험

    moon.stars.fill sparkles globe star.fill
    en space planet planets universe astronomy galaxy rocket
    de weltraum planeten weltall universum sterne astronomie rakete
    fr espace planètes univers étoiles astronomie fusée
    es espacio planetas universo estrellas astronomía cohete
    it spazio pianeti universo stelle astronomia razzo
    pt planetas universo estrelas astronomia foguete
    nl ruimte planeten heelal sterren raket
    ja 宇宙 星 惑星 天文
    zh 太空 宇宙 星星 行星 火箭
    ko 우주 별 행성 로켓

    lightbulb.fill sparkles lightbulb.circle.fill star.fill
    en idea ideas tip tips inspiration inspire creative creativity discover discovery suggestion
    en suggestions hint hints
    de idee ideen tipp tipps inspiration kreativ entdecken vorschläge
    fr idée idées astuce astuces conseil conseils découvrir créatif
    es idea consejo consejos descubrir inspiración creativo sugerencias
    it idea idee consiglio consigli scopri scoprire suggerimenti
    pt ideia ideias dica dicas descobrir inspiração sugestões
    nl idee ideeën tip tips ontdekken inspiratie
    ja アイデア ヒント 発見 おすすめ
    zh 想法 创意 創意 灵感 提示 发现 建议
    ko 아이디어 힌트 팁 추천

    wand.and.sparkles sparkles wand.and.rays star.fill
    en magic wizard effects enhance fantasy
    de magie zauber zauberei effekte
    fr magie magique effets
    es magia mágico efectos
    it magia magico effetti
    pt magia mágico efeitos
    nl toveren magie effecten
    ja 魔法 マジック 効果
    zh 魔法 特效 滤镜
    ko 마법 효과
    """
}
