/** No shorter word is taken for a stock number that somebody wrote. */
const SHORTEST = 4;
const MOST = 200;

/**
 * Words of a text that may be a vehicle's chassis or stock number, in capitals: what is known of a row that cannot be
 * read. They hold a digit and at least four letters or digits.
 */
export function mentionedNames(text: string): readonly string[] {
  const words = new Set<string>();
  for (const [word] of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}/._-]*/gu)) {
    if (words.size >= MOST) break;
    if (word.length >= SHORTEST && /\d/.test(word)) words.add(word.toUpperCase());
  }
  return [...words];
}

/** Whether a row that cannot be read may be a vehicle's own: it has its chassis or stock number. */
export function mayBe(
  { vin, stocknum }: { readonly vin: string | null; readonly stocknum: string },
  mentioned: ReadonlySet<string>,
): boolean {
  return mentioned.has(stocknum.toUpperCase()) || (vin !== null && mentioned.has(vin.toUpperCase()));
}
