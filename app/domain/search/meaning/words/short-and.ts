import { alternativesTo } from "../../attributes";
import { type Lexeme, SLASH } from "../lexemes";
import type { PlacedReading } from "../readings";

/** "SUV/auto/diesel" are conditions in a row and no alternatives, as no filter has two of them. */
export function withoutSlashes(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
): readonly PlacedReading[] {
  const isRow = (one: PlacedReading, at: number) => {
    const [before, behind] = [read[at - 1], read[at + 1]];
    const isSlash = one.kind === "or" && all[one.from]?.key === SLASH;
    const areValues = before?.kind === "values" && behind?.kind === "values";
    return (
      isSlash && areValues && !alternativesTo(before.meaning.attribute).includes(behind.meaning.attribute)
    );
  };
  return read.some(isRow) ? read.filter((one, at) => !isRow(one, at)) : read;
}

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
