const LONGEST = 20;
/** Of fewer signs, one is too much of the number to be a slip. */
const LEAST_MISTYPED = 4;
/** Letters that may stand before a number: "INV". */
const LONGEST_PREFIX = 4;

/**
 * The number of an invoice out of what was typed as one: letters, digits, "-", "/" and "&", and no words that could carry a
 * message to whoever gets the receipt.
 * @returns "" where there is no digit in it
 */
export function invoiceNumber(typed: string): string {
  const words = typed
    .replace(/<[^<>]*>/g, " ")
    .split(/[^\p{L}\p{M}\p{N}/&-]+/u)
    .filter((word) => /\p{N}/u.test(word) || (word.length > 0 && word.length <= LONGEST_PREFIX));
  const number = Array.from(words.join(" ")).slice(0, LONGEST).join("").trim();
  return /\p{N}/u.test(number) ? number : "";
}

/** Whether one of two numbers is the other, mistyped once: a sign that is another, too many or missing, or two exchanged. */
export function isSlipOfNumber(one: string, other: string): boolean {
  const [short, long] = [one, other].map((number) => [...number.toUpperCase()]).toSorted(byLength);
  if (short === undefined || long === undefined || short.length < LEAST_MISTYPED) return false;
  const at = long.findIndex((sign, index) => sign !== short[index]);
  const after = (signs: readonly string[], from: number) => signs.slice(from).join("");
  if (at === -1) return false;
  if (short.length !== long.length)
    return long.length - short.length === 1 && after(long, at + 1) === after(short, at);
  if (after(long, at + 1) === after(short, at + 1)) return true;
  const areExchanged = long[at] === short[at + 1] && long[at + 1] === short[at];
  return areExchanged && after(long, at + 2) === after(short, at + 2);
}

function byLength(one: readonly string[], other: readonly string[]): number {
  return one.length - other.length;
}
