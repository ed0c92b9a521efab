import { vehicleSchema } from "../../vehicle/vehicle";
import { scalarParts, scalarPartsOfRecord, type Schemas } from "./schema-kind";

const OWN: Schemas = vehicleSchema.shape;

/** Objects of a vehicle that are mapped by their parts, `caravan.sleeps`: those of which a cell can fill every part. */
export const PART_OBJECTS: ReadonlyMap<string, Schemas> = new Map(
  Object.entries(OWN).flatMap(([name, schema]) => {
    const parts = scalarParts(schema);
    return parts === null ? [] : [[name, parts] as const];
  }),
);

const LENDER_PARTS: Schemas = scalarPartsOfRecord(OWN["lenders"] ?? vehicleSchema) ?? {};
/** The parts that a mapping fills of a lender: `lenders.<name>.interestRate`, by whatever name. */
const MAPPED_FIGURES: readonly string[] = Object.keys(LENDER_PARTS);
/** The repayment of a week over so many years: `term5`. A record has it within `terms` too. */
const TERM = "term(?:[1-9]|[12]\\d|30)";
const IS_TERM = new RegExp(`^${TERM}$`);
/** Every lender's field, with words where the lender's name and the years stand. */
export const LENDER_FIELDS: readonly string[] = [...MAPPED_FIGURES, "term<years>"].map(
  (part) => `lenders.<name>.${part}`,
);
/** Such a name, as a regular expression for those who check it elsewhere. */
export const LENDER_FIELD = `^lenders\\..*\\S.*\\.(?:${[...MAPPED_FIGURES, TERM].join("|")})$`;
const IS_LENDER_FIELD = new RegExp(LENDER_FIELD, "s");

/** Whether a field is a figure of a lender. */
export function isLenderField(name: string): boolean {
  return name.startsWith("lenders.") && IS_LENDER_FIELD.test(name);
}

/** The years over which a part of a lender repays; null for any other part. */
export function yearsOfTerm(part: string): number | null {
  return IS_TERM.test(part) ? Number(part.slice("term".length)) : null;
}

/** Where a mapped field lies in a vehicle. A lender's name may hold spaces and points. */
export function partPath(field: string): readonly string[] {
  const first = field.indexOf(".");
  if (first < 0) return [field];
  const head = field.slice(0, first);
  if (head !== "lenders") return [head, field.slice(first + 1)];
  const last = field.lastIndexOf(".");
  if (last === first) return [head, field.slice(first + 1)];
  const [lender, part] = [field.slice(first + 1, last), field.slice(last + 1)];
  return [head, IS_TERM.test(part) ? lender.replace(/(?<=.)\.terms$/s, "") : lender, part];
}

/** The schema of a mapped field; null for what the import makes a field of: a place, a time of sale. */
export function schemaOfField(field: string): Schemas[string] | null {
  const [name = "", ...parts] = partPath(field);
  const part = parts.at(-1);
  if (part === undefined) return OWN[name] ?? null;
  if (!isLenderField(field)) return PART_OBJECTS.get(name)?.[part] ?? null;
  return LENDER_PARTS[IS_TERM.test(part) ? "paymentWeek" : part] ?? null;
}

/** What to write instead of the name of something that no cell can fill as a whole; null for any other name. */
export function partsInstead(name: string): string | null {
  const [head = ""] = name.split(".", 1);
  if (head === "lenders") return `a part of a lender: ${listed(LENDER_FIELDS)}`;
  const parts = head === name ? PART_OBJECTS.get(name) : undefined;
  if (parts !== undefined)
    return `a part of it: ${listed(Object.keys(parts).map((part) => `${name}.${part}`))}`;
  return name === "hotspots" ? "no column for them: they come with an export of the platform alone" : null;
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

type Read = Readonly<Record<string, unknown>>;
type Parts = Record<string, unknown>;

/** The objects of a vehicle from what a row says of their parts; the vehicle's schema fills in what it does not say. */
export function partObjects(read: Read): Readonly<Record<string, Parts>> {
  const found: Record<string, Parts> = {};
  const lenders: Record<string, Parts> = {};
  for (const field of Object.keys(read)) {
    if (!field.includes(".")) continue;
    const [name = "", second = "", third] = partPath(field);
    if (third !== undefined) addFigure((lenders[second] ??= {}), third, read[field]);
    else if (PART_OBJECTS.has(name)) (found[name] ??= {})[second] = read[field];
  }
  return Object.keys(lenders).length === 0 ? found : { ...found, lenders };
}

function addFigure(lender: Parts, part: string, value: unknown): void {
  if (IS_TERM.test(part)) lender["terms"] = { ...(lender["terms"] ?? {}), [part]: value };
  else lender[part] = value;
}

/** Lists of films: a row says their addresses. */
const FILM_LISTS = ["walkaround_videos", "videos"] as const;

/** The lists of films of a vehicle from the addresses that a row says. */
export function filmLists(read: Read): Readonly<Record<string, unknown>> {
  const lists = FILM_LISTS.filter((name) => read[name] !== undefined);
  return Object.fromEntries(
    lists.map((name) => [name, [read[name]].flat().map((url) => ({ video: { url } }))]),
  );
}
