import { expect, test } from "vitest";
import { stockValues } from "../../../../../test/query-meanings/stock-values";
import { AUSTRALIA } from "../../../country/australia";
import { NEW_ZEALAND } from "../../../country/new-zealand";
import { readMeaning } from "../read-meaning";
import { searchVocabulary } from "../vocabulary";

const vocabulary = searchVocabulary(stockValues, undefined, ["sleeps", "tare_kg", "gvm_kg", "towing_kg"]);
const read = (text: string, known = vocabulary) => readMeaning(text, known, 2026);

test.each([
  ["family of 8", { seats: ["8"] }],
  ["family of 7", { seats: ["7", "8"] }],
  ["7 people", { seats: ["7", "8"] }],
  ["6 to 7 people", { seats: ["7", "8"] }],
])("%s needs so many seats or more", (text, refinements) => {
  expect(read(text)).toEqual({ text: "", refinements, ranges: {} });
});

test.each(["family of 9", "family of 0", "family of 900", "family of $7", "family of", "under 7 people"])(
  "%s names no seats that there are",
  (text) => {
    expect(read(text).refinements).toEqual({});
  },
);

test("in a caravan people sleep", () => {
  expect(read("caravan for a family of 5").ranges).toEqual({ sleeps: { min: 5 } });
});

test("what is towed is not looked for", () => {
  expect(read("suv to tow a caravan").refinements).toEqual({
    body: ["suv"],
    filtered_features: ["Tow Bar"],
  });
  expect(read("suv to tow a 2.5 tonne caravan")).toEqual({
    text: "",
    refinements: { body: ["suv"] },
    ranges: { towing_kg: { min: 2_500 } },
  });
  const without = searchVocabulary({ ...stockValues, filtered_features: [] });
  expect(read("suv to tow a boat", without)).toMatchObject({ text: "to tow a boat", ranges: {} });
});

test("nearly new is neither new nor old; an exact year counts more", () => {
  const refinements = { car_type: ["demo", "used"] };
  expect(read("nearly new")).toEqual({ text: "", refinements, ranges: { year: { min: 2024 } } });
  expect(read("准新")).toEqual({ text: "", refinements, ranges: { year: { min: 2024 } } });
  expect(read("nearly new 2021 suv")).toEqual({
    text: "",
    refinements: { ...refinements, body: ["suv"] },
    ranges: { year: { min: 2021, max: 2021 } },
  });
  const newOnly = searchVocabulary({ ...stockValues, car_type: ["new"] });
  expect(read("nearly new suv", newOnly)).toEqual({
    text: "nearly new",
    refinements: { body: ["suv"] },
    ranges: {},
  });
});

test("gas is what it is in the dealer's country, where there is some", () => {
  const fuels = { ...stockValues, fuel: ["Petrol", "LPG"] };
  const fuelOf = (stock: typeof stockValues, words: Readonly<Record<string, string>>) =>
    read("gas ute", searchVocabulary(stock, undefined, [], words));
  expect(fuelOf(fuels, AUSTRALIA.searchWords).refinements.fuel).toEqual(["LPG"]);
  expect(fuelOf(fuels, NEW_ZEALAND.searchWords).refinements.fuel).toEqual(["Petrol"]);
  expect(fuelOf(stockValues, AUSTRALIA.searchWords)).toMatchObject({ text: "gas" });
});

test.each([
  // "M" is no badge here.
  ["x5m", {}, "x5m"],
  ["i30gti", { make_model: ["Hyundai i30"] }, "gti"],
  ["i30zz", {}, "i30zz"],
  ["3008gti", { make_model: ["Peugeot 3008"] }, "gti"],
  ["golfgti", { make_model: ["Volkswagen Golf"], badge: ["GTI"] }, ""],
  ["golfing", {}, "golfing"],
])("%s: a badge may be written against its model", (text, refinements, left) => {
  expect(read(text)).toEqual({ text: left, refinements, ranges: {} });
});

test("what both sides of an alternative say is asked of either", () => {
  const both = { colour: ["red", "blue"], make: ["Toyota", "Mazda"] };
  expect(read("red toyota or blue mazda").refinements).toEqual(both);
  expect(read("auto red toyota or blue mazda")).toMatchObject({
    text: "",
    refinements: { ...both, transmission: ["Automatic"] },
  });
});

test("a first car is cheap and has a body for beginners, as far as the text names no other", () => {
  const usual = { cheapPrice: 15_000, lowKm: null, repaymentEvery: "week" as const };
  const withBodies = (firstCarBodies: readonly string[], more = {}) =>
    searchVocabulary({ ...stockValues, categories: [] }, { ...usual, firstCarBodies, ...more });
  const known = withBodies(["hatch", "bus"]);
  const ranges = { price: { max: 15_000 } };
  expect(read("first car", known)).toEqual({ text: "", refinements: { body: ["hatch"] }, ranges });
  expect(read("first car suv", known)).toEqual({ text: "", refinements: { body: ["suv"] }, ranges });
  expect(read("yaris first car", known)).toEqual({
    text: "",
    refinements: { make_model: ["Toyota Yaris"] },
    ranges,
  });
  expect(read("first car under 9000", known)).toEqual({
    text: "",
    refinements: { body: ["hatch"] },
    ranges: { price: { max: 9_000 } },
  });
  expect(read("first car", withBodies(["hatch"], { cheapPrice: null }))).toEqual({
    text: "",
    refinements: { body: ["hatch"] },
    ranges: {},
  });
  expect(read("first car", withBodies(["bus"])), "no such body here").toEqual({
    text: "",
    refinements: {},
    ranges,
  });
  expect(read("first car", withBodies([])), "the dealer says nothing of it").toMatchObject({
    text: "first car",
  });
  const tagged = (bodies: string[]) => searchVocabulary(stockValues, { ...usual, firstCarBodies: bodies });
  expect(read("first car", tagged(["hatch"])).refinements, "a tag may be on anything").toEqual({
    body: ["hatch"],
  });
  expect(read("first car", tagged([])).refinements, "the dealer says nothing, the stock does").toEqual({
    categories: ["First Car"],
  });
});

test("a car licence holds for what the country says, and is told where no filter holds a mass", () => {
  const usual = { cheapPrice: null, lowKm: null, repaymentEvery: "week" as const, carLicenceKg: 6_000 };
  const trucks = { ...stockValues, item_type: ["truck", "car"] };
  expect(read("truck on a car licence", searchVocabulary(trucks, usual, ["gvm_kg"]))).toMatchObject({
    text: "",
    ranges: { gvm_kg: { max: 6_000 } },
  });
  expect(read("truck on a car licence", searchVocabulary(trucks, usual))).toMatchObject({ ranges: {} });
});
