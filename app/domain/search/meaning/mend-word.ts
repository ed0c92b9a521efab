/** A name, and which letters it has: a bit for each. */
interface Spelling {
  readonly name: string;
  readonly letters: number;
}
/** Names by their length, which a mistyped word is compared with. */
export type MendableWords = ReadonlyMap<number, readonly Spelling[]>;

/** Shorter words are one letter away from too many others. */
const LEAST_LENGTH = 4;
/** Arabic writes few vowels, so that short words are nearer to each other. */
const LEAST_ARABIC = 5;
const ARABIC = /^\p{Script=Arabic}/u;
/** From here two letters may be wrong. */
const LONG = 7;

/** Names that a mistyped word may mean, by their length. Numbers are never mended, so names with digits are left out. */
export function mendableWords(names: Iterable<string>): MendableWords {
  const byLength = new Map<number, Spelling[]>();
  for (const name of new Set(names)) {
    if (name.length < LEAST_LENGTH || /\p{N}/u.test(name)) continue;
    byLength.set(name.length, [...(byLength.get(name.length) ?? []), { name, letters: lettersOf(name) }]);
  }
  return byLength;
}

/**
 * The names that a mistyped word is nearest to: one letter changed, added, lost or swapped with its neighbour from four
 * letters on, two from seven, of which none is the first. Empty where none is near.
 * @param slips how many it may have, however long it is
 */
export function mendWord(word: string, names: MendableWords, slips = 2): readonly string[] {
  const isShort = word.length < (ARABIC.test(word) ? LEAST_ARABIC : LEAST_LENGTH);
  if (isShort || /\p{N}/u.test(word)) return [];
  const most = word.length < LONG ? 1 : slips;
  const typed = lettersOf(word);
  let nearest: string[] = [];
  let fewest = most + 1;
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const { name, letters } of names.get(length) ?? []) {
      // One edit changes at most two letters of the set; nearly all names are told apart by that alone.
      if (bitsOf(letters ^ typed) > 2 * most) continue;
      // A short name is not what a longer word with two slips means.
      const edits = editsWithin(word, name, Math.min(most, name.length < LONG ? 1 : 2));
      if (edits === null || edits > fewest) continue;
      // Few mistype the first letter, and nobody that and another: "neither" is no "leather".
      if (edits > 1 && name[0] !== word[0]) continue;
      nearest = edits === fewest ? [...nearest, name] : [name];
      fewest = edits;
    }
  }
  return fewest > most ? [] : nearest;
}

/** Thirty-two bits for all letters: some share one, which lets a few more names through. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Letters to change, add, drop or swap to make one word of the other; null for more than `most`. */
function editsWithin(one: string, other: string, most: number): number | null {
  if (Math.abs(one.length - other.length) > most) return null;
  let older: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let index = 1; index <= other.length; index += 1) {
      const isSame = one[at - 1] === other[index - 1];
      const isSwap =
        at > 1 && index > 1 && one[at - 1] === other[index - 2] && one[at - 2] === other[index - 1];
      row.push(
        Math.min(
          (before[index - 1] ?? 0) + (isSame ? 0 : 1),
          (before[index] ?? 0) + 1,
          (row[index - 1] ?? 0) + 1,
          isSwap ? (older[index - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...row) > most) return null;
    [older, before] = [before, row];
  }
  const edits = before.at(-1) ?? 0;
  return edits > most ? null : edits;
}
