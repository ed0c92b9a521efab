import { expect, it } from "vitest";
import { createProfiler, MOST_WORDS } from "./column-profile";

it("counts what is there, empty cells and missing columns apart", () => {
  const profiler = createProfiler();
  profiler.add({ fuel: "Petrol", vin: "", images: ["a", "b"] });
  profiler.add({ fuel: " Diesel ", images: [] });
  profiler.add({ fuel: "Petrol" });
  const [fuel, vin, images] = profiler.columns();
  expect(fuel).toMatchObject({ name: "fuel", rows: 3, present: 3, filled: 3, hasAllWords: true });
  expect([...(fuel?.words ?? [])]).toEqual([
    ["Petrol", 2],
    ["Diesel", 1],
  ]);
  expect(vin).toMatchObject({ rows: 3, present: 1, filled: 0, sample: [] });
  expect(images).toMatchObject({ present: 2, filled: 1, isList: true, sample: ["a\nb"] });
});

it("keeps a bounded sample from all over a long file, and no words of it", () => {
  const profiler = createProfiler();
  for (let row = 0; row < 10_000; row += 1) profiler.add({ stock: `S${row}`, long: "x".repeat(500) });
  const [stock, long] = profiler.columns();
  expect(stock?.filled).toBe(10_000);
  expect(stock?.hasAllWords).toBe(false);
  expect(stock?.words.size).toBe(MOST_WORDS);
  expect(stock?.sample.length).toBeLessThan(2_000);
  expect(stock?.sample[0]).toBe("S0");
  expect(Number(stock?.sample.at(-1)?.slice(1))).toBeGreaterThan(9_900);
  expect(long).toMatchObject({ hasAllWords: false });
});

it("has no columns of no rows", () => {
  expect(createProfiler().columns()).toEqual([]);
});
