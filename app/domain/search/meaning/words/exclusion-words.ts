/** Several words that turn round what follows them. */
export const OTHER_THAN: readonly (readonly string[])[] = [
  "other than",
  "apart from",
  "aside from",
  "rather than",
  "instead of",
  "refuse to pay",
  "refuse to drive",
  "refuse to buy",
  "refuse to own",
  "refuse to",
  ...["مش", "مو", "مب", "موب"].flatMap((not) =>
    ["عايز", "عاوز", "عايزة", "عاوزة", "حابب", "حابة", "ابي", "ابغي"].map((want) => `${not} ${want}`),
  ),
  ...["ابي", "ابغي", "ابغا", "بدي", "بدنا", "نبي", "احب", "بحب"].flatMap((want) => [
    `ما ${want}`,
    `ما${want}`,
    `لا ${want}`,
  ]),
  "بلاش",
  "ما اريد",
  "مااريد",
  "cant stand",
  "cant drive",
  "cannot drive",
  "dont drive",
  "not able to drive",
  "not a fan of",
  "not keen on",
  "not fond of",
  "sick of",
  "tired of",
  "بدون ما تكون",
  "بدون ما يكون",
  "وما تكون",
  "ما تكون",
  "ما يكون",
].map((words) => words.split(" "));
/** In Arabic what a vehicle is stands behind its noun. */
export const CAR_NOUNS: ReadonlySet<string> = new Set("سيارة سياره عربية عربيه سيارات عربيات".split(" "));
/** What is thought of what nobody wants: "not boring white", "not one of those giant utes". */
export const DISLIKED: ReadonlySet<string> = new Set(
  "another yet those these giant huge massive enormous gigantic big oversized boring plain bland dull ugly silly stupid bloody stinky smelly noisy horrible awful hideous monster yank".split(
    " ",
  ),
);
/** Says of equipment, with a negation, that a vehicle may have it or not. */
export const NEEDED: ReadonlySet<string> = new Set(
  "need needs needed require requires required necessary essential essentials must fussed fussy bothered worry worried mind care matter matters important ضروري ضرورية شرط محتاج محتاجة احتاج يهم يهمني 需要 必须 介意 重要".split(
    " ",
  ),
);
