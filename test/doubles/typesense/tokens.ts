/** Longest word kept, as in the server's tokenizer. */
const LONGEST_TOKEN = 100;

/**
 * Splits a text as the default tokenizer does: at white space only; letters lower-cased and without accents; every
 * other symbol dropped, so that `CX-5` becomes `cx5`.
 */
export function tokenize(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, "").slice(0, LONGEST_TOKEN))
    .filter((word) => word !== "");
}

/** Edit distance with transpositions, given up (returns `limit + 1`) once it must exceed `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** True when some prefix of `word` is within `limit` edits of `start`. */
export function startsNearly(word: string, start: string, limit: number): boolean {
  if (word.startsWith(start)) return true;
  for (let length = start.length - limit; length <= start.length + limit; length += 1)
    if (length > 0 && length <= word.length && distance(word.slice(0, length), start, limit) <= limit)
      return true;
  return false;
}
