import type { FeedMapping } from "../feed-mapping";
import type { FeedRow } from "../file/feed-file";
import { cleanRow, columnsOf, oneLine } from "../read-row";

/** `8/28/2026`: which of the two is the day, the other values of the column say. */
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?!\d)/;
const MOST_MONTH = 12;
/** A field whose first cells are all written otherwise is not looked at any longer. */
const ENOUGH_CELLS = 200;
/** So many values that prove one order, and none the other, are proof enough. */
const ENOUGH_PROOFS = 50;

/** What was seen of a field's dates. */
interface Seen {
  readonly name: string;
  readonly columns: readonly string[];
  cells: number;
  slashed: number;
  dayFirst: number;
  monthFirst: number;
}

/** Finds the dates of a file that have the month first, by what all of their columns allow: never row by row. */
export class DateOrder {
  readonly #fields: readonly Seen[];

  constructor(private readonly mapping: Pick<FeedMapping, "fields" | "emptyWords">) {
    this.#fields = Object.entries(mapping.fields)
      .filter(([, { as }]) => as === "date")
      .map(([name, field]) => ({
        name,
        columns: columnsOf(field),
        cells: 0,
        slashed: 0,
        dayFirst: 0,
        monthFirst: 0,
      }));
  }

  /** Whether more rows would change nothing; so it is from the start where the mapping reads no dates. */
  isDecided(): boolean {
    return this.#fields.every(isDecided);
  }

  /** Looks at a row. */
  see(row: FeedRow): void {
    const open = this.#fields.filter((field) => !isDecided(field));
    const cells = cleanRow(
      Object.fromEntries(open.flatMap(({ columns }) => columns.map((name) => [name, row[name] ?? ""]))),
      this.mapping,
    );
    for (const field of open)
      for (const column of field.columns) seeCell(field, oneLine(cells[column] ?? ""));
  }

  /**
   * The fields whose month stands first: some of their values can be read so alone, and none can be read with the day first
   * alone. Of how many values that is proved, by field.
   */
  monthFirst(): ReadonlyMap<string, number> {
    const proved = this.#fields.filter(({ dayFirst, monthFirst }) => monthFirst > 0 && dayFirst === 0);
    return new Map(proved.map(({ name, monthFirst }) => [name, monthFirst]));
  }
}

function isDecided({ cells, slashed, dayFirst, monthFirst }: Seen): boolean {
  if (cells >= ENOUGH_CELLS && slashed === 0) return true;
  return (dayFirst > 0 && monthFirst > 0) || dayFirst + monthFirst >= ENOUGH_PROOFS;
}

function seeCell(field: Seen, text: string): void {
  if (text === "") return;
  field.cells += 1;
  const [, first, second] = SLASHED.exec(text) ?? [];
  if (first === undefined || second === undefined) return;
  field.slashed += 1;
  const [isNoFirstMonth, isNoSecondMonth] = [Number(first) > MOST_MONTH, Number(second) > MOST_MONTH];
  if (isNoFirstMonth && !isNoSecondMonth) field.dayFirst += 1;
  if (isNoSecondMonth && !isNoFirstMonth) field.monthFirst += 1;
}
