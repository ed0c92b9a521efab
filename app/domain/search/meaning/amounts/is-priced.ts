import type { Amount, Lexeme } from "../lexemes";

/** Behind "a" a smaller or odder number may be a name. */
const [LEAST_ROUND, ROUND] = [5_000, 500];

/** "For 15000", "a 25000 Corolla": whether a bare number is a price by the word in front. */
export function isPriced(all: readonly Lexeme[], at: number, { value }: Amount): boolean {
  const before = all[at - 1]?.key ?? "";
  return before === "for" || (before === "a" && value >= LEAST_ROUND && value % ROUND === 0);
}
