import { TOLD_PARTS } from "./needs/aside-words";

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
    "pop top",
    "nearly new",
    "slide on",
    "car carrier",
    "car trailer",
    "car transporter",
    "tilt tray",
    "tow truck",
    "slide on camper",
    "couple of",
    "belts",
    // A letter away from the X-Trail as Arabic writes it.
    "استرالي",
    "استرالية",
    "استراليا",
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
    "somthing somthin sumthing sumthin somethin lookin lookn plz pls thru coz cos cuz bcoz wana gonna gotta tht dat preferbly prefered preferred avail love sort sorted sorting will ready go either buyer buyers rather hopefully does today prefer preferably everything now available a an the and with w in like all stock sell sells series there um uh er hmm okay ok youve weve been how much which these those rated trusty us each kindly someone maybe ideally must need needs should for i hi hello hey after thanks thank thx you do can could id ill ive what whats got only just also its it am so see buying wanting needing wanted wanna transmission transmision gearbox really very uses using use similar im want need would like looking look searching show me find get to buy please any some my is are " +
    "come comes coming that which of on has have having sale vehicle vehicles something anything by at our your we us color colour coloured models brand brands from as u ya yas wat thats morning afternoon evening gday spend spending wants interested may list suitable yard yards be best good nice great decent lovely super awesome sweet amazing ripper beaut reliable popular top perfect " +
    "غامق غامقة فاتح فاتحة محتاج محتاجة محتاجه احتاج نحتاج يبحث تبحث نبحث وابي وابغي وبدي واريد بس فيها بدي عايز عاوز عايزة ابغي ابي نبي حابب عندكم عندك عندكن عندكو شو وين ايش ممكن ب اريد ابحث عن مع في و للبيع لون لونها لونه لي من ما لكن ولكن " +
    "有没有 有吗 吗 呢 吧 嘛 啊 谢谢 请问 只要 只 牌子 州 排前面 排 前面 车 我 什么 有什么 哪款 有冇 既 要 我要 想 我想 想买 我想买 买 找 车龄 的 嘅 全部 一台 一部 部 一辆 有 和 带 在 颜色 出售 但 但是 所有 任何 适合 可以 都 都行 都好 多少钱 能 请 帮 给 一个 辆 台 可靠 好 便利 搵 嚟 咗 啲 佢 喺 嘢 唔该 帮我 求 求购 有无 有冇得 想搵 想搵架 搵架 一架 推荐 推介 家里 家里有 加上 屋企 屋企有 انا واحنا احنا الاقي القي محتاجين وعايز وعاوز وعايزة وابحث وابغا ابغا بغيت نبغي نبي دور بدور ادور بكم كم سعر سعرها وميزانيتي ميزانيتي مفيش مافي مافيش و اللي يكون تكون ويكون وتكون بيكون بتكون"
  ).split(" "),
);

/** Words that turn the next one round. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  (
    "no not non but without except excluding exclude excl exc avoid isnt arent dont never nor neither nothing hate hates dislike dislikes " +
    "ومو ومش وموب مو مش موب مهوب ماهي بدون ليس ليست غير لا ولا وليس وليست وبدون وغير ماعدا عدا باستثناء سوي الا اكره لااريد " +
    "唔要 唔想要 除咗 唔好 唔系 不要 不想要 也不要 也不想要 不买 不是 也不是 也不 不喜欢 讨厌 没有 非 除了 除"
  ).split(" "),
);

/** Behind what is not wanted: "丰田以外". */
export const OUTSIDE: ReadonlySet<string> = new Set("以外 之外 除外".split(" "));

/** Between alternatives. */
export const ALTERNATIVES: ReadonlySet<string> = new Set([
  "or",
  "/",
  "vs",
  "versus",
  "او",
  "或",
  "或者",
  "还是",
]);

/** Words of `MODEL_WORDS` that mean something else where such a kind of vehicle is sold. */
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
