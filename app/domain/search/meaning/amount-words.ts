import { REACH, REACH_OF } from "./amounts/reach-words";

/** What a word before or after an amount makes of it. */
export type Bound =
  | "most"
  | "under"
  | "upTo"
  | "least"
  | "over"
  | "before"
  | "after"
  | "since"
  | "between"
  | "around"
  | "last";

/** Bounds of a highest amount. */
export const UPPER: ReadonlySet<Bound | null> = new Set<Bound>(["most", "under"]);
/** Bounds of a lowest amount. */
export const LOWER: ReadonlySet<Bound | null> = new Set<Bound>(["least", "over"]);

/** Phrases, longest first where one begins another; in the folded letters that words are compared in. */
const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
type Phrases = readonly (readonly [Bound, readonly (readonly string[])[]])[];

/** Before an amount: "under 40k", "between 20 and 30 thousand". */
export const BOUNDS_BEFORE: Phrases = [
  [
    "last",
    list(
      "from the last, in the last, within the last, the last, last, from the past, in the past, past, 近, 最近, 过去",
    ),
  ],
  [
    "most",
    list(
      "nothing over, nothing above, nothing more than, nothing dearer than, nothing higher than, none over, not above, not exceed, " +
        "no longer than, not longer than, no heavier than, not heavier than, no dearer than, not dearer than, not more expensive than, " +
        "no more than, not more than, not over, no higher than, at most, up to maybe, up to a max of, max of, maximum of, max, maximum, within, " +
        "budget is maybe, budget of, budget is, budgets, budget under, budget up to, budget, not exceeding, cash around, cash about, cash only around, cash only about, only about, only around, spend about, spend around, spending about, spending around, pay about, pay around, got about, got around, have about, have around, " +
        "مش اكتر من, مش اكثر من, مو اكثر من, مو اكتر من, ما يزيد عن, ما تزيد عن, ما يتجاوز, لا يتجاوز, لا تتجاوز, مش فوق, مو فوق, ما يكون فوق, ما تكون فوق, كحد اقصي, ميزانيتي حوالي, ميزانيتي بحدود, ميزانيتي, ميزانيتنا, الميزانية حوالي, الميزانية, معي, معايا, لا يزيد عن, لا تزيد عن, ليس اكثر من, لا اكثر من, ليس فوق, بحد اقصي, ميزانية, 不超过, 不要超过, 别超过, 不能超过, 最多, 最高, 不高于, 不多于, 不大于, 预算大概, 预算大约, 预算在, 预算",
    ),
  ],
  [
    "under",
    list(
      "for less than, for under, less than, less then, cheaper than, cheaper then, lower than, shorter than, lighter than, smaller than, fewer than, under, below, " +
        "sub, less, <, اقل من ال, اقل من, باقل من, لاقل من, تحت, وتحت, 低于, 少于, 小于, 不到",
    ),
  ],
  [
    "least",
    list(
      "nothing under, nothing below, nothing less than, no less than, not less than, not under, at least, starting at, min, minimum, لا يقل عن, لا تقل عن, ليس اقل من, 至少, 不少于, 不低于",
    ),
  ],
  [
    "over",
    list(
      "more than, more then, greater than, higher than, longer than, heavier than, bigger than, larger than, over, above, >, اكثر من, اكتر من, باكثر من, لاكثر من, فوق, 高于, 多于, 超过, 大于",
    ),
  ],
  [
    "upTo",
    list(
      "nothing newer than, nothing after, no later than, not later than, up to, upto, until, till, no newer than, not newer than, حتي, 到",
    ),
  ],
  [
    "since",
    list(
      "nothing older than, nothing before, مو اقدم من, مش اقدم من, ليس قبل, لا اقدم من, ليس اقدم من, 不早于, 不老于, no older than, not older than, not before, from, since, starting from, من, منذ, 从",
    ),
  ],
  ["before", list("older than, older then, before, earlier than, pre, قبل, اقدم من, 早于")],
  ["after", list("newer than, newer then, later than, after, younger than, post, بعد, احدث من, 晚于")],
  ["between", list("in between, between, بين")],
  [
    "around",
    list(
      "around about, somewhere around, somewhere about, somewhere near, somewhere in the region of, in the region of, in the vicinity of, in the ballpark of, in the order of, close to, ballpark of, ballpark, around, about, abt, approx, aprox, approximately, roughly around, roughly, circa, ca, near enough to, حوالي, بحوالي, نحو, بحدود, في حدود, 大约, 大概",
    ),
  ],
];

const leads = (attribute: "price" | "year" | "km", words: string) =>
  words.split(" ").map((word) => [word, attribute] as const);
/** Words that say what the amount behind them counts: "priced under 20k", "year 2016", "kms under 80,000". */
export const LEADS: ReadonlyMap<string, "price" | "year" | "km"> = new Map([
  ...leads("price", "cash price priced prices pricing cost costs costing 价格 السعر بسعر سعر سعرها"),
  ...leads("year", "year years yr made built موديل طراز سنة عام 年份"),
  ...leads(
    "km",
    "odometer odo mileage milage km kms kilometres klms ممشي الممشي ممشاها ممشاه عدادها عداده 里程 里程数 公里数",
  ),
]);
/** In front of a distance driven and no more: what "low kms" begins would be read otherwise. */
export const KM_UNDER: ReadonlySet<string> = new Set(
  ["里程", "里程数", "公里数", "公里"].flatMap((noun) =>
    ["低于", "少于", "小于", "不到", "不超过"].map((bound) => noun + bound),
  ),
);
/** Bounds as they are mistyped most; one slip in another long one is mended. */
export const MENDED_BOUNDS: readonly string[] = [
  "under",
  "below",
  "between",
  "maximum",
  "minimum",
  "around",
  "above",
];
/** Behind a year: "2018 model". */
export const YEAR_NOUNS: ReadonlySet<string> = new Set(
  "model models plate build built reg registered 款 موديل".split(" "),
);
/** In front of a distance: how far away, and not how far driven. */
export const RADIUS_BEFORE = list("within, in a, inside, ضمن, 在");
/** "Within" where it stands behind a distance. */
export const WITHIN_BEHIND: ReadonlySet<string> = new Set(["以内", "之内"]);
/** Behind a distance: how far away, and not how far driven. */
export const RADIUS_AFTER = list(
  "radius of, radius from, radius around, away from, of, from, around, radius, away, من",
);

/** After an amount: "2018 or newer", "4万以下". */
export const BOUNDS_AFTER: Phrases = [
  [
    "least",
    list(
      "at least, at the least, at minimum, minimum, or newer, and newer, or bigger, or larger, or longer, or heavier, or stronger, or later, or above, or higher, and over, or more, or over, or up, or better, or greater, and up, and later, onwards, " +
        "onward, upwards, upward, up, plus, +, فاحدث, واحدث, او احدث, فاكثر, او اكثر, وما فوق, فما فوق, وفوق, لفوق, وطالع, وطالعة, 以上, 楼上, 以后, 之后, 及以上, 后, 多",
    ),
  ],
  [
    "most",
    list(
      "at most, at the most, or older, or smaller, or shorter, or lighter, or fewer, or earlier, or less, or lower, or under, or below, or cheaper, and older, and under, and below, max, maximum, tops, فاقل, او اقل, او " +
        "اقدم, وما دون, فما دون, وتحت, لتحت, ونازل, كحد اقصي, بالكثير, بالكتير, عالاكثر, بحد اقصي, 以下, 楼下, 内, 以内, 之内, 以前, 之前, 及以下",
    ),
  ],
  ["around", list("or so, or thereabouts, or thereabout, give or take, ish, تقريبا, 左右, 上下")],
];

/** Behind both ends of a range. */
export const BETWEEN_BEHIND: ReadonlySet<string> = new Set(["之间", "区间"]);

/** Between the ends of a range. */
export const BETWEEN_ENDS: ReadonlySet<string> = new Set([
  "to",
  "and",
  "-",
  "&",
  "till",
  "until",
  "الي",
  "ل",
  "لحد",
  "لغاية",
  "لحتي",
  "و",
  "到",
  "至",
]);

/** Units after an amount, and what one is. */
export const THOUSANDS: ReadonlyMap<string, number> = new Map([
  ["thousand", 1_000],
  ["grand", 1_000],
  ["thou", 1_000],
  ["g", 1_000],
  ["gs", 1_000],
  ["k", 1_000],
  ["الف", 1_000],
  ["الاف", 1_000],
  ["千", 1_000],
  ["万", 10_000],
  ["萬", 10_000],
]);
/** Money after an amount. */
export const MONEY: ReadonlySet<string> = new Set(
  "$ dollars dollar bucks quid pounds aud nzd دولار 元 澳元 纽币 刀 块 块钱 澳币 澳刀 蚊".split(" "),
);
/** Behind an amount that is to be spent: "12000 cash". */
export const TO_SPEND = list(
  "cash, in cash, to spend, to play with, max budget, budget, كاش, نقدا, 现金, 预算",
);
/** In front of what a shopper has to spend. */
export const BUDGETS: ReadonlySet<string> = new Set([
  "budget",
  "预算",
  "ميزانية",
  "ميزانيتي",
  "ميزانيتنا",
  "الميزانية",
  "معي",
  "معايا",
]);
/** What begins another amount: "2018 budget 15k". */
export const OTHER_BEGINS: ReadonlySet<string> = new Set("$ of is around under up below to max".split(" "));
/** Between two years, besides {@link BETWEEN_ENDS}. */
export const BETWEEN_YEARS = list("up to, upto, up until, through, thru");
/** Behind a year: it and those after it. */
export const YEAR_ONWARDS = list(
  "to present, to now, to current, to date, to today, till now, until now, and on up, on up, and on wards, on wards, and on, & on, on",
);
/** Behind "on" that says something else: "2018 on finance". */
export const NOT_ONWARDS: ReadonlySet<string> = new Set("the road special sale finance site".split(" "));
/** Kilometres after an amount. */
export const KILOMETRES: ReadonlySet<string> = new Set(
  "km kms klm klms kilometre kilometres kilometer kilometers kilometeres ks kays clicks كم كيلومتر كيلو 公里 千米".split(
    " ",
  ),
);
/** Of these, those that are said of thousands: "150ks". */
export const SHORT_KILOMETRES: ReadonlySet<string> = new Set(["ks", "kays"]);
/** Beside how long a loan runs. */
export const LOANS: ReadonlySet<string> = new Set(
  "cheaper cost costs total repayment repayments repay payment payments finance financed loan borrow weekly fortnightly monthly".split(
    " ",
  ),
);
/** The same in several words. */
export const LOAN_PERIODS = list("per week, a week, per fortnight, a fortnight, per month, a month");
/** In front of thousands: how far driven. */
export const DRIVEN_LEADS = list("thats done, has done, only done, having done, ماشي, ماشية");
/** After an amount or its unit: "less than 100k on the clock". */
export const ON_THE_CLOCK = list(
  "on the clock, on clock, on the odometer, on the odo, on odo, odometer, odo, mileage, on it, on them, on the dial, on the dash",
);
/** In front of money that is paid first; no filter holds it. */
export const DEPOSITS = list(
  "down payment of, down payment, put down, deposit of, deposit, still owe, owe, owing, 首付, 定金, 头期, مقدم, دفعة اولي, دفعه اولي",
);
/** Miles after an amount. */
export const MILES: ReadonlySet<string> = new Set("mi mile miles ميل 英里".split(" "));
/** "3 years old". */
export const AGES = list("years old, year old, yrs old, years, yrs, سنوات, سنة, 年");
/** "$500 a month", "6 l/100", "5 star": no filter holds them yet, and the number must not be taken for another. */
export const OTHER_MEASURES = list(
  "deposit, down payment, down, upfront, up front, a month, per month, a week, per week, a fortnight, per fortnight, a year, per year, pm, pw, monthly, weekly, month, week, " +
    "l 100km, l100, l100km, l, litre, litres, star, stars, star ancap, nm, nm of torque, kwh, kw, kws, kilowatt, kilowatts, horsepower, hp, cc, سي سي, kg, kgs, 公斤, كجم, doors, door, cylinder, cylinders, inch, 门, " +
    "星, في الشهر, شهريا, 每月, 每周",
);
/** Behind one of them, of the same thing: "5 star ancap safety". */
export const MORE_OF_MEASURES = list(
  "ancap safety, safety rating, safety rated, ancap, safety, rating, rated, 级 安全, 安全, braked, towing",
);
/** Units that a badge may have: "2.0 l", "35 kw". */
export const IN_TEXT: ReadonlySet<string> = new Set(
  "l litre litres kw hp cc kg kgs inch doors door cylinder cylinders 门".split(" "),
);
/** Nouns of seats. */
export const SEATS: ReadonlySet<string> = new Set(
  "seater seaters seeter seeters seter seat seats str passenger passengers راكب ركاب مقاعد مقعد 座 坐".split(
    " ",
  ),
);
/** Small numbers in words. */
export const SMALL_NUMBERS: ReadonlyMap<string, number> = new Map(
  [
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    ["واحد", "اثنين", "ثلاث", "اربع", "خمس", "ست", "سبع", "ثماني"],
    ["بواحد", "باثنين", "بثلاثة", "باربعة", "بخمسة", "بستة", "بسبعة", "بثمانية"],
    ["بواحد", "باثنين", "بثلاث", "باربع", "بخمس", "بست", "بسبع", "بثماني"],
    ["لواحد", "لاثنين", "لثلاثة", "لاربعة", "لخمسة", "لستة", "لسبعة", "لثمانية"],
    ["واحد", "اثنان", "ثلاثة", "اربعة", "خمسة", "ستة", "سبعة", "ثمانية", "تسعة"],
    ["一", "两", "三", "四", "五", "六", "七", "八", "九"],
    ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"],
  ].flatMap((words) => words.map((word, at) => [word, at + 1] as const)),
);

/** Tens in words: "twenty five thousand". */
export const TENS: ReadonlyMap<string, number> = new Map(
  [
    "twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
    "عشرين ثلاثين اربعين خمسين ستين سبعين ثمانين تسعين".split(" "),
  ].flatMap((all) => all.map((word, index) => [word, (index + 2) * 10] as const)),
);

/** Every Chinese word above, for cutting text without blanks. */
export const HAN_AMOUNT_WORDS: readonly string[] = [
  ...[...BOUNDS_BEFORE, ...BOUNDS_AFTER].flatMap(([, phrases]) => phrases.flat()),
  ...[BETWEEN_ENDS, BETWEEN_BEHIND, MONEY, KILOMETRES, MILES, SEATS].flatMap((words) => [...words]),
  ...[AGES, OTHER_MEASURES, REACH, REACH_OF, DEPOSITS, TO_SPEND].flatMap((phrases) => phrases.flat()),
  ...THOUSANDS.keys(),
  ...KM_UNDER,
  ...SMALL_NUMBERS.keys(),
  "百",
  "尺",
  "英尺",
  "呎",
].filter((word) => /^\p{Script=Han}+$/u.test(word));
