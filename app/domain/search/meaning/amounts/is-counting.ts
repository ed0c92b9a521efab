import { SMALL_NUMBERS } from "../amount-words";
import type { Lexeme } from "../lexemes";

/** Behind a number in scripts that write it close to a name. */
const COUNTED_BY_NUMBER: ReadonlySet<string> = new Set(
  "万 千 百 年 公里 万公里 缸 座 الف الاف كم سلندر سنة سنوات".split(" "),
);

/** "马自达3万以内": whether the number in front of one place counts what stands there, so that no name ends in it. */
export function isCounting(all: readonly Lexeme[], end: number): boolean {
  const last = all[end - 1];
  const isNumber = last?.amount !== undefined || SMALL_NUMBERS.has(last?.key ?? "");
  return isNumber && COUNTED_BY_NUMBER.has(all[end]?.key ?? "");
}
