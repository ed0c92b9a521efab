/** A row of a table as it stands in the file, and its last cell. */
export interface RowEnd {
  /** The whole row, as it is written. */
  readonly text: string;
  /** Under the last column. */
  readonly cell: string;
}

/** Fewer rows say nothing of how a file writes its last column. */
const FEWEST = 5;
/** Words of a column are few where each stands in so many rows on average. */
const ROWS_OF_WORD = 2;
/** Codes of letters and digits from this length on have one length. */
const LONG_CODE = 9;

/**
 * Why the last row of a file that ends without a line break seems to be cut off within its last cell, to follow "its last
 * cell "; null where nothing speaks for it. A cell that is only shorter than others, or empty, may be whole: the newest
 * vehicle often lacks pictures.
 * @param others rows before it
 */
export function cutCellSign(last: RowEnd, others: readonly RowEnd[]): string | null {
  if (others.length < FEWEST) return null;
  const cells = others.map(({ cell }) => cell.trim()).filter((cell) => cell !== "");
  const [cell, text] = [last.cell.trim(), last.text.trimEnd()];
  const sign = commonEnd(others);
  if (sign !== null && !text.endsWith(sign)) return `lacks the ${sign} after those of the other rows`;
  if (cell === "" || cells.length < FEWEST) return null;
  const whole = wordBegun(cell, cells) ?? endingBegun(cell, cells);
  if (whole !== null) return `is "${shown(cell)}", where other rows have "${shown(whole)}"`;
  const example = formBegun(cell, cells);
  return example === null ? null : `is "${shown(cell)}", where others are like "${shown(example)}"`;
}

const ALL_QUOTED = /^"(?:[^"]|"")*"(?:[,;|\t]"(?:[^"]|"")*")*$/;

/** A separator after the last cell, or the quotes of a file that quotes every cell: each row ends with it. */
function commonEnd(rows: readonly RowEnd[]): string | null {
  if (rows.every(({ text }) => ALL_QUOTED.test(text.trim()))) return '"';
  return [",", ";", "|"].find((sign) => rows.every(({ text }) => text.trimEnd().endsWith(sign))) ?? null;
}

/** The word of the column that a cell begins; null for a column of other than a few words, and for numbers. */
function wordBegun(cell: string, cells: readonly string[]): string | null {
  const words = new Set(cells);
  if (words.has(cell) || words.size * ROWS_OF_WORD > cells.length || isNumber(cell)) return null;
  return [...words].find((word) => word.startsWith(cell)) ?? null;
}

const ENDING = /\.[a-z0-9]{2,5}$/i;

/** Addresses of pictures end in `.jpg` or the like: one that ends in `.j` was not finished. */
function endingBegun(cell: string, cells: readonly string[]): string | null {
  const endings = new Set(cells.map((one) => ENDING.exec(one)?.[0]));
  const begun = /\.[a-z0-9]*$/i.exec(cell)?.[0];
  if (endings.has(undefined) || begun === undefined || isNumber(cell) || endings.has(begun)) return null;
  const whole = cells.find((one) => ENDING.exec(one)?.[0].startsWith(begun));
  return whole === undefined || endings.size * ROWS_OF_WORD > cells.length ? null : whole;
}

/**
 * An example of the one form that all cells have and of which this one is the beginning: `2026-11-3` of `2026-11-30`.
 * Words and numbers have no form.
 */
function formBegun(cell: string, cells: readonly string[]): string | null {
  if (isNumber(cell)) return null;
  const [example = ""] = cells;
  const isForm = [exactForm, roughForm].some((formOf) => {
    const form = formOf(example);
    const begun = formOf(cell);
    return (
      hasForm(example) &&
      begun !== form &&
      form.startsWith(begun) &&
      cells.every((one) => formOf(one) === form)
    );
  });
  return isForm ? example : null;
}

/** A number plate of letters and digits may be shorter than all others; a chassis number may not. */
const hasForm = (text: string) =>
  /[^\p{L}\p{N}\s]/u.test(text) || (text.length >= LONG_CODE && /\d/.test(text) && /\p{L}/u.test(text));
const isNumber = (text: string) => /^[\d.,\s]+$/.test(text);
/** With each letter and digit alike. */
const exactForm = (text: string) => text.replace(/[\p{L}\p{N}]/gu, "x");
/** With any number of letters, or of digits, alike. */
const roughForm = (text: string) => text.replace(/\p{N}+/gu, "9").replace(/\p{L}+/gu, "a");
const shown = (text: string) => (text.length > 60 ? `…${text.slice(-60)}` : text);
