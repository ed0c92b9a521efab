import { expect, test } from "vitest";
import { isKnownModel, KNOWN_MODELS } from "../../../make/known-models";
import { modelsToldOf } from "./known-behind";

test("told words behind a make are the model that they name", () => {
  expect(modelsToldOf("model y", ["Tesla"])).toEqual(["Tesla Model Y"]);
  expect(modelsToldOf("model y", ["Kia"])).toEqual([]);
  expect(modelsToldOf("ex lease", ["Tesla"])).toEqual([]);
  expect(modelsToldOf("", ["Tesla"])).toEqual([]);
});

test("a model is known by its whole name, with or without its make, and by no short one", () => {
  expect(["teslamodely", "modely", "demio", "mache"].filter((name) => !isKnownModel(name))).toEqual([]);
  expect(["up", "3", "tesla", "model", ""].filter(isKnownModel)).toEqual([]);
  expect(new Set(KNOWN_MODELS).size).toBe(KNOWN_MODELS.length);
});
