import { expect, test } from "vitest";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { sampleVehicle } from "../../../../test/contract/search-service/sample-vehicle";
import { SummaryPack } from "./summary-pack.server";

const vehicles = [
  sampleVehicle(1, { badge: "größer 🚗", price: null }),
  sampleVehicle(2, { images: [{ image: { url: "/a.jpg", thumb: { url: "/t.jpg" } } }] }),
  sampleVehicle(3, {
    name: '</script>"',
    youxQuote: { weeklyRepaymentAmount: 99, advertisedRate: 7, comparisonRate: null },
  }),
];

test("every row comes back as its vehicle's summary, over batches of different size", () => {
  const pack = new SummaryPack();
  pack.add(vehicles.slice(0, 1));
  pack.add([]);
  pack.add(vehicles.slice(1));
  expect([0, 1, 2].map((row) => pack.read(row))).toEqual(vehicles.map(toVehicleSummary));
});

test("a row that does not exist is an error", () => {
  const pack = new SummaryPack();
  expect(() => pack.read(0)).toThrow(RangeError);
  pack.add(vehicles);
  expect(() => pack.read(3)).toThrow(RangeError);
  expect(() => pack.read(-1)).toThrow(RangeError);
});
