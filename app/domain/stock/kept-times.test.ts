import { describe, expect, it } from "vitest";
import { vehicleSchema } from "../vehicle/vehicle";
import { droppedShare, sameContent } from "./kept-times";

const before = vehicleSchema.parse({
  id: "1",
  slug: "a",
  name: "A",
  stocknum: "1",
  year: 2020,
  make: "Kia",
  model: "Rio",
  car_type: "used",
  status: "in_stock",
  price: 100,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-02T00:00:00Z",
  location: { id: "y", name: "Y", slug: "y", address: {} },
  location_id: "y",
  dealership_id: "d",
  dealership_name: "D",
  dealership_slug: "d",
});
describe("same content", () => {
  it("does not mind the order of fields, and minds everything else", () => {
    const turned = Object.fromEntries(Object.entries(before).reverse());
    expect(sameContent(vehicleSchema.parse(turned), before)).toBe(true);
    // The same fields, as another release may have stored them.
    expect(sameContent(turned as typeof before, before)).toBe(true);
    expect(sameContent({ ...before, price: 99 }, before)).toBe(false);
    expect(sameContent({ ...before, updated_at: "2026-06-01T00:00:00Z" }, before)).toBe(false);
  });
});

describe("dropped share", () => {
  it.each([
    [[], ["1"], 0],
    [["1", "2", "3", "4"], ["1", "2", "3", "9"], 0.25],
    [["1"], [], 1],
    [["1", "2"], ["1", "3", "4", "5", "6", "7"], 0.5],
    [["1", "2", "3"], ["1"], 2 / 3],
  ])("%j to %j", (published, next, share) => {
    expect(droppedShare(new Set(published), new Set(next))).toBe(share);
  });
});
