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

test("rows come back from however many batches there are, also one that is larger than any", () => {
  const pack = new SummaryPack();
  const many = Array.from({ length: 2_050 }, (_, at) =>
    at === 1_030 ? { ...sampleVehicle(1), name: "x".repeat(300_000) } : sampleVehicle(at + 1),
  );
  pack.add(many);
  for (const row of [0, 1, 1_022, 1_023, 1_024, 1_025, 1_029, 1_030, 1_031, 2_048, 2_049])
    expect(pack.read(row), String(row)).toEqual(toVehicleSummary(many[row] ?? sampleVehicle(0)));
  expect(() => pack.read(2_050)).toThrow("no row 2050 in the index");
});
