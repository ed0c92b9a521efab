/** What a word before or after an amount makes of it. */
export type Bound = "most" | "upTo" | "least" | "before" | "after" | "since" | "between";

/** Phrases, longest first where one begins another; in the folded letters that words are compared in. */
const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
type Phrases = readonly (readonly [Bound, readonly (readonly string[])[]])[];

/** Before an amount: "under 40k", "between 20 and 30 thousand". */
export const BOUNDS_BEFORE: Phrases = [
  [
    "most",
    list(
      "no more than, not more than, not over, less than, cheaper than, lower than, fewer than, at most, under, below, " +
        "max, maximum, within, <, اقل من, لا يزيد عن, بحد اقصي, تحت, 低于, 少于, 不超过, 小于",
    ),
  ],
  [
    "least",
    list(
      "no less than, not less than, not under, more than, greater than, higher than, at least, starting at, over, above, min, " +
        "minimum, >, اكثر من, لا يقل عن, فوق, 高于, 多于, 超过, 大于, 至少",
    ),
  ],
  ["upTo", list("up to, upto, until, till, حتي, 到")],
  ["before", list("older than, before, earlier than, pre, قبل, اقدم من, 早于")],
  ["after", list("newer than, later than, after, younger than, بعد, احدث من, 晚于")],
  ["between", list("between, بين")],
  ["since", list("from, since, starting from, من, منذ, 从")],
];

/** After an amount: "2018 or newer", "4万以下". */
export const BOUNDS_AFTER: Phrases = [
  [
    "least",
    list(
      "or newer, or later, or above, or more, or over, or up, or better, or greater, and newer, and up, and later, onwards, " +
        "onward, upwards, upward, up, plus, +, فاحدث, او احدث, فاكثر, او اكثر, وما فوق, 以上, 以后, 之后, 及以上",
    ),
  ],
  [
    "most",
    list(
      "or older, or earlier, or less, or under, or below, or cheaper, and older, max, maximum, فاقل, او اقل, او " +
        "اقدم, 以下, 以内, 之内, 以前, 之前, 及以下",
    ),
  ],
];

/** Between the ends of a range. */
export const BETWEEN_ENDS: ReadonlySet<string> = new Set([
  "to",
  "and",
  "-",
  "till",
  "until",
  "الي",
  "و",
  "到",
  "至",
]);

/** Units after an amount, and what one is. */
export const THOUSANDS: ReadonlyMap<string, number> = new Map([
  ["thousand", 1_000],
  ["grand", 1_000],
  ["k", 1_000],
  ["الف", 1_000],
  ["千", 1_000],
  ["万", 10_000],
  ["萬", 10_000],
]);
/** Money after an amount. */
export const MONEY: ReadonlySet<string> = new Set(
  "dollars dollar bucks aud nzd دولار 元 澳元 纽币 刀".split(" "),
);
/** Kilometres after an amount. */
export const KILOMETRES: ReadonlySet<string> = new Set(
  "km kms kilometre kilometres kilometer kilometers ks كم كيلومتر كيلو 公里 千米".split(" "),
);
/** Miles after an amount. */
export const MILES: ReadonlySet<string> = new Set("mi mile miles ميل 英里".split(" "));
/** "3 years old". */
export const AGES = list("years old, year old, yrs old, years, yrs, سنوات, سنة, 年");
/** "$500 a month", "6 l/100", "5 star": no filter holds them yet, and the number must not be taken for another. */
export const OTHER_MEASURES = list(
  "a month, per month, a week, per week, a fortnight, per fortnight, a year, per year, pm, pw, monthly, weekly, month, week, " +
    "l 100km, l100, l100km, l, litre, litres, star, stars, star ancap, kw, hp, cc, kg, kgs, doors, door, cylinder, cylinders, inch, 门, " +
    "星, في الشهر, شهريا, 每月, 每周",
);
/** Nouns of seats. */
export const SEATS: ReadonlySet<string> = new Set("seater seaters seat seats مقاعد مقعد 座".split(" "));
/** Small numbers in words. */
export const SMALL_NUMBERS: ReadonlyMap<string, number> = new Map(
  [
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    ["واحد", "اثنان", "ثلاثة", "اربعة", "خمسة", "ستة", "سبعة", "ثمانية", "تسعة"],
    ["一", "二", "三", "四", "五", "六", "七", "八", "九"],
  ].flatMap((words) => words.map((word, at) => [word, at + 1] as const)),
);

/** Every Chinese word above, for cutting text without blanks. */
export const HAN_AMOUNT_WORDS: readonly string[] = [
  ...[...BOUNDS_BEFORE, ...BOUNDS_AFTER].flatMap(([, phrases]) => phrases.flat()),
  ...[BETWEEN_ENDS, MONEY, KILOMETRES, MILES, SEATS].flatMap((words) => [...words]),
  ...[AGES, OTHER_MEASURES].flatMap((phrases) => phrases.flat()),
  ...THOUSANDS.keys(),
  ...SMALL_NUMBERS.keys(),
].filter((word) => /^\p{Script=Han}+$/u.test(word));
