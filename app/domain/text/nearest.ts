/** How many letters may differ at most between a word and what was probably meant. */
const FARTHEST = 3;

/** The name a word was probably meant to be: the one with the fewest letters to change; null when none is near. */
export function nearestName(word: string, names: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.min(FARTHEST, Math.floor(word.length / 2)) + 1;
  for (const name of names) {
    if (Math.abs(name.length - word.length) >= least) continue;
    const distance = changes(word.toLowerCase(), name.toLowerCase());
    if (distance >= least) continue;
    best = name;
    least = distance;
  }
  return best;
}

/** Letters to add, leave out or change to make one word of another (Levenshtein). */
function changes(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index += 1) {
      const same = (row[index] ?? 0) + (letter === other[index] ? 0 : 1);
      next.push(Math.min(same, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** "did you mean …?" for a word that is none of the names; empty when nothing is near. */
export function meant(word: string, names: Iterable<string>): string {
  const near = nearestName(word, names);
  return near === null ? "" : ` (did you mean "${near}"?)`;
}
