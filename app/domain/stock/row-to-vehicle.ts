import { bodyTypeOf } from "../vehicle/body-type-of";
import { isVehicleAddress, itemTypeSchema, type Vehicle } from "../vehicle/vehicle";
import { toAsciiSlug } from "../text/slug";
import { standInPictures } from "../picture/stand-in-pictures";
import type { NoteRepair } from "./cells/note-repair";
import type { FeedMapping } from "./feed-mapping";
import type { FeedRow } from "./file/feed-file";
import { judgeFields, type LeftOut } from "./judge-fields";
import { placeOf, type Yard } from "./place-of";
import { cleanRow, oneLine, readRow, type RowReading, type UnreadWord } from "./read-row";
import { stableId } from "./stable-id";
import { vehicleNames } from "./vehicle-names";

/** Whose feed it is. */
export interface FeedOwner {
  readonly dealershipId: string;
  readonly dealershipName: string;
  readonly dealershipSlug: string;
  /** Of the dealer's site: two letters, small. */
  readonly country: string;
  /** Of the dealer's site: ISO 4217. */
  readonly currency: string;
  /** ISO time given to vehicles; kept times replace it for vehicles known already. */
  readonly now: string;
  /** The dealership's own yards: a vehicle whose feed names one of them, by name or city, stands there. */
  readonly yards?: readonly Yard[];
}

/** A vehicle, or why the row cannot be one. */
export type RowOutcome = {
  /** Words of fields that shoppers filter by, which say nothing to us. */
  readonly unread: readonly UnreadWord[];
} & (
  | { readonly vehicle: Vehicle; readonly repairs: readonly string[]; readonly left: readonly LeftOut[] }
  | { readonly reason: string; readonly value: string }
);

type Read = RowReading["read"];

/** Without one of these there is no vehicle. */
const REQUIRED = ["name", "make", "model", "year", "car_type"] as const;

/** Turns a feed's rows into vehicles by a mapping; remembers how often an identity was met, for twins in one feed. */
export function createRowReader(mapping: FeedMapping, owner: FeedOwner): (row: FeedRow) => RowOutcome {
  const met = new Map<string, number>();
  const reading = {
    currency: owner.currency,
    country: owner.country,
    distanceUnit: mapping.distances,
    moneyInCents: mapping.money === "cents",
  };
  return (row) => {
    const repairs = new Set<string>();
    const note: NoteRepair = (code) => repairs.add(code);
    const cells = cleanRow(row, mapping);
    const { read, unread } = readRow(cells, mapping, reading, note);
    const refuse = (reason: string, value: unknown) => ({ unread, reason, value: shortly(value) });
    const missing = REQUIRED.find((field) => read[field] === undefined);
    if (missing) return refuse(`no ${missing}`, row);
    const latest = new Date(owner.now).getUTCFullYear() + 1;
    if (Number(read["year"]) > latest) return refuse(`year: expected at most ${latest}`, read["year"]);
    const identity = mapping.identity.map((column) => oneLine(cells[column] ?? ""));
    if (identity.every((text) => text === ""))
      return refuse(`no ${mapping.identity.join(", ")} to know it by`, row);
    if (read["price"] === undefined && ![...repairs].some((code) => code.startsWith("price-")))
      note("price-missing");
    const twin = mapping.duplicates === "keep" ? (met.get(identity.join("|")) ?? 0) : 0;
    met.set(identity.join("|"), twin + 1);
    const id = stableId(owner.dealershipId, identity.join("|"), String(twin));
    const judged = judgeFields(assemble(read, id, mapping, owner, note));
    if ("reason" in judged) return refuse(judged.reason, judged.value);
    if (judged.left.length > 0) note("field-left-out");
    return { unread, ...judged, repairs: [...repairs] };
  };
}

/** What a report shows of a cell or a row: a cell can hold megabytes. */
function shortly(value: unknown): string {
  return (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 200);
}

function assemble(
  read: Read,
  id: string,
  mapping: FeedMapping,
  owner: FeedOwner,
  note: NoteRepair,
): Readonly<Record<string, unknown>> {
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
