const LONGEST = 20;
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
