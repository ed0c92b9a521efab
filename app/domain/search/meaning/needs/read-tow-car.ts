import { KNOWN_MODEL_MAKES, KNOWN_MODELS } from "../../../make/known-models";
import { MODEL_WORDS } from "../name-words";
import { compactText } from "../../text";
import type { Lexeme } from "../lexemes";
import type { Reading } from "../readings";
import { phraseLookup } from "../read-span";
import type { SearchVocabulary } from "../vocabulary";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
/** In front of what shall pull; the longest first. */
const PULLED_BY = ["a", "an", "my", "our", "the", ""].flatMap((article) =>
  list(
    "to tow with, to tow behind, to be towed by, towed by, tow with, tow behind, towing with, pulled by, to suit, suitable for, suits, suit, behind, for, لسيارة, 适合",
  ).map((words) => [...words, ...(article === "" ? [] : [article])]),
);
const pulledByAt = phraseLookup(PULLED_BY);
const MOST_WORDS = 3;
const CARAVANS: ReadonlySet<string> = new Set(["caravan", "caravans", "كرفان", "拖挂房车", "camper"]);

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

/** "Van for a Prado", where caravans are sold: what pulls it is not looked for, and told. Null where nothing says so. */
export function readTowCar(
  all: readonly Lexeme[],
  at: number,
  { onlyKind }: Pick<SearchVocabulary, "onlyKind">,
): Reading | null {
  if (onlyKind !== "caravan" && !all.some(({ key }) => CARAVANS.has(key))) return null;
  const lead = pulledByAt(all, at);
  if (lead === 0) return null;
  for (let count = MOST_WORDS; count > 0; count -= 1) {
    const words = all.slice(at + lead, at + lead + count).map(({ key }) => key);
    if (words.length !== count || !CARS.has(compactText(words.join("")))) continue;
    const first = words[0] ?? "";
    const end = endOfCar(all, at + lead + count);
    return first === "" ? null : { kind: "aside", end };
  }
  return null;
}

/** "Prado 150", "200 series". */
function endOfCar(all: readonly Lexeme[], at: number): number {
  const isNumber = all[at]?.amount !== undefined && all[at + 1]?.key === "series";
  return isNumber ? at + 2 : at;
}
