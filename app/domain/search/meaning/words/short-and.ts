import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";

/** "White n black": a letter between two conditions that was no badge of either is "and". */
export function withoutShortAnd(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
): readonly PlacedReading[] {
  const isCondition = (one: PlacedReading | undefined) => one !== undefined && one.kind !== "text";
  const isAnd = (one: PlacedReading, at: number) =>
    one.kind === "text" &&
    one.end === one.from + 1 &&
    all[one.from]?.key === "n" &&
    isCondition(read[at - 1]) &&
    isCondition(read[at + 1]);
  return read.some(isAnd) ? read.filter((one, at) => !isAnd(one, at)) : read;
}
