import { expect, it } from "vitest";
import { compactText } from "~/domain/search/text";
import { atOnce } from "~/infra/turns.server";
import { StockNumbersBuilder } from "./stock-numbers.server";

function numbered(numbers: readonly string[]) {
  const builder = new StockNumbersBuilder();
  for (const number of numbers) builder.push(compactText(number));
  return atOnce(builder.finish((row) => numbers[row] ?? ""));
}

it("finds the rows of a number, also of several, however it is written", () => {
  const numbers = Array.from({ length: 5_000 }, (_, row) => `B-${row % 4_000}`);
  const stock = numbered(numbers);
  for (const row of [0, 1, 999, 3_999])
    expect(stock.found(`b${row}`)).toEqual(row < 1_000 ? [row, row + 4_000] : [row]);
  expect(numbers.every((number, row) => stock.found(compactText(number)).includes(row))).toBe(true);
});

it("finds nothing by a number nobody has, nor by none", () => {
  expect(numbered(["A1", "", "--"]).found("a2")).toEqual([]);
  expect(numbered(["A1", "", "--"]).found("")).toEqual([]);
  expect(numbered([]).found("a1")).toEqual([]);
});

it("tells numbers of one hash apart", () => {
  // FNV-1a gives these two the same.
  expect(numbered(["costarring", "x", "liquid"]).found("liquid")).toEqual([2]);
});

it("compares exactly where it is asked to, within some of the rows", () => {
  const stock = numbered(["B-1", "b1", "B-1", "--", ""]);
  expect(stock.exact("B-1", 0, 5)).toEqual([0, 2]);
  expect(stock.exact("B-1", 1, 2)).toEqual([]);
  expect(stock.exact("B-1", 0, 2)).toEqual([0]);
  expect(stock.exact("--", 0, 5)).toEqual([3]);
  expect(stock.exact("", 0, 5)).toEqual([]);
});
