/** Of the pairs of letters that two words have, how many both share where one is a slip of the other. */
const LEAST_OF_SLIP = 0.5;

/** Whether one word can be another, mistyped. No number is another number. */
export function isSlip(one: string, other: string): boolean {
  return !/\p{N}/u.test(one + other) && sharedPairs(one, other) >= LEAST_OF_SLIP;
}

/** How many of the pairs of letters of the longer one both have, 0 to 1: any long text has most pairs of a short one. */
export function sharedPairs(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return shared / Math.max(first.size, second.size, 1);
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = [...text];
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}
