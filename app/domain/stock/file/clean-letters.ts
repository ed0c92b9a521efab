import type { CleanRow, FeedRow, LostCell, MendedCell } from "./feed-file";
import { mayNeedMending, mendLetters } from "./mend-letters";

/** What is left of a letter that a program before this one could not read. */
const LOST_LETTER = "\uFFFD";
/** Around the first letter that differs, so much is told of a cell. */
const [BEFORE, TOLD] = [20, 80];

/** Judges a record's letters cell by cell: wrong ones are put right, and a cell that lost some is left empty. */
export function cleanLetters(row: FeedRow): CleanRow {
  // Nearly every row; to build it anew would take longer than to look at it.
  if (!mayNeedCleaning(row)) return { cells: row, lost: [], mended: [] };
  const lost: LostCell[] = [];
  const mended: MendedCell[] = [];
  const entries = Object.entries(row).map(([name, cell]) => {
    const column = mendLetters(name);
    const items = typeof cell === "string" ? [cell] : cell;
    const right = items.map(mendLetters);
    const kept = right.filter((item) => !item.includes(LOST_LETTER));
    const broken = right.find((item) => item.includes(LOST_LETTER));
    if (broken !== undefined) lost.push({ column, text: excerptAt(broken, broken.indexOf(LOST_LETTER)) });
    const at = right.findIndex((item, place) => item !== items[place] && !item.includes(LOST_LETTER));
    if (at >= 0) mended.push({ column, ...excerpt(items[at] ?? "", right[at] ?? "") });
    const isAsItWas = at < 0 && kept.length === right.length;
    return [column, isAsItWas ? cell : typeof cell === "string" ? (kept[0] ?? "") : kept] as const;
  });
  return { cells: Object.fromEntries(entries), lost, mended };
}

function mayNeedCleaning(row: FeedRow): boolean {
  for (const column of Object.keys(row)) {
    const cell = row[column] ?? "";
    if (mayBeWrong(column) || (typeof cell === "string" ? mayBeWrong(cell) : cell.some(mayBeWrong)))
      return true;
  }
  return false;
}

function mayBeWrong(text: string): boolean {
  return mayNeedMending(text) || text.includes(LOST_LETTER);
}

/** Two texts from shortly before the first letter in which they differ. */
function excerpt(before: string, after: string): Omit<MendedCell, "column"> {
  let at = 0;
  while (at < after.length && before[at] === after[at]) at += 1;
  return { before: excerptAt(before, at), after: excerptAt(after, at) };
}

function excerptAt(text: string, at: number): string {
  const from = Math.max(0, at - BEFORE);
  return text.slice(from, from + TOLD);
}
