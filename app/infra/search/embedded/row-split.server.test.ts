import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../../test/contract/search-service/seeded-random";
import { atOnce } from "~/infra/turns.server";
import { ColumnBuilder } from "./column.server";
import { countCodes, countColumns } from "./facet-counts.server";
import { rowsWithout, splitByChoices, splitByRange } from "./row-split.server";
import { smallestPlaces } from "./smallest-places.server";

const ROWS = 500;
const random = seededRandom(11);
const below = (most: number) => Array.from({ length: ROWS }, () => random.below(most));

function columnOf(multiple: boolean, held: readonly (string | readonly string[])[]) {
  const builder = new ColumnBuilder(multiple);
  for (const value of held) builder.push(value);
  return atOnce(builder.finish());
}

const makes = below(5).map((make) => (make === 0 ? "" : `make ${make}`));
const features = below(8).map((bits) => ["a", "b", "c"].filter((_, at) => (bits >> at) % 2 === 1));
const makeColumn = columnOf(false, makes);
const featureColumn = columnOf(true, features);
/** Not all rows, so that a row is not its place. */
const rows = Uint32Array.from({ length: ROWS }, (_, row) => row).filter((row) => row % 7 !== 3);

const allow = (column: typeof makeColumn, ...values: readonly string[]) => ({
  column,
  allowed: Uint8Array.from(column.values, (value) => (values.includes(value) ? 1 : 0)),
});

function expectSplit(split: ReturnType<typeof splitByChoices>, fits: (row: number) => boolean) {
  expect([...split.kept]).toEqual([...rows].filter(fits));
  expect([...split.refused]).toEqual([...rows].filter((row) => !fits(row)).reverse());
}

describe("rows told apart", () => {
  it("by one attribute, of one value or of several", () => {
    expectSplit(splitByChoices(rows, [allow(makeColumn, "make 1", "make 3")]), (row) =>
      ["make 1", "make 3"].includes(makes[row] ?? ""),
    );
    expectSplit(
      splitByChoices(rows, [allow(featureColumn, "b")]),
      (row) => features[row]?.includes("b") === true,
    );
  });

  it("by attributes of which one is enough", () => {
    expectSplit(
      splitByChoices(rows, [allow(makeColumn, "make 2"), allow(featureColumn, "a", "c")]),
      (row) => makes[row] === "make 2" || features[row]?.some((one) => one === "a" || one === "c") === true,
    );
  });

  it("by a range with both ends, one or none; an unknown number is outside each", () => {
    const numbers = Float64Array.from(below(20), (number) => (number === 0 ? NaN : number));
    const at = (row: number) => numbers[row] ?? NaN;
    expectSplit(splitByRange(rows, numbers, { min: 5, max: 9 }), (row) => at(row) >= 5 && at(row) <= 9);
    expectSplit(splitByRange(rows, numbers, { min: 5 }), (row) => at(row) >= 5);
    expectSplit(splitByRange(rows, numbers, { max: 5 }), (row) => at(row) <= 5);
    expectSplit(splitByRange(rows, numbers, {}), (row) => !Number.isNaN(at(row)));
  });

  it("when all fit, when none does, and when there is none", () => {
    expectSplit(splitByChoices(rows, [allow(makeColumn, ...makes)]), () => true);
    expectSplit(splitByChoices(rows, [allow(makeColumn)]), () => false);
    expect(splitByRange(new Uint32Array(0), new Float64Array(0), {}).kept).toHaveLength(0);
  });

  it("by being among some of them", () => {
    const some = rows.filter((row) => row % 3 === 1);
    expect(rowsWithout(rows, some)).toEqual(rows.filter((row) => row % 3 !== 1));
    expect(rowsWithout(rows, rows)).toHaveLength(0);
    expect(rowsWithout(rows, new Uint32Array(0))).toEqual(rows);
  });
});

describe("columns counted together", () => {
  const singles = [2, 3, 9, 1, 40, 5].map((most) => columnOf(false, below(most).map(String)));
  it.each([0, 1, 3, 4, 5, 6])("are as each by itself: %d of one value and one of several", (count) => {
    const columns = [...singles.slice(0, 2), featureColumn, ...singles.slice(2)].slice(0, count + 1);
    const counted = atOnce(countColumns(columns, rows));
    expect(counted.size).toBe(columns.length);
    for (const column of columns) expect(counted.get(column)).toEqual(atOnce(countCodes(column, rows)));
  });

  it("are counted in more rows than one piece has", () => {
    const many = Uint32Array.from({ length: 150_000 }, (_, at) => at % ROWS);
    const counted = atOnce(countColumns(singles, many));
    const total = (counts: Uint32Array | undefined) => counts?.reduce((sum, count) => sum + count, 0);
    expect(singles.map((column) => total(counted.get(column)))).toEqual(singles.map(() => 150_000));
  });
});

describe("the places of the smallest numbers", () => {
  it("come in order, equal ones as they stand, one page at a time", () => {
    const numbers = Uint32Array.of(7, 0xff_ff_ff_ff, 0, 7, 3, 0);
    expect(smallestPlaces(numbers, { offset: 0, limit: Infinity })).toEqual([2, 5, 4, 0, 3, 1]);
    expect(smallestPlaces(numbers, { offset: 1, limit: 3 })).toEqual([5, 4, 0]);
    expect(smallestPlaces(numbers, { offset: 6, limit: 3 })).toEqual([]);
    expect(smallestPlaces(new Uint32Array(0), { offset: 0, limit: 9 })).toEqual([]);
  });
});
