const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
type Phrases = readonly (readonly string[])[];

/** In front of how many people a vehicle is for; in the folded letters that words are compared in. */
export const FAMILY_OF: Phrases = list(
  "a family of, family of, a group of, group of, عائلة من, لعائلة من, لعاءلة من, عاءلة من",
);
/** Behind how many people a vehicle is for. */
export const PEOPLE: Phrases = list(
  "people, persons, adults, passengers, اشخاص, افراد, 口之家, 口人, 个人, 人座, 人",
);
/** Little used, and not new. */
export const NEARLY_NEW: Phrases = list(
  "nearly brand new, nearly new, near new, almost new, as good as new, good as new, شبه جديدة, شبه جديده, شبه جديد, 准新, 九成新",
);
/** What somebody drives who has just learnt to. */
export const FIRST_CAR: Phrases = list(
  "my first car, first car, first cars, 1st car, p plater car, p plate car, p platers car, اول سيارة, اول سياره, 第一辆车, 第一台车, 首辆车, 新手车",
);
/** In front of what is towed. */
export const TO_TOW: Phrases = list(
  "to tow a, to tow my, to tow our, to tow, towing a, towing my, towing our, tow a, tow my, tow our, to pull a, pull a, pull my, tow",
);
/** What is towed: no vehicle that is looked for. */
export const TOWED: Phrases = list(
  "horse float, camper trailer, jet ski, boat, caravan, trailer, float, camper, boats, caravans, trailers",
);
/** Beside one of these a "van" is a caravan. */
export const OF_CARAVANS: ReadonlySet<string> = new Set(
  "bunk bunks ensuite berth berths sleeps couples poptop awning annexe atm tare offroad".split(" "),
);
/** What caravanners call one. */
export const CARAVAN_NICKNAMES: ReadonlySet<string> = new Set(["van", "vans"]);
/** Words of kinds whose own mass is meant by a mass alone. */
export const WEIGHED: Readonly<Record<"tare_kg" | "gvm_kg", ReadonlySet<string>>> = {
  tare_kg: new Set("caravan caravans كرفان كرفانات 拖挂房车".split(" ")),
  gvm_kg: new Set("truck trucks lorry lorries شاحنة شاحنات 卡车 货车".split(" ")),
};

/** Every Chinese word above, for cutting text without blanks. */
export const HAN_NEED_WORDS: readonly string[] = [FAMILY_OF, PEOPLE, NEARLY_NEW, FIRST_CAR]
  .flat(2)
  .concat(Object.values(WEIGHED).flatMap((words) => [...words]))
  .filter((word) => /^\p{Script=Han}+$/u.test(word));
