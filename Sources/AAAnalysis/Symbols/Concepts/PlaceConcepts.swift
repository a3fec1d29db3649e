extension SymbolDictionary {
  /// Time, plans, places, travel and money. See `SymbolDictionary.concepts(in:)` for the form.
  static let places = """
    calendar calendar.circle.fill clock.fill calendar.badge.clock
    en calendar calendars date dates event events appointment appointments today tomorrow
    en yesterday day days week weekly month monthly year agenda upcoming weekend
    de kalender datum termin termine veranstaltung veranstaltungen heute gestern tag tage woche
    de wochenende monat jahr tagesablauf wochenplan
    fr calendrier date rendez_vous événement événements aujourd'hui demain jour jours journée
    fr semaine mois année agenda
    es calendario fecha cita citas evento eventos hoy día días semana mes año agenda
    it calendario data appuntamento appuntamenti evento eventi oggi domani giorno giorni settimana
    it mese anno agenda
    pt calendário data compromisso compromissos evento eventos hoje amanhã dia dias semana mês ano
    nl kalender agenda datum afspraak afspraken vandaag dag dagen week maand jaar
    ja カレンダー 予定 日付 今日 明日 今週 行事
    zh 日历 日曆 日期 今天 明天 行程 约会
    ko 달력 캘린더 일정 날짜 오늘 내일 약속

    list.bullet.rectangle.fill checklist clock.fill calendar
    en schedule routine routines habit habits timetable plan plans planner planning program
    en itinerary
    de zeitplan fahrplan ablauf routine routinen stundenplan plan planung planer
    fr horaire horaires emploi_du_temps routine programme plan planning
    es horario horarios rutina rutinas plan planes planificar
    it orario orari routine piano pianificare
    pt horário horários rotina rotinas plano planejar
    nl rooster schema routine planning plan
    ja スケジュール 日課 時間割 計画
    zh 日程 时间表 時間表 计划 計劃 安排
    ko 스케줄 일과 시간표 계획

    clock.fill clock clock.circle.fill deskclock.fill
    en clock time hour hours world_clock what_time
    de uhr uhrzeit zeit stunde stunden weltuhr
    fr horloge heure heures temps
    es reloj hora horas tiempo
    it orologio ora ore tempo
    pt relógio hora horas tempo
    nl klok tijd uur
    ja 時計 時間 時刻
    zh 时钟 時鐘 时间 時間
    ko 시계 시간

    alarm.fill alarm clock.fill bell.fill
    en alarm alarms alarm_clock
    de wecker alarm
    fr alarme réveille_matin
    es despertador alarma alarmas
    it sveglie allarme
    pt despertador alarme alarmes
    nl wekker alarm
    ja アラーム 目覚まし
    zh 闹钟 鬧鐘
    ko 알람 자명종

    timer stopwatch.fill hourglass.bottomhalf.filled timer.square
    en timer timers stopwatch countdown hourglass wait waiting
    de kurzzeitmesser stoppuhr eieruhr warten countdown
    fr minuteur chronomètre compte_à_rebours attendre
    es temporizador cronómetro cuenta_atrás esperar
    it cronometro conto_alla_rovescia attesa
    pt temporizador cronômetro contagem espera
    nl kookwekker stopwatch aftellen wachten
    ja タイマー ストップウォッチ 待つ
    zh 计时器 計時器 秒表 倒计时 等待
    ko 타이머 스톱워치 대기

    bell.fill bell.badge.fill bell.circle.fill alarm.fill
    en reminder reminders notification notifications notify remind alerts bell updates
    de erinnern mitteilung mitteilungen benachrichtigung benachrichtigungen glocke
    fr rappel rappels notification notifications cloche
    es recordatorio recordatorios notificación notificaciones aviso avisos
    it promemoria notifica notifiche avvisi
    pt lembrete lembretes notificação notificações aviso avisos
    nl herinnering melding meldingen
    ja リマインダー 通知
    zh 提醒 提醒事项 通知
    ko 알림 미리알림

    checklist checkmark.circle.fill list.bullet.rectangle.fill checkmark.square.fill
    en task tasks todo todos to_do to_dos checklist duties
    de aufgabe aufgaben erledigen checkliste to_do
    fr tâche tâches à_faire
    es tarea tareas pendientes quehaceres
    it compito cose_da_fare
    pt tarefa tarefas afazeres
    nl taak taken takenlijst
    ja タスク やること 用事 課題
    zh 任务 任務 待办 待辦 清单
    ko 할일 과제 체크리스트

    ~ list.bullet list.bullet.rectangle.fill square.grid.2x2.fill rectangle.stack.fill
    en list lists overview items categories category sections topics index
    de liste listen übersicht kategorien kategorie themen
    fr liste listes aperçu catégories thèmes
    es lista listas resumen categorías temas
    it lista elenco elenchi panoramica categorie argomenti
    pt lista listas resumo categorias temas
    nl lijst lijsten overzicht categorieën onderwerpen
    ja リスト 一覧 カテゴリ
    zh 列表 清單 概览 分类 分類
    ko 목록 리스트 분류

    ~ clock.arrow.trianglehead.counterclockwise.rotate.90 clock.fill tray.full.fill archivebox.fill
    en history recent recents recently past log logs archive archived
    de verlauf zuletzt vergangenheit archiv protokoll chronik
    fr historique récent récents passé archives
    es historial reciente recientes pasado archivo
    it cronologia recenti passato archivio
    pt histórico recente recentes passado arquivo
    nl geschiedenis recent verleden archief
    ja 履歴 最近 過去
    zh 历史 歷史 最近 记录 記錄
    ko 기록 최근 이력

    star.fill trophy.fill rosette crown.fill
    en achievement achievements award awards reward rewards goal goals medal trophy prize badge
    en badges win winner champion leaderboard points score scores
    de erfolg erfolge belohnung auszeichnung ziel ziele preis pokal medaille gewinner punkte
    de punktestand
    fr succès récompense récompenses objectif objectifs prix trophée médaille points score
    es logro logros premio premios recompensa objetivo objetivos meta medalla trofeo puntos
    es puntuación
    it successo premio premi ricompensa obiettivo obiettivi medaglia trofeo punti punteggio
    pt conquista conquistas prêmio recompensa objetivo objetivos meta medalha troféu pontos
    nl prestatie beloning doel doelen prijs medaille beker punten
    ja 目標 達成 ごほうび 賞 メダル 成績 ポイント
    zh 目标 目標 成就 奖励 獎勵 奖牌 积分 得分
    ko 목표 성취 보상 상 메달 점수

    chart.bar.fill chart.pie.fill chart.line.uptrend.xyaxis gauge.with.dots.needle.67percent
    en progress statistics stats report reports chart charts graph dashboard insights analytics
    en trends results tracking tracker
    de fortschritt statistik statistiken bericht auswertung diagramm ergebnisse
    fr progrès statistiques rapport graphique résultats suivi
    es progreso estadísticas informe gráfico resultados seguimiento
    it progressi statistiche rapporto grafico risultati
    pt progresso estatísticas relatório gráfico resultados
    nl voortgang statistieken rapport grafiek resultaten
    ja 進捗 統計 グラフ レポート 結果
    zh 进度 進度 统计 統計 报告 图表 结果
    ko 진행 통계 보고서 결과

    map.fill location.fill mappin.circle.fill signpost.right.fill
    en map maps navigation navigate directions direction where route routes way find_way places
    en place nearby explore
    de karte landkarte navigation wegbeschreibung route weg wo orte ort umgebung
    de erkunden
    fr carte cartes_et_plans navigation itinéraire route chemin lieux lieu explorer
    es mapa mapas navegación ruta camino direcciones dónde lugares lugar explorar
    it mappa mappe navigazione percorso strada indicazioni dove luoghi luogo esplora
    pt mapa mapas navegação rota caminho onde lugares lugar explorar
    nl kaart navigatie route weg waar plaatsen plek
    ja 地図 マップ 道 ルート 経路 場所
    zh 地图 地圖 导航 導航 路线 路線 地点
    ko 지도 길찾기 길 경로 장소

    location.fill mappin.and.ellipse location.circle.fill mappin.circle.fill
    en location locations position gps where_am_i address addresses my_location find_me
    de standort position adresse wo_bin_ich
    fr position localisation adresse où_suis_je
    es ubicación posición dirección
    it posizione indirizzo dove_sono
    pt localização posição endereço onde_estou
    nl locatie positie adres waar_ben_ik
    ja 現在地 位置 住所
    zh 位置 定位 地址
    ko 위치 현위치 주소

    airplane suitcase.fill map.fill globe
    en travel sightseeing trip trips vacation vacations holiday holidays journey tour tourism flight
    en flights
    en plane airplane airport fly passport luggage
    de reise reisen urlaub ferien flug flüge flugzeug flughafen ausflug gepäck reisepass
    fr voyage voyages vacances vol avion aéroport tourisme bagages passeport
    es viaje viajes vacaciones vuelo avión aeropuerto turismo equipaje pasaporte
    it viaggio viaggi vacanze volo aereo aeroporto turismo bagagli passaporto
    pt viagem viagens férias voo avião aeroporto turismo bagagem passaporte
    nl reis reizen vakantie vlucht vliegtuig vliegveld bagage paspoort
    ja 旅行 旅 飛行機 空港 休暇
    zh 旅行 旅游 旅遊 假期 飞机 飛機 机场 航班
    ko 여행 휴가 비행기 공항

    car.fill car.circle.fill car car.2.fill
    en car cars drive driving driver vehicle vehicles taxi cab parking traffic automobile
    de auto autos fahren fahrzeug taxi parken parkplatz verkehr
    fr voiture voitures conduire véhicule taxi parking circulation
    es coche coches carro conducir vehículo taxi aparcamiento tráfico
    it auto macchina automobile guidare veicolo taxi parcheggio traffico
    pt carro carros dirigir veículo táxi estacionamento trânsito
    nl auto auto's rijden voertuig taxi parkeren verkeer
    ja 車 自動車 運転 タクシー 駐車
    zh 汽车 汽車 车 車 开车 出租车 停车
    ko 자동차 차량 운전 택시 주차

    bus.fill tram.fill bus.doubledecker.fill map.fill
    en bus buses transport transportation public_transport transit bus_stop
    de bus busse nahverkehr öffentliche_verkehrsmittel haltestelle
    fr bus transports transport arrêt_de_bus
    es autobús bus transporte parada
    it autobus bus mezzi_pubblici trasporti fermata
    pt ônibus autocarro transporte parada
    nl bus openbaar_vervoer halte vervoer
    ja バス 交通 バス停
    zh 公交 公车 公車 巴士 交通
    ko 버스 교통 정류장

    tram.fill tram.circle.fill bus.fill ticket.fill
    en train trains railway rail subway metro tram underground
    de zug züge bahn bahnhof straßenbahn u_bahn s_bahn
    fr train trains gare métro tramway
    es tren trenes estación metro tranvía
    it treno treni stazione metropolitana tram
    pt trem trens comboio estação metrô
    nl trein treinen metro tram treinstation
    ja 電車 列車 駅 地下鉄
    zh 火车 火車 地铁 地鐵 列车 车站
    ko 기차 지하철 전철 역

    ferry.fill sailboat.fill water.waves map.fill
    en boat boats ship ships ferry sailing cruise harbor
    de boot boote schiff schiffe fähre segeln hafen
    fr bateau bateaux navire ferry voile port
    es barco barcos ferry vela puerto
    it barca barche nave navi traghetto vela porto
    pt barco barcos navio balsa vela porto
    nl boot boten schip veerboot haven
    ja 船 フェリー ボート
    zh 船 轮船 渡轮
    ko 배 선박 여객선

    sun.max.fill beach.umbrella.fill water.waves drop.fill
    en beach sea ocean lake river coast
    de strand meer see fluss küste ozean
    fr plage mer océan lac rivière
    es playa mar océano lago río
    it spiaggia mare oceano lago fiume
    pt praia mar oceano lago rio
    nl strand zee meer rivier
    ja 海 海岸 ビーチ 湖 川
    zh 海滩 海灘 大海 湖 河
    ko 바다 해변 호수 강

    mountain.2.fill tent.fill figure.walk leaf.fill
    en mountain mountains camp camping tent climb climbing adventure adventures
    de berg berge zelten camping klettern abenteuer
    fr montagne montagnes camping escalade aventure
    es montaña montañas acampar escalada aventura
    it montagna montagne campeggio arrampicata avventura
    pt montanha montanhas acampar escalada aventura
    nl berg bergen kamperen klimmen avontuur
    ja 山 キャンプ 登山 冒険
    zh 山 露营 爬山 登山 冒险
    ko 산 캠핑 등산 모험

    building.2.fill building.fill map.fill house.fill
    en city cities town building buildings neighborhood street hotel hotels tower
    de stadt städte gebäude nachbarschaft straße hotel
    fr ville villes bâtiment quartier rue hôtel
    es ciudad ciudades edificio barrio calle hotel
    it città edificio quartiere via hotel albergo
    pt cidade cidades edifício prédio bairro rua hotel
    nl stad steden gebouw buurt straat hotel
    ja 街 町 都市 建物 ホテル
    zh 城市 建筑 大楼 街道 酒店
    ko 도시 건물 거리 호텔

    building.columns.fill building.2.fill book.fill map.fill
    en museum museums government church temple mosque monument court embassy
    en landmark
    de museum museen kirche behörde rathaus denkmal
    fr musée musées église mairie monument
    es museo museos iglesia ayuntamiento monumento
    it museo musei chiesa comune monumento
    pt museu museus igreja prefeitura monumento
    nl museum kerk gemeentehuis monument
    ja 博物館 美術館 教会 神社 寺 役所
    zh 博物馆 博物館 教堂 政府 寺庙
    ko 박물관 교회 관공서 절

    globe.europe.africa.fill globe flag.fill map.fill
    en world country countries earth international region global geography
    de welt land länder erde international geografie
    fr monde pays terre international géographie
    es mundo país países tierra internacional geografía
    it mondo paese paesi terra internazionale geografia
    pt mundo país países terra internacional geografia
    nl wereld landen aarde
    ja 世界 国 地球
    zh 世界 国家 國家 地球
    ko 세계 나라 지구

    briefcase.fill building.2.fill case.fill person.2.fill
    en work working job jobs office business career employee employer company workplace shift
    de arbeit arbeiten beruf büro firma job geschäftlich karriere schicht
    fr travail travailler emploi bureau entreprise métier carrière
    es trabajo trabajar empleo oficina empresa negocio
    it lavoro lavorare ufficio azienda impiego carriera
    pt trabalho trabalhar emprego escritório empresa negócios
    nl werk werken baan kantoor bedrijf
    ja 仕事 職場 会社 働く 勤務
    zh 工作 上班 公司 办公 辦公 职业
    ko 일 직장 회사 업무 근무

    creditcard.fill banknote.fill dollarsign.circle.fill wallet.pass.fill
    en money pay payment payments bank banking budget cash credit_card card wallet price prices
    en cost costs bill bills finance finances savings spending expense expenses invoice salary
    en transfer account_balance balance income
    de geld bezahlen zahlung zahlungen budget bargeld kreditkarte geldbörse preis preise rechnung
    de rechnungen finanzen sparen ausgaben einnahmen gehalt überweisung kontostand bankkonto
    fr argent payer paiement banque budget espèces portefeuille prix facture factures finances
    fr épargne dépenses
    es dinero pagar pago pagos banco presupuesto efectivo tarjeta cartera precio factura finanzas
    es ahorro ahorros gastos
    it soldi denaro pagare pagamento banca bilancio contanti portafoglio prezzo bolletta fattura
    it finanze risparmi spese
    pt dinheiro pagar pagamento banco orçamento cartão carteira preço finanças
    pt economias gastos
    nl geld betalen betaling budget contant portemonnee prijs rekening financiën sparen uitgaven
    ja お金 支払い 銀行 予算 財布 家計 料金 貯金
    zh 钱 錢 付款 支付 银行 銀行 预算 钱包 账单 存款
    ko 돈 결제 은행 예산 지갑 요금 저축

    ticket.fill qrcode barcode wallet.pass.fill
    en ticket tickets pass passes boarding_pass coupon coupons voucher reservation reservations
    en booking
    de fahrkarte fahrkarten eintrittskarte eintrittskarten gutschein gutscheine reservierung
    de buchung fahrschein
    fr billet billets coupon réservation réservations
    es boleto boletos cupón reserva reservas
    it biglietto biglietti buono prenotazione prenotazioni
    pt bilhete bilhetes ingresso ingressos cupom reserva reservas
    nl kaartje kaartjes tegoedbon reservering
    ja チケット 切符 予約 クーポン
    zh 票 门票 門票 优惠券 预订 预约
    ko 티켓 표 예약 쿠폰

    shippingbox.fill location.fill shippingbox
    en package packages parcel parcels delivery deliveries shipping shipment box boxes
    de paket pakete lieferung lieferungen versand sendungen karton
    fr colis livraison livraisons expédition boîte
    es paquete paquetes entrega entregas envío caja
    it pacco pacchi consegna consegne spedizione scatola
    pt pacote encomenda encomendas entrega caixa
    nl pakket pakketje bezorging levering doos
    ja 荷物 配達 宅配 箱
    zh 包裹 快递 快遞 送货 盒子
    ko 택배 배송 상자

    fuelpump.fill fuelpump.circle.fill car.fill bolt.fill
    en fuel gas gasoline petrol gas_station charging_station
    de tanken benzin tankstelle
    fr essence carburant station_service
    es gasolina gasolinera combustible
    it benzina carburante distributore
    pt gasolina combustível posto
    nl tanken benzine tankstation
    ja 給油 ガソリン
    zh 加油 汽油 加油站
    ko 주유 주유소 휘발유
    """
}
