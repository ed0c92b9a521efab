import { describe, expect, it } from "vitest";
import { yearlyChange } from "./yearly-change";

const dated = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([year, amount]) => ({ year, amount }));

describe("yearlyChange", () => {
  it("finds a steady change", () => {
    const steady = [2018, 2019, 2020, 2021].map((year) => ({ year, amount: 20_000 * 1.1 ** (year - 2018) }));
    expect(yearlyChange(steady)).toBeCloseTo(1.1, 10);
  });

  it("is not moved by a mistyped price", () => {
    const prices = dated([2018, 20_000], [2019, 22_000], [2020, 24_200], [2020, 242_000], [2021, 26_620]);
    expect(yearlyChange(prices)).toBeCloseTo(1.1, 2);
  });

  it("is 1 of one year, of one price, of nothing", () => {
    expect(yearlyChange(dated([2020, 20_000], [2020, 25_000]))).toBe(1);
    expect(yearlyChange(dated([2020, 20_000]))).toBe(1);
    expect(yearlyChange([])).toBe(1);
  });

  it("never says that newer is cheaper, nor that a year adds more than a third", () => {
    expect(yearlyChange(dated([2018, 30_000], [2019, 20_000]))).toBe(1);
    expect(yearlyChange(dated([2018, 10_000], [2019, 90_000]))).toBeCloseTo(4 / 3, 10);
  });
});
