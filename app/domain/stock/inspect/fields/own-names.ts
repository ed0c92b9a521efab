import * as z from "zod";
import { squash } from "../../../text/nearest";
import { type CellReading, readCell, type TransformName } from "../../cell-transforms";
import { isYesOrNo } from "../../cells/yes-words";
import { fieldReading } from "../../fields/field-readings";
import { isLenderField, schemaOfField } from "../../fields/vehicle-parts";
import { MAPPABLE_FIELDS } from "../../mappable-fields";
import type { ColumnProfile } from "../column-profile";
import { saysNothing } from "../known-words";
import { plainField, type ProposedFields } from "./field-maker";

const keyOf = (name: string) => squash(name).replaceAll(".", "");
const BY_KEY: ReadonlyMap<string, string> = new Map(MAPPABLE_FIELDS.map((name) => [keyOf(name), name]));
/** Within the records of the specification films lie in objects of a list. */
const FILMS = /^(walkaround_?videos|videos)\[\]\.video\.url$/i;
/** Half of the cells have to be readable, as of any column that its name tells. */
const FITS = 0.5;
const LOOKED_AT = 200;

/** The field of which a column has exactly the name, case and separators aside; null for none. */
export function ownField(column: string): string | null {
  if (isLenderField(column)) return column;
  return BY_KEY.get(keyOf(FILMS.exec(column)?.[1] ?? column)) ?? null;
}

/** Films that a file names as the specification does: a list of them, and no rule of the trade is about those. */
export function isFilmList(column: string): boolean {
  const field = ownField(column);
  return field === "walkaround_videos" || field === "videos";
}

/** Fields that are read from a plain word too, where their own column says nothing. */
const SIMPLE = /^simple_/;

/**
 * What columns become that no rule of the trade has taken, and whose names are those of fields that nothing fills yet. A
 * `simple_…` column goes before the plain word that its field would be read from.
 */
export function ownNameFields(
  columns: readonly ColumnProfile[],
  fields: ProposedFields,
  reading: CellReading,
): ProposedFields {
  const found: Record<string, ProposedFields[string]> = {};
  // Of two columns of one field the fuller one: `videos` is empty where `videos[].video.url` is not.
  for (const column of [...columns].sort((one, other) => other.filled - one.filled)) {
    const field = ownField(column.name);
    const as = field === null ? undefined : fieldReading(field)?.as;
    if (field === null || as === undefined || !fits(column, field, as, reading)) continue;
    const filled = found[field] ?? fields[field];
    if (filled === undefined) Object.assign(found, plain(column, field, as));
    else if (SIMPLE.test(field) && filled.from !== undefined && found[field] === undefined)
      found[field] = { ...filled, from: [column.name, ...[filled.from].flat()] };
  }
  return found;
}

function plain(column: ColumnProfile, field: string, as: TransformName): ProposedFields {
  const optional = column.present < column.rows ? ({ optional: true } as const) : {};
  return plainField(field, as)({ from: column.name, optional });
}

function fits(column: ColumnProfile, field: string, as: TransformName, reading: CellReading): boolean {
  const cells = column.sample.slice(0, LOOKED_AT).filter((text) => !saysNothing(text));
  const good = cells.filter((text) => isUsable(text, field, as, reading));
  return good.length >= cells.length * FITS;
}

function isUsable(text: string, field: string, as: TransformName, reading: CellReading): boolean {
  if (as === "yes") return isYesOrNo(text);
  // A nought says in most counts that nothing is known.
  if (/^0+(?:\.0+)?$/.test(text)) return true;
  const value = readCell(as, text, ignore, reading);
  const schema = schemaOfField(field);
  if (value === null) return false;
  return as === "list" || as === "date" || schema === null || z.safeParse(schema, value).success;
}

function ignore(): void {
  // Looking at a cell repairs nothing.
}
