extension SymbolDictionary {
  /// Home, food, things in a house, animals, plants and weather. See
  /// `SymbolDictionary.concepts(in:)` for the form.
  static let home = """
    house.fill house.circle.fill house
    en home house apartment flat my_home homepage
    de zuhause haus wohnung daheim startseite
    fr maison domicile appartement accueil
    es casa hogar inicio apartamento piso
    it casa appartamento pagina_iniziale
    pt casa lar início apartamento
    nl huis thuis woning startpagina
    ja 家 ホーム 自宅
    zh 家 首页 首頁 主页 房子
    ko 집 홈

    bed.double.fill moon.zzz.fill moon.stars.fill zzz
    en sleep sleeping bed bedroom bedtime rest nap asleep good_night goodnight
    de schlaf schlafen bett schlafzimmer ausruhen gute_nacht schlafenszeit
    fr sommeil dormir lit chambre repos coucher bonne_nuit
    es dormir sueño cama dormitorio descanso descansar buenas_noches
    it sonno dormire letto camera_da_letto riposo buonanotte
    pt dormir sono cama quarto descanso descansar boa_noite
    nl slaap slapen bed slaapkamer rusten welterusten
    ja 睡眠 寝る ベッド 寝室 おやすみ 休む
    zh 睡觉 睡覺 睡眠 床 卧室 休息 晚安
    ko 수면 잠 침대 침실 휴식

    moon.stars.fill moon.fill moon.circle.fill sparkles
    en night evening tonight dark dark_mode
    de nacht abend abends dunkel
    fr nuit soir soirée sombre
    es noche tarde oscuro
    it notte sera serata scuro
    pt noite escuro
    nl nacht avond donker
    ja 夜 夕方 今夜
    zh 夜晚 晚上 夜间
    ko 밤 저녁

    sunrise.fill sun.max.fill alarm.fill sun.min.fill
    en morning wake wake_up sunrise dawn get_up
    de morgen aufwachen aufstehen sonnenaufgang morgens
    fr matin réveil se_lever lever_du_soleil
    es despertar amanecer levantarse
    it mattina mattino sveglia svegliarsi alba
    pt manhã acordar amanhecer
    nl ochtend wakker opstaan
    ja 朝 起きる 起床
    zh 早上 早晨 起床 清晨
    ko 아침 기상

    drop.fill toilet.fill bathtub.fill shower.fill
    en bathroom toilet restroom washroom potty loo wc
    de bad badezimmer toilette klo
    fr toilettes salle_de_bain
    es baño aseo servicio inodoro
    it bagno toilette gabinetto
    pt banheiro toalete vaso
    nl badkamer toilet wc
    ja トイレ お手洗い 洗面所
    zh 厕所 廁所 卫生间 洗手间 浴室
    ko 화장실 욕실

    drop.fill shower.fill hands.and.sparkles.fill bathtub.fill
    en shower bath bathe wash washing hygiene soap handwashing wash_hands
    de dusche duschen baden waschen hygiene seife hände_waschen
    fr douche bain se_laver hygiène savon
    es ducha bañarse lavar lavarse higiene jabón
    it doccia lavarsi lavare igiene sapone
    pt chuveiro tomar_banho lavar higiene sabão
    nl douche douchen wassen hygiëne zeep
    ja シャワー お風呂 風呂 手洗い 洗う
    zh 洗澡 淋浴 洗手 卫生
    ko 샤워 목욕 세수 손씻기

    mouth.fill sparkles checkmark.circle.fill cross.case.fill
    en teeth tooth toothbrush brush_teeth dentist dental
    de zähne zahn zähneputzen zahnarzt zahnbürste
    fr dents dent dentiste brosse_à_dents
    es dientes diente dentista cepillo
    it denti dente dentista spazzolino
    pt dentes dente dentista escova
    nl tanden tand tandarts tandenborstel poetsen
    ja 歯 歯みがき 歯磨き 歯医者
    zh 牙齿 牙齒 刷牙 牙医
    ko 치아 양치 치과

    scissors comb.fill person.crop.circle.fill sparkles
    en hair haircut hairdresser barber shave shaving makeup beauty cosmetics
    de haare haar friseur haarschnitt rasieren schminke kosmetik
    fr cheveux coiffeur coupe rasage maquillage beauté
    es pelo cabello peluquero peluquería afeitar maquillaje
    it capelli parrucchiere barba trucco bellezza
    pt cabelo cabeleireiro barba maquiagem beleza
    nl haar kapper scheren
    ja 髪 髪型 美容院 ひげ 化粧
    zh 头发 理发 化妆 美容
    ko 머리 미용 이발 화장

    tshirt.fill hanger bag.fill tag.fill
    en clothes clothing wardrobe outfit outfits shirt dress get_dressed fashion closet shoes
    de kleidung kleider anziehen kleiderschrank mode schuhe
    fr vêtements vêtement habits s'habiller garde_robe mode chaussures
    es ropa vestir vestirse armario moda zapatos
    it vestiti abbigliamento vestirsi armadio moda scarpe
    pt roupa roupas vestir moda sapatos
    nl kleding kleren aankleden kledingkast schoenen
    ja 服 洋服 着替え ファッション 靴
    zh 衣服 服装 服裝 穿衣 时尚 鞋
    ko 옷 의류 패션 신발

    washer.fill tshirt.fill drop.fill sparkles
    en laundry washing_machine ironing
    de wäsche waschmaschine bügeln
    fr lessive linge machine_à_laver
    es lavandería colada lavadora
    it bucato lavatrice stirare
    pt lavanderia máquina_de_lavar
    nl wasmachine strijken
    ja 洗濯
    zh 洗衣 洗衣机
    ko 빨래 세탁

    sparkles hands.and.sparkles.fill trash.fill wand.and.sparkles
    en clean cleaning tidy tidy_up housework chore chores vacuum dishes
    de putzen aufräumen reinigen sauber haushalt hausarbeit staubsaugen abwasch
    fr ménage nettoyer nettoyage ranger
    es limpiar limpieza ordenar tareas_domésticas
    it pulire pulizia pulizie riordinare faccende
    pt limpar limpeza arrumar
    nl schoonmaken opruimen poetsbeurt huishouden
    ja 掃除 片付け 家事
    zh 打扫 清洁 清潔 家务
    ko 청소 정리 집안일

    flame.fill frying.pan.fill fork.knife timer
    en cook cooking kitchen bake baking chef oven stove grill
    de kochen küche backen herd ofen
    fr cuisiner cuisine cuisson four
    es cocinar cocina hornear horno
    it cucinare cucina cuocere forno
    pt cozinhar cozinha assar forno
    nl koken keuken bakken oven
    ja 料理 台所 キッチン 調理
    zh 做饭 烹饪 烹飪 厨房 廚房
    ko 요리 주방 부엌

    text.book.closed.fill book.fill fork.knife list.bullet.rectangle.fill
    en recipe recipes cookbook ingredients
    de rezept rezepte kochbuch zutaten
    fr recette recettes ingrédients
    es receta recetas ingredientes
    it ricetta ricette ingredienti
    pt receita receitas ingredientes
    nl recept recepten kookboek ingrediënten
    ja レシピ 材料 献立
    zh 食谱 食譜 菜谱 配料
    ko 레시피 조리법 재료

    fork.knife fork.knife.circle.fill takeoutbag.and.cup.and.straw.fill cart.fill
    en food foods meal meals eat eating breakfast lunch dinner supper snack snacks
    en restaurant restaurants hungry nutrition diet pizza
    de essen mahlzeit mahlzeiten frühstück mittagessen abendessen speisen restaurant speisekarte
    de hunger ernährung
    fr nourriture repas manger déjeuner dîner petit_déjeuner goûter restaurant aliments
    es comida comidas comer desayuno almuerzo cena restaurante alimentos merienda
    it cibo pasto pasti mangiare colazione pranzo cena ristorante spuntino alimenti
    pt comida refeição refeições comer café_da_manhã almoço jantar restaurante lanche alimentos
    nl eten maaltijd maaltijden ontbijt lunch avondeten restaurant voedsel
    ja 食事 食べ物 ごはん ご飯 朝食 昼食 夕食 レストラン 食べる
    zh 食物 吃饭 吃飯 餐 早餐 午餐 晚餐 餐厅 美食
    ko 음식 식사 밥 아침식사 점심 저녁식사 식당

    leaf.fill carrot.fill fork.knife
    en fruit fruits vegetable vegetables salad vegan vegetarian banana
    de obst gemüse salat vegetarisch
    fr fruits légume légumes salade
    es fruta frutas verdura verduras ensalada
    it frutta verdura insalata
    pt fruta frutas legumes verduras salada
    nl fruit groente groenten salade
    ja 果物 野菜 サラダ
    zh 水果 蔬菜 沙拉
    ko 과일 채소 야채

    birthday.cake.fill fork.knife gift.fill heart.fill
    en cake cakes dessert desserts sweets candy chocolate ice_cream cookies
    de kuchen torte nachtisch süßigkeiten schokolade eis kekse
    fr gâteau gâteaux dessert bonbons chocolat glace
    es pastel tarta postre dulces chocolate helado galletas
    it torta dolce dolci cioccolato gelato biscotti
    pt bolo sobremesa doces chocolate sorvete
    nl taart toetje snoep chocolade koekjes
    ja ケーキ お菓子 デザート
    zh 蛋糕 甜点 糖果 巧克力
    ko 케이크 디저트 간식

    cup.and.saucer.fill mug.fill takeoutbag.and.cup.and.straw.fill drop.fill
    en drink drinks drinking coffee tea juice beverage cafe café milk thirsty beer
    de trinken getränk getränke kaffee tee saft milch durst bier
    fr boire boisson boissons café thé jus lait
    es beber bebida bebidas café té zumo jugo leche
    it bere bevanda bevande caffè tè succo latte
    pt beber bebida bebidas café chá suco leite
    nl drinken drankje koffie thee sap melk
    ja 飲み物 飲む お茶 コーヒー カフェ
    zh 饮料 飲料 喝 咖啡 茶
    ko 음료 마시기 커피 차

    drop.fill drop.circle.fill waterbottle.fill cup.and.saucer.fill
    en water hydration drink_water hydrate
    de wasser wasser_trinken
    fr eau hydratation
    es agua hidratación
    it acqua idratazione
    pt água hidratação
    nl water
    ja 水 水分 水分補給
    zh 水 喝水 饮水
    ko 물 수분

    wineglass.fill wineglass takeoutbag.and.cup.and.straw.fill cup.and.saucer.fill
    en wine cocktail cocktails bar pub alcohol
    de wein cocktail kneipe alkohol
    fr vin alcool
    es vino alcohol cóctel
    it vino alcolici
    pt vinho álcool coquetel
    nl wijn
    ja ワイン お酒 酒
    zh 酒 葡萄酒
    ko 와인 술

    lightbulb.fill lamp.desk.fill sun.max.fill light.max
    en light lights lamp lamps lighting brightness
    de licht lampe lampen beleuchtung helligkeit
    fr lumière lumières lampe éclairage luminosité
    es luz luces lámpara iluminación brillo
    it luce luci lampada illuminazione luminosità
    pt luz luzes lâmpada iluminação brilho
    nl licht lampen verlichting helderheid
    ja 照明 ライト 明かり 電気 明るさ
    zh 灯 燈 灯光 照明 亮度
    ko 조명 전등 불 밝기

    key.fill door.left.hand.closed lock.open.fill house.fill
    en door doors key keys doorbell entrance
    de tür türen schlüssel türklingel eingang
    fr porte portes clé clés entrée sonnette
    es puerta puertas llave llaves entrada timbre
    it porta porte chiave chiavi ingresso
    pt porta portas chave chaves entrada
    nl deur sleutel sleutels ingang
    ja ドア 鍵 玄関
    zh 门 門 钥匙 鑰匙 入口
    ko 문 열쇠 현관

    sofa.fill chair.fill bed.double.fill lamp.table.fill
    en room rooms living_room furniture sofa couch chair table lounge
    de zimmer wohnzimmer möbel sessel stuhl tisch raum räume
    fr pièce salon meubles canapé chaise
    es habitación sala muebles sofá silla mesa
    it stanza stanze salotto soggiorno mobili divano sedia
    pt sala móveis sofá cadeira
    nl kamer woonkamer meubels bank stoel tafel
    ja 部屋 リビング 家具 ソファ
    zh 房间 房間 客厅 家具 沙发
    ko 방 거실 가구 소파

    wrench.and.screwdriver.fill hammer.fill wrench.adjustable.fill screwdriver.fill
    en tool tools repair repairs fix maintenance build workshop technician
    de werkzeug werkzeuge reparatur reparieren bauen werkstatt
    fr outil outils réparer réparation atelier construire
    es herramienta herramientas reparar reparación taller construir
    it attrezzo attrezzi riparare riparazione officina costruire
    pt ferramenta ferramentas reparar conserto construir
    nl gereedschap reparatie repareren bouwen
    ja 工具 道具 修理
    zh 工具 修理 维修 維修
    ko 도구 공구 수리

    bolt.fill battery.100percent powerplug.fill bolt.circle.fill
    en power energy electricity battery charge charging plug
    de strom energie batterie akku laden aufladen steckdose
    fr énergie électricité recharge charger prise
    es energía electricidad batería cargar enchufe
    it energia elettricità batteria ricarica presa
    pt energia eletricidade bateria carregar tomada
    nl stroom energie batterij opladen
    ja 電池 充電 電力 バッテリー
    zh 电池 電池 充电 电力 能源
    ko 배터리 충전 전기

    cart.fill bag.fill basket.fill creditcard.fill
    en shop shopping shopping_list store stores groceries grocery grocery_list supermarket basket
    en market buy purchase purchases order orders checkout mall
    de einkaufen einkauf einkaufsliste einkaufszettel geschäft supermarkt kaufen
    de bestellung warenkorb markt
    fr courses achats acheter magasin boutique supermarché panier commande liste_de_courses
    es compras comprar tienda supermercado cesta carrito pedido lista_de_compras
    it spesa acquisti comprare acquista negozio supermercato carrello ordine lista_della_spesa
    pt compras comprar loja supermercado carrinho pedido lista_de_compras
    nl boodschappen winkel winkelen kopen supermarkt winkelwagen bestelling
    ja 買い物 購入 店 スーパー 注文 お店
    zh 购物 購物 商店 超市 买 买菜 购物车 订单
    ko 쇼핑 장보기 구매 가게 마트 주문

    pawprint.fill pawprint.circle.fill hare.fill tortoise.fill
    en animal animals pet pets zoo wildlife veterinarian vet farm
    de tier tiere haustier haustiere zoo tierarzt bauernhof
    fr animal animaux zoo vétérinaire ferme
    es animal animales mascota mascotas zoológico veterinario granja
    it animale animali zoo veterinario fattoria
    pt animal animais bichos zoológico veterinário fazenda
    nl dier dieren huisdier huisdieren dierentuin dierenarts boerderij
    ja 動物 ペット どうぶつ 動物園
    zh 动物 動物 宠物 寵物 动物园
    ko 동물 반려동물 애완동물

    dog.fill pawprint.fill pawprint.circle.fill
    en dog dogs puppy walk_the_dog
    de hund hunde welpe gassi
    fr chien chiens chiot
    es perro perros cachorro
    it cane cani cucciolo
    pt cachorro cão cães
    nl hond honden puppy
    ja 犬 いぬ 散歩
    zh 狗 小狗 遛狗
    ko 강아지 개

    cat.fill pawprint.fill pawprint.circle.fill
    en cat cats kitten
    de katze katzen kätzchen
    fr chaton
    es gato gatos gatito
    it gatto gatti gattino
    pt gato gatos gatinho
    nl kat katten poes
    ja 猫 ねこ
    zh 猫 貓 小猫
    ko 고양이

    fish.fill fish.circle.fill drop.fill
    en fish fishes aquarium fishing
    de fisch fische aquarium angeln
    fr poisson poissons pêche
    es pez peces pescado pesca acuario
    it pesce pesci pesca acquario
    pt peixe peixes pesca aquário
    nl vis vissen aquarium
    ja 魚 さかな 釣り 水族館
    zh 鱼 魚 钓鱼
    ko 물고기 생선 낚시

    bird.fill bird.circle.fill leaf.fill binoculars.fill
    en bird birds chicken duck parrot birdwatching
    de vogel vögel huhn ente
    fr oiseau oiseaux poule canard
    es pájaro pájaros aves gallina
    it uccello uccelli gallina
    pt pássaro pássaros aves galinha
    nl vogel vogels kip
    ja 鳥 とり 小鳥
    zh 鸟 鳥 小鸟
    ko 새 새들

    ladybug.fill ant.fill leaf.fill
    en insect insects bug bugs bee bees butterfly butterflies spider
    de insekt insekten käfer biene bienen schmetterling spinne
    fr insecte insectes abeille papillon araignée
    es insecto insectos abeja mariposa araña
    it insetto insetti ape farfalla ragno
    pt inseto insetos abelha borboleta aranha
    nl insect insecten bij vlinder spin
    ja 虫 昆虫 蝶
    zh 昆虫 昆蟲 虫子 蝴蝶
    ko 곤충 벌레 나비

    leaf.fill camera.macro drop.fill tree.fill
    en plant plants garden gardening flower flowers leaf seeds grow watering
    de pflanze pflanzen garten gärtnern blume blumen blatt gießen
    fr plante plantes jardin jardinage fleur fleurs feuille
    es planta plantas jardín jardinería flor flores hoja
    it pianta piante giardino giardinaggio fiore fiori foglia
    pt planta plantas jardim jardinagem flor flores folha
    nl plant planten tuin tuinieren bloem bloemen
    ja 植物 庭 花 園芸 ガーデニング
    zh 植物 花园 花園 花 园艺
    ko 식물 정원 꽃 화분

    leaf.fill tree.fill mountain.2.fill globe
    en nature tree trees forest park parks outdoors outside environment
    de natur baum bäume wald park draußen umwelt
    fr nature arbre arbres forêt parc dehors environnement
    es naturaleza árbol árboles bosque parque medio_ambiente
    it natura albero alberi bosco foresta parco ambiente
    pt natureza árvore árvores floresta parque ambiente
    nl natuur boom bomen bos park buiten milieu
    ja 自然 木 森 公園 環境
    zh 自然 树 樹 森林 公园 公園
    ko 자연 나무 숲 공원

    cloud.sun.fill sun.max.fill cloud.rain.fill thermometer.medium
    en weather forecast climate
    de wetter wetterbericht vorhersage klima
    fr météo temps_qu'il_fait prévisions climat
    es clima pronóstico tiempo_meteorológico
    it meteo previsioni clima che_tempo_fa
    pt clima previsão_do_tempo
    nl weer weerbericht klimaat
    ja 天気 天気予報 気象
    zh 天气 天氣 气象 预报
    ko 날씨 일기예보

    sun.max.fill sun.min.fill sun.max sunrise.fill
    en sun sunny summer sunshine
    de sonne sonnig sommer
    fr soleil été ensoleillé
    es sol soleado verano
    it sole estate soleggiato
    pt sol ensolarado verão
    nl zon zonnig zomer
    ja 太陽 晴れ 夏
    zh 太阳 太陽 晴天 夏天
    ko 태양 해 여름 맑음

    cloud.rain.fill umbrella.fill cloud.bolt.fill cloud.fill
    en rain rainy umbrella storm cloud clouds cloudy thunder
    de regen regenschirm gewitter sturm wolke wolken
    fr pluie parapluie orage nuage nuages
    es lluvia paraguas tormenta nube nubes
    it pioggia ombrello temporale nuvola nuvole
    pt chuva guarda_chuva tempestade nuvem nuvens
    nl regen paraplu onweer wolk wolken
    ja 雨 傘 嵐 雲
    zh 雨 下雨 雨伞 云 雲
    ko 비 우산 구름

    snowflake thermometer.snowflake cloud.snow.fill
    en snow winter cold ice frost
    de schnee winter kalt kälte
    fr neige hiver froid
    es nieve invierno frío
    it neve inverno freddo
    pt neve inverno frio
    nl sneeuw winter koud
    ja 雪 冬 寒い
    zh 雪 冬天 寒冷
    ko 눈 겨울

    thermometer.medium thermometer.sun.fill flame.fill sun.max.fill
    en temperature thermometer fever heating hot warm thermostat
    de temperatur fieber heizung warm heiß
    fr température fièvre chauffage chaud
    es temperatura fiebre calefacción calor
    it temperatura febbre riscaldamento caldo
    pt temperatura febre aquecimento calor
    nl temperatuur koorts verwarming warm
    ja 温度 体温 熱 暖房
    zh 温度 溫度 体温 发烧 暖气
    ko 온도 체온 난방

    flame.fill flame.circle.fill flame sun.max.fill
    en fire flame fireplace campfire candle
    de feuer flamme kamin kerze
    fr feu flamme cheminée bougie
    es fuego llama chimenea vela
    it fuoco fiamma camino candela
    pt fogo chama lareira vela
    nl vuur vlam kaars
    ja 火 炎 たき火
    zh 火 火焰 蜡烛
    ko 불꽃 화재
    """
}
