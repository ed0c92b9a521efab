import { columnsOf, oneLine, type RowReading } from "../read-row";
import type { Repair } from "./note-repair";
import type { FeedMapping, MappedField } from "../feed-mapping";
import type { FeedRow } from "../file/feed-file";
import type { LeftOut } from "../judge-fields";
import { READING_WORDS } from "../reading-words";

/** A nought in a count says that nothing is known. */
const NOUGHT = /^0+(?:\.0+)?$/;

/** A cell that says something of a field. */
interface SaidCell {
  readonly name: string;
  readonly column: string;
  readonly text: string;
}

/** What a row says of a field: in its first column that says something; null where it says nothing. */
export function saidOf(name: string, field: MappedField, cells: FeedRow): SaidCell | null {
  for (const column of columnsOf(field)) {
    const text = oneLine(cells[column] ?? "");
    if (text !== "" && !(Object.hasOwn(field.values, text) && field.values[text] === ""))
      return { name, column, text };
  }
  return null;
}

/**
 * Cells that say something, fill no field, and of which no note or unread word tells: `4 Seats` in the column of doors. A
 * cell that fills another field was not lost: "Automatic" names no number of gears.
 * @param cells with spaces in order
 * @param repairs notes that reading the row made
 */
export function unusedCells(
  cells: FeedRow,
  { fields }: Pick<FeedMapping, "fields">,
  { read, unread }: RowReading,
  repairs: readonly Repair[],
): readonly LeftOut[] {
  const silent: (readonly [string, MappedField])[] = [];
  for (const name of Object.keys(fields)) {
    const field = read[name] === undefined ? fields[name] : undefined;
    if (field !== undefined && saidOf(name, field, cells) !== null) silent.push([name, field]);
  }
  if (silent.length === 0) return [];
  const told = new Set([...repairs, ...unread].map(({ field }) => field));
  const isSpoken = (name: string) => read[name] !== undefined || told.has(name);
  const unused = new Map<string, SaidCell>();
  for (const [name, field] of silent) {
    const said = isSpoken(name) ? null : saidOf(name, field, cells);
    if (said !== null && !NOUGHT.test(said.text) && !unused.has(said.column)) unused.set(said.column, said);
  }
  if (unused.size === 0) return [];
  for (const [name, field] of Object.entries(fields)) {
    const said = isSpoken(name) ? saidOf(name, field, cells) : null;
    if (said !== null) unused.delete(said.column);
  }
  return [...unused.values()].map(({ name, text }) => ({
    field: name,
    value: text.slice(0, 100),
    expected: READING_WORDS[fields[name]?.as ?? "text"],
  }));
}
