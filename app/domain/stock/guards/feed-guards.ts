import type { Vehicle } from "../../vehicle/vehicle";
import type { FeedMapping } from "../feed-mapping";
import { columnsOf } from "../read-row";

const MOST_NAMED = 40;

/** The columns a mapping reads and a file has not, each in a sentence that says what the file has instead. */
export function missingColumns(mapping: FeedMapping, seen: ReadonlySet<string>): readonly string[] {
  if (seen.size === 0) return [];
  const names = [...seen].sort();
  const shown = names.slice(0, MOST_NAMED).join(", ");
  const has = names.length > MOST_NAMED ? `${shown}, … ${names.length - MOST_NAMED} more` : shown;
  const told = (columns: readonly string[], field: string) =>
    `column ${columns.map((column) => `\`${column}\``).join(" or ")} (${field}) is not in the file; it has: ${has}`;
  const wanted = [...mapping.identity, ...Object.values(mapping.fields).flatMap(columnsOf)];
  // A file of something else altogether, or a sentence of a server in trouble: one line says it.
  if (wanted.length > 1 && !wanted.some((column) => seen.has(column)))
    return [`none of the columns that the mapping reads is in the file; it has: ${has}`];
  const split = mapping.dealershipColumn;
  const removing = mapping.delta?.removedWhen?.column ?? null;
  return [
    ...(split === null || seen.has(split) ? [] : [told([split], "dealershipColumn")]),
    ...(removing === null || seen.has(removing) ? [] : [told([removing], "delta.removedWhen")]),
    ...mapping.identity.filter((column) => !seen.has(column)).map((column) => told([column], "identity")),
    ...Object.entries(mapping.fields).flatMap(([name, field]) => {
      const missing = columnsOf(field).filter((column) => !seen.has(column));
      if (field.optional || missing.length === 0) return [];
      // A template needs all of its columns, a field one of those it may be read from.
      if (field.template !== undefined) return missing.map((column) => told([column], name));
      return missing.length === columnsOf(field).length ? [told(missing, name)] : [];
    }),
  ];
}

/** What shoppers decide by, and whether a vehicle has it; and whether they see it at all. */
const WATCHED = {
  price: ({ price }) => price !== null,
  km: ({ km }) => km !== null,
  images: ({ images }) => images.length > 0,
  vin: ({ vin }) => vin !== null,
  colour: ({ colour }) => colour !== null,
  simple_colour: ({ simple_colour: colour }) => colour !== null,
  simple_body: ({ simple_body: body }) => body !== null,
  simple_fuel: ({ simple_fuel: fuel }) => fuel !== null,
  simple_transmission: ({ simple_transmission: gearbox }) => gearbox !== null,
  drive: ({ drive }) => drive !== null,
  seats: ({ seats }) => seats !== null,
  dealercomments: ({ dealercomments: comments }) => comments !== null,
  standardEquipment: ({ standardEquipment: equipment }) => equipment.length > 0,
  show_on_dealer_website: ({ show_on_dealer_website: isShown }) => isShown,
} satisfies Record<string, (vehicle: Vehicle) => boolean>;

/** A field whose coverage is watched. */
export type WatchedField = keyof typeof WATCHED;

/** Of each watched field the share of vehicles that have it: 0 to 1, and 0 of none. */
export type Coverage = Readonly<Record<WatchedField, number>>;

/** Which watched fields a vehicle has: a bit for each. */
export type CoverageMark = number;

const CHECKS = Object.values(WATCHED);

/** Which watched fields a vehicle has. */
export function coverageMark(vehicle: Vehicle): CoverageMark {
  return CHECKS.reduce((mark, has, at) => (has(vehicle) ? mark | (1 << at) : mark), 0);
}

/** How full the watched fields of some vehicles are, given which of them each has. */
export function coverageOf(marks: readonly CoverageMark[]): Coverage {
  const shares = Object.keys(WATCHED).map((field, at) => {
    const count = marks.reduce((sum, mark) => sum + ((mark >> at) & 1), 0);
    return [field, marks.length === 0 ? 0 : count / marks.length];
  });
  // The keys are those of the table.
  return Object.fromEntries(shares) as Coverage;
}

/**
 * The fields that fewer vehicles of a new feed have than of the published ones, by more than a share of those that had
 * it, each in a sentence: a feed that has lost a column, or renamed it.
 * @param allowed 0 to 1
 */
export function droppedFields(before: Coverage, after: Coverage, allowed: number): readonly string[] {
  return Object.entries(before).flatMap(([field, had]) => {
    // The keys are those of the same table.
    const has = after[field as WatchedField];
    if (had === 0 || (had - has) / had <= allowed) return [];
    return [`${field}: ${percent(has)} of the vehicles have it, ${percent(had)} of those published`];
  });
}

/** A share in words: "33.3 %". */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))} %`;
}
