/** The cells of a line of CSV whose quotes do not keep the rules. */
export interface LooseCells {
  readonly cells: readonly string[];
  /** Whether a cell begins with a quote that nothing closes: the row may go on in the next line. */
  readonly isOpen: boolean;
}

/**
 * The cells of a line of CSV in which quotes stand where they should not, read as a person reads them: a cell's closing quote is
 * the one before a separator or the end (`"18" alloys"` is `18" alloys`), and a cell that has none is read as it stands.
 */
export function splitLoosely(line: string, delimiter: string): LooseCells {
  const cells: string[] = [];
  let at = 0;
  // Where one cell found no closing quote, a later one finds none: looking again would take the square of the line's length.
  let isClosing = true;
  while (at <= line.length) {
    const quoted: number | null | undefined =
      isClosing && isQuoted(line, at, delimiter) ? endOfQuoted(line, at, delimiter) : undefined;
    isClosing &&= quoted !== null;
    const end = quoted ?? endOfBare(line, at, delimiter);
    cells.push(withoutQuotes(line.slice(at, end)));
    at = end + delimiter.length;
  }
  return { cells, isOpen: !isClosing };
}

/** The cells between separators, whatever quotes say. */
export function splitPlainly(line: string, delimiter: string): readonly string[] {
  return line.split(delimiter).map(withoutQuotes);
}

function endOfBare(line: string, from: number, delimiter: string): number {
  const end = line.indexOf(delimiter, from);
  return end === -1 ? line.length : end;
}

function isQuoted(line: string, from: number, delimiter: string): boolean {
  return line[afterBlanks(line, from, delimiter)] === '"';
}

/** Where a cell that begins with a quote ends, its closing quote included; null where none closes it. */
function endOfQuoted(line: string, from: number, delimiter: string): number | null {
  const open = afterBlanks(line, from, delimiter);
  let at = line.indexOf('"', open + 1);
  while (at !== -1) {
    const after = afterBlanks(line, at + 1, delimiter);
    if (line[at + 1] === '"') at = line.indexOf('"', at + 2);
    else if (after === line.length || line.startsWith(delimiter, after)) return after;
    else at = line.indexOf('"', at + 1);
  }
  return null;
}

function afterBlanks(line: string, from: number, delimiter: string): number {
  let at = from;
  while ((line[at] === " " || line[at] === "\t") && line[at] !== delimiter) at += 1;
  return at;
}

function withoutQuotes(cell: string): string {
  const text = cell.trim();
  if (text.length < 2 || !text.startsWith('"') || !text.endsWith('"')) return cell;
  return text.slice(1, -1).replaceAll('""', '"').replaceAll('\\"', '"');
}
