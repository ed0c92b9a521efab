import { expect, it } from "vitest";
import { knownModel, makeOfModel } from "./known-model";

it.each([
  ["Toyota", "كورولا", "Corolla"],
  ["Toyota", "كورولا كروس", "Corolla Cross"],
  ["Toyota", "تويوتا كورولا", "Corolla"],
  ["Toyota", "卡罗拉", "Corolla"],
  ["Toyota", "丰田卡罗拉", "Corolla"],
  ["Toyota", "豐田 卡羅拉", "Corolla"],
  ["Ford", "رينجر XLT", "Ranger XLT"],
  ["Mazda", "٣", "3"],
  ["Mazda", "مازدا ٣", "3"],
])("reads a model of %s in other letters: %s", (make, typed, model) =>
  expect(knownModel(make, typed)).toBe(model),
);

it.each([
  ["Toyota", "Corolla Ascent"],
  ["Porsche", "911 Carrera 4S"],
  ["BMW", "320i M Sport"],
  ["Toyota", "سيارة"],
  ["Ford", "كورولا"],
  ["Toyota", "كورولاس"],
  ["Toyota", ""],
])("leaves what it does not know of %s as it was typed: %s", (make, typed) =>
  expect(knownModel(make, typed)).toBe(typed),
);

it.each([
  ["كورولا", "Toyota"],
  ["卡罗拉", "Toyota"],
  ["رينجر XLT", "Ford"],
  ["سيارة", null],
  ["我的旧车", null],
  ["Corolla", null],
])("knows the make of %s", (typed, make) => expect(makeOfModel(typed)).toBe(make));
