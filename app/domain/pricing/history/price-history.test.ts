import { describe, expect, it } from "vitest";
import { type Asked, type PastPrice, priceHistory } from "./price-history";

const asked = (price: number | null, more: Partial<Asked> = {}): Asked => ({
  price,
  offer_price: null,
  price_type: "Drive Away",
  ...more,
});
const until = (day: number, one: Asked | null): PastPrice => ({
  until: `2026-01-${String(day).padStart(2, "0")}T00:00:00.000Z`,
  asked: one,
});
const told = (now: Asked, past: readonly PastPrice[]) =>
  priceHistory(now, past).map(({ since, amount }) => [since?.slice(8, 10) ?? null, amount]);

describe("price history (PRICE-17)", () => {
  it("has each price with the day it began, the present first", () => {
    expect(told(asked(18_000), [until(5, asked(20_000)), until(9, asked(19_000))])).toEqual([
      ["09", 18_000],
      ["05", 19_000],
      [null, 20_000],
    ]);
  });

  it("is empty where nothing changed, or something else did", () => {
    expect(told(asked(20_000), [])).toEqual([]);
    expect(told(asked(20_000), [until(5, asked(20_000)), until(9, asked(20_000))])).toEqual([]);
    expect(told(asked(20_000), [until(5, null)])).toEqual([]);
  });

  it("counts the reduced price, and words that make it another price", () => {
    expect(told(asked(20_000, { offer_price: 19_000 }), [until(5, asked(20_000))])).toEqual([
      ["05", 19_000],
      [null, 20_000],
    ]);
    const excluding = asked(20_000, { price_type: "Excl. Govt. Charges" });
    expect(told(asked(20_000), [until(5, excluding)])).toHaveLength(2);
  });

  it("goes over times without a price", () => {
    expect(told(asked(19_000), [until(3, asked(20_000)), until(5, asked(null)), until(7, asked(5))])).toEqual(
      [
        ["07", 19_000],
        [null, 20_000],
      ],
    );
    expect(told(asked(null), [until(3, asked(20_000)), until(5, asked(19_000))])).toEqual([]);
  });

  it("begins anew with a vehicle that came back", () => {
    expect(told(asked(19_000), [until(3, asked(20_000)), until(5, null)])).toEqual([]);
    expect(told(asked(18_000), [until(3, asked(20_000)), until(5, null), until(8, asked(19_000))])).toEqual([
      ["08", 18_000],
      ["05", 19_000],
    ]);
  });

  it("tells six at most", () => {
    const past = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => until(day, asked(20_000 - day)));
    expect(told(asked(1_000), past).map(([, amount]) => amount)).toEqual([
      1_000, 19_992, 19_993, 19_994, 19_995, 19_996,
    ]);
  });
});
