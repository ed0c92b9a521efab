const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
/** In front of how long ago a vehicle came; in the folded letters that words are compared in. */
export const LISTED = list(
  "listed, new listings, new listing, newly listed, added, posted, uploaded, put up, advertised, new stock, new arrivals, arrived, that came in, came in, come in, 上架, 新上架, 新到, 到店",
);
/** Between that and the period. */
export const LISTED_WITHIN = list(
  "in the last, in the past, within the last, within the past, over the last, in last, in past, within, the last, the past, last, past, 最近",
);
/** Periods by themselves, in days. */
export const PERIODS: readonly (readonly [number, readonly (readonly string[])[]])[] = [
  [1, list("today, since yesterday, yesterday, 24 hours, 24 hrs, day, 今天, 昨天")],
  [7, list("this week, week, 本周, 这周, 这 周, 一周")],
  [14, list("fortnight, couple of weeks, 两周")],
  [30, list("this month, month, 本月, 这个月, 一个月")],
];
/** What is counted behind a number, in days. */
export const UNITS_OF_TIME: ReadonlyMap<string, number> = new Map([
  ...["day", "days", "天", "日"].map((word) => [word, 1] as const),
  ...["week", "weeks", "周"].map((word) => [word, 7] as const),
  ...["month", "months"].map((word) => [word, 30] as const),
]);

/** Chinese text is cut into words by this as well. */
export const HAN_LISTED_WORDS: readonly string[] = [
  ...LISTED,
  ...LISTED_WITHIN,
  ...PERIODS.flatMap(([, phrases]) => phrases),
]
  .flat()
  .filter((word) => /^\p{Script=Han}+$/u.test(word));
