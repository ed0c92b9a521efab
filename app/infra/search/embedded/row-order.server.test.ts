import { expect, test } from "vitest";
import { atOnce } from "~/infra/turns.server";
import { rowOrder, rowRanks } from "./row-order.server";

const numbers = Float64Array.from([5, NaN, 1, 5, -0, 0, 1e15]);

test("ascending, ties by row, unknown last", () => {
  expect([...atOnce(rowOrder(numbers, "asc"))]).toEqual([4, 5, 2, 0, 3, 6, 1]);
});
test("descending, ties by row still ascending, unknown last", () => {
  expect([...atOnce(rowOrder(numbers, "desc"))]).toEqual([6, 0, 3, 2, 4, 5, 1]);
});
test("no rows, and rows without any number", () => {
  expect([...atOnce(rowOrder(new Float64Array(0), "asc"))]).toEqual([]);
  expect([...atOnce(rowOrder(Float64Array.from([NaN, NaN]), "desc"))]).toEqual([0, 1]);
});
test("a rank is the place in the order", () => {
  expect([...atOnce(rowRanks(Uint32Array.from([2, 0, 1])))]).toEqual([1, 2, 0]);
});
