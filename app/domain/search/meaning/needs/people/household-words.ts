const list = (text: string): readonly (readonly string[])[] =>
  text
    .split(",")
    .map((phrase) => phrase.trim().split(" "))
    .toSorted((one, other) => other.length - one.length);

/** What parents drive for; in the folded letters that words are compared in. */
export const FAMILY_USES = list(
  "the school run, school run, school runs, school pickup, school pickups, school pick up, school pick ups, school drop off, school drop offs, school dropoff, school dropoffs, " +
    "dropping kids at school, dropping the kids at school, dropping kids off at school, dropping the kids off at school, drop the kids at school, drop the kids off at school, taking kids to school, taking the kids to school, " +
    "take the kids to school, driving the kids to school, soccer practice, soccer training, footy training, footy practice, soccer run, footy run, sport run, kids sport, kids sports, " +
    "mums taxi, mum taxi, mum s taxi, moms taxi, dads taxi, dad taxi, kids taxi, family taxi, " +
    "接送 孩子 上学, 接送孩子 上学, 接送孩子上学, 接送 孩子, 接送孩子, 接送 小孩, 接送小孩, 接 娃, 接娃, 接送娃, " +
    "لتوصيل الاولاد, توصيل الاولاد, لتوصيل الاطفال, توصيل الاطفال, لتوصيل العيال, توصيل العيال, لتوصيل البنات, للمدرسة, لتوصيل المدارس",
);
/** Dogs by what they are called. */
export const DOGS = list(
  "dog, dogs, doggo, doggos, puppy, puppies, labrador, labradors, golden retriever, golden retrievers, retriever, retrievers, german shepherd, german shepherds, " +
    "border collie, border collies, collie, collies, kelpie, kelpies, staffy, staffies, great dane, great danes, french bulldog, french bulldogs, bulldog, bulldogs, " +
    "greyhound, greyhounds, cavoodle, cavoodles, labradoodle, labradoodles, poodle, poodles, husky, huskies, cattle dog, cattle dogs, blue heeler, blue heelers, heelers, mastiffs, " +
    "rottweiler, rottweilers, 狗, 狗狗, 拉布拉多, 金毛, كلب, كلاب, كلبين",
);
/** Their first words. */
export const DOG_WORDS: ReadonlySet<string> = new Set(DOGS.map(([first = ""]) => first));
/** Behind one, where something else is named: "dog box", "dog friendly". */
export const BEHIND_DOG: ReadonlySet<string> = new Set(
  "friendly box boxes crate crates barrier cage guard trailer kennel trainer groomer groomers walker walking leg".split(
    " ",
  ),
);

/** Chinese text is cut into words by this as well. */
export const HAN_HOUSEHOLD_WORDS: readonly string[] = [...FAMILY_USES, ...DOGS]
  .flat()
  .filter((word) => /^\p{Script=Han}+$/u.test(word));
