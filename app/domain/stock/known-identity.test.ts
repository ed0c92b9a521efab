import { describe, expect, it } from "vitest";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import type { Vehicle } from "../vehicle/vehicle";
import { withKnownIds } from "./known-identity";

const VIN = "WVWZZZ1KZAW000123";
const known = (...vehicles: readonly Vehicle[]) => new Map(vehicles.map((one) => [one.id, one]));

describe("withKnownIds", () => {
  it("knows a vehicle of another identity by its chassis number, and keeps its address", () => {
    const before = vehicleWith("900000000111", { vin: VIN, slug: "golf-000000111" });
    const after = vehicleWith("900000000222", { vin: VIN.toLowerCase(), slug: "golf-gti-000000222" });
    const { vehicles, adopted } = withKnownIds([after], known(before));
    expect(vehicles).toEqual([{ ...after, id: before.id, slug: "golf-gti-000000111" }]);
    expect(adopted).toBe(1);
  });

  it("knows one without a chassis number by stock number, make, model and year", () => {
    const before = vehicleWith(1, { stocknum: "A7" });
    expect(withKnownIds([vehicleWith(2, { stocknum: "A7" })], known(before)).vehicles[0]?.id).toBe("1");
    expect(withKnownIds([vehicleWith(2, { stocknum: "a7" })], known(before)).vehicles[0]?.id).toBe("1");
    const both = [vehicleWith(2, { stocknum: "a7" }), vehicleWith(1, { stocknum: "A7" })];
    expect(withKnownIds(both, known(before)).adopted, "both stand in the feed").toBe(0);
    for (const other of [
      { stocknum: "A8" },
      { stocknum: "A7", year: 2021 },
      { stocknum: "A7", model: "CX-3" },
    ])
      expect(withKnownIds([vehicleWith(2, other)], known(before)).adopted, JSON.stringify(other)).toBe(0);
    const other = vehicleWith(2, { stocknum: "A7", vin: VIN });
    expect(withKnownIds([other], known({ ...before, vin: `${VIN}9` })).adopted).toBe(0);
  });

  it("takes no id that the feed itself names, and none that two could have", () => {
    const before = vehicleWith(1, { vin: VIN });
    expect(withKnownIds([vehicleWith(1), vehicleWith(2, { vin: VIN })], known(before)).adopted).toBe(0);
    const twins = [vehicleWith(2, { vin: VIN }), vehicleWith(3, { vin: VIN })];
    expect(withKnownIds(twins, known(before)).adopted).toBe(0);
    expect(withKnownIds([vehicleWith(4, { vin: VIN })], known(...twins)).adopted).toBe(0);
    const short = [vehicleWith(2, { vin: "0" }), known(vehicleWith(1, { vin: "0" }))] as const;
    expect(withKnownIds([short[0]], short[1]).adopted).toBe(0);
  });
});
