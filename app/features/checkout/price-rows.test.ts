import { describe, expect, it } from "vitest";
import { orderPrice } from "~/domain/checkout/order-price";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { reservePage } from "./build-checkout";
import { priceRows } from "./price-rows";

const site = { config: testConfig(), t: serverTranslator("en-AU", {}) };
const deposit = { minor: 20_000, currency: "AUD" };
const rowsOf = (changes: Parameters<typeof vehicleWith>[1]) =>
  priceRows(orderPrice(vehicleWith(1, { price: 17_990, ...changes }), deposit), site);

describe("the price of a vehicle that is reserved or bought (RES)", () => {
  it.each(["Excl. Govt. Charges", "+ ORC", "Plus On Road Costs"])(
    "names the charges beside what is left to pay where it is %j",
    (type) => {
      const [price, rest] = rowsOf({ price_type: type });
      expect(price).toMatchObject({ key: "price", value: "$17,990", note: type });
      expect(rest).toMatchObject({ key: "rest", value: "$17,790" });
      expect(rest?.note).toMatch(/government and on-road charges.*not included.*added/);
    },
  );

  it("says whatever else it leaves out in the feed's words", () => {
    expect(rowsOf({ price_type: "Plus GST" })[1]?.note).toContain("“Plus GST”");
  });

  it.each([null, "Drive Away", "Incl. GST"])("says of %j nothing is added", (type) => {
    const [price, rest] = rowsOf({ price_type: type });
    expect(rest).not.toHaveProperty("note");
    expect(price?.note).toBe(type ?? undefined);
  });

  it("is written to the cent where it has cents", () => {
    expect(rowsOf({ price: 17_990.5 }).map(({ value }) => value)).toEqual(["$17,990.50", "$17,790.50"]);
  });

  it("has nothing left, yet charges, where the deposit is all of it", () => {
    const rows = rowsOf({ price: 200, price_type: "EGC" });
    expect(rows.map(({ key }) => key)).toEqual(["price"]);
    expect(rows[0]?.note).toMatch(/added/);
  });

  it("stands on the page to reserve it, after the deposit", () => {
    const vehicle = vehicleWith(1, { price: 17_990, price_type: "EGC", reserve_amount: 199.99 });
    const { summary } = reservePage(vehicle, { ...site, now: new Date("2026-11-22T03:00:00Z") });
    expect(summary?.rows.map(({ key, value }) => [key, value])).toEqual([
      ["deposit", "$199.99"],
      ["holds", "48 hours"],
      ["price", "$17,990"],
      ["rest", "$17,790.01"],
    ]);
  });

  it.each([{ status: "coming_soon" }, { preorder: true }] as const)(
    "says on the page to reserve it that a vehicle with %j has yet to arrive",
    (changes) => {
      const now = new Date("2026-11-22T03:00:00Z");
      const rowsFor = (vehicle: Parameters<typeof reservePage>[0]) =>
        reservePage(vehicle, { ...site, now }).summary?.rows ?? [];
      expect(rowsFor(vehicleWith(1, changes)).find(({ key }) => key === "arrival")).toMatchObject({
        value: "On its way to us",
      });
      expect(rowsFor(vehicleWith(1, {})).map(({ key }) => key)).not.toContain("arrival");
    },
  );
});
