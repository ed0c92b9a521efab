import { describe, expect, it } from "vitest";
import { type Figures, shiftedValues } from "./shifted-values";

const yard = Array.from({ length: 20 }, (_, at) => ({ id: `v${at}`, price: 20_000, km: 50_000 }));
const before = new Map<string, Figures>(yard.map((one) => [one.id, one]));
const said = (change: (one: Figures, at: number) => Partial<Figures>, allowed = 0.3) =>
  shiftedValues(
    before,
    yard.map((one, at) => ({ ...one, ...change(one, at) })),
    allowed,
  );

describe("figures that change in all vehicles at once", () => {
  it.each([
    [{ price: 2_000_000 }, "price", "2000000 for 20000: cents for whole money?"],
    [{ price: 200 }, "price", "200 for 20000: whole money for cents?"],
    [{ price: 2_000 }, "price", "2000 for 20000: a digit too few?"],
    [{ km: 31_069 }, "km", "31069 for 50000: miles for kilometres?"],
    [{ km: 80_467 }, "km", "80467 for 50000: kilometres for miles?"],
    [{ km: 20_000 }, "km", "such as 20000 for 50000"],
  ])("%j is told", (change, field, words) => {
    const [first, ...more] = said(() => change);
    expect(first).toContain(`20 of 20 vehicles have quite another ${field} than before`);
    expect(first).toContain(words);
    expect(more).toEqual([]);
  });

  it("are two sentences where price and odometer changed places", () => {
    expect(said(() => ({ price: 50_000, km: 20_000 }))).toHaveLength(2);
  });

  it.each([
    ["a sale", () => ({ price: 12_000 })],
    ["dearer by two thirds", () => ({ price: 34_000 })],
    ["driven a little", () => ({ km: 50_100 })],
    ["read again, a little less", () => ({ km: 47_500 })],
    ["half as far again", () => ({ km: 75_000 })],
    ["no figures", () => ({ price: null, km: null })],
    ["nothing", () => ({ price: 0, km: 0 })],
  ])("are not told: %s", (_, change) => {
    expect(said(change)).toEqual([]);
  });

  it("may be as many as the share", () => {
    const some = (count: number) => said((_, at) => (at < count ? { price: 1_000 } : {}));
    expect(some(6)).toEqual([]);
    expect(some(7)).toHaveLength(1);
  });

  it("are not told of few vehicles, nor of those that are new", () => {
    const changed = yard.slice(0, 9).map((one) => ({ ...one, price: 900 }));
    expect(shiftedValues(before, changed, 0)).toEqual([]);
    expect(shiftedValues(new Map(), yard, 0)).toEqual([]);
  });
});
