/** A longer text may be a code in which the case of a letter counts, as in the ids of some databases. */
const LONGEST_NUMBER = 12;

/**
 * Reads stock numbers that differ in the case of their letters as one: `x1` and `X1` are one car, under the number that the
 * file has first. So ids stay as they are, and the second row is a duplicate.
 */
export function createOneSpelling(): (identity: string) => string {
  const first = new Map<string, string>();
  return (identity) => {
    if (identity.length > LONGEST_NUMBER) return identity;
    const upper = identity.toUpperCase();
    // Digits alone have one spelling.
    if (upper === identity.toLowerCase()) return identity;
    const known = first.get(upper);
    if (known !== undefined) return known;
    first.set(upper, identity);
    return identity;
  };
}
