import { splitLoosely } from "./split-loosely";

/** Lines that together are one row of CSV. */
export interface RowLines {
  /** The first line, from 1. */
  readonly at: number;
  readonly text: string;
  readonly isEnded: boolean;
  readonly isTooLong: boolean;
}

/** What a row may be at most before the quote that opened it counts as a stray one. */
export interface RowLimits {
  readonly lines: number;
  readonly letters: number;
}

/**
 * Puts lines of CSV together to rows: a line that leaves a quoted cell open goes on in the next ones. Where they do not make
 * a row that fits the columns, the quote was a stray one, such as an inch mark, and each line is a row.
 * @param fits whether cells make a row of the table
 */
export function createRowGrouper(
  delimiter: string,
  fits: (cells: readonly string[]) => boolean,
  limits: RowLimits,
) {
  let open: RowLines[] = [];
  let letters = 0;
  const rows: RowLines[] = [];

  const close = () => {
    open = [];
    letters = 0;
  };
  const giveUp = () => {
    const [first, ...others] = open;
    close();
    if (first) rows.push(first);
    for (const line of others) add(line);
  };
  const add = (line: RowLines): void => {
    const isOdd = countQuotes(line.text) % 2 === 1;
    if (open.length === 0) {
      if (line.text.trim() === "") return;
      if (isOdd && !line.isTooLong && goesOn(line.text)) {
        open = [line];
        letters = line.text.length;
      } else rows.push(line);
      return;
    }
    open.push(line);
    letters += line.text.length;
    if (line.isTooLong || open.length > limits.lines || letters > limits.letters) giveUp();
    else if (isOdd) finish(line);
  };
  /** Whether a line with a quote too many is no row by itself: one such as `"18" alloys",1990` is. */
  const goesOn = (text: string) => {
    const { cells, isOpen } = splitLoosely(text, delimiter);
    return isOpen || (text.includes(`${delimiter}"`) && !fits(cells));
  };
  const finish = (last: RowLines) => {
    const [first] = open;
    const text = open.map((one) => one.text).join("\n");
    const { cells, isOpen } = splitLoosely(text, delimiter);
    if (first === undefined || isOpen || !fits(cells)) giveUp();
    else {
      rows.push({ ...first, text, isEnded: last.isEnded });
      close();
    }
  };
  return {
    add,
    end: () => {
      while (open.length > 0) giveUp();
    },
    /** The rows that are complete, each given once. */
    take: (): readonly RowLines[] => rows.splice(0),
  };
}

function countQuotes(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) count += 1;
  return count;
}
