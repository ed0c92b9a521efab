import { describe, expect, it } from "vitest";
import { owner } from "../../../../test/fixtures/feed-owner";
import { feedMappingSchema } from "../feed-mapping";
import { createRowReader } from "../row-to-vehicle";
import { createMarketOf, withMarketBody } from "./market-words";

const fields = {
  make: { default: "Ford" },
  model: { default: "F-150" },
  year: { default: 2020 },
  car_type: { default: "used" },
  simple_fuel: { from: "fuel", as: "fuel" },
  body: { from: "body" },
  simple_body: { from: "body", as: "simpleBody" },
};

function read(row: Readonly<Record<string, string>>, seller: object, more: object = {}) {
  const mapping = feedMappingSchema.parse({ identity: ["id"], fields, ...more });
  const outcome = createRowReader(mapping, { ...owner, ...seller })({ id: "1", ...row });
  if (!("vehicle" in outcome)) throw new Error("the row is no vehicle");
  const { simple_fuel: fuel, simple_body: body } = outcome.vehicle;
  return { fuel, body };
}

const australian = { country: "au", currency: "AUD" };

describe("whose words a row is written in", () => {
  it.each([
    [{ country: "us", currency: "USD" }, "km", {}, "american"],
    [{ country: "au", currency: "USD" }, "km", {}, "american"],
    [{ country: "ca", currency: "CAD" }, "km", {}, "american"],
    [{ country: "gb", currency: "GBP" }, "mi", { money: "USD" }, "british"],
    [australian, "mi", {}, "american"],
    [australian, "km", {}, null],
    [australian, "km", { money: "USD" }, "american"],
    [australian, "km", { text: "paid in USD" }, null],
  ] as const)("%j, %s, %j", (seller, distances, row, market) => {
    expect(createMarketOf({ distances }, seller)(row)).toBe(market);
  });
});

describe("gas", () => {
  it("is petrol where the dealer, the row's money or the file's miles are American, and LPG elsewhere", () => {
    expect(read({ fuel: "Gas" }, australian).fuel).toBe("LPG");
    expect(read({ fuel: "Gas" }, { currency: "USD" }).fuel).toBe("Petrol");
    expect(read({ fuel: "Gas" }, australian, { distances: "mi" }).fuel).toBe("Petrol");
    expect(read({ fuel: "Gas", money: "USD" }, australian).fuel).toBe("Petrol");
    expect(read({ fuel: "Gas" }, { country: "gb", currency: "GBP" }, { distances: "mi" }).fuel).toBe("LPG");
  });

  it("stays LPG and hybrid where the word says so", () => {
    expect(read({ fuel: "LPG" }, { currency: "USD" }).fuel).toBe("LPG");
    expect(read({ fuel: "Gas/Electric Hybrid" }, { currency: "USD" }).fuel).toBe("Hybrid");
    expect(read({ fuel: "Gasoline" }, australian).fuel).toBe("Petrol");
  });
});

describe("bodies", () => {
  it("mean what they mean in their market", () => {
    expect(read({ body: "Truck" }, { currency: "USD" }).body).toBe("ute");
    expect(read({ body: "Truck" }, australian).body).toBe("lightTruck");
    expect(read({ body: "Tipper" }, { currency: "USD" }).body).toBe("lightTruck");
    expect(read({ body: "4x4" }, { country: "gb", currency: "GBP" }).body).toBe("suv");
    expect(read({ body: "4x4" }, australian).body).toBe("4x4");
  });

  it("of trucks stay", () => {
    const truck = { simple_body: "lightTruck", body: "Truck", item_type: "truck" };
    expect(withMarketBody(truck, "american")).toBe(truck);
    expect(withMarketBody({}, "american")).toEqual({});
  });
});
