import { expect, it } from "vitest";
import { createOneModel } from "./one-model";

function modelsOf(rows: readonly (readonly [make: unknown, model: unknown])[]) {
  const one = createOneModel();
  const codes: string[] = [];
  const models = rows.map(
    ([make, model]) =>
      one({ make, model }, ({ code, before, after }) => codes.push(`${code} ${before} ${after}`))["model"],
  );
  return { models, codes };
}

it("takes models of one make that differ in case for the first of them, and tells it", () => {
  expect(
    modelsOf([
      ["Ford", "Ranger"],
      ["FORD", "RANGER"],
      ["Ford", "Ranger"],
      ["Kia", "RANGER"],
    ]),
  ).toEqual({ models: ["Ranger", "Ranger", "Ranger", "RANGER"], codes: ["model-spelling RANGER Ranger"] });
});

it("leaves other names alone, and rows without one", () => {
  const rows = [
    ["Citroen", "Mehari"],
    ["Citroen", "Méhari"],
    ["Ford", undefined],
    [null, "Ranger"],
    ["Ford", ""],
  ] as const;
  expect(modelsOf(rows)).toEqual({ models: rows.map(([, model]) => model), codes: [] });
});
