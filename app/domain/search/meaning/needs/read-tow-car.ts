import { isOrdinaryName, KNOWN_MODEL_MAKES, KNOWN_MODELS } from "../../../make/known-models";
import { MODEL_WORDS } from "../models/model-words";
import { compactText } from "../../text";
import type { Lexeme } from "../lexemes";
import type { Reading } from "../readings";
import { readSpan } from "../read-span";
import { phraseAt, phraseLookup } from "../words/phrase-at";
import type { SearchVocabulary } from "../vocabulary";
import { TONNES } from "../words/mass-words";
import { TO_TOW, TOWED, TOWED_SIZES } from "./need-words";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
/** In front of what shall pull; the longest first. */
const PULLED_BY = ["a", "an", "my", "our", "the", ""].flatMap((article) =>
  list(
    "i have, ive got, i got, we have, weve got, we got, i drive, we drive, i own, we own, car is, to tow it with, to tow with, to tow behind, pull behind, pull it behind, pulled behind, to pull behind, tow it behind, towed behind, hang off, hitch to, hitch up to, hook up to, hook onto, match for, paired with, tow it with, tow this with, pull it with, tow one with, towable by, towable with, pull with, to be towed by, towed by, tow with, tow behind, towing with, pulled by, to suit, suitable for, suits, suit, behind, for, لسيارة, تسحبه, تسحبها, يسحبه, يسحبها, تجره, تجرها, 适合",
  ).map((words) => [...words, ...(article === "" ? [] : [article])]),
);
/** Those of them that say so of a trailer of any kind. */
const BEHIND = PULLED_BY.filter((words) =>
  ["tow", "tows", "towed", "towable", "pull", "pulled", "hitch", "hook", "hang"].some((word) =>
    words.includes(word),
  ),
);
const behindAt = phraseLookup(BEHIND);
/** What is towed beside caravans. */
const TRAILERS: ReadonlySet<string> = new Set("trailer trailers boat float horsefloat jetski".split(" "));
const pulledByAt = phraseLookup(PULLED_BY);
const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "my", "our", "the"]);
/** Behind what shall pull, the longest first. */
const PULLS = list(
  "can tow it, can tow, can pull, will tow, could tow, is able to tow, be able to tow it, be able to tow, tow it, tow this, tow that, tow one, tow, pull it, pull this, pull that, pull one, pull, handle it, handle this, 能拖, 可以拖, 拖 得 动, 拖得动, 能拉, 可以拉, 拉得动, تقدر تسحب, تسحب",
);
const TOWING: ReadonlySet<string> = new Set(["tow", "tows", "towing", "towed", "pull", "pulls"]);
/** Arabic writes it against its noun. */
const ARTICLE = /^ال/u;
const MOST_WORDS = 3;
const MOST_SIZES = 3;
const FEET: ReadonlySet<string> = new Set("foot feet ft footer m metre metres".split(" "));
/** In front of a car that somebody has. */
const OWN: ReadonlySet<string> = new Set(
  "a an my our the his her have got drive own driving 我有 عندي معي".split(" "),
);
const CARAVANS: ReadonlySet<string> = new Set(["caravan", "caravans", "كرفان", "拖挂房车", "房车", "camper"]);

/** Makes and models, each also without its make. */
const CARS: ReadonlySet<string> = new Set(
  [
    ...KNOWN_MODEL_MAKES,
    ...KNOWN_MODELS,
    ...KNOWN_MODELS.map((model) => model.slice(model.indexOf(" ") + 1)),
    ...Object.values(MODEL_WORDS).flatMap((words) => words.split(", ")),
  ]
    .map(compactText)
    .filter((name) => name.length > 2)
    .concat("car suv ute wagon sedan 4wd smallcar smallsuv mediumsuv midsizesuv familycar".split(" ")),
);

/** Models of one word. */
const MODELS: ReadonlySet<string> = new Set(
  KNOWN_MODELS.map((model) => compactText(model.slice(model.indexOf(" ") + 1)))
    .concat("prado", "patrol", "cruiser", "landcruiser", "hilux")
    .concat(Object.values(MODEL_WORDS).flatMap((words) => words.split(", ").map(compactText)))
    .filter((name) => name.length > 3 && !/\d/u.test(name)),
);
const ORDINARY_NAMES: ReadonlySet<string> = new Set(
  KNOWN_MODELS.filter(isOrdinaryName).map((model) => compactText(model.slice(model.indexOf(" ") + 1))),
);

/** "Van for a Prado", where caravans are sold: what pulls it is not looked for, and told. Null where nothing says so. */
export function readTowCar(
  all: readonly Lexeme[],
  at: number,
  { onlyKind, phrases }: Pick<SearchVocabulary, "onlyKind"> & Partial<Pick<SearchVocabulary, "phrases">>,
): Reading | null {
  if (onlyKind !== "caravan" && !all.some(({ key }) => CARAVANS.has(key))) return readBehind(all, at);
  const lead = pulledByAt(all, at);
  const led = lead === 0 ? null : carAt(all, at + lead);
  if (led !== null) return { kind: "aside", end: led };
  const article = ARTICLES.has(all[at]?.key ?? "") ? 1 : 0;
  const puller = carAt(all, at + article);
  const pulls = puller === null ? 0 : phraseAt(all, puller, PULLS);
  // "My ute can tow 2000kg" says how much.
  const isMeasured = puller !== null && all[puller + pulls]?.amount !== undefined;
  if (puller === null || isMeasured) return null;
  const isNamed = onlyKind === "caravan" && phrases !== undefined && isCarAlone(all, at + article, phrases);
  return pulls > 0 || isNamed ? { kind: "aside", end: puller + pulls } : null;
}

/** "Trailer to pull behind the Forester": the trailer is named in front of that. */
function readBehind(all: readonly Lexeme[], at: number): Reading | null {
  const lead = all.slice(0, at).some(({ key }) => TRAILERS.has(key)) ? behindAt(all, at) : 0;
  const car = lead === 0 ? null : carAt(all, at + lead);
  return car === null ? null : { kind: "aside", end: car };
}

/** "Three kids and a Prado" at a yard of caravans: a car that has no name of theirs, and no ordinary word unless somebody has it. */
function isCarAlone(all: readonly Lexeme[], at: number, phrases: SearchVocabulary["phrases"]): boolean {
  const { key = "" } = all[at] ?? {};
  const isModel = MODELS.has(key) && !phrases.has(key);
  return isModel && (!ORDINARY_NAMES.has(key) || OWN.has(all[at - 1]?.key ?? ""));
}

/** Whether words say what shall pull, or that something is pulled: a mass beside them is a loaded one. */
export function namesTowing(all: readonly Lexeme[], vocabulary: Pick<SearchVocabulary, "onlyKind">): boolean {
  return all.some(({ key }, at) => TOWING.has(key) || readTowCar(all, at, vocabulary) !== null);
}

/** Where the name of a car ends that begins at one place; null for none. */
function carAt(all: readonly Lexeme[], at: number): number | null {
  for (let count = MOST_WORDS; count > 0; count -= 1) {
    const words = all.slice(at, at + count).map(({ key }) => key);
    const name = compactText(words.join(""));
    const isCar = CARS.has(name) || CARS.has(name.replace(ARTICLE, ""));
    if (words.length !== count || !isCar) continue;
    if (words[0] !== "") return endOfCar(all, at + count);
  }
  return null;
}

/** "Prado 150", "200 series". */
function endOfCar(all: readonly Lexeme[], at: number): number {
  const isNumber = all[at]?.amount !== undefined && all[at + 1]?.key === "series";
  return isNumber ? at + 2 : at;
}

/** "To tow a boat" asks for what tows, and not for a boat; of a stock that says how much, for what tows one. */
export function readTowing(
  all: readonly Lexeme[],
  at: number,
  { phrases, measures, usual: { towsFromKg = null } }: SearchVocabulary,
): Reading | null {
  const lead = phraseAt(all, at, TO_TOW);
  const named = endOfSizes(all, at + lead);
  const towed = lead === 0 ? 0 : phraseAt(all, named, TOWED);
  if (towed === 0) return null;
  const end = named + towed;
  if (towsFromKg !== null && measures.has("towing_kg"))
    return (
      massBehind(all, end) ?? {
        kind: "range",
        end,
        attribute: "towing_kg",
        range: { min: towsFromKg },
        isUsual: true,
      }
    );
  const meaning = phrases.get("towing") ?? phrases.get("towbar") ?? null;
  return meaning === null ? { kind: "text", end } : { kind: "values", end, meaning };
}

/** Where "21 foot" and "small" end in front of what is towed. */
function endOfSizes(all: readonly Lexeme[], from: number): number {
  const isLength = (at: number) => all[at]?.amount !== undefined && FEET.has(all[at + 1]?.key ?? "");
  let at = from;
  while (at - from < MOST_SIZES && (TOWED_SIZES.has(all[at]?.key ?? "") || isLength(at))) at += 1;
  return at;
}

/** "Tow a boat 3.5t": the mass behind what is towed; null for none. */
function massBehind(all: readonly Lexeme[], at: number): Reading | null {
  const span = readSpan(all, at);
  const length = span === null ? 0 : phraseAt(all, span.end, TONNES);
  return span === null || length === 0 || span.low.isMoney
    ? null
    : {
        kind: "range",
        end: span.end + length,
        attribute: "towing_kg",
        range: { min: span.low.value * 1_000 },
      };
}
