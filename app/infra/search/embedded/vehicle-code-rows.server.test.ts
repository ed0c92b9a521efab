import { expect, it } from "vitest";
import { atOnce } from "~/infra/turns.server";
import { VehicleCodeRowsBuilder } from "./vehicle-code-rows.server";

function coded(codes: readonly string[]) {
  const builder = new VehicleCodeRowsBuilder();
  for (const code of codes) builder.push(code);
  return atOnce(builder.finish());
}

it("finds every row of a whole code, ascending, and nothing by a part of one", () => {
  const codes = Array.from({ length: 500 }, (_, row) => (row % 3 === 0 ? "" : `abc${row % 400}`));
  const rows = coded(codes);
  for (const word of new Set(codes.filter((code) => code !== "")))
    expect(rows.found(word)).toEqual(codes.flatMap((code, row) => (code === word ? [row] : [])));
  expect([rows.found("abc"), rows.found("abc00"), rows.found(""), rows.found("abc9999")]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

it("tells codes of one hash apart", () => {
  // FNV-1a gives these two the same.
  expect(coded(["costarring", "x1", "liquid"]).found("liquid")).toEqual([2]);
});

it("copies rows of a finished index, with and without a code", () => {
  const before = coded(["aa11", "", "bb22"]);
  const builder = new VehicleCodeRowsBuilder();
  for (const row of [2, 1, 0]) builder.copy(before, row);
  builder.push("cc33");
  const after = atOnce(builder.finish());
  expect(["bb22", "aa11", "cc33"].map((code) => after.found(code))).toEqual([[0], [2], [3]]);
});

it("has no rows where nobody has a code", () => {
  expect(coded([]).found("aa11")).toEqual([]);
  expect(coded(["", ""]).found("aa11")).toEqual([]);
});
