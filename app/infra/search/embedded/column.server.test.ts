import { expect, test } from "vitest";
import { atOnce } from "~/infra/turns.server";
import { allowedCodes, codeOf, ColumnBuilder, NO_VALUE } from "./column.server";

function columnOf(multiple: boolean, rows: readonly (string | readonly string[] | undefined)[]) {
  const builder = new ColumnBuilder(multiple);
  for (const row of rows) builder.push(row);
  return atOnce(builder.finish());
}

test("a dictionary in code-unit order with no value first", () => {
  const column = columnOf(false, ["b", undefined, "a", "", "B", "b"]);
  expect(column.values).toEqual(["", "B", "a", "b"]);
  expect([...column.codes]).toEqual([3, NO_VALUE, 2, NO_VALUE, 1, 3]);
});

test("a list column knows where each row begins and ends", () => {
  const column = columnOf(true, [["x", "y"], [], undefined, ["y", ""], "z"]);
  expect([...(column.starts ?? [])]).toEqual([0, 2, 2, 2, 3, 4]);
  expect([...column.codes].map((code) => column.values[code])).toEqual(["x", "y", "y", "z"]);
});

test("small dictionaries take two bytes a row, large ones four", () => {
  const values = Array.from({ length: 70_000 }, (_, at) => `v${at}`);
  expect(columnOf(false, values.slice(0, 60_000)).codes).toBeInstanceOf(Uint16Array);
  const large = columnOf(false, values);
  expect(large.codes).toBeInstanceOf(Uint32Array);
  expect(large.values[large.codes[69_999] ?? 0]).toBe("v69999");
});

test("only known values are allowed, and never no value", () => {
  const column = columnOf(false, ["a", undefined]);
  expect(codeOf(column, "zzz")).toBeUndefined();
  expect([...allowedCodes(column, ["a", "", "zzz"])]).toEqual([0, 1]);
});

test("every value has its code, the first and the last too, and nothing else has one", () => {
  const column = columnOf(false, ["c", "a", "e", "b", "d"]);
  expect(["", "a", "b", "c", "d", "e"].map((value) => codeOf(column, value))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(["A", "aa", "bb", "f"].map((value) => codeOf(column, value))).toEqual(Array(4).fill(undefined));
});
