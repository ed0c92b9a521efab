const QUOTE = '"'.charCodeAt(0);

/**
 * The cells of a row of CSV that keeps the rules as nearly every row does: a quote stands at the beginning and the end of
 * a cell or is doubled within. Blanks around a cell without quotes are none of it.
 * @returns null for any other row: it may be CSV all the same
 */
export function splitOrderly(row: string, delimiter: string): readonly string[] | null {
  if (row.trim() === "") return null;
  const cells: string[] = [];
  for (let at = 0; ;) {
    const isQuoted = row.charCodeAt(at) === QUOTE;
    const end = isQuoted ? endOfQuoted(row, at) : endOfBare(row, at, delimiter);
    if (end === null) return null;
    cells.push(isQuoted ? unquoted(row.slice(at + 1, end - 1)) : row.slice(at, end).trim());
    if (end === row.length) return cells;
    if (!row.startsWith(delimiter, end)) return null;
    at = end + delimiter.length;
  }
}

/** Behind the closing quote; null without one. */
function endOfQuoted(row: string, from: number): number | null {
  let close = row.indexOf('"', from + 1);
  while (close !== -1 && row.charCodeAt(close + 1) === QUOTE) close = row.indexOf('"', close + 2);
  return close === -1 ? null : close + 1;
}

/** The next separator; null where a quote or a line break stands before it. */
function endOfBare(row: string, from: number, delimiter: string): number | null {
  const next = row.indexOf(delimiter, from);
  const end = next === -1 ? row.length : next;
  for (let at = from; at < end; at += 1) {
    const letter = row.charCodeAt(at);
    if (letter === QUOTE || letter === 10) return null;
  }
  return end;
}

function unquoted(text: string): string {
  return text.includes('"') ? text.replaceAll('""', '"') : text;
}
