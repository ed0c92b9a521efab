/** The columns of a table, and what a person should know of them. */
export interface TableHeadings {
  /** One name for each cell of the heading: a repeated one is `Colour (2)`, a nameless one `Column 5`. */
  readonly columns: readonly string[];
  /** How many cells a row needs: nameless columns at the end are separators too many. */
  readonly needed: number;
  readonly notes: readonly string[];
}

/** Names the columns of a table by the cells of its heading. */
export function tableHeadings(cells: readonly string[]): TableHeadings {
  const names = cells.map((cell) => cell.replace(/[\s\u200B\uFEFF]+/g, " ").trim());
  const needed = names.findLastIndex((name) => name !== "") + 1;
  const taken = new Set(names);
  const met = new Set<string>();
  const notes: string[] = [];
  const columns = names.map((name, at) => {
    if (name !== "" && !met.has(name)) {
      met.add(name);
      return name;
    }
    const own = freeName(name, at, taken);
    taken.add(own);
    if (name !== "")
      notes.push(`two columns are called "${shortName(name)}"; the later one is "${shortName(own)}"`);
    else if (at < needed) notes.push(`column ${at + 1} has no name; it is "${own}"`);
    return own;
  });
  return { columns, needed, notes };
}

function freeName(name: string, at: number, taken: ReadonlySet<string>): string {
  const named = (count: number) => (name === "" ? `Column ${at + count}` : `${name} (${count + 1})`);
  let count = 1;
  while (taken.has(named(count))) count += 1;
  return named(count);
}

function shortName(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}

/**
 * A row's cells by column; null where their number is not that of the columns. Cells beyond the columns may be empty, and
 * those under nameless columns count only where something stands in them.
 */
export function rowOfCells(
  { columns, needed }: TableHeadings,
  cells: readonly string[],
): Readonly<Record<string, string>> | null {
  if (cells.length < needed) return null;
  for (let at = columns.length; at < cells.length; at += 1) if (cells[at]?.trim() !== "") return null;
  const row: Record<string, string> = {};
  for (let at = 0; at < columns.length; at += 1) {
    const [column = "", cell = ""] = [columns[at], cells[at]];
    if (at < needed || cell !== "") put(row, column, cell);
  }
  return row;
}

/** A column may be called `__proto__`, which no assignment makes. */
function put(row: Record<string, string>, column: string, cell: string): void {
  if (column !== "__proto__") row[column] = cell;
  else
    Object.defineProperty(row, column, { value: cell, enumerable: true, configurable: true, writable: true });
}
