import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../../test/contract/search-service/seeded-random";
import { atOnce } from "~/infra/turns.server";
import { ColumnBuilder } from "./column.server";
import { countCodes, minus, mostFrequent, numberStats, plus } from "./facet-counts.server";
import { GrowingArray } from "./growing-arrays.server";
import { includesRow } from "./rule-rows.server";
import { sortedRows } from "./sorted-rows.server";

describe("an array that grows", () => {
  it.each([0, 1, 1_023, 1_024, 1_025, 2_048, 2_049, 4_097, 33_000, 70_001])(
    "holds all %d numbers in the order they came",
    (length) => {
      const growing = new GrowingArray(Float64Array);
      for (let at = 0; at < length; at += 1) growing.push(at * 1.5);
      expect(growing.length).toBe(length);
      const whole = atOnce(growing.finish());
      expect(whole).toEqual(Float64Array.from({ length }, (_, at) => at * 1.5));
    },
  );
});

describe("rows in an order", () => {
  it.each([0, 1, 2, 2_047, 2_048, 2_049, 4_096, 4_097, 6_200, 9_000])(
    "are %d, each once, sorted",
    (count) => {
      const random = seededRandom(count);
      const numbers = Array.from({ length: count }, () => random.below(1_000_000_000));
      const by = (a: number, b: number) => (numbers[a] ?? 0) - (numbers[b] ?? 0);
      const plain = Array.from({ length: count }, (_, row) => row).sort(by);
      expect([...atOnce(sortedRows(count, by))]).toEqual(plain);
    },
  );
});

it("a row is one of some rows, or not", () => {
  const rows = Uint32Array.of(2, 3, 5, 8, 13);
  const found = Array.from({ length: 15 }, (_, row) => row).filter((row) => includesRow(rows, row));
  expect(found).toEqual([2, 3, 5, 8, 13]);
  expect(includesRow(new Uint32Array(0), 0)).toBe(false);
});

describe("how often values occur", () => {
  const column = (multiple: boolean, rows: readonly (string | readonly string[])[]) => {
    const builder = new ColumnBuilder(multiple);
    for (const row of rows) builder.push(row);
    return atOnce(builder.finish());
  };
  const counted = (made: ReturnType<typeof column>, rows: readonly number[], limit = 9) =>
    mostFrequent(made, atOnce(countCodes(made, Uint32Array.from(rows))), limit).map(
      ({ value, count }) => `${value}: ${count}`,
    );

  it("is counted in the rows asked for, the most frequent first and then by name", () => {
    const makes = column(false, ["Kia", "Mazda", "", "Kia", "Audi", "Mazda", "BMW"]);
    expect(counted(makes, [0, 1, 2, 3, 4, 5, 6])).toEqual(["Kia: 2", "Mazda: 2", "Audi: 1", "BMW: 1"]);
    expect(counted(makes, [1, 2, 4, 5])).toEqual(["Mazda: 2", "Audi: 1"]);
    expect(counted(makes, [0, 1, 3, 4], 2)).toEqual(["Kia: 2", "Audi: 1"]);
    expect(counted(makes, [2])).toEqual([]);
  });

  it("is counted for each value of a row that has several", () => {
    const features = column(true, [["Sunroof", "Towbar"], [], ["Towbar"], ["Camera", "Sunroof", "Towbar"]]);
    expect(counted(features, [0, 1, 2, 3])).toEqual(["Towbar: 3", "Sunroof: 2", "Camera: 1"]);
    expect(counted(features, [1, 2])).toEqual(["Towbar: 1"]);
  });

  it("is added and taken away value by value", () => {
    const [first, second] = [Uint32Array.of(5, 3, 2), Uint32Array.of(1, 3, 0)];
    expect([...plus(first, second)]).toEqual([6, 6, 2]);
    expect([...minus(first, second)]).toEqual([4, 0, 2]);
  });
});

describe("the lowest and the highest number", () => {
  const numbers = Float64Array.of(7, NaN, 0, 3, 9, -2);
  const of = (least: number, ...lists: readonly (readonly number[])[]) =>
    numberStats(
      numbers,
      lists.map((rows) => Uint32Array.from(rows)),
      least,
    );

  it("are of all rows asked for, unknown ones apart", () => {
    expect(of(-Infinity, [0, 1, 2], [3, 5])).toEqual({ min: -2, max: 7 });
    expect(of(-Infinity, [4])).toEqual({ min: 9, max: 9 });
    expect([of(-Infinity, [1]), of(-Infinity, []), of(-Infinity)]).toEqual([undefined, undefined, undefined]);
  });

  it("leave 0 out where it means no price", () => {
    expect(of(1, [2, 3, 4])).toEqual({ min: 3, max: 9 });
    expect(of(1, [2])).toBeUndefined();
    expect(of(3, [3, 4])).toEqual({ min: 3, max: 9 });
  });
});
