import type { Lexeme } from "../lexemes";
import type { Reading } from "../readings";

const CENTURY = 2_000;
/** Behind two digits of a year: "20款", "20年的". */
const MODEL = "款";
const YEAR = "年";
const OF: ReadonlySet<string> = new Set(["的", "款", "产"]);

/** "20年的汉兰达", "19款": a model year in two digits; null for a number of years and for anything else. */
export function readHanYear(all: readonly Lexeme[], at: number, thisYear: number): Reading | null {
  const { raw = "", amount } = all[at] ?? {};
  if (amount === undefined || !/^\d\d$/u.test(raw)) return null;
  const next = all[at + 1]?.key;
  const isYear = next === YEAR && OF.has(all[at + 2]?.key ?? "");
  const year = CENTURY + amount.value;
  if ((next !== MODEL && !isYear) || year > thisYear + 1) return null;
  const end = at + (isYear && all[at + 2]?.key === MODEL ? 3 : 2);
  return { kind: "range", end, attribute: "year", range: { min: year, max: year } };
}
