import { bareNumber } from "../cell-tests";
import { columnName } from "../column-name";
import type { ColumnProfile } from "../column-profile";
import type { MappedFieldInput } from "../mapping-input";
import { caravanFeetOf } from "../../measures/length";
import { fieldReading } from "../../fields/field-readings";
import {
  type CaravanShare,
  type FoundColumn,
  type MakeFields,
  plainField,
  type ProposedFields,
  shareWith,
} from "./field-maker";
import { AXLE_KINDS, MEASURE_FIELDS } from "./trade-fields-measures";

/** Ways to read a length. */
const LENGTHS: ReadonlySet<string> = new Set(["feet", "millimetres", "caravanLength", "caravanWidth"]);

/** How measures become fields of a mapping; what a caravan alone has is no field where there are none. */
export const MEASURE_MAKERS: Readonly<Record<string, MakeFields>> = {
  ...Object.fromEntries(MEASURE_FIELDS.map(({ id }) => [id, makerOf(id)])),
  "caravan.axle_type": ({ main, from, optional, caravans }) =>
    caravans === "none" ? {} : { "caravan.axle_type": { from, values: axles(main), ...optional } },
  "variant.power": powerField,
  "variant.vehiclelength": (found) => outerMeasure(found, "variant.vehiclelength", "caravan.body_length"),
  "variant.vehiclewidth": (found) => outerMeasure(found, "variant.vehiclewidth", "caravan.body_width"),
};

function makerOf(field: string): MakeFields {
  const as = fieldReading(field)?.as ?? "text";
  const make = LENGTHS.has(as) ? lengthField(field) : plainField(field, as);
  return field.startsWith("caravan.") ? (found) => (found.caravans === "none" ? {} : make(found)) : make;
}

/** Where all are caravans, their own measure is the one that is shown: a second one of the same column would repeat it. */
function outerMeasure(found: FoundColumn, outer: string, body: string): ProposedFields {
  return lengthField(found.caravans === "all" && !found.has(body) ? body : outer)(found);
}

/** A number alone is read with the unit that its column names, or that its size shows. */
function lengthField(field: string): MakeFields {
  const as = fieldReading(field)?.as ?? "text";
  return (found) => {
    const { main, optional } = found;
    const unit = unitInName(main) ?? (isBare(main) ? unitBySize(main, field, found.caravans) : null);
    if (unit === null) return plainField(field, as)(found);
    return { [field]: { template: `{${main.name}} ${unit}`, as, ...optional } };
  };
}

const UNITS: Readonly<Record<string, string>> = {
  ft: "ft",
  feet: "ft",
  m: "m",
  metres: "m",
  meters: "m",
  mm: "mm",
  cm: "cm",
};

function unitInName({ name }: ColumnProfile): string | null {
  const last = columnName(name).words.at(-1) ?? "";
  return Object.hasOwn(UNITS, last) ? (UNITS[last] ?? null) : null;
}

/** Up to here the longest length, or width, of a file with caravans counts metres: none is under ten feet long or four wide. */
const MOST_METRES: Readonly<Record<string, number>> = { length: 9.9, width: 3.5, height: 4.5 };

/** The unit of bare numbers of caravans, since their sizes in feet, metres and millimetres lie far apart. */
function unitBySize(column: ColumnProfile, field: string, caravans: CaravanShare): string | null {
  // What a caravan's own measures count is told apart cell by cell.
  if (caravans === "none" || field.startsWith("caravan.")) return null;
  const most = Math.max(0, ...column.sample.map((text) => bareNumber(text) ?? 0));
  const metres = MOST_METRES[/length|width|height/.exec(field)?.[0] ?? ""] ?? 0;
  if (most <= 0 || most > 60) return null;
  return most <= metres ? "m" : "ft";
}

/** What a person should know: bare numbers whose unit nothing but their size says. */
export function unitQuestions(fields: ProposedFields, columns: readonly ColumnProfile[]): readonly string[] {
  const asked = columns.filter(
    (column) =>
      unitInName(column) === null && Object.values(fields).some((field) => takesMetres(field, column)),
  );
  return asked.map(
    ({ name }) =>
      `The numbers of \`${name}\` are taken for metres, since they are small. Right? Else write "ft".`,
  );
}

function takesMetres({ from, template, as }: MappedFieldInput, { name, sample }: ColumnProfile): boolean {
  if (template === `{${name}} m`) return true;
  const measure = as === "caravanLength" ? "length" : as === "caravanWidth" ? "width" : null;
  return from === name && measure !== null && sample.some((text) => isBareMetres(text, measure));
}

function isBareMetres(text: string, measure: "length" | "width"): boolean {
  const notes: string[] = [];
  caravanFeetOf(text, measure, (code) => notes.push(code));
  return notes.length > 0;
}

/** A number alone is of kilowatts, unless its column says horsepower. */
function powerField(found: FoundColumn): ProposedFields {
  const { main, optional } = found;
  if (!isBare(main) || !/hp|horse/i.test(main.name)) return plainField("variant.power", "power")(found);
  return { "variant.power": { template: `{${main.name}} hp`, as: "power", ...optional } };
}

/** Whether nearly every cell is a number without a unit. */
function isBare(column: ColumnProfile): boolean {
  return column.sample.length > 0 && shareWith(column, /^\s*[\d.,\s]+$/) > 0.9;
}

/** Counts and words of axles in the words that shoppers filter by; what is neither says nothing. */
function axles({ words }: ColumnProfile): Readonly<Record<string, string>> {
  const found = [...words.keys()].flatMap((word) => {
    const kind = AXLE_KINDS.find(([said]) => said.test(word))?.[1];
    if (kind !== undefined) return kind === word ? [] : [[word, kind] as const];
    return /\p{L}/u.test(word) && !/[<>]/.test(word) ? [] : [[word, ""] as const];
  });
  return Object.fromEntries(found);
}
