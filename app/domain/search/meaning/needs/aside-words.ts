import { LIKE_A } from "../models/like-words";
import { LOW_FUEL } from "../wish-words";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
type Phrases = readonly (readonly string[])[];
const longestFirst = (phrases: Phrases): Phrases =>
  [...phrases].sort((one, other) => other.length - one.length);

/** Parts named by a word that says something else alone: no fuel is electric where the doors are, and no colour grey. */
export const TOLD_PARTS: readonly string[] = (
  "green slip, pink slip, blue slip, red book, redbook, blue book, black friday, white goods, blue mountains, black box, green light, red light, golden retriever, grey water, black water, no timing belt, timing chain not belt, timing belt, timing chain, cam belt, seat belts, seat belt, drive shaft, tail shaft, snow chains, snow chain, " +
  "electric sliding doors, electric sliding door, electric doors, electric windows, electric seats, electric seat, electric mirrors, " +
  "electric brakes, electric brake controller, electric awning, electric step, electric start"
).split(", ");

/** Cars are wanted all the same: "not a big car". */
const NO_BIG_CAR: Phrases = ["big", "large", "huge", "massive", "giant"].flatMap((big) =>
  list(
    `dont want a ${big} car, dont need a ${big} car, not another ${big} car, not a ${big} car, not a very ${big} car, no ${big} cars, no ${big} car, nothing too ${big}, not too ${big} a car`,
  ),
);
/** "New to driving" in Arabic, of him and of her. */
const NEW_TO_DRIVING: Phrases = ["جديد", "جديدة", "جديده"].flatMap((one) =>
  ["سياقة", "سياقه", "سواقة", "سواقه", "قيادة", "قياده"].flatMap((driving) =>
    [`بال${driving}`, `في ال${driving}`, `علي ال${driving}`].map((to) => `${one} ${to}`.split(" ")),
  ),
);
/** Who says on which plates a learner drives: "on my red Ps". */
const PLATE_LEADS = ["", "my", "on my", "on", "on his", "his", "on her", "her", "on their", "their"];
const PLATES = [
  "p",
  "ps",
  "p plate",
  "p plates",
  "p plater",
  "p platers",
  "p plated",
  "l plater",
  "l platers",
  "l plates",
  "l plate",
  "ls",
];
const DRIVERS_PLATES: Phrases = PLATE_LEADS.flatMap((lead) =>
  ["", "red", "green"].flatMap((colour) =>
    PLATES.map((plate) => `${lead} ${colour} ${plate}`.trim().split(/ +/u)).filter(
      // One letter or two by themselves may be a badge.
      (phrase) => phrase.join("").length > 2,
    ),
  ),
);

/**
 * Wishes that decide a purchase and that no filter holds; no vehicle has them in its text. In the folded letters that words are compared in.
 */
export const WISHES: Phrases = longestFirst([
  // Where a dealer has a bound for it, it was read before.
  ...LOW_FUEL,
  ...LIKE_A,
  ...NO_BIG_CAR,
  ...TOLD_PARTS.map((phrase) => phrase.split(" ")),
  ...DRIVERS_PLATES,
  ...NEW_TO_DRIVING,
  ...list(
    "base model, base models, base spec, entry level, entry model, low spec, top spec, top of the range, top of the line, high spec, fully optioned, all the bells and whistles, all the fruit, bells and whistles, with good range, with a good range, with decent range, cheap on insurance, cheap insurance, low insurance, cheap on rego, cheap rego, cheap on parts, cheap parts, cheap servicing, cheap on servicing, " +
      "highway cruiser, open road cruiser, family cruiser, weekend cruiser, beach cruiser, road trip cruiser, comfy cruiser, comfortable cruiser, cheap to maintain, 现货, واصل جديد, واصلة جديد, وصلت جديد, جديد علي البلد, and back, there and back, with range for, enough range for, with enough range, range for, فل كامل, فول كامل, فل اوبشن, فول اوبشن, فل الاوبشن, فل مواصفات, 唔使太新, 不用太新, 不需要太新, 唔需要太新, 不必太新, new shape, new shaped, new body shape, new model, new generation, new gen, new look, new wheels, new rims, new mags, new suspension, new shocks, new paint, new rego, new roadworthy, new head gasket, new water pump, new lift kit, " +
      "left hand drive, right hand drive, lhd, rhd, a day, per day, 周供多少, 月供多少, 多少首付, 信用记录, " +
      "new driver, new drivers, new rider, new licence, new license, new mum, new mums, new mom, new dad, new parent, new parents, new baby, new bub, new job, new house, " +
      "new home, new migrant, new migrants, new immigrant, new immigrants, new resident, new apprentice, new puppy, new here, new in town, new in the country, new owner, new owners, " +
      "trade up to, trading up to, upgrading to, upgrade to, upgrading from, upgrade from, upgrading, 超值, 值得买, 值得, 双人床, 单人床, 拖挂能力强, 拖挂能力大, 拖挂重量大, 牵引能力强, 牵引力大, 质保, 贷款, 驾龄, 老司机, 老车, valued, appraised, appraisal, valuation, valuations, worth, trade in value, value of my, " +
      "جديد بالبلد, جديد في البلد, جديد بالبلاد, جديدة في البلد, سايق جديد, سايقة جديدة, لسايق جديد, لسايقة جديدة, لسواق جديد, سواق جديد, مهاجر جديد, رخصة جديدة, كم تسوي, كم يسوي, كم تساوي, كم يساوي, تقييم, تثمين, " +
      "新司机, 新手司机, 新移民, 刚拿驾照, 刚拿到驾照, 刚考到驾照, 刚学会开车, 刚学开车, 刚来澳洲, 刚到澳洲, 红 p 牌, 绿 p 牌, 红 p, 绿 p, 红 p 车牌, 值多少钱, 值 多少钱, 值多少, 估价, 估值, 评估",
  ),
  ...list(
    "a labrador, my labrador, our labrador, and labrador, gibb river road, cape york, simpson desert, canning stock route, birdsville track, oodnadatta track, tanami track, fraser island, great ocean road, rough roads, rough tracks, dirt roads, dirt tracks, gravel roads, unsealed roads, corrugated roads, bush tracks, 4wd tracks, 4x4 tracks, book a test drive, book test drive, test drive, new gearbox, new engine, new motor, new tyres, new tires, new brakes, new brake pads, new clutch, new timing belt, new battery, new windscreen, 0 to 100, 0 100, zero to a hundred, zero to hundred, " +
      "the city, for city, in the city, city use, city commute, city commuting, city living, to the outback, in the outback, the outback, outback trip, outback trips, outback touring, outback travel, " +
      "fit in my, fit in the, fit in a, fit in our, fits in my, fits in the, fits in a, fit into, fits into, fit under, fit inside, baby on the way, bub on the way, twins on the way, kid on the way, another on the way, third on the way, second on the way, " +
      "long journeys, long journey, long drives, 2 owner max, 1 owner only, 带娃, " +
      "free camping, free camp, 置换, 以旧换新, 旧车置换, 保养, 维修, 修理, 年检, external shower, outside shower, outdoor shower, grey water tank, grey water tanks, hot water, ابيع سيارتي, ابيع, بيع سيارتي, بيع, بدون دفعة اولي, دفعة اولي, دفعه اولي, بدون دفعة, plus gst, + gst, ex gst, excl gst, exc gst, excluding gst, inc gst, incl gst, including gst, plus on roads, plus on road costs, on road costs, on roads, plus orc, night shift, night shifts, shift work, shift worker, sell my car, sell our car, sell my, sell our, selling my, selling our, on my ls, on my ps, my ls, my ps, lap of oz, lap of australia, lap around australia, the big lap, big lap, nothing too heavy, not too heavy, isnt too heavy, too heavy, too dear, bit dear, too expensive, bit expensive, too pricey, too steep, nothing too old, nothing too long, not too long, not too old, not too expensive, nothing too expensive, not too many kms, not too many, not too far, not too big, not too small,  cheap to insure, to beat the traffic, beat the traffic, for two up, two up riding, two up, 2 up, 自动驾驶, 辅助驾驶, 自动泊车, 全险, 保险, medium rigid, heavy rigid, light rigid, mr licence, hr licence, hc licence, lr licence, cheap to service, light on fuel, " +
      "long wheel base, long wheelbase, short wheel base, short wheelbase, medium wheel base, medium wheelbase, 易泊车, " +
      "retired couple, elderly couple, older couple, old couple, young couple, married couple, retired, " +
      "easy to park, easy to drive, easy to get into, easy to get in and out of, " +
      "full service history, service history, log books, log book, logbook, books and keys, long rego, with rego, rego included, plenty of rego, full rego, wof and rego, with wof, new wof, roadworthy certificate, roadworthy, with rwc, rwc, " +
      "isofix, space cab, extra cab, king cab, super cab, freestyle cab, extended cab, island bed, island beds, back seat, back seats, rear seat, rear seats, child seat, child seats, baby seat, car seat, car seats, female owned, lady owned, lady driver, non smoker, non smoking, no accidents, accident free, no deposit, zero deposit, low deposit, fleet discount, " +
      "immaculate, immaculate condition, mint condition, good condition, great condition, excellent condition, well maintained, well looked after, looked after, unmarked, turbocharged, supercharged, ground clearance, resale value, good resale, " +
      "bi turbo, biturbo, twin turbo, single turbo, light weight, lightweight, light enough, easy to tow, easy to get in, easy to get in to, dog friendly, pet friendly, kid friendly, child friendly, family friendly, user friendly, beginner friendly, ex lease, ex fleet, ex government, ex govt, ex rental, ex hire, ex police, ex taxi, abn, " +
      "auto lights, auto headlights, auto headlamps, auto wipers, auto park, auto parking, auto dimming mirror, auto folding mirrors, auto hold, auto start stop, auto stop start, easy park, easy parking, high clearance, big boot, large boot, huge boot, big family, young family, small family, long range, good range, one owner, low maintenance, for touring, for touring around, i drive uber, drive uber, driving uber, drive for uber, driving for uber, do uber, uber driver, rideshare driver, i drive a taxi, i drive, we drive, " +
      "small, smaller, little, tiny, compact, big, bigger, large, larger, huge, roomy, spacious, comfortable, comfy, " +
      "efficient, safe, safer, safest, reliability, dependable, trustworthy, certified, certified pre owned, cpo, single axle, twin axle, tandem axle, dual axle, tri axle, sturdy, tough, fast, fun, sporty, quiet, powerful, practical, clean, " +
      "grandma, grandpa, grandmother, grandfather, grandparents, granny, nanna, nan, elderly, pensioner, retiree, retirees, parents, sister, brother, " +
      "daughter, son, wife, husband, hubby, missus, girlfriend, boyfriend, mum, mom, mother, dad, father, teenager, teen, student, uni, university, school, school run, kids, " +
      "children, baby, pram, prams, dog, dogs, work, commuting, commute, commuter, town, city driving, long trips, road trips, touring, " +
      "beginner, beginners, learner, learners, room, boot space, storage, running around, runabout, p plater, p platers, p plate, " +
      "احسن في صرف البنزين, افضل في صرف البنزين, احسن في, افضل في, صرف البنزين, صرف بنزين, صرفية البنزين, مصروف البنزين, استهلاك البنزين, استهلاك الوقود, خفيف, خفيفة, صغيرة, صغير, صغيره, كبيرة, كبير, كبيره, امنة, امن, مريحة, مريح, بدون حوادث, خالية من الحوادث, صيانة كاملة, فحص كامل, للعمل, للعايلة, للطلاب, للطالبة, لزوجتي, لزوجي, لامي, لابي, نظيفة, نظيف, نظيفه, قوية, قوي, ممتازة, ممتاز, بحالة ممتازة, بحالة جيدة, للطالب, لابني, لابنتي, " +
      "للمبتديين, للمبتدءين, مبتدي, " +
      "哪个更好, 哪个好, 哪个, 哪一个, 哪款好, 哪款更好, 怎么选, 怎么样, 揸 得 耐, 揸得耐, 好泊, 易泊, 易揸, 好揸, 搬家公司, 冷冻车, 冷藏车, 冷链车, 高顶, 高车顶, سقف مرتفع, سقف عالي, 冷藏货车, 冷冻货车, 冷冻货柜车, 垃圾车, 消防车, 洒水车, 油罐车, 水泥车, 救护车, 校车, 留学生, 大学生, 学生, 老人, 老婆, 老公, 爸爸, 妈妈, 父母, 女生, 男生, 女士, 接送孩子, 买菜, 省心, 实惠, 性价比高, 性价比, 靠谱, 车况好, 无事故, 一手, 一手车, 个人一手, 小, 大, 小型, 大型, 安全, 舒适, 舒服, 耐用, 上班, 代步, 新手, 新手 开, 空间大, 保值, 比较新, 比较新的, 较新, 较新的, 很新, 很新的, 半新, 半新的",
  ),
]);
/** In front of a place that a vehicle shall be brought to. */
export const DELIVERED: Phrases = list(
  "deliver to, deliver it to, delivered to, delivery to, ship to, shipped to, shipping to, freight to, freighted to, transport to, transported to, send it to, 送到, 送货到, توصيل الي",
);
/** Parts whose colour is not the vehicle's: "black interior". */
export const PARTS: Phrases = list(
  "interior, interiors, inside, upholstery, trim, leather, cloth, fabric, seats, seat, roof, wheels, rims, alloys, mags, bonnet, stripes, dash, dashboard, carpet, " +
    "من الداخل, المقاعد, مقاعد, السقف, 内饰, 座椅, 车顶, 轮毂",
);
/** Between a colour and its part: "cream leather seats", "黑色的内饰". */
export const BETWEEN_PARTS: ReadonlySet<string> = new Set(["leather", "cloth", "fabric", "的", "真皮"]);

/** Chinese text is cut into words by this as well. */
export const HAN_ASIDE_WORDS: readonly string[] = [...WISHES, ...DELIVERED, ...PARTS]
  .flat()
  .filter((word) => /^\p{Script=Han}+$/u.test(word))
  .concat("深", "浅", "不介意", "不在乎", "无所谓", "唔介意", "唔紧要");
