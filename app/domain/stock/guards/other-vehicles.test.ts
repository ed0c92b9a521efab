import { describe, expect, it } from "vitest";
import { differentVehicles, shiftedMakes } from "./other-vehicles";

const yard = Array.from({ length: 20 }, (_, at) => ({ id: `v${at}`, make: "Mahindra" }));
const before = new Map(yard.map((one) => [one.id, one]));
const said = (makeOf: (at: number) => string, allowed = 0.3) =>
  shiftedMakes(
    before,
    yard.map((one, at) => ({ ...one, make: makeOf(at) })),
    allowed,
  );

describe("makes that change in many vehicles at once", () => {
  it("are told", () => {
    expect(said(() => "XUV500")).toEqual([
      "20 of 20 vehicles have another make than before, such as XUV500 for Mahindra",
    ]);
    expect(said((at) => (at < 7 ? "XUV500" : "Mahindra"))).toHaveLength(1);
  });

  it("are not told of as few as are allowed, of another spelling, of a few vehicles, or of new ones", () => {
    expect(said((at) => (at < 6 ? "XUV500" : "Mahindra"))).toEqual([]);
    expect(said(() => "MAHINDRA & Mahindra")).toEqual([]);
    const few = yard.slice(0, 9);
    expect(
      shiftedMakes(
        new Map(few.map((one) => [one.id, one])),
        few.map((one) => ({ ...one, make: "X" })),
        0.3,
      ),
    ).toEqual([]);
    expect(shiftedMakes(new Map(), yard, 0.3)).toEqual([]);
  });
});

describe("rows with one identity", () => {
  const row = (name: string, make: string, model: string, year = 2018) => ({
    name,
    make,
    model,
    year,
  });
  const xuv = row("2012 Mahindra XUV500", "Mahindra", "XUV500", 2012);

  it.each([
    ["make", row("2018 Ford Ranger", "Ford", "Ranger", 2012)],
    ["model", row("2012 Mahindra Scorpio", "Mahindra", "Scorpio", 2012)],
    ["year", row("2018 Mahindra XUV500", "Mahindra", "XUV500", 2018)],
  ])("are different vehicles by their %s", (_, other) => {
    expect(differentVehicles([xuv, other])).toEqual([xuv.name, other.name]);
  });

  it.each([
    ["a longer name of the model", row("x", "Mahindra", "XUV500 AWD", 2012)],
    ["another spelling", row("x", "MAHINDRA", "XUV 500", 2012)],
    ["the year before", row("x", "Mahindra", "XUV500", 2011)],
    ["nothing that differs", xuv],
  ])("may be one vehicle: %s", (_, other) => {
    expect(differentVehicles([xuv, other])).toEqual([]);
  });

  it("are nothing where there are none", () => {
    expect(differentVehicles([])).toEqual([]);
    expect(differentVehicles([xuv])).toEqual([]);
  });
});
