import type { Lexeme } from "../lexemes";
import type { Reading } from "../readings";
import { phraseLookup } from "../words/phrase-at";
import { LEARNERS, LEARNERS_MAY, MOTORCYCLES, SMALL_TRUCK } from "./need-words";
import type { SearchVocabulary } from "../vocabulary";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
/** In the folded letters that words are compared in; the longest first. */
const CAR_LICENCE = ["license", "licence", "lic"].flatMap((licence) =>
  list(
    `drive on a car ${licence}, drive on car ${licence}, on a normal car ${licence}, on a standard ${licence}, on a normal ${licence}, on a car ${licence}, on car ${licence}, ` +
      `with a car ${licence}, normal car ${licence}, standard car ${licence}, class c ${licence}, car ${licence}`,
  ),
);
/** What a new driver's plates are called by: a colour of theirs is no vehicle's. */
const PLATES = ["reds", "greens", "red ps", "green ps", "red p plates", "green p plates", "ps", "p plates"];
const WHOSE = ["", "her ", "his ", "my ", "their ", "our "];
const NEW_DRIVERS = PLATES.flatMap((plates) =>
  ["on", "got", "getting", "just got"].flatMap((verb) =>
    WHOSE.map((whose) => `${verb} ${whose}${plates}`.split(" ")),
  ),
);
const OTHERS = list(
  "on a c class licence, c 牌 可以 开, c 牌 能 开, c 牌, c 照 可以 开, c 照 能 开, c 照, 小车驾照, 汽车驾照, 普通驾照 能 开, 普通驾照, 小车 驾照, 汽车 驾照, 车 驾照, رخصة سيارة, رخصة قيادة سيارة, برخصة سيارة, برخصة عادية, رخصة عادية, برخصة عاديه, برخصة خصوصي, رخصة خصوصي, رخصة خاصة, برخصة خاصة, برخصة سيارة عادية",
);

const smallTruckAt = phraseLookup(SMALL_TRUCK);
const licenceAt = phraseLookup([...CAR_LICENCE, ...OTHERS]);
const platesAt = phraseLookup(NEW_DRIVERS);

/**
 * "Truck on a car licence", "small truck": of what such a licence holds; where no filter holds a mass, a licence is told. Null
 * where nothing says so.
 */
export function readLicence(
  all: readonly Lexeme[],
  at: number,
  { measures, usual, phrases }: SearchVocabulary,
): Reading | null {
  const max = usual.carLicenceKg ?? null;
  const small = smallTruckAt(all, at);
  const truck = phrases.get("truck");
  if (small > 0 && truck && max !== null && measures.has("gvm_kg"))
    return {
      kind: "range",
      end: at + small,
      attribute: "gvm_kg",
      range: { max },
      isUsual: true,
      also: truck,
    };
  const plates = platesAt(all, at);
  if (plates > 0) return { kind: "aside", end: at + plates };
  const length = licenceAt(all, at);
  if (length === 0) return null;
  const end = at + length;
  return max !== null && measures.has("gvm_kg")
    ? { kind: "range", end, attribute: "gvm_kg", range: { max }, isUsual: true }
    : { kind: "aside", end };
}

/** First words of makes of nothing but motorcycles. */
const BIKES: ReadonlySet<string> = new Set(
  "Aprilia Ducati Harley-Davidson Husqvarna Indian Kawasaki KTM Royal Triumph Vespa Yamaha".split(" "),
);

/** "Motorbike for learners" asks for what they may ride, where the stock says so. */
export function readLearner(
  all: readonly Lexeme[],
  at: number,
  { phrases }: Pick<SearchVocabulary, "phrases">,
): Reading | null {
  const meaning = LEARNERS.has(all[at]?.key ?? "") ? (phrases.get("lams") ?? null) : null;
  const isOfBikes = (key: string) =>
    phrases.get(key)?.values.some((name) => BIKES.has(name.split(" ")[0] ?? "")) === true;
  const isBike = all.some(({ key }) => MOTORCYCLES.has(key) || isOfBikes(key));
  // "Learner bike" is a phrase by itself.
  const next = all[at + 1]?.key ?? "";
  const isPhrase = (next !== "" && phrases.has(`learner${next}`)) || LEARNERS_MAY.has(next);
  // Of a model that is named there may be none.
  return meaning === null || !isBike || isPhrase
    ? null
    : { kind: "values", end: at + 1, meaning, isWish: true };
}
