import { describe, expect, it } from "vitest";
import { feedMappingSchema } from "../feed-mapping";
import type { FeedRow } from "../file/feed-file";
import { createProfiler } from "./column-profile";
import { createIdentityCheck } from "./identity-check";
import { matchColumns } from "./match-columns";
import { chooseIdentity, duplicatesOf, identityCandidates } from "./propose-identity";
import { proposeMapping } from "./propose-mapping";
import { type Dealer, readingOf } from "./signs-of-file";
import { withUnreadWords } from "./word-lists";

function proposed(
  rows: readonly FeedRow[],
  dealer: Dealer | null = { country: "au", currency: "AUD" },
  fileName = "stock",
) {
  const profiler = createProfiler();
  for (const row of rows) profiler.add(row);
  const columns = profiler.columns();
  const reading = readingOf(dealer, columns);
  const matches = matchColumns(columns, reading);
  const check = createIdentityCheck(identityCandidates(columns, matches));
  for (const row of rows) check.add(row);
  const identity = chooseIdentity(check.result());
  const found = proposeMapping({ columns, matches, reading, fileName });
  feedMappingSchema.parse({ identity: identity?.columns ?? ["price"], ...found.mapping });
  return { ...found, identity, reading };
}

const pick = (words: readonly string[], at: number) => words[at % words.length] ?? "";
const british = (at: number): FeedRow => ({
  model: pick([" Fiesta", " Focus"], at),
  year: String(2010 + (at % 9)),
  price: String(4_000 + at * 10),
  transmission: pick(["Manual", "Semi-Auto", "Other"], at),
  mileage: String(9_000 + at * 7),
  fuelType: pick(["Petrol", "Other"], at),
  mpg: "55.4",
  engineSize: pick(["1.0", "0.0"], at),
});
const rows = (count: number, row: (at: number) => FeedRow) =>
  Array.from({ length: count }, (_, at) => row(at));

describe("proposeMapping", () => {
  it("reads British listings: miles, no name, no type, no number, the make from the file's name", () => {
    const { mapping, distances, questions, identity } = proposed(rows(40, british), null, "ford");
    expect(distances).toMatchObject({ unit: "mi", isUnsure: false });
    expect(mapping).toMatchObject({
      distances: "mi",
      fields: {
        make: { default: "Ford" },
        car_type: { default: "used" },
        km: { from: "mileage", as: "kilometres" },
        simple_fuel: { from: "fuelType", values: { Other: "" } },
        simple_transmission: { values: { Other: "" } },
        engine_size_litres: { from: "engineSize", as: "litres", values: { "0.0": "" } },
        "variant.fuelconsumptioncombined": { template: "{mpg} mpg (UK)", as: "consumption" },
      },
    });
    expect(mapping.fields).not.toHaveProperty("name");
    expect(mapping.fields, "litres are no cylinders").not.toHaveProperty(["variant.cylinders"]);
    expect(questions.join()).toMatch(/make: it is taken from the file's name, Ford.*all are used/s);
    expect(identity).toMatchObject({
      label: "description",
      isNumber: false,
      columns: ["model", "year", "mileage"],
    });
    expect(identity && duplicatesOf(identity)).toBe("keep");
  });

  it("says that mileage may be kilometres where nothing decides", () => {
    const car = (at: number): FeedRow => ({
      Make: "Ford",
      Model: "Focus",
      Year: "2020",
      mileage: String(at),
    });
    expect(proposed(rows(9, car)).distances).toMatchObject({ unit: "km", isUnsure: true });
    expect(proposed(rows(9, car), { country: "gb", currency: "GBP" }).distances.unit).toBe("mi");
    expect(proposed(rows(9, car), { country: "au", currency: "GBP" }).distances.unit).toBe("mi");
    const miles = { country: "nz", currency: "NZD", distanceUnit: "mi" } as const;
    expect(proposed(rows(9, car), miles).distances).toMatchObject({ unit: "mi", isUnsure: false });
    expect(proposed(rows(9, (at) => ({ Kilometers: String(at) }))).distances).toMatchObject({
      unit: "km",
      isUnsure: false,
    });
    expect(proposed(rows(9, (at) => ({ odometer: `${at},000 miles` }))).distances.unit).toBe("mi");
  });

  it("reads a unit that differs from row to row with its number, and takes one that does not", () => {
    const car =
      (unit: (at: number) => string) =>
      (at: number): FeedRow => ({ "mileage.value": `${at}`, "mileage.unit": unit(at) });
    expect(
      proposed(
        rows(
          9,
          car(() => "MI"),
        ),
      ).mapping.distances,
    ).toBe("mi");
    expect(
      proposed(
        rows(
          9,
          car((at) => pick(["MI", "KM"], at)),
        ),
      ).mapping.fields["km"],
    ).toEqual({
      template: "{mileage.value} {mileage.unit}",
      as: "kilometres",
    });
  });

  it("makes make, model and year of a title, where no column has them", () => {
    const { mapping } = proposed(rows(9, (at) => ({ Title: `Used 2019 Land Rover Defender ${at}` })));
    expect(mapping.fields).toMatchObject({
      make: { from: "Title", as: "make" },
      model: { from: "Title", as: "model" },
      year: { from: "Title", as: "year" },
    });
  });

  it("knows cents, sold flags, several pictures, stand-ins for a VIN, and words of other languages", () => {
    const { mapping } = proposed(
      rows(40, (at) => ({
        StockNumber: `S${at}`,
        VIN: at % 4 === 0 ? "0" : `JTJHA31UX000506${10 + at}`,
        PriceCents: String(1_299_000 + at * 100),
        sold: pick(["True", "False"], at),
        Image2: `https://a.example/${at}/2.jpg`,
        Image1: `https://a.example/${at}/1.jpg`,
        body_style: pick(["Halvkombi 5-dörrar", "Kombi"], at),
      })),
    );
    expect(mapping).toMatchObject({
      money: "cents",
      fields: {
        vin: { values: { "0": "" } },
        status: { values: { True: "sold", False: "in stock" } },
        image_urls: { from: ["Image1", "Image2"], as: "list", all: true },
        simple_body: { values: { "Halvkombi 5-dörrar": "hatch" } },
      },
    });
  });

  it("calls a truck of a dealer in the United States a ute, and elsewhere a light truck", () => {
    const truck = rows(9, (at) => ({ body: pick(["Truck", "SUV"], at) }));
    expect(proposed(truck, { country: "us", currency: "USD" }).mapping.fields["simple_body"]?.values).toEqual(
      { Truck: "ute" },
    );
    expect(proposed(truck).mapping.fields["simple_body"]?.values).toBeUndefined();
  });

  it("takes the stock number as identity, unless rows lack it or share it", () => {
    const car = (stock: string, at: number): FeedRow => ({
      stock,
      VIN: `JTJHA31UX000506${10 + at}`,
      id: `x${at}`,
    });
    expect(proposed(rows(60, (at) => car(`S${at}`, at))).identity?.columns).toEqual(["stock"]);
    expect(proposed(rows(60, (at) => car(at < 3 ? "" : `S${at}`, at))).identity?.columns).toEqual(["VIN"]);
  });

  it("finds the currency that the prices name, before a dealer is known", () => {
    expect(
      proposed(
        rows(9, (at) => ({ price: `1${at}990 SEK` })),
        null,
      ).reading,
    ).toMatchObject({ currency: "SEK", country: "se" });
    expect(
      proposed(
        rows(9, (at) => ({ price: `£1${at},990` })),
        null,
      ).reading,
    ).toMatchObject({ currency: "GBP", country: "gb" });
  });
});

describe("what identifies a vehicle without a number", () => {
  const few = (row: (at: number) => FeedRow) => proposed(rows(4, row)).identity?.columns;

  it("is at least make, model, year and odometer, however few rows fewer would tell apart", () => {
    const car = (at: number): FeedRow => ({
      Make: pick(["Ford", "Kia", "Audi", "BMW"], at),
      Model: `M${at}`,
      Year: `${2010 + at}`,
      Kilometres: `${at}000`,
      Colour: "White",
    });
    expect(few(car)).toEqual(["Make", "Model", "Year", "Kilometres"]);
    expect(few((at) => ({ ...car(at), Rego: `AB1${at}CD` }))).toEqual(["Rego"]);
  });

  it("is the title with year and odometer, where no column is the model", () => {
    const car = (at: number): FeedRow => ({ title: `Ford Focus ${at}`, year: "2019", miles: `${at}000` });
    expect(few(car)).toEqual(["title", "year", "miles"]);
  });
});

describe("engines and their cylinders", () => {
  const fields = (cells: readonly string[]) =>
    proposed(rows(cells.length * 4, (at) => ({ Engine: pick(cells, at) }))).mapping.fields;

  it("takes cylinders that a text names, and no bare number for them", () => {
    expect(fields(["4 cyl, 2.2 L", "3.5L V6"])["variant.cylinders"]).toEqual({
      from: "Engine",
      as: "cylinders",
    });
    expect(fields(["4 cyl, 2.2 L", "2.0"])["variant.cylinders"]).toMatchObject({ values: { "2.0": "" } });
    expect(fields(["1.0", "2.0", "4"])).not.toHaveProperty(["variant.cylinders"]);
  });
});

describe("a column of currencies", () => {
  it("is read with the price, so that another currency is none", () => {
    const car = (at: number): FeedRow => ({ price: `1${at}990`, "Price Currency": "GBP" });
    expect(proposed(rows(9, car)).mapping.fields["price"]).toEqual({
      template: "{price} {Price Currency}",
      as: "money",
    });
    expect(proposed(rows(9, car), null).reading).toMatchObject({ currency: "GBP", country: "gb" });
  });
});

describe("what electric vehicles have", () => {
  const fieldsOf = (columns: (at: number) => Record<string, string>) =>
    proposed(rows(9, columns), null).mapping.fields;

  it("is taken by the trade's names, in a file of all stock too", () => {
    const fields = fieldsOf((at) => ({
      Make: "Kia",
      "Battery Capacity (kWh)": at < 7 ? "0" : "77.4",
      WltpRange: at < 7 ? "" : "450 km WLTP",
      "AC Charging (kW)": at < 7 ? "0" : "11",
      fast_charging_kw: at < 7 ? "0" : "230",
    }));
    expect(fields).toMatchObject({
      "variant.battery_capacity_kwh": { from: "Battery Capacity (kWh)", as: "kilowattHours" },
      "variant.electric_range_km": { from: "WltpRange", as: "electricRange" },
      "variant.charging_ac_kw": { from: "AC Charging (kW)", as: "kilowatts" },
      "variant.charging_dc_kw": { from: "fast_charging_kw", as: "kilowatts" },
    });
  });

  it("is in the unit of the column's name, whatever the file's odometers count", () => {
    const rangeOf = (name: string) =>
      fieldsOf((at) => ({ Make: "Kia", [name]: `28${at}` }))["variant.electric_range_km"]?.template;
    expect(rangeOf("batteryRangeMiles")).toBe("{batteryRangeMiles} miles");
    expect(rangeOf("Electric Range (km)")).toBe("{Electric Range (km)} km");
    expect(rangeOf("EV Range")).toBeUndefined();
  });
});

describe("miles per gallon", () => {
  const consumption = (dealer: Dealer | null, vin: string) =>
    proposed(
      rows(9, (at) => ({ MPG: `3${at}.5`, VIN: `${vin}${10 + at}` })),
      dealer,
    ).mapping.fields["variant.fuelconsumptioncombined"]?.template;

  it("are of the American gallon in an American file, whoever imports it", () => {
    expect(consumption(null, "JTJHA31UX000506")).toBe("{MPG} mpg (UK)");
    expect(consumption({ country: "us", currency: "USD" }, "JTJHA31UX000506")).toBe("{MPG} mpg (US)");
    expect(consumption({ country: "au", currency: "AUD" }, "1FTEW1EG2JFD442")).toBe("{MPG} mpg (US)");
  });
});

describe("withUnreadWords", () => {
  it("gives the basic colour a field for the names that were not understood", () => {
    const unread = new Map([["simple_colour", new Map([["Stardust", 2]])]]);
    const mapping = { fields: { colour: { from: "C", as: "colour" as const } } };
    expect(withUnreadWords(mapping, unread).fields).toEqual({
      colour: { from: "C", as: "colour" },
      simple_colour: { from: "C", as: "simpleColour", values: { Stardust: "Stardust" } },
    });
    expect(withUnreadWords(mapping, new Map()).fields).toEqual(mapping.fields);
  });

  it("lists a word that was not understood as itself, so that an import still tells it", () => {
    const unread = new Map([["drive", new Map([["Sideways", 2]])]]);
    const mapping = { fields: { drive: { from: "D", values: { a: "FWD" } }, km: { from: "K" } } };
    expect(withUnreadWords(mapping, unread).fields).toEqual({
      drive: { from: "D", values: { a: "FWD", Sideways: "Sideways" } },
      km: { from: "K" },
    });
  });
});
