import { toSlug } from "~/domain/text/slug";

/** A page that could have been meant. */
export interface LikelyPage {
  readonly label: string;
  readonly href: string;
}

const MOST = 4;
/** Words shorter than this say nothing about a page. */
const SHORTEST = 3;
/** Least share of common words for a page to count as likely. */
const FLOOR = 0.34;

/**
 * The pages that an address which does not exist may have meant, most likely first. They are compared by the words they
 * share; a word's beginning, or a word with one wrong letter, counts for most of a word.
 */
export function likelyPages(path: string, known: readonly LikelyPage[]): readonly LikelyPage[] {
  const wanted = wordsOf(decoded(path));
  if (wanted.length === 0) return [];
  const scored = known.map((page) => ({ page, score: scoreOf(wanted, page) }));
  const best = scored.filter(({ score }) => score >= FLOOR).sort((a, b) => b.score - a.score);
  const found = new Map<string, LikelyPage>();
  for (const { page } of best) if (!found.has(page.href)) found.set(page.href, page);
  return [...found.values()].slice(0, MOST);
}

function scoreOf(wanted: readonly string[], { label, href }: LikelyPage): number {
  const words = [...new Set([...wordsOf(label), ...wordsOf(href.replace(/[?#].*$/, ""))])];
  const likenesses = wanted.map((word) => Math.max(0, ...words.map((other) => likeness(word, other))));
  return likenesses.reduce((sum, one) => sum + one, 0) / wanted.length;
}

function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.startsWith(short)) return 0.8;
  return short.length >= 5 && Math.abs(a.length - b.length) <= 1 && editsApart(a, b) === 1 ? 0.75 : 0;
}

/** Letters to change, add, drop or swap with their neighbour to make one word of the other; the words are short. */
function editsApart(a: string, b: string): number {
  const rows: number[][] = [[...Array(b.length + 1).keys()]];
  const cost = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const change = cost(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? cost(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(change, swap, cost(i - 1, j) + 1, cost(i, j - 1) + 1));
    }
  }
  return cost(a.length, b.length);
}

const wordsOf = (text: string) =>
  toSlug(text)
    .split("-")
    .filter((word) => word.length >= SHORTEST);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path.slice(0, 300));
  } catch {
    // Not a path anybody wrote on purpose.
    return "";
  }
}
