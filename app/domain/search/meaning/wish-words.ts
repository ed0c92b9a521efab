import type { SortKey } from "../query";
import { HAN_LIKE_WORDS, OR_SIMILAR } from "./models/like-words";
import { OPTIONAL, SOFT_BEFORE, SOFT_BEHIND } from "./choices/soft-words";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
type Phrases = readonly (readonly string[])[];

/** A low price, by the dealer's bound; in the folded letters that words are compared in. */
export const CHEAP: Phrases = list(
  "سعرها حنين, سعره حنين, وسعرها حنين, وسعره حنين, سعر حنين, سعرها منيح, سعره منيح, وسعرها منيح, وسعره منيح, " +
    "not too expensive, not very expensive, not expensive, not too dear, not too pricey, not too pricy, not dear, not pricey, nothing expensive, nothing too expensive, isnt expensive, isnt too expensive, isnt dear, isnt too dear, isnt pricey, isnt too pricey, wont break the bank, cheep, cheapish, doesnt cost much, wont cost much, budget friendly, low budget, on a budget, on a tight budget, tight budget, cheap, cheapie, cheapies, inexpensive, affordable, low price, low priced, رخيص, رخيصة, رخيصه, مو غالي, مو غالية, مش غالي, مش غالية, غير غالية, ليست غالية, ما تكون غالية, ما تكون غاليه, ما يكون غالي, ماهي غالية, مش غالية اوي, مش غالي اوي, مو غالية كثير, مو غالية كتير, مو غالي كثير, مو غالي كتير, غير مكلفة, مش مكلفة, علي قد الحال, 便宜, 平靚正, 平靓正, 平价, 平啲, 平嘅, 唔好太贵, 唔使太贵, 不要太贵, 别太贵, 不太贵, 不贵, 价格实惠, 唔贵",
);
/** "Little driven" in Arabic, as it is said in each country; the longest first. */
const LITTLE_DRIVEN: Phrases = [
  ...["ما", "وما", "مو", "ومو", "مش", "ومش"].flatMap((not) =>
    ["يكون ", "تكون ", "بيكون ", "بتكون ", ""].flatMap((is) =>
      ["ماشي", "ماشية", "ماشيه", "مشي", "قاطع", "قاطعة"].flatMap((driven) =>
        ["كثير", "كتير", "واجد", "وايد", "اوي"].map((much) => `${not} ${is}${driven} ${much}`.split(" ")),
      ),
    ),
  ),
  ...[
    "ممشي",
    "ممشاه",
    "ممشاها",
    "ماشيتها",
    "ماشيته",
    "مشيها",
    "مشيه",
    "الممشي",
    "عداد",
    "عداده",
    "عدادها",
    "كيلومتراتها",
    "كيلوات",
    "ماشي",
    "ماشية",
    "ماشيه",
  ].flatMap((noun) => ["قليل", "قليلة", "قليله", "منخفض", "واطي", "شوي", "شوية"].map((few) => [noun, few])),
  ...["قليل", "قليلة", "قليله"].flatMap((few) =>
    ["الممشي", "ممشي", "المشي", "الكيلوات", "العداد"].map((noun) => [few, noun]),
  ),
];
/** Not driven far, by the dealer's bound. */
export const LOW_KM: Phrases = [
  ...LITTLE_DRIVEN,
  ...list(
    "low km, low kms, low ks, low kays, low klm, low klms, low kilometres, low kilometre, low kilometers, low mileage, low milage, low miles, " +
      "not too many ks, not too many kms, not too many kays, not too many kilometres, not many ks, not many kms, not many kays, not a lot of ks, not a lot of kms, not a lot of kays, not heaps of ks, not heaps of kms, without too many ks, without too many kms, hardly any ks, hardly any kms, hardly any kays, barely any ks, barely any kms, barely any kays, fewer ks, fewer kms, few ks, few kms, fewest ks, fewest kms, hardly driven, barely driven, hardly used, barely used, " +
      "low odometer, low odo, 公里数 不要 太高, 公里数不要太高, 里程 不要 太高, 里程不要太高, 公里数 别 太高, 公里数 不要 太多, قليل الكيلومترات, قليلة الكيلومترات, ممشي قليل, عداد قليل, عداد منخفض, بعداد قليل, بعداد منخفض, كيلومترات قليلة, كيلومترات منخفضة, ممشي منخفض, ماشية قليل, ماشي قليل, 低里程, 低公里, 低公里数, 里程少, 公里数少, 公里少, 公里数低, 里程数少, 里程数低, 里程低, 里数少, 里数低, 跑得少, 开得少, 行得少公里, 行得少, 行少公里, 少公里, 低咪, 咪数低, 跑得不多, 开得不多, 里程不高, 公里数不高, 里程唔高, 公里数唔高",
  ),
];

/** "Does not eat much petrol" in Arabic, as it is said in each country; the longest first. */
const EATS_LITTLE: Phrases = [" كثير", " كتير", " واجد", ""].flatMap((much) =>
  ["ما", "وما", "لا", "ولا"].flatMap((not) =>
    ["تاكل", "تصرف", "تشرب", "تستهلك", "بتاكل", "بتصرف", "بتشرب", "بتستهلك"].flatMap((eats) =>
      ["بنزين", "وقود", ...(much === "" ? [] : [""])].map((fuel) =>
        `${not} ${eats} ${fuel}${much}`.split(/ +/u),
      ),
    ),
  ),
);
/** The same of what saves it; the longest first. */
const SAVES_FUEL: Phrases = ["بتوفر", "توفر", "بيوفر", "يوفر", "موفرة", "موفره", "موفر", "توفير"].flatMap(
  (saves) =>
    [
      "بنزين",
      "البنزين",
      "بالبنزين",
      "في البنزين",
      "للبنزين",
      "وقود",
      "الوقود",
      "بالوقود",
      "في الوقود",
      "للوقود",
    ].map((fuel) => `${saves} ${fuel}`.split(" ")),
);
/** Uses little fuel, by the dealer's bound. */
export const LOW_FUEL: Phrases = [
  ...EATS_LITTLE,
  ...SAVES_FUEL,
  ...list(
    "doesnt use much petrol, doesnt use much fuel, doesnt use much diesel, doesnt drink petrol, doesnt drink fuel, doesnt drink diesel, doesnt guzzle petrol, doesnt guzzle fuel, doesnt guzzle, wont guzzle petrol, not a gas guzzler, not a guzzler, not thirsty on gas, not thirsty on fuel, not thirsty on petrol, not too thirsty on fuel, not too thirsty on gas, isnt thirsty, not thirsty, not too thirsty, not heavy on fuel, not heavy on petrol, uses little petrol, uses little fuel, very fuel efficient, fuel efficient, fuel efficiency, best on fuel, best on petrol, best on diesel, best fuel economy, best economy, most economical on fuel, most economical, most fuel efficient, lowest fuel consumption, lowest fuel use, lowest consumption, lowest running costs, lowest running cost, cheapest running costs, cheapest to run, cheapest on fuel, cheapest on petrol, cheaper to run, least thirsty, fuel saver, fuel saving, fuel sipper, low fuel consumption, low fuel use, low fuel usage, " +
      "low consumption, good fuel economy, great fuel economy, fuel economy, fuel economical, economical on petrol, economical on fuel, economical on diesel, economic on petrol, economic on fuel, frugal on petrol, frugal on fuel, good on fuel, great on fuel, easy on fuel, good on petrol, good on gas, easy on gas, easy on the gas, easy on the petrol, easy on the fuel, easy on diesel, light on fuel, light on gas, great on petrol, great on gas, kind on fuel, low on fuel, " +
      "cheap on fuel, cheap on petrol, cheap on gas, easy on petrol, light on petrol, light on juice, easy on the juice, good on juice, sips fuel, cheap to run, cheap to drive, cheap running costs, low running costs, good mileage, economical, economic, eco friendly, frugal, " +
      "موفرة, موفره, موفر, اقتصادية في الوقود, اقتصادي في الوقود, اقتصادية في البنزين, اقتصادي في البنزين, اقتصادية بالبنزين, اقتصادي بالبنزين, اقتصادية, اقتصادي, اقتصاديه, موفرة للوقود, موفر للوقود, قليلة الاستهلاك, استهلاك قليل, اقل استهلاك, الاقل استهلاكا, اقل استهلاكا, الاقل استهلاك, اوفر في البنزين, الاوفر في البنزين, اقل صرفية, صرفها قليل, صرفيتها قليلة, مصروفها قليل, قليلة الصرف, قليل الصرف, موفرة في البنزين, موفرة بنزين, توفر بنزين, استهلاكها قليل, 悭油, 又悭油, 慳油, 抵油, 好省油, 不费油, 不太费油, 不耗油, 不吃油, 油耗不高, 不要太费油, 最省油的, 最省油, 最省, 省油, 油耗最低, 油耗低, 低油耗, 经济型, 经济",
  ),
];

/** Wishes for an order; the longest of each first. */
export const ORDER_WORDS: readonly (readonly [SortKey, Phrases])[] = [
  [
    "price_asc",
    list(
      "price low to high, price lowest first, by price low to high, by price, lowest price first, cheapest first, price ascending, low to high, lowest to highest, cheapest to dearest, cheapest, cheepest, cheapist, cheapst, chepest, cheapest price, lowest price, lowest priced, least expensive, whichever is cheaper, whats cheaper, what is cheaper, whats cheapest, whichevers cheaper, whichever cheaper, whichever is cheapest, whichever is the cheapest, ارخص, الارخص, 价格从低到高, 最便宜, 最平, 价格最低",
    ),
  ],
  [
    "price_desc",
    list(
      "price high to low, 价格 high to low, price descending, most expensive first, dearest first, highest price first, 价格 从 高 到 低, 价格从高到低, high to low, highest to lowest, dearest to cheapest, most expensive, dearest, highest price, highest priced, اغلي, الاغلي, 最贵",
    ),
  ],
  [
    "km_asc",
    list(
      "whichever has less kms, whichever has fewer kms, whichever has lower kms, whichever has the lowest kms, lowest kms first, lowest km first, least kms first, by kms, by km, by kilometres, by mileage, the least kilometres, least kilometres, least kms, least km, lowest kms, lowest km, lowest ks, lowest kays, fewest kays, lowest kilometres, lowest mileage, lowest miles, fewest kms, fewest km, 按里程排序, 里程最少",
    ),
  ],
  [
    "year_desc",
    list(
      "newest first, newest to oldest, new to old, by newest, newest year first, by year, newest model, newest models, newest, latest models, latest model, latest, الاحدث, 最新款, 最新的, 最新",
    ),
  ],
  [
    "latest",
    list(
      "come in new this week, come in new, new this week, in new this week, come in this week, newest arrivals, recent arrivals, recently listed, newest listings, newest listed, just in, just arrived, just landed, fresh stock, new arrivals, new arrival, latest arrivals, newly listed, just listed, 新到, 新上架, 新入库",
    ),
  ],
];

/** In front of a stock number, a vehicle's number or a number plate, longest first. */
export const CODE_LEADS: Phrases = list(
  "stock no, stock number, stock num, stock id, stock code, stockno, stock, stk no, stk, vin number, vin no, vin, chassis number, " +
    "chassis no, rego number, rego no, rego, reg no, reg number, reg, registration number, registration, number plate, licence plate, " +
    "license plate, plate number, plate no, plates, plate",
);
/** Said first to a person, although a make is called so: "kia ora". */
export const GREETINGS: Phrases = list("kia ora, kia ora koutou, kia ora team");
/** Asks about what is named behind it, and for no other; or leaves what is named before it as it is. */
export const ASKS: Phrases = [
  ...OR_SIMILAR,
  ...SOFT_BEHIND,
  ...SOFT_BEFORE,
  ...OPTIONAL,
  ...list(
    "i live, we live, if you can, as long as, so long as, provided that, whats a fair price for, fair price for, a fair price for, good price for, going rate for, market value of, going price for, grey nomads, grey nomad, gray nomads, gray nomad, price of, prices of, price for, prices for, cost of, right now, if not, or less, or fewer, or so, or more, or better, " +
      "or nothing, or bust, or whatevers new, or whatever is new, or whatever you have, or whatever, still available, still for sale, still in stock, still there, lots of, plenty of, heaps of, loads of, a lot of, i can pick up, can pick up, ready to pick up",
  ),
];
/** Behind what a shopper would take as well as others. */
export const ALLOWED: Phrases = list(
  "is fine, are fine, is ok, are ok, is okay, are okay, is alright, are alright, would be fine, would be ok, fine, ok, okay, alright, لا باس, مقبول, مقبولة, 也行, 也可以, 可以",
);
/** In front of a place. */
export const PLACE_LEADS: ReadonlySet<string> = new Set("in at around في 在".split(" "));

/** Every Chinese word above, for cutting text without blanks. */
export const HAN_WISH_WORDS: readonly string[] = [
  CHEAP,
  LOW_KM,
  ALLOWED,
  SOFT_BEHIND,
  SOFT_BEFORE,
  OPTIONAL,
  ...ORDER_WORDS.map(([, phrases]) => phrases),
]
  .flat(2)
  .concat(HAN_LIKE_WORDS)
  .filter((word) => /^\p{Script=Han}+$/u.test(word));
