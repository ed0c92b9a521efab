import type { Lexeme } from "../lexemes";
import { readPhrase } from "../read-phrase";
import type { Reading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";

const CENTURY = 2_000;
/** Behind two digits of a year: "20款", "20年的". */
const MODEL = "款";
const YEAR = "年";
const OF: ReadonlySet<string> = new Set(["的", "款", "产"]);
const VEHICLES: readonly string[] = ["make", "make_model", "body", "item_type"];
const CARS: ReadonlySet<string> = new Set(["车", "车子", "二手", "二手车"]);
/** In front of how long something was had or done. */
const SPENT = /[了有开用过]$/u;

/** "20年的汉兰达", "19款": a model year in two digits; null for a number of years and for anything else. */
export function readHanYear(
  all: readonly Lexeme[],
  at: number,
  vocabulary: SearchVocabulary,
  thisYear: number,
): Reading | null {
  const { raw = "", amount } = all[at] ?? {};
  if (amount === undefined || !/^\d\d$/u.test(raw)) return null;
  const next = all[at + 1]?.key;
  const isYear = next === YEAR && OF.has(all[at + 2]?.key ?? "");
  const year = CENTURY + amount.value;
  if ((next !== MODEL && !isYear) || year > thisYear + 1) return null;
  // "10年的质保" and "开了10年的卡罗拉" count years.
  if (isYear && all[at + 2]?.key === "的" && !isOfVehicle(all, at, vocabulary))
    return { kind: "aside", end: at + 3 };
  const end = at + (isYear && all[at + 2]?.key === MODEL ? 3 : 2);
  return { kind: "range", end, attribute: "year", range: { min: year, max: year } };
}

/** Whether the year is that of a vehicle named behind its colour, gearbox and the like, and not a time that went by. */
function isOfVehicle(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): boolean {
  if (SPENT.test(all[at - 1]?.raw ?? "")) return false;
  let next = at + 3;
  while (next < all.length) {
    const named = readPhrase(all, next, vocabulary);
    if (named?.kind !== "values") return CARS.has(all[next]?.key ?? "");
    if (VEHICLES.includes(named.meaning.attribute)) return true;
    next = named.end;
  }
  return false;
}
