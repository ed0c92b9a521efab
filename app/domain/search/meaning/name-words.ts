import { TOLD_PARTS } from "./needs/aside-words";

/** Short names, usual misspellings and other scripts of makes, by the make; several are parted by commas. */
export const MAKE_WORDS: Readonly<Record<string, string>> = {
  "Alfa Romeo": "alfa, الفا روميو, 阿尔法罗密欧",
  Aprilia: "ابريليا, 阿普利亚",
  Audi: "اودي, 奥迪",
  BMW: "beemer, bimmer, beamer, بي ام دبليو, بي ام, 宝马",
  BYD: "بي واي دي, 比亚迪",
  Chery: "شيري, 奇瑞",
  Chevrolet: "chevy, chev, شيفروليه, 雪佛兰",
  Ducati: "دوكاتي, 杜卡迪",
  Ford: "فورد, 福特",
  Fuso: "فوسو, 扶桑, 三菱扶桑",
  GWM: "great wall, جريت وول, 长城",
  "Harley-Davidson": "harley, هارلي, 哈雷",
  Hino: "هينو, 日野",
  Holden: "هولدن, 霍顿",
  Honda: "هوندا, 本田",
  Husqvarna: "胡斯瓦纳",
  Hyundai: "hyundi, hundi, هيونداي, هونداي, هيوندي, 现代",
  "Indian Motorcycle": "印第安",
  Isuzu: "ايسوزو, 五十铃",
  Iveco: "ايفيكو, 依维柯",
  Jaguar: "jag, جاكوار, جاغوار, 捷豹",
  Jeep: "جيب, 吉普",
  Kawasaki: "كاواساكي, 川崎",
  Kia: "كيا, 起亚",
  Lamborghini: "lambo, لامبورغيني, 兰博基尼",
  "Land Rover": "landy, لاند روفر, 路虎",
  Lexus: "لكزس, 雷克萨斯, 凌志",
  Mazda: "مازدا, 马自达",
  "Mercedes-Benz": "merc, mercedes, benz, mercs, merc benz, مرسيدس, 奔驰, 平治, 宾士",
  MG: "morris garages, ام جي, 名爵",
  MINI: "ميني, 迷你",
  Mitsubishi: "mitsi, mitsu, mitsubshi, ميتسوبيشي, 三菱",
  Nissan: "نيسان, 日产",
  Peugeot: "بيجو, 标致",
  Porsche: "porshe, بورش, بورشه, 保时捷",
  Renault: "رينو, 雷诺",
  "Rolls-Royce": "rolls, roller, رولز رويس, 劳斯莱斯",
  "Royal Enfield": "皇家恩菲尔德",
  Skoda: "سكودا, 斯柯达",
  Subaru: "subi, subie, scooby, سوبارو, 斯巴鲁",
  Suzuki: "zuki, سوزوكي, 铃木",
  Tesla: "tesler, تسلا, 特斯拉",
  Toyota: "toyo, تويوتا, 丰田",
  Triumph: "凯旋",
  "UD Trucks": "ud",
  Vespa: "فيسبا, 韦士柏, 伟士牌",
  Volkswagen: "vw, v dub, vdub, volks, فولكس فاجن, فولكسفاغن, 大众",
  Volvo: "فولفو, 沃尔沃, 富豪",
  Yamaha: "ياماها, 雅马哈",
};

/** The same of models, by make and model. */
export const MODEL_WORDS: Readonly<Record<string, string>> = {
  "Toyota Camry": "كامري, 凯美瑞",
  "Toyota Corolla": "كورولا, 卡罗拉",
  "Honda Accord": "اكورد, 雅阁",
  "Honda Civic": "سيفيك, 思域",
  "Hyundai Elantra": "النترا, 伊兰特",
  "Hyundai Santa Fe": "سنتافي, سانتافي, 胜达",
  "Kia Carnival": "كرنفال, كارنفال, 嘉华, 嘉年华",
  "Kia Sorento": "سورينتو, 索兰托",
  "Mitsubishi Outlander": "اوتلاندر, 欧蓝德",
  "Nissan Navara": "نافارا, 纳瓦拉",
  "Subaru Forester": "فورستر, 森林人",
  "Subaru Outback": "اوتباك, 傲虎",
  "Toyota HiAce": "هايس, 海狮",
  "Toyota Hilux": "هايلكس, 海拉克斯",
  "Toyota Landcruiser": "cruiser, lc300, lc200, لاند كروزر, لاندكروزر, 陆地巡洋舰, 兰德酷路泽",
  "Toyota Landcruiser 70":
    "landcruiser 79, landcruiser 76, landcruiser 78, 76 series, 78 series, lc76, lc78, troopy, troopies, troop carrier, troopcarrier, 70 series, landcruiser 70 series, 70 series landcruiser, lc70, lc79, 79 series",
  "Toyota Landcruiser Prado": "prado, برادو, 普拉多, 霸道",
  "Hyundai Accent": "اكسنت, 雅绅特",
  "Hyundai Kona": "كونا",
  "Hyundai i30": "اي 30",
  "Jeep Cherokee": "شيروكي, 自由光",
  "Jeep Grand Cherokee": "جراند شيروكي, غراند شيروكي, 大切诺基",
  "Jeep Wrangler": "رانجلر, رانغلر, 牧马人",
  "Kia Cerato": "سيراتو, 赛拉图",
  "Kia Rio": "ريو",
  "Kia Picanto": "بيكانتو, 皮坎图",
  "Kia Seltos": "سيلتوس",
  "Mitsubishi Lancer": "لانسر, 蓝瑟",
  "Mitsubishi Triton": "تريتون",
  "Nissan Qashqai": "قاشقاي, 逍客",
  "Nissan Pathfinder": "باثفايندر",
  "Nissan Leaf": "ليف, 聆风",
  "Honda CR-V": "سي ار في",
  "Honda Jazz": "جاز, 飞度",
  "Suzuki Swift": "سويفت, 雨燕",
  "Suzuki Jimny": "جيمني, 吉姆尼",
  "Suzuki Vitara": "فيتارا, 维特拉",
  "Subaru Impreza": "امبريزا, 翼豹",
  "Ford Mustang": "stang, موستانج, موستنج, 野马",
  "Ford Everest": "ايفرست, 撼路者",
  "Ford Focus": "فوكس, 福克斯",
  "Toyota Yaris Cross": "يارس كروس, ياريس كروس",
  "Toyota Corolla Cross": "كورولا كروس, 卡罗拉跨界, 卡罗拉锐放",
  "Toyota C-HR": "سي اتش ار",
  "Mitsubishi Express": "اكسبرس",
  "Isuzu D-MAX": "دي ماكس, ديماكس, دماكس",
  "Hyundai Sonata": "سوناتا, 索纳塔",
  "Toyota Kluger": "كلوجر, 汉兰达",
  "Toyota Prius": "بريوس, 普锐斯",
  "Toyota Tarago": "تاراجو, 普瑞维亚",
  "Toyota Alphard": "الفارد, 埃尔法, 阿尔法",
  "Toyota Fortuner": "فورتشنر",
  "Volkswagen Passat": "باسات, 帕萨特",
  "Volkswagen Polo": "بولو, 波罗",
  "Porsche Cayenne": "كايين, 卡宴",
  "Porsche Macan": "ماكان, 迈凯",
  "Land Rover Range Rover": "رنج روفر, رينج روفر, 揽胜",
  "Toyota RAV4": "راف فور, 荣放",
  "Toyota Yaris": "يارس, 雅力士",
  "Ford Transit": "ترانزيت, 全顺",
  "Ford Ranger": "رينجر, 游骑兵",
  "Nissan Patrol": "باترول, 途乐",
  "Nissan X-TRAIL": "اكس تريل, 奇骏",
  "Hyundai Tucson": "توسان, 途胜",
  "Kia Sportage": "سبورتاج, 狮跑",
  "Mitsubishi Pajero": "باجيرو, 帕杰罗",
  "Holden Commodore": "commo",
  "Land Rover Discovery": "disco",
  "Land Rover Discovery Sport": "disco sport",
  "Volkswagen Tiguan": "تيجوان, 途观",
  "Volkswagen Golf": "جولف, 高尔夫",
};

/**
 * Words that are neither mended nor read, alone or as a phrase: they decide something that no filter holds, or they are
 * ordinary words one letter away from a name.
 */
export const LEFT_ALONE: readonly string[] = [
  ...[
    "family car",
    "first car",
    ...TOLD_PARTS,
    "trade in",
    "trade in my car",
    "trade my car",
    "sell my car",
    "sell car",
    "value my car",
    "book a service",
    "car service",
    "city car",
    "company car",
    "muscle car",
    "range rover",
    "nearly new",
    "like new",
    "as new",
  ],
  ...(
    "about accident accidents air album allow android annual asking auction away baby back bags balance bank bargain " +
    "based basic beach bench beside better book boot brake brakes business camping cargo cash chair change cheap cheapest child " +
    "children city class classic clean clear clearance clock cloth comfort commuter compact condition cost country courier cross custom " +
    "daily damage damaged deal dealer deals deposit dog door doors drive driver driving dual early economical economy edition " +
    "engine estimate even ever every exhaust extra family farm fast finance first fleet folding force free fresh front fuel garage gear " +
    "gears girl glass grand hail handle heated heavy high history hundy holiday hot house inch inspection interest island kids king knob " +
    "large large last late latest learner leash lease leather less licence light limited line little living load loan local logbook " +
    "long look loud luxury made main make making mechanic metal metallic middle mile mileage milage mine mint minor mode model " +
    "month months more most mother motor mountain music name negotiable never next night normal north office often oil older once " +
    "open option options order original other outdoor owner owners paint parents park parking part parts past payment payments " +
    "people performance pets plate plates platinum player point police power premium price priced prices private project quality " +
    "quick quiet race racing radio range rate rates rear red rego registered registration repair repayment repayments rental " +
    "repairable reverse ride road roads roof room roomy round route rover safe safest safety salvage same school seat seats second " +
    "self seller service shape shop short side single size slide small smart snow solid sound south space spare " +
    "spacious special speed sport sports stand star start state street steel steering step stick still storage store student " +
    "studs style summer super surf swap system tall tank taxi teen terms test third tidy time tiny tool tools towing town track " +
    "trade trail trailer train transfer travel tray trip tune turbo twin type tyre tyres uber under uni value video warranty weather " +
    "week weekly weekend weeks wheel wheels while whether user word write another block blank batch carry common company " +
    "compare corner counter deliver delivered delivery enquire feather fold form hint holder holding keep lead mark mask match pack reading traffic together white wide wing window winter wireless work worker written year years young zero"
  ).split(" "),
];

/** Words that carry no wish of their own. They go where something beside them is understood. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    "sort sorted sorting will ready go either buyer buyers rather hopefully does today prefer preferably everything now available a an the and with w in like all stock sell sells series there um uh er hmm okay ok youve weve been how much which these those rated trusty us each kindly someone maybe ideally must need needs should for i hi hello hey after thanks thank thx you do can could id ill ive what whats got only just also its it am so see buying wanting needing wanted wanna transmission transmision gearbox really very uses using use similar im want need would like looking look searching show me find get to buy please any some my is are " +
    "that which of on has have having sale vehicle vehicles something anything by at our your we us color colour coloured models brand brands from as u ya yas wat thats morning afternoon evening gday interested may list suitable yard yards be best good nice great decent lovely super awesome sweet amazing ripper beaut reliable popular top perfect " +
    "بس فيها بدي عايز عاوز عايزة ابغي ابي نبي حابب عندكم عندك شو وين ايش ممكن ب اريد ابحث عن مع في و للبيع لون لي من ما لكن ولكن " +
    "有没有 有吗 吗 呢 吧 嘛 啊 谢谢 请问 只要 只 牌子 州 排前面 排 前面 车 我 什么 有什么 哪款 有冇 既 要 我要 想 我想 想买 我想买 买 找 的 一辆 有 和 带 在 颜色 出售 但 但是 所有 任何 适合 可以 都 都行 都好 多少钱 能 请 帮 给 一个 辆 台 可靠 好 便利"
  ).split(" "),
);

/** Words that turn the next one round. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  (
    "no not non but without except excluding exclude excl exc avoid isnt arent dont never nor neither nothing hate hates dislike dislikes " +
    "ومو ومش وموب مو مش موب مهوب ماهي بدون ليس ليست غير لا ولا وليس وليست وبدون وغير ماعدا عدا باستثناء سوى الا اكره لااريد " +
    "不要 不想要 也不要 也不想要 不买 不是 也不是 也不 不喜欢 讨厌 没有 非 除了 除"
  ).split(" "),
);

/** Behind what is not wanted: "丰田以外". */
export const OUTSIDE: ReadonlySet<string> = new Set("以外 之外 除外".split(" "));

/** Between alternatives. */
export const ALTERNATIVES: ReadonlySet<string> = new Set(["or", "vs", "versus", "او", "或", "或者", "还是"]);

/** Words of {@link MODEL_WORDS} that mean something else where such a kind of vehicle is sold. */
export const WORDS_OF_A_KIND: ReadonlyMap<string, string> = new Map([["cruiser", "motorcycle"]]);

/** Names of states by the code that stock carries; several are parted by commas. */
export const STATE_WORDS: Readonly<Record<string, string>> = {
  ACT: "australian capital territory",
  NSW: "new south wales, 新南威尔士, 新州",
  NT: "northern territory, 北领地",
  QLD: "queensland, 昆士兰, 昆州",
  SA: "south australia, 南澳",
  TAS: "tasmania, tassie, 塔斯马尼亚",
  VIC: "victoria, 维多利亚, 维州",
  WA: "western australia, west australia, 西澳",
};
