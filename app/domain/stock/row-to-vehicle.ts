import { expectation } from "../faults/input-faults";
import { bodyTypeOf } from "../vehicle/body-type-of";
import { isVehicleAddress, itemTypeSchema, type Vehicle, vehicleSchema } from "../vehicle/vehicle";
import { type NoteRepair, readCell } from "./cell-transforms";
import type { FeedMapping, MappedField } from "./feed-mapping";
import { toAsciiSlug } from "../text/slug";
import { stableId } from "./stable-id";
import { standInPictures } from "../picture/stand-in-pictures";
import { vehicleNames } from "./vehicle-names";
import { placeOf, type Yard } from "./place-of";

/** One record of a feed: its cells by column. */
export type FeedRow = Readonly<Record<string, string>>;

/** Whose feed it is. */
export interface FeedOwner {
  readonly dealershipId: string;
  readonly dealershipName: string;
  readonly dealershipSlug: string;
  /** ISO time given to vehicles; kept times replace it for vehicles known already. */
  readonly now: string;
  /** The dealership's own yards: a vehicle whose feed names one of them, by name or city, stands there. */
  readonly yards?: readonly Yard[];
}

/** A vehicle, or why the row cannot be one. */
export type RowOutcome =
  | { readonly vehicle: Vehicle; readonly repairs: readonly string[] }
  | { readonly reason: string; readonly value: string };

/** Everything that was read from the row, under vehicle field names and the mapping's dotted ones. */
type Read = Readonly<Record<string, unknown>>;

/** Turns a feed's rows into vehicles by a mapping; remembers how often an identity was met, for twins in one feed. */
export function createRowReader(mapping: FeedMapping, owner: FeedOwner): (row: FeedRow) => RowOutcome {
  const met = new Map<string, number>();
  return (row) => {
    const repairs = new Set<string>();
    const note: NoteRepair = (code) => repairs.add(code);
    const cells = cleaned(row, mapping, note);
    const read = readFields(cells, mapping, note);
    const missing = ["name", "make", "model", "year", "car_type"].find((field) => read[field] === undefined);
    if (missing) return { reason: `no ${missing}`, value: JSON.stringify(row).slice(0, 200) };
    if (read["price"] === undefined && ![...repairs].some((code) => code.startsWith("price-")))
      note("price-missing");
    const identity = mapping.identity.map((column) => cells[column] ?? "").join("|");
    const twin = met.get(identity) ?? 0;
    met.set(identity, twin + 1);
    const id = stableId(owner.dealershipId, identity, String(twin));
    const parsed = vehicleSchema.safeParse(assemble(read, id, mapping, owner, note));
    if (parsed.success) return { vehicle: parsed.data, repairs: [...repairs] };
    const [issue] = parsed.error.issues;
    return {
      reason: `${issue?.path.join(".") ?? "row"}: ${issue === undefined ? "invalid" : `expected ${expectation(issue)}`}`,
      value: String(read[String(issue?.path[0])]),
    };
  };
}

function cleaned(row: FeedRow, { emptyWords }: FeedMapping, note: NoteRepair): FeedRow {
  const empty = new Set(["", ...emptyWords]);
  const entries = Object.entries(row).map(([column, text]) => {
    const clean = text.replace(/\s+/g, " ").trim();
    if (/[\r\n]/.test(text)) note("line-break-in-cell");
    return [column, empty.has(clean) ? "" : clean] as const;
  });
  return Object.fromEntries(entries);
}

function readFields(cells: FeedRow, mapping: FeedMapping, note: NoteRepair): Read {
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(mapping.fields)) {
    const value = readField(cells, field, note) ?? field.default;
    if (value !== undefined) read[name] = value;
  }
  return read;
}

function readField(cells: FeedRow, field: MappedField, note: NoteRepair): unknown {
  if (field.template) {
    const text = field.template.replace(/\{(\w+)\}/g, (_, column: string) => cells[column] ?? "");
    return readCell(field.as, text.replace(/\s+/g, " ").trim(), note) || null;
  }
  const columns = typeof field.from === "string" ? [field.from] : (field.from ?? []);
  for (const [at, column] of columns.entries()) {
    const text = cells[column];
    if (!text) continue;
    const value = readCell(field.as, meaningOf(field, text), note);
    if (value === null) continue;
    if (at > 0 && field.as === "seats") note("seats-in-doors-column");
    return value;
  }
  return null;
}

/** A cell may hold "constructor", which every object seems to have. */
function meaningOf({ values }: MappedField, text: string): string {
  return (Object.hasOwn(values, text) ? values[text] : undefined) ?? text;
}

function assemble(read: Read, id: string, mapping: FeedMapping, owner: FeedOwner, note: NoteRepair): unknown {
  const name = String(read["name"]);
  const names = vehicleNames(String(read["make"]), String(read["model"]), name, note);
  const flat = Object.fromEntries(
    Object.entries(read).filter(([field]) => !field.includes(".") && field !== "image_urls"),
  );
  const stocknum = textOf(read["stocknum"]) ?? `L${id.slice(-8)}`;
  const price = read["price"] ?? null;
  return {
    ...flat,
    ...names,
    badge: read["badge"] ?? names.badge,
    id,
    slug: `${toAsciiSlug(name).slice(0, 140) || "vehicle"}-${id.slice(-9)}`,
    stocknum,
    price,
    price_type: price === null ? "POA" : (read["price_type"] ?? null),
    status: read["status"] ?? "in_stock",
    sold: read["status"] === "sold",
    created_at: owner.now,
    updated_at: owner.now,
    ...placeOf(namedPlace(read), owner.yards ?? [], owner),
    dealership_id: owner.dealershipId,
    dealership_name: owner.dealershipName,
    dealership_slug: owner.dealershipSlug,
    ...picturesOf(read, names, mapping, note),
    variant: variantOf(read),
  };
}

/** Where the row says the vehicle stands. */
function namedPlace(read: Read) {
  return {
    name: textOf(read["location.name"]),
    city: textOf(read["location.city"]),
    state: textOf(read["location.state"]),
  };
}

/** How many pictures stand in where a feed brings none. */
const STAND_INS = 4;

function picturesOf(
  read: Read,
  { make, model }: Pick<Vehicle, "make" | "model">,
  { pictures }: FeedMapping,
  note: NoteRepair,
): Partial<Vehicle> {
  const given = Array.isArray(read["image_urls"]) ? read["image_urls"].map(String) : [];
  const urls = given.filter(isVehicleAddress);
  if (urls.length < given.length) note("picture-address-dropped");
  if (urls.length > 0 || pictures === "feed") {
    const images = urls.slice(0, 100).map((url) => ({ image: { url, thumb: { url } } }));
    return { images, photos_count: urls.length };
  }
  const shown = {
    make,
    model,
    year: typeof read["year"] === "number" ? read["year"] : null,
    simple_fuel: textOf(read["simple_fuel"]),
    item_type: itemTypeSchema.safeParse(read["item_type"]).data ?? "car",
    simple_body: bodyTypeOf(textOf(read["simple_body"])),
    colour: textOf(read["colour"]),
  };
  const images = [...standInPictures(shown, STAND_INS)];
  return { images, photos_count: images.length };
}

/** Fields named `variant.…`; the vehicle schema fills in what the feed does not know. */
function variantOf(read: Read): unknown {
  const entries = Object.entries(read).filter(([field]) => field.startsWith("variant."));
  if (entries.length === 0) return null;
  return Object.fromEntries(entries.map(([field, value]) => [field.slice("variant.".length), value]));
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
