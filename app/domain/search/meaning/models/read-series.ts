import type { NumberRange } from "../../query";
import type { Lexeme } from "../lexemes";
import { namesWeighed } from "../words/mass-words";
import { soundKey } from "../phrases/sound-key";
import { ALTERNATIVES } from "../name-words";
import type { Reading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";

/** Generations by which one model is known alone, and when each was sold. */
const LANDCRUISERS: ReadonlyMap<string, NumberRange> = new Map([
  ["80", { min: 1990, max: 1998 }],
  ["100", { min: 1998, max: 2007 }],
  ["200", { min: 2007, max: 2021 }],
  ["300", { min: 2021 }],
]);
/** Of these, what nobody writes for thousands. */
const GRADED: ReadonlySet<string> = new Set(["200", "300"]);
const SERIES: ReadonlySet<string> = new Set(["series", "系", "系列"]);
/** The last word of its name. */
const NAMES: ReadonlySet<string> = new Set(["landcruiser", "cruiser", "لاندكروزر", "兰德酷路泽", "陆巡"]);
/** "Landcruzer 200". */
const NAME_SOUND = soundKey("landcruiser");
/** Behind a number that counts something. */
const COUNTED: ReadonlySet<string> = new Set(
  "k ks km kms kays thousand thou grand 000 up onwards plus + - to or".split(" "),
);

/** "200 series", "Landcruiser 200" is a Landcruiser of some years; null where no such number begins, and where none is here. */
export function readSeries(
  all: readonly Lexeme[],
  at: number,
  { phrases, badgeIndex }: SearchVocabulary,
): Reading | null {
  const glued = /^lc(\d{2,3})$/u.exec(all[at]?.key ?? "")?.[1];
  const range = LANDCRUISERS.get(glued ?? all[at]?.key ?? "");
  const also = phrases.get("landcruiser");
  const isSeries = SERIES.has(all[at + 1]?.key ?? "");
  const before = all[at - 1]?.key ?? "";
  const isName = NAMES.has(before) || soundKey(before) === NAME_SOUND;
  const isBehind = isName && !COUNTED.has(all[at + 1]?.key ?? "");
  // Trucks have series by the same numbers.
  if (range === undefined || namesWeighed(all, "gvm_kg", null) || !also) return null;
  const isNamed = all.some((one, index) => index !== at && phrases.get(one.key)?.attribute === "make_model");
  // "Sahara 300": beside a grade of it, where no other model is named.
  const isGraded = !isNamed && GRADED.has(all[at]?.key ?? "") && !COUNTED.has(all[at + 1]?.key ?? "");
  const grades = [all[at - 1], all[at + 1]].flatMap((one) => badgeIndex.byWords.get(one?.key ?? "") ?? []);
  const isOfGrade = isGraded && grades.some(({ makeModel }) => also.values.includes(makeModel));
  if (glued === undefined && !isSeries && !isBehind && !isOfGrade) return null;
  return { kind: "range", end: at + (isSeries ? 2 : 1), attribute: "year", range, isUsual: true, also };
}

/** The models of the Landcruiser that is built for work, by the number that each is called by. */
const SEVENTIES: ReadonlySet<string> = new Set(["70", "75", "76", "78", "79"]);
const SEVENTY = "landcruiser70";
/** Behind the number, where it is that: a body, a cab, or the model's other names. */
const BEHIND_SEVENTIES: ReadonlySet<string> = new Set(
  "ute utes wagon wagons tray cab chassis single dual double dualcab troopy troopies troopie troopcarrier troop workmate landcruiser landcruisers cruiser cruisers toyota".split(
    " ",
  ),
);
/** One that is a name of it by itself. */
const NAMED_SEVENTY: ReadonlySet<string> = new Set(
  "troopy troopies troopie troopcarrier landcruiser landcruisers cruiser cruisers".split(" "),
);
const isOr = (lexeme: Lexeme | undefined) => ALTERNATIVES.has(lexeme?.key ?? "");

/** "79 dual cab", "78 troopy", "76 wagon": a Landcruiser by its number; null where no such number begins, and where none is here. */
export function readSeventies(
  all: readonly Lexeme[],
  at: number,
  { phrases }: Pick<SearchVocabulary, "phrases">,
): Reading | null {
  const meaning = phrases.get(SEVENTY);
  const next = all[at + 1]?.key ?? "";
  if (!SEVENTIES.has(all[at]?.key ?? "") || !meaning || !BEHIND_SEVENTIES.has(next)) return null;
  // "Troopy or 76 wagon": what only one of two is does not hold for both.
  const isOneOf = /^wagons?$/u.test(next) && (isOr(all[at - 1]) || isOr(all[at + 2]));
  return { kind: "values", end: at + (isOneOf || NAMED_SEVENTY.has(next) ? 2 : 1), meaning };
}
