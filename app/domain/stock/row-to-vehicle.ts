import type { DistanceUnit } from "../country/distance-unit";
import { isVehicleAddress, type Vehicle } from "../vehicle/vehicle";
import type { NameRules } from "../vehicle/title";
import { toAsciiSlug } from "../text/slug";
import { standInPictures } from "../picture/stand-in-pictures";
import type { Repair } from "./cells/note-repair";
import { atNoYard, broughtToNoYard, doubtfulValues, type ListedKinds, onNoList } from "./row/doubtful-values";
import type { FeedMapping } from "./feed-mapping";
import type { FeedRow } from "./file/feed-file";
import { feedTime, secondsTime } from "./feed-times";
import { namelessReason } from "./row/identity-words";
import { withoutImpossiblePairs } from "./row/impossible-pairs";
import { withoutLostNumbers } from "./row/lost-numbers";
import { createMarketOf, withMarketBody } from "./row/market-words";
import { withFuelOfEngine } from "./row/fuel-of-engine";
import { withTermsOfPrice } from "./row/terms-of-price";
import { filmLists, partObjects } from "./fields/vehicle-parts";
import { judgeFields, type LeftOut } from "./judge-fields";
import { mentionedNames } from "./guards/mentioned-names";
import { createOneModel } from "./row/one-model";
import { createOneSpelling } from "./row/one-spelling";
import { createNameMender, withoutLostLetters } from "./row/lost-letters";
import { oneSizeEach } from "./pictures/one-size-each";
import { notePictures } from "./pictures/picture-notes";
import { shownOf } from "./row/shown-of";
import { placeOf, type Yard } from "./place-of";
import { cleanRow, oneLine, readRow, type RowReading, type UnreadWord } from "./read-row";
import { isWithin, withSense, yearLimits } from "./sense";
import { stableId } from "./stable-id";
import { rowNames } from "./row-names";
import { removesVehicle, strangeRemoval } from "./row/row-removal";
import { saidOf, unusedCells } from "./cells/unused-cells";
import { shownValue } from "./vehicle-changes";

/** Whose feed it is. */
export interface FeedOwner {
  readonly dealershipId: string;
  readonly dealershipName: string;
  readonly dealershipSlug: string;
  /** Of the dealer's site: two letters, small. */
  readonly country: string;
  /** Of the dealer's site: ISO 4217. */
  readonly currency: string;
  /** In what the dealer's site shows odometers; a mapping that says nothing is proposed so. */
  readonly distanceUnit?: DistanceUnit;
  /** ISO time given to vehicles; kept times replace it for vehicles known already. */
  readonly now: string;
  /** Where the days of a feed begin; UTC without it. */
  readonly timeZone?: string;
  /** `images.hosts` of the dealer's file: pictures of other hosts are told. */
  readonly imageHosts?: readonly string[];
  /** What the lists show of each site that sells the dealership's stock: vehicles of other kinds are told. */
  readonly lists?: readonly ListedKinds[];
  /** How the dealer's site writes makes and models; as the platform does without it. */
  readonly naming?: NameRules;
  /** The dealership's own yards: a vehicle whose feed names one of them, by name or city, stands there. */
  readonly yards?: readonly Yard[];
}

/** A vehicle that a row of changes removes. */
export interface RowRemoval {
  readonly id: string;
  readonly stocknum: string;
  readonly vin: string;
}

/** A vehicle, or which one the row removes, or why the row cannot be one. */
export type RowOutcome = {
  /** Words of fields that shoppers filter by, which say nothing to us. */
  readonly unread: readonly UnreadWord[];
} & (
  | { readonly vehicle: Vehicle; readonly repairs: readonly Repair[]; readonly left: readonly LeftOut[] }
  | { readonly removes: RowRemoval }
  | {
      readonly reason: string;
      readonly value: string;
      readonly stocknum: string;
      readonly id: string | null;
      /** Where nothing says which vehicle it is: chassis and stock numbers that it may be known by ({@link mentionedNames}). */
      readonly mentions: readonly string[];
      /** What it seems to remove, by a word that the mapping does not have. */
      readonly removal?: RowRemoval;
    }
);

type Note = (repair: Repair) => void;

type Read = RowReading["read"];

/** Without one of these there is no vehicle. */
export const REQUIRED_FIELDS = ["make", "model", "year", "car_type"] as const;

/**
 * Turns a feed's rows into vehicles by a mapping; remembers how often an identity was met, for twins in one feed.
 * @param monthFirst fields of which the whole file shows that their dates have the month first
 */
export function createRowReader(
  mapping: FeedMapping,
  owner: FeedOwner,
  monthFirst: ReadonlySet<string> = new Set(),
): (row: FeedRow) => RowOutcome {
  const met = new Map<string, number>();
  const oneSpelling = createOneSpelling();
  const oneModel = createOneModel();
  const years = yearLimits(owner.now);
  const mendNames = createNameMender(mapping);
  const marketOf = createMarketOf(mapping, owner);
  const reading = {
    currency: owner.currency,
    country: owner.country,
    distanceUnit: mapping.distances,
    moneyInCents: mapping.money === "cents",
    monthFirst,
  };
  return (row) => {
    const repairs: Repair[] = [];
    const note: Note = (repair) => repairs.push(repair);
    const cells = mendNames(cleanRow(row, mapping), note);
    const market = marketOf(cells);
    const own = market === "american" ? { ...reading, isGasPetrol: true } : reading;
    const priced = withTermsOfPrice(readRow(cells, mapping, own, note), cells, mapping, repairs);
    const said = withFuelOfEngine(priced, repairs);
    const { unread } = said;
    const unused = unusedCells(cells, mapping, said, repairs);
    const { read: whole, lost } = withoutLostLetters(said.read, note);
    const meant = withMarketBody(oneModel(withSale(whole, repairs), note), market);
    const possible = withoutImpossiblePairs(withSense(meant));
    const { read, left } = withoutLostNumbers(possible, mapping, cells);
    const stocknum = stockNumberOf(read) ?? "";
    const identity = mapping.identity.map((column) => oneLine(cells[column] ?? ""));
    const isNamed = identity.some((text) => namelessReason(text) === null);
    const identityText = oneSpelling(identity.join("|"));
    const first = stableId(owner.dealershipId, identityText, "0");
    const twin = mapping.duplicates === "keep" ? (met.get(first) ?? 0) : 0;
    if (mapping.duplicates === "keep") met.set(first, twin + 1);
    const id = twin === 0 ? first : stableId(owner.dealershipId, identityText, String(twin));
    const refuse = (reason: string, value: unknown) => ({
      unread,
      reason,
      value: shortly(value),
      stocknum,
      id: isNamed ? id : null,
      mentions: isNamed ? [] : mentionedNames(Object.values(row).join(" ")),
    });
    const removal = { id, stocknum, vin: textOf(read["vin"]) ?? "" };
    if (isNamed && removesVehicle(cells, mapping)) return { unread: [], removes: removal };
    const doubt = strangeRemoval(cells, mapping);
    if (doubt !== null) return { ...refuse(...doubt), ...(isNamed && { removal }) };
    const missing = REQUIRED_FIELDS.find((field) => read[field] === undefined);
    if (missing) return refuse(`no ${missing}`, row);
    if (!isWithin(Number(read["year"]), years))
      return refuse(`year: expected ${years[0]} to ${years[1]}`, yearCell(cells, mapping) ?? read["year"]);
    if (!isNamed)
      return refuse(`no ${mapping.identity.join(", ")} to know it by${namelessWhy(identity)}`, row);
    const isPriceTold =
      left.some(({ field }) => field === "price") || repairs.some(({ code }) => code.startsWith("price-"));
    if (read["price"] === undefined && !isPriceTold)
      note({ code: "price-missing", field: "price", before: "", after: "" });
    const assembled = assemble(read, id, owner, note);
    const pictures = picturesOf(read, assembled, { mapping, owner, note });
    const judged = judgeFields(assembled);
    if ("reason" in judged) return refuse(judged.reason, judged.value);
    repairs.push(...doubtfulValues(judged.vehicle));
    repairs.push(...atNoYard(namedPlace(read), judged.vehicle, owner.yards));
    repairs.push(...broughtToNoYard(judged.vehicle.location.distribution_locations, owner.yards));
    if (owner.lists !== undefined) repairs.push(...onNoList(judged.vehicle, owner.lists));
    const allLeft = [...left, ...unused, ...judged.left];
    for (const { field, value } of allLeft) note({ code: "field-left-out", field, before: value, after: "" });
    return { unread, vehicle: { ...judged.vehicle, ...pictures }, left: [...allLeft, ...lost], repairs };
  };
}

/** A vehicle that no column calls sold is sold where its price says so: nobody may ask for it as one without a price. */
function withSale(read: Read, repairs: readonly Repair[]): Read {
  const status = read["status"] ?? "in_stock";
  const isSold = repairs.some(({ code, field }) => code === "price-says-sold" && field === "price");
  return isSold && status === "in_stock" ? { ...read, status: "sold" } : read;
}

/** What stands where the year should: "08", not the 8 that was read. */
function yearCell(cells: FeedRow, { fields: { year } }: FeedMapping): string | null {
  return year === undefined ? null : (saidOf("year", year, cells)?.text ?? null);
}

/** ": a spreadsheet has shortened it to 1.00E+05"; nothing where the cells are empty. */
function namelessWhy(identity: readonly string[]): string {
  const text = identity.find((one) => one !== "");
  return text === undefined ? "" : `: ${namelessReason(text) ?? ""}`;
}

/** The stock number that a row says; null for none, and for a word that means none. */
function stockNumberOf(read: Read): string | null {
  const text = textOf(read["stocknum"]);
  return text === null || namelessReason(text) !== null ? null : text;
}

/** What a report shows of a cell or a row: a cell can hold megabytes. */
function shortly(value: unknown): string {
  return (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 200);
}

function assemble(read: Read, id: string, owner: FeedOwner, note: Note) {
  const names = rowNames(read, note, owner.naming);
  const flat: Record<string, unknown> = {};
  for (const field of Object.keys(read))
    if (!field.includes(".") && !NOT_A_FIELD.has(field)) flat[field] = read[field];
  const stocknum = stockNumberOf(read) ?? `L${id.slice(-8)}`;
  const price = read["price"] ?? null;
  return Object.assign(flat, names, {
    id,
    slug: `${toAsciiSlug(names.name).slice(0, 140) || "vehicle"}-${id.slice(-9)}`,
    stocknum,
    price,
    price_type: price === null ? "POA" : (read["price_type"] ?? null),
    status: read["status"] ?? "in_stock",
    sold: read["status"] === "sold",
    created_at: timeOf("created_at", read, owner, note) ?? owner.now,
    updated_at: owner.now,
    sold_date_timestamp: soldTime(read, owner, note),
    ...placeOf(namedPlace(read), owner.yards ?? [], owner),
    dealership_id: owner.dealershipId,
    dealership_name: owner.dealershipName,
    dealership_slug: owner.dealershipSlug,
    ...partObjects(read),
    ...filmLists(read),
  });
}

/** What a mapping may name beside the fields of a vehicle. */
const NOT_A_FIELD: ReadonlySet<string> = new Set(["image_urls", "sold_at"]);

/** A time that the feed gives, as ISO time; null where it gives none that can be. */
function timeOf(field: "created_at" | "sold_at", read: Read, owner: FeedOwner, note: Note): string | null {
  const given = textOf(read[field]);
  if (given === null) return null;
  const time = feedTime(given, owner);
  if (time === null) note({ code: "time-implausible", field, before: given, after: "" });
  return time;
}

/** When the feed says that a vehicle was sold, as a time or in Unix seconds, in Unix seconds; null where it does not. */
function soldTime(read: Read, owner: FeedOwner, note: Note): number | null {
  if (read["status"] !== "sold") return null;
  const seconds = read["sold_date_timestamp"];
  const time = timeOf("sold_at", read, owner, note) ?? secondsTime(seconds, owner);
  if (time === null && typeof seconds === "number" && seconds !== 0)
    note({ code: "time-implausible", field: "sold_date_timestamp", before: String(seconds), after: "" });
  return time === null ? null : Math.floor(Date.parse(time) / 1_000);
}

/** Where the row says the vehicle stands. A mapping may fill the vehicle's own `city` and `state` instead of its place's. */
function namedPlace(read: Read) {
  return {
    name: textOf(read["location.name"]),
    city: textOf(read["location.city"] ?? read["city"]),
    state: textOf(read["location.state"] ?? read["state"]),
    distribution: [read["location.distribution_locations"] ?? []].flat().map(String),
  };
}

/** How many pictures stand in where a feed brings none. */
const STAND_INS = 4;

interface PictureReading {
  readonly mapping: FeedMapping;
  readonly owner: FeedOwner;
  readonly note: Note;
}

/** The pictures of a row: addresses that a vehicle may have, and need not be judged again. */
function picturesOf(
  read: Read,
  { make, model }: Pick<Vehicle, "make" | "model">,
  { mapping: { pictures }, owner: { imageHosts }, note }: PictureReading,
): Pick<Vehicle, "images" | "photos_count"> {
  const given = Array.isArray(read["image_urls"]) ? read["image_urls"].map(String) : [];
  const usable = given.filter(isVehicleAddress);
  const urls = oneSizeEach(usable);
  const noteImages = (code: string, before: unknown) =>
    note({ code, field: "images", before: shownValue(before), after: "" });
  if (urls.length < usable.length) noteImages("picture-in-sizes", usable);
  const dropped = given.filter((address) => !isVehicleAddress(address));
  if (dropped.length > 0) noteImages("picture-address-dropped", dropped);
  if (imageHosts !== undefined) notePictures(urls, imageHosts, (code) => noteImages(code, urls));
  if (urls.length > 0 || pictures === "feed") {
    const images = urls.slice(0, 100).map((url) => ({ image: { url, thumb: { url } } }));
    return { images, photos_count: urls.length };
  }
  const images = [...standInPictures({ make, model, ...shownOf(read) }, STAND_INS)];
  return { images, photos_count: images.length };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
