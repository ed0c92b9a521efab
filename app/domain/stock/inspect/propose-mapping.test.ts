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
      ignored: ["mpg"],
      fields: {
        make: { default: "Ford" },
        name: { template: "{year} Ford {model}" },
        car_type: { default: "used" },
        km: { from: "mileage", as: "kilometres" },
        simple_fuel: { from: "fuelType", values: { Other: "" } },
        simple_transmission: { values: { Other: "" } },
        engine_size_litres: { from: "engineSize", as: "litres", values: { "0.0": "" } },
      },
    });
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

describe("withUnreadWords", () => {
  it("lists a word that was not understood as itself, so that an import still tells it", () => {
    const unread = new Map([["drive", new Map([["Sideways", 2]])]]);
    const mapping = { fields: { drive: { from: "D", values: { a: "FWD" } }, km: { from: "K" } } };
    expect(withUnreadWords(mapping, unread).fields).toEqual({
      drive: { from: "D", values: { a: "FWD", Sideways: "Sideways" } },
      km: { from: "K" },
    });
  });
});
