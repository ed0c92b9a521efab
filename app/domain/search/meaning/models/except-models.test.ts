import { expect, test } from "vitest";
import { EMPTY_QUERY } from "../../query";
import { queryAsMeant } from "../read-meaning";
import { searchVocabulary } from "../vocabulary";
import { modelsLeftOut } from "./except-models";

const make = ["Toyota", "Mazda", "Kia"];
const ofToyota = ["Camry", "Corolla", "Hilux", "Kluger", "Yaris"].map((model) => `Toyota ${model}`);
const models = [...ofToyota, "Mazda CX-5"];
const vocabulary = searchVocabulary({ make, make_model: models, body: ["suv", "ute"] });
const read = (text: string, words = vocabulary) => {
  const { refinements, aside, text: left } = queryAsMeant({ ...EMPTY_QUERY, text }, words, 2026);
  return { ...refinements, aside, text: left };
};
const without = (...names: string[]) =>
  ofToyota.filter((model) => !names.some((name) => model.endsWith(name)));

test.each([
  ["toyota but not hilux", { make_model: without("Hilux") }],
  ["toyota, no hilux or yaris", { make_model: without("Hilux", "Yaris") }],
  ["不要海拉克斯的丰田", { make_model: without("Hilux") }],
  ["تويوتا بدون هايلكس", { make_model: without("Hilux") }],
  ["suv not hilux", { make: ["Mazda", "Kia"], make_model: without("Hilux"), body: ["suv"] }],
  ["mazda not hilux", { make: ["Mazda"] }],
  ["mazda or toyota not hilux", { make: ["Mazda"], make_model: without("Hilux") }],
  ["hilux or camry not hilux", { make_model: ["Toyota Camry"] }],
  ["not cx-5", { make: ["Toyota", "Kia"] }],
  ["hilux not hilux", { text: "hilux not hilux" }],
])("a model that is not wanted leaves the others: %s", (text, meaning) => {
  expect(read(text)).toEqual({ text: "", ...meaning });
});

test("of a model that is left out its kinds go as well, and no model that is sold under its own name", () => {
  const names = ["Corolla", "Corolla Cross", "Corolla Sedan", "Hilux"].map((model) => `Toyota ${model}`);
  const words = searchVocabulary({ make, make_model: names });
  expect(read("toyota not corolla", words)).toMatchObject({
    make_model: ["Toyota Corolla Cross", "Toyota Hilux"],
  });
});

test("a model with a letter behind its name is one of that name, though it is sold under its own", () => {
  const names = ["Prius", "Prius C", "Prius Alpha", "Camry"].map((model) => `Toyota ${model}`);
  const words = searchVocabulary({ make, make_model: names });
  expect(read("toyota, not a prius", words).make_model).toEqual(["Toyota Prius Alpha", "Toyota Camry"]);
  expect(read("toyota, not a prius c", words).make_model).not.toContain("Toyota Prius C");
  expect(read("toyota, not a prius c", words).make_model).toContain("Toyota Prius");
});

test("what a name leaves out is what it finds: an Evoque is sold under its own name, a Mustang Convertible under the Mustang's", () => {
  const names = [
    "Land Rover Defender",
    ...["", " Evoque", " Sport"].map((kind) => `Land Rover Range Rover${kind}`),
  ];
  const rovers = searchVocabulary({ make: ["Land Rover", "Kia"], make_model: names });
  expect(read("land rover not range rover", rovers)).toMatchObject({
    make_model: ["Land Rover Defender", "Land Rover Range Rover Evoque", "Land Rover Range Rover Sport"],
  });
  expect(read("range rover", rovers)).toMatchObject({ make_model: ["Land Rover Range Rover"] });
  const fords = ["Ford Ranger", "Ford Mustang", "Ford Mustang Convertible"];
  expect(
    read("ford not mustang", searchVocabulary({ make: ["Ford", "Kia"], make_model: fords })),
  ).toMatchObject({
    make_model: ["Ford Ranger"],
  });
});

test("of more than an address holds it is told", () => {
  const all = Array.from({ length: 102 }, (_, at) => `Toyota M${at}x`);
  const words = searchVocabulary({ make, make_model: all });
  expect(read("toyota not m3x", words)).toEqual({ make: ["Toyota"], aside: "not m3x", text: "" });
});

test("a choice that leaves few models out is known again", () => {
  const stock = { makes: make, models };
  const others = ["Mazda", "Kia"];
  expect(modelsLeftOut({ make_model: without("Hilux") }, stock)).toEqual({
    models: ["Toyota Hilux"],
    makes: ["Toyota"],
  });
  expect(modelsLeftOut({ make: others, make_model: without("Hilux") }, stock)).toEqual({
    models: ["Toyota Hilux"],
    makes: [],
  });
  for (const chosen of [
    {},
    { make: others },
    { make_model: ofToyota },
    { make_model: without("Hilux", "Camry", "Yaris") },
    { make: ["Kia"], make_model: without("Hilux") },
    { make_model: [...without("Hilux"), "Mazda CX-5"] },
  ])
    expect(modelsLeftOut(chosen, stock)).toBeNull();
});
