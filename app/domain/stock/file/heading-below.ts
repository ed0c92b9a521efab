/** A row of a table as its cells. */
interface TableRow {
  /** Where it stands in the file, from 1. */
  readonly at: number;
  readonly cells: readonly string[];
}

/**
 * Where the heading of a table stands that has a title above it: the first row holds one cell alone, a later one several, and
 * every row after that one holds several too, of no more columns.
 * @param first the row that was taken for the heading
 * @param rows the rows after it, or the first of them
 * @returns the heading's place in the file; null where nothing looks like a title
 */
export function headingBelow(first: readonly string[], rows: readonly TableRow[]): number | null {
  if (first.filter(isFilled).length !== 1) return null;
  const start = rows.findIndex(({ cells }) => widthOf(cells) > 1);
  const [heading, ...others] = rows.slice(start);
  if (start === -1 || heading === undefined || others.length === 0) return null;
  const width = widthOf(heading.cells);
  const isTable = others.every(({ cells }) => widthOf(cells) > 1 && widthOf(cells) <= width);
  return isTable ? heading.at : null;
}

/** Up to the last cell that holds something. */
function widthOf(cells: readonly string[]): number {
  return cells.findLastIndex(isFilled) + 1;
}

function isFilled(cell: string): boolean {
  return cell.trim() !== "";
}
