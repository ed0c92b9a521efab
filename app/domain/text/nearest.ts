/** The one of some names that a mistyped one is nearest to; null where none is near. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const wanted = squash(name);
  const ranked = known
    .map((other) => ({ other, edits: slipsBetween(wanted, squash(other)) }))
    .sort((one, other) => one.edits - other.edits);
  const [best] = ranked;
  return best !== undefined && best.edits <= Math.max(1, Math.floor(wanted.length / 4)) ? best.other : null;
}

/** A name without what people write differently: case, blanks, hyphens. */
export function squash(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9.]/g, "");
}

/** The same letters in another order are one slip. */
function slipsBetween(one: string, other: string): number {
  const sorted = (word: string) => [...word].sort().join("");
  return one !== other && sorted(one) === sorted(other) ? 1 : editsApart(one, other);
}

/** Letters to change, add or drop to make one short word of the other. */
function editsApart(one: string, other: string): number {
  let before = [...Array(other.length + 1).keys()];
  for (const [at, letter] of [...one].entries()) {
    const row = [at + 1];
    for (const [index, wanted] of [...other].entries()) {
      const change = (before[index] ?? 0) + (letter === wanted ? 0 : 1);
      row.push(Math.min(change, (before[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1));
    }
    before = row;
  }
  return before.at(-1) ?? 0;
}

/** "did you mean …?" for a word that is none of the names; empty when nothing is near. */
export function meant(word: string, names: Iterable<string>): string {
  const near = nearestName(word, [...names]);
  return near === null ? "" : ` (did you mean "${near}"?)`;
}
