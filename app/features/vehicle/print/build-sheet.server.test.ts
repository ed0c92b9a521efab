import { describe, expect, it } from "vitest";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { SATURDAY_NOON, siteConfig } from "../../../../test/fixtures/site";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { shareCard, vehicleSheet } from "./build-sheet.server";
import { qrDrawing } from "./qr-drawing.server";

const site = {
  config: siteConfig(),
  format: formatterFor("en-AU", "AUD", "Australia/Brisbane"),
  t: serverTranslator("en-AU", {}),
  now: SATURDAY_NOON,
};
type Changes = Parameters<typeof vehicleWith>[1];
const sheet = (changes: Changes = {}) => vehicleSheet(vehicleWith(1, changes), site);

describe("vehicleSheet", () => {
  it("shows the price of the page: reduced, with what it was and what it includes", () => {
    const { price, was, priceType } = sheet({
      price: 41_490,
      offer_price: 38_990,
      before_price: 41_490,
      price_type: "Drive away",
    });
    expect([price, was, priceType]).toEqual(["$38,990", "$41,490", "Drive away"]);
  });

  it("names no price of a vehicle that is gone, and says so", () => {
    expect(sheet({ status: "sold", price: 41_490 })).toMatchObject({
      price: "Sold",
      was: null,
      priceType: null,
    });
  });

  it.each([
    ["sold", "Sold", "Where we are"],
    ["withdrawn", "Not for sale", "Where we are"],
    ["on_order", "On its way", "Where it will arrive"],
    ["deposit_taken", "On hold", "Where to see it"],
  ])(
    "of a vehicle that is %s says %s, and neither praises it nor calls anybody to see it",
    (status, price, visit) => {
      const changes = {
        location_id: "moorooka",
        dealercomments: "Come and sit in this one. Finance on site.",
      };
      const offered = sheet(changes);
      expect(offered.comments).toContain("Come and sit");
      expect(offered.dealer.hours).not.toEqual([]);
      expect(offered.words).toMatchObject({
        visit: "Where to see it",
        scan: "Scan for all pictures and today’s price",
      });
      const gone = sheet({ ...changes, status });
      expect(gone).toMatchObject({ price, comments: null, priceNotes: [], estimate: null });
      expect(gone.dealer).toEqual({ ...offered.dealer, hours: [] });
      expect(gone.words).toMatchObject({ visit, scan: "Scan for its page and others like it" });
      expect(gone.words.printed).not.toMatch(/price/i);
    },
  );

  it("says that somebody holds it, in the dealer's word, while it is in stock", () => {
    expect(sheet({ car_type: "used", reserved: true }).condition).toBe("Used · RESERVED");
    const both = { car_type: "new", reserved: true, status: "coming_soon" } as const;
    expect(sheet(both).condition).toBe("New · RESERVED · COMING SOON");
    expect(sheet({ car_type: "used", reserved: true, status: "sold" }).condition).toBe("Used");
    expect(sheet({ car_type: "used" }).condition).toBe("Used");
  });

  it("puts first what one asks first, in that order, and nothing twice", () => {
    const { facts, specs } = sheet({
      km: 10,
      simple_transmission: "Manual",
      fuel: "Diesel",
      body: "Ute",
      seats: 5,
    });
    expect(facts.map(({ value }) => value)).toEqual(["10 km", "Manual", "Diesel", "Ute"]);
    expect(specs.map(({ key }) => key)).toEqual(["seats", "stockNumber"]);
  });

  it("puts its first facts first where it has none of those, as a caravan", () => {
    const { facts, specs } = sheet({
      colour: "Storm Grey",
      seats: 4,
      doors: 1,
      vin: "V1",
      build_date: "03/2022",
    });
    expect(facts.map(({ key }) => key)).toEqual(["seats", "doors", "colour", "vin"]);
    expect(specs.map(({ key }) => key)).toEqual(["stockNumber", "buildDate"]);
  });

  it("gives the whole of the comments, and none where there are none", () => {
    const long = `${"word ".repeat(150).trim()}|The end.`;
    expect(sheet({ dealercomments: long }).comments).toBe(long.replace("|", " "));
    expect(sheet({ dealercomments: " | " }).comments).toBeNull();
  });

  it("leads to the vehicle's page, in words and as a code", () => {
    const { address, addressText, qr } = sheet();
    expect(address).toBe("https://www.yard.example/cars/vehicle-1");
    expect(addressText).toBe("yard.example/cars/vehicle-1");
    expect(qr).toEqual(qrDrawing(address));
  });

  it("says of which day the price is", () => {
    expect(sheet().words.printed).toContain("21 Nov 2026");
  });
});

it("a preview names three facts and the site without www", () => {
  const card = shareCard(
    vehicleWith(1, { km: 10, simple_transmission: "Manual", simple_fuel: "Diesel" }),
    site,
  );
  expect(card).toMatchObject({ facts: "10 km  ·  Manual  ·  Diesel", site: "yard.example" });
});

describe("qrDrawing", () => {
  it("draws every dark square of the code once, inside a quiet zone of two", () => {
    const { size, path } = qrDrawing("https://www.yard.example/cars/vehicle-1");
    const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map(([, x, y, width]) =>
      [x, y, width].map(Number),
    );
    expect(bars.map(([x, y, w]) => `M${x} ${y}h${w}v1h-${w}z`).join("")).toBe(path);
    for (const [x = 0, y = 0, width = 0] of bars) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(2);
      expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(size - 2);
    }
    // The frame of the first finder pattern: seven squares in one stroke.
    expect(path.startsWith("M2 2h7v1h-7z")).toBe(true);
  });
});
