import { describe, expect, it } from "vitest";
import type { FeedRow } from "../file/feed-file";
import { createProfiler } from "./column-profile";
import { matchColumns } from "./match-columns";

const reading = {
  currency: "AUD",
  country: "au",
  distanceUnit: "km",
  moneyInCents: false,
} as const;

/** What each column of some rows is taken for. */
function taken(rows: readonly FeedRow[]): Readonly<Record<string, string>> {
  const profiler = createProfiler();
  for (const row of rows) profiler.add(row);
  const matches = matchColumns(profiler.columns(), reading);
  return Object.fromEntries(
    matches.map(({ column, field, isFallback }) => [column.name, isFallback ? `${field.id}+` : field.id]),
  );
}

const times = (count: number, row: (at: number) => FeedRow) =>
  Array.from({ length: count }, (_, at) => row(at));
const pick = (words: readonly string[], at: number) => words[at % words.length] ?? "";

describe("matchColumns", () => {
  it("knows columns by names of the trade, in any of its spellings", () => {
    const row = {
      "Stock_No.": "A1",
      VehicleMake: "Ford",
      "specs.bodyType": "SUV",
      "mileage.value": "12000",
      Kraftstoffart: "Diesel",
      Växellåda: "Manuell",
      "g:price": "12990.00 AUD",
      Außenfarbe: "Schwarz",
      "Seating Capacity": "5",
    };
    expect(taken([row, { ...row, "Stock_No.": "A2" }])).toEqual({
      "Stock_No.": "stocknum",
      VehicleMake: "make",
      "specs.bodyType": "body",
      "mileage.value": "km",
      Kraftstoffart: "fuel",
      Växellåda: "gearbox",
      "g:price": "price",
      Außenfarbe: "colour",
      "Seating Capacity": "seats",
    });
  });

  it("lets the content overrule a name: Type is new or used, or a body; Status is new or used, or a status", () => {
    expect(taken(times(9, (at) => ({ Type: pick(["Used", "New"], at) })))).toEqual({ Type: "carType" });
    expect(taken(times(9, (at) => ({ Type: pick(["Sedan", "4D Double Cab Utility"], at) })))).toEqual({
      Type: "body",
    });
    expect(taken(times(9, (at) => ({ Status: pick(["Used", "New In Stock", "Demo"], at) })))).toEqual({
      Status: "carType",
    });
    expect(taken(times(9, (at) => ({ Status: pick(["In Stock", "Sold"], at) })))).toEqual({
      Status: "status",
    });
    expect(taken(times(9, (at) => ({ Body: pick(["Petrol", "Diesel"], at) })))).toEqual({ Body: "fuel" });
  });

  it("knows columns without a name that says anything by what they hold", () => {
    const rows = times(20, (at) => ({
      a: `JTJHA31UX000506${10 + at}`,
      b: pick(["Toyota", "Land Rover®", "MERCEDES-BENZ"], at),
      c: pick(["Unleaded", "Diesel", "Hybrid"], at),
      d: `https://pictures.example/${at}.jpg`,
      e: `${12_000 + at} km`,
      f: pick(["banana", "apple"], at),
    }));
    expect(taken(rows)).toEqual({ a: "vin", b: "make", c: "fuel", d: "pictures", e: "km" });
  });

  it("takes one column for a field, but all pictures, and another that helps out", () => {
    const rows = times(9, (at) => ({
      make: "Ford",
      brand: "Ford",
      image1: `https://a.example/${at}/1.jpg`,
      image2: `https://a.example/${at}/2.jpg`,
      state_of_vehicle: "used",
      condition: "used",
      link: `https://a.example/car/${at}`,
    }));
    expect(taken(rows)).toEqual({
      make: "make",
      image1: "pictures",
      image2: "pictures",
      state_of_vehicle: "carType",
      condition: "carType+",
    });
  });

  it("takes no number for a stock number that is the same in most rows, and nothing for nothing", () => {
    expect(taken(times(9, () => ({ id: "7" })))).toEqual({});
    expect(taken([{ "": "", "🚗": "<b>" }])).toEqual({});
    expect(taken([])).toEqual({});
  });

  it("keeps an empty column by its own name alone", () => {
    expect(taken([{ Odometer: "", Type: "", Price: "- / -" }])).toEqual({ Odometer: "km", Price: "price" });
  });

  it("takes no list of equipment for a second column of the gearbox", () => {
    const rows = times(20, (at) => ({
      Gearbox: at % 5 === 0 ? "" : pick(["Manual", "Automatic"], at),
      Spec: "Sat Nav; Heated Seats; Android Auto",
      Klimaanlage: pick(["Klimaautomatik", "Klimaanlage"], at),
      Connect: pick(["Android Auto", "Auto Hold"], at),
      Shift: "Automatic",
    }));
    const found = taken(rows);
    expect(found["Gearbox"]).toBe("gearbox");
    expect(Object.values(found).filter((id) => id.startsWith("gearbox"))).toHaveLength(1);
    expect(found["Spec"]).toBe("equipment");
  });

  it("still lets another column of gearboxes help out", () => {
    const rows = times(20, (at) => ({
      Gearbox: pick(["Manual", ""], at),
      Shift: pick(["Automatic", "Manual"], at),
    }));
    expect(taken(rows)).toEqual({ Gearbox: "gearbox", Shift: "gearbox+" });
  });

  it("believes flags for new and used before a cry for attention", () => {
    const rows = times(20, (at) => ({ New: "N", Used: "Y", Attention: pick(["NEW IN", "USED TODAY"], at) }));
    expect(taken(rows)).toEqual({ New: "newFlag", Used: "usedFlag" });
    const unflagged = rows.map(({ Attention }) => ({ Attention: Attention ?? "" }));
    expect(taken(unflagged)).toEqual({ Attention: "carType" });
    expect(taken(times(20, () => ({ Attention: "NEW IN" })))).toEqual({});
  });

  it("reads kinds of things on sale from a column of kinds, and bodies from one of bodies", () => {
    const kinds = ["Motorcycle", "Truck", "Car", "Caravan"];
    expect(taken(times(20, (at) => ({ Type: pick(kinds, at) })))).toEqual({ Type: "itemType" });
    expect(taken(times(20, (at) => ({ Category: pick(["Caravan", "Pop Top"], at) })))).toEqual({
      Category: "itemType",
    });
    expect(taken(times(20, (at) => ({ Type: pick(["Sedan", "SUV"], at) })))).toEqual({ Type: "body" });
    expect(taken(times(20, (at) => ({ Type: pick(["New", "Used"], at) })))).toEqual({ Type: "carType" });
  });

  it("knows the day on which a vehicle came into stock, by any of its names", () => {
    for (const name of [
      "DateInStock",
      "Stock Date",
      "Eingestellt am",
      "listed",
      "dates.inventory",
      "InStock",
    ])
      for (const day of ["24/07/2026", "20260101", "24-Oct-26", "29.04.2026", "2026-01-01T10:00:00+13:00"])
        expect(taken(times(6, () => ({ [name]: day }))), `${name} ${day}`).toEqual({ [name]: "listedDate" });
    expect(taken(times(6, () => ({ InStock: "Yes" }))), "yes is no day").toEqual({});
  });

  it("reads no price out of a text that names an amount in passing", () => {
    const rows = times(20, (at) => ({
      WebText: pick(["Great car. £500 deposit contribution.", "£250 deposit"], at),
      "Prices.Retail": `${12_000 + at}`,
      "Prices.Trade": `${11_000 + at}`,
    }));
    expect(taken(rows)).toEqual({ "Prices.Retail": "price" });
    expect(taken(times(20, (at) => ({ Amt: `Drive away $${12_000 + at}` })))).toEqual({ Amt: "price" });
  });

  it("takes the number of the stock book before one that a file counts by", () => {
    const rows = times(20, (at) => ({ "@id": `${at}`, StockBookNo: `K00${at}/1` }));
    expect(taken(rows)).toMatchObject({ StockBookNo: "stocknum" });
    expect(taken(rows)["@id"]).toBeUndefined();
    expect(taken(times(20, (at) => ({ "Unit No": `SY-${at}` })))).toEqual({ "Unit No": "stocknum" });
  });

  it("knows money within objects where its name is plain", () => {
    const nested = (at: number) => ({
      "price.advertised": `${25_990 + at}`,
      "price.was": `${27_990 + at}`,
      "price.special": `${24_990 + at}`,
      "price.driveAway": `${26_990 + at}`,
      "price.cost": `${20_000 + at}`,
      "price.trade": `${21_000 + at}`,
      "market.average": `${27_100 + at}`,
      "market.stateAverage": `${26_800 + at}`,
      "market.low": `${20_000 + at}`,
      "market.retail": `${28_000 + at}`,
      "ev.ac": "11",
      "ev.dc": "150",
    });
    const expected = {
      "price.advertised": "price",
      "price.was": "beforePrice",
      "price.special": "offerPrice",
      "market.average": "autograb_data.average_market_price",
      "market.stateAverage": "autograb_data.state_average_market_price",
      "ev.ac": "chargingAc",
      "ev.dc": "chargingDc",
    };
    expect(taken(times(9, nested))).toEqual(expected);
    expect(
      taken(times(9, (at) => ({ "prices.retail": `${26_000 + at}`, "prices.advertised": `${25_990 + at}` }))),
    ).toEqual({ "prices.advertised": "price" });
    expect(taken(times(9, (at) => ({ "pricing.driveAway": `${25_990 + at}` })))).toEqual({
      "pricing.driveAway": "price",
    });
    expect(taken(times(9, (at) => ({ average_market_price: `${25_990 + at}` })))).toEqual({
      average_market_price: "autograb_data.average_market_price",
    });
  });

  it("takes no money within objects for what it may not be", () => {
    const rows = times(9, (at) => ({
      "trade.price.advertised": `${20_000 + at}`,
      "price.advertised": "yes",
      "price.driveAway": "true",
      "market.average": "good",
      "market.averageDays": "31",
      "price.cost": `${20_000 + at}`,
      "price.guide": `${20_000 + at}`,
      "market.min": `${20_000 + at}`,
      "ev.ac": "true",
      "options.ac": "11",
      "finance.weekly": "119",
    }));
    expect(taken(rows)).toEqual({ "price.driveAway": "driveAwayFlag" });
  });
});
