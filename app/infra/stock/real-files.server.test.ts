import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { feedMappingSchema } from "~/domain/stock/feed-mapping";
import { plainColour } from "../../../test/feeds/plain-colour";
import { csv, flat, list, type PlainRecord, xml } from "../../../test/feeds/plain-records";
import { createRowReader } from "~/domain/stock/row-to-vehicle";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { openFeed } from "./feed/open-feed.server";
import { inspectFeed } from "./inspect-feed.server";
import { readVehicles } from "./read-vehicles.server";
import { owner as yard } from "../../../test/fixtures/feed-owner";

/** Real files that are not part of the project; without them there is nothing to check. */
const DATA = join(process.cwd(), "..", "shared", "data");

/** What the source says of a vehicle, read by other means than the importer's; undefined where it says nothing. */
type Said = { readonly [Field in keyof Vehicle]?: unknown } & { readonly pictures?: number | undefined };

interface RealFile {
  readonly file: string;
  readonly country: string;
  readonly currency: string;
  /** Records of the source, in its order. */
  readonly raws: (text: string) => readonly PlainRecord[];
  readonly said: (raw: PlainRecord) => Said;
  readonly rejected: number;
}

const KM_PER_MILE = 1.609_344;
const json = (pick: (content: unknown) => unknown) => (text: string) => {
  const list = pick(JSON.parse(text));
  return (Array.isArray(list) ? list : []).map((record) => flat(record));
};
const number = (text = "") => (/^[\d.]+$/.test(text) ? Number(text) : undefined);
const filled = (text = "") =>
  /^[-/ ]*$|^nan$|^0$/.test(text.trim()) ? undefined : text.trim().replace(/\s+/g, " ");
const among =
  (words: Readonly<Record<string, string>>) =>
  (text = "") =>
    words[text.trim()];
/** A word of both kinds ("7-Speed Manual Dual Clutch") says neither. */
const gearbox = (text = "") => {
  const said = { Automatic: /auto|variable|cvt|doppel|dual/i.test(text), Manual: /manual/i.test(text) };
  if (said.Automatic === said.Manual) return undefined;
  return said.Manual ? "Manual" : "Automatic";
};
/** A car for less than this is a slip of the keyboard, which the importer leaves out. */
const LEAST_PRICE = 500;
const price = (text = "") => {
  const amount = Number.parseFloat(text);
  if (Number.isNaN(amount)) return undefined;
  return amount < LEAST_PRICE ? null : amount;
};

/** A car with more seats than this has a slip of the keyboard, which the importer leaves out. */
const MOST_SEATS = 20;
const seatsOfCar = (seats: number | undefined) => (seats !== undefined && seats > MOST_SEATS ? null : seats);

const FILES: readonly RealFile[] = [
  {
    file: "stock/australian_vehicle_prices.csv",
    country: "au",
    currency: "AUD",
    raws: csv,
    rejected: 1,
    said: (raw) => ({
      name: filled(raw["Title"]),
      year: number(raw["Year"]),
      price: price(raw["Price"]),
      km: number(raw["Kilometres"]),
      car_type: raw["UsedOrNew"]?.toLowerCase(),
      simple_transmission: gearbox(raw["Transmission"]),
      simple_fuel: among({
        Unleaded: "Petrol",
        Premium: "Petrol",
        Diesel: "Diesel",
        Hybrid: /\bphev\b/i.test(raw["Title"] ?? "") ? "PHEV" : "Hybrid",
        LPG: "LPG",
        Electric: "Electric",
      })(raw["FuelType"]),
      simple_body: among({
        SUV: "suv",
        Sedan: "sedan",
        Wagon: "wagon",
        Coupe: "coupe",
        "Ute / Tray": "ute",
        Convertible: "convertible",
        Commercial: "van",
        "People Mover": "peopleMover",
      })(raw["BodyType"]),
      drive: among({ Front: "FWD", Rear: "RWD", AWD: "AWD", "4WD": "4WD" })(raw["DriveType"]),
      city: filled(raw["Location"]?.split(",")[0]),
      simple_colour: plainColour(raw["ColourExtInt"]),
      seats: seatsOfCar(number(/(\d+) Seats/.exec(raw["Seats"] ?? "")?.[1])),
    }),
  },
  {
    file: "json-feeds/queensland-dealer.json",
    country: "au",
    currency: "AUD",
    raws: json((content) => content),
    rejected: 0,
    said: (raw) => ({
      name: filled(raw["title"]),
      make: filled(raw["manufacture"]),
      year: number(raw["year"]),
      price: price(raw["price"]),
      km: number(raw["odometer"]),
      colour: filled(raw["color"]),
      simple_colour: plainColour(raw["color"]),
      vin: filled(raw["vin"]),
      stocknum: raw["id"],
      simple_fuel: filled(raw["fuel"]),
      simple_transmission: gearbox(raw["transmission"]),
      simple_body: among({
        SUV: "suv",
        Sedan: "sedan",
        UTE: "ute",
        Wagon: "wagon",
        "People Mover": "peopleMover",
        Hatchback: "hatchback",
        Hathcback: "hatchback",
      })(raw["body"]),
      status: raw["sold"] === "true" ? "sold" : "in_stock",
      pictures: list(raw["images"]).length,
    }),
  },
  {
    file: "json-feeds/us-dealer.json",
    country: "us",
    currency: "USD",
    raws: json((content) => (content as { vehicles: unknown }).vehicles), // The file's own form.
    rejected: 0,
    said: (raw) => ({
      year: number(raw["year"]),
      price: price(raw["price"]),
      km: raw["mileage"] === undefined ? undefined : Math.round(Number(raw["mileage"]) * KM_PER_MILE),
      vin: filled(raw["vin"]),
      stocknum: filled(raw["stock"]),
      badge: filled(raw["trim"]),
      simple_transmission: gearbox(raw["specs.transmission"]),
      simple_body: among({
        SUV: "suv",
        Sedan: "sedan",
        Coupe: "coupe",
        Truck: "ute",
        Hatchback: "hatchback",
        Convertible: "convertible",
        Van: "van",
        "2D Targa": "convertible",
      })(raw["specs.bodyType"]),
      pictures: list(raw["images"]).length,
    }),
  },
  {
    file: "dealer/easycars_stock_sample_au.json",
    country: "au",
    currency: "AUD",
    raws: json((content) => (content as { StockList: unknown }).StockList), // The file's own form.
    rejected: 0,
    said: (raw) => ({
      make: filled(raw["Make"]),
      model: filled(raw["Model"]),
      badge: filled(raw["Badge"]),
      stocknum: raw["StockNumber"],
      year: number(raw["YearGroup"]),
      simple_body: "wagon",
      simple_fuel: "Diesel",
      simple_transmission: "Automatic",
      gearnum: 8,
      drive: "AWD",
      car_type: "new",
      seats: 5,
      engine_size_litres: 2,
      pictures: raw["ImageURLs"]?.split(",").length,
    }),
  },
  {
    file: "dealer/google_vehicle_feed_netruck_us.xml",
    country: "us",
    currency: "USD",
    raws: (text) => [...text.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = ""]) => xml(item)),
    rejected: 0,
    said: (raw) => ({
      name: filled(raw["title"]),
      make: filled(raw["g:make"]),
      year: number(raw["g:year"]),
      vin: filled(raw["g:vin"]),
      price: price(raw["g:price"]),
      km: Math.round(Number.parseFloat(raw["g:mileage"] ?? "") * KM_PER_MILE),
      car_type: raw["g:condition"],
      colour: raw["g:color"] === "Unspecified" ? undefined : raw["g:color"],
      simple_colour: plainColour(raw["g:color"]),
      pictures: 1 + list(raw["g:additional_image_link"]).length,
    }),
  },
  {
    file: "dealer/meta_vehicles_feed_begbilnorr_se.csv",
    country: "se",
    currency: "SEK",
    raws: csv,
    rejected: 0,
    said: (raw) => ({
      name: filled(raw["title"]),
      make: filled(raw["make"]),
      year: number(raw["year"]),
      stocknum: raw["vehicle_id"],
      price: price(raw["price"]),
      km: number(raw["mileage.value"]),
      car_type: "used",
      simple_transmission: gearbox(raw["transmission"]),
      simple_fuel: among({ Bensin: "Petrol", Diesel: "Diesel", "Plug-in Bensin": "PHEV" })(raw["fuel_type"]),
      simple_body: among({
        Kombi: "wagon",
        SUV: "suv",
        "Halvkombi 5-dörrar": "hatch",
        Familjebuss: "peopleMover",
      })(raw["body_style"]),
      status: "in_stock",
      pictures: 1 + (raw["additional_image_link"]?.split(",http").length ?? 0),
    }),
  },
];

const isThere = existsSync(DATA);
if (!isThere) process.stdout.write("real files of stock: ../shared/data is not there, nothing is compared\n");

describe.runIf(isThere)("a real file, by the mapping that inspect proposes", () => {
  it.each(FILES)("$file: every row says what the source says", { timeout: 240_000 }, async (real) => {
    const file = join(DATA, real.file);
    const owner = { ...yard, country: real.country, currency: real.currency };
    const { mapping: proposed, trial } = await inspectFeed({ file, owner, now: owner.now, mostRows: null });
    const mapping = feedMappingSchema.parse(proposed);
    const reading = await readVehicles({ file, mapping, owner });
    expect(reading.rejected).toHaveLength(real.rejected);
    for (const field of ["simple_body", "simple_fuel", "simple_transmission", "make", "model", "year"]) {
      const { says = 0, read = 0 } = trial.fields.get(field) ?? {};
      expect(read, `${field}: ${read} of ${says}`).toBeGreaterThanOrEqual(says * 0.995);
    }
    const coloured = reading.vehicles.filter(({ colour }) => colour !== null);
    const basic = coloured.filter(({ simple_colour: colour }) => colour !== null);
    expect(basic.length, "basic colours").toBeGreaterThanOrEqual(coloured.length * 0.995);
    const raws = real.raws(readFileSync(file, "utf8"));
    expect(raws.length).toBe(reading.rows);
    const read = createRowReader(mapping, owner);
    const feed = await openFeed(file, mapping);
    const differing: string[] = [];
    let at = 0;
    for await (const entry of feed.entries) {
      const raw = raws[at] ?? {};
      at += 1;
      if (!("cells" in entry)) continue;
      const outcome = read(entry.cells);
      if ("vehicle" in outcome)
        differing.push(
          ...differences(real.said(raw), outcome.vehicle).map((told) => `record ${at}: ${told}`),
        );
    }
    await feed.close();
    expect(differing).toEqual([]);
  });
});

/**
 * Every field that the source says and the vehicle does not; a price or an odometer that cannot be is none. All are
 * expected at once: two hundred thousand expectations take longer than what they look at.
 */
function differences({ pictures, ...said }: Said, vehicle: Vehicle): readonly string[] {
  const shown = pictures === undefined ? vehicle.images.length : Math.min(100, pictures);
  return [
    ...(vehicle.images.length === shown ? [] : [`${vehicle.images.length} pictures, not ${shown}`]),
    ...Object.entries(said)
      .map(([field, value]) => ({ field, value, found: Reflect.get(vehicle, field) as unknown })) // Of any field.
      .filter(({ value, found }) => value !== undefined && found !== value)
      .map(({ field, value, found }) => `${field} is ${String(found)}, not ${String(value)}`),
  ];
}
