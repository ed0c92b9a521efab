import { expect, test } from "vitest";
import { EMPTY_QUERY } from "../../query";
import { queryAsMeant } from "../read-meaning";
import { searchVocabulary } from "../vocabulary";

const asideOf = (text: string, words = vocabulary) => {
  const { text: left, aside } = queryAsMeant({ ...EMPTY_QUERY, text }, words, 2026);
  return { text: left, aside };
};

const vocabulary = searchVocabulary({
  make: ["Toyota", "Mazda"],
  colour: ["white", "red", "blue"],
  fuel: ["Petrol", "Diesel"],
  body: ["suv", "ute"],
  car_type: ["used"],
  filtered_features: ["Sunroof"],
});
const read = (text: string, refinements = {}) => {
  const meant = queryAsMeant({ ...EMPTY_QUERY, text, refinements }, vocabulary, 2026);
  return { text: meant.text, ...meant.refinements };
};

test.each([
  ["not white", { text: "", colour: ["red", "blue"] }],
  ["Toyota but not white or red", { text: "", make: ["Toyota"], colour: ["blue"] }],
  ["not white and not red", { text: "", colour: ["blue"] }],
  ["no diesel ute", { text: "", fuel: ["Petrol"], body: ["ute"] }],
  ["white or red, not red", { text: "", colour: ["white"] }],
  ["anything but a ute", { text: "", body: ["suv"] }],
])("what is not wanted is every other value: %s", (text, meaning) => {
  expect(read(text)).toEqual(meaning);
});

test.each(["not used", "not 4711", "not", "no no no", "not white not red not blue"])(
  "what no filter can leave out stays text: %s",
  (text) => {
    expect(read(text)).toEqual({ text });
  },
);

test.each(["mazda without sunroof", "no sunroof", "whithout sunroof", "Toyota 没有Sunroof"])(
  "what vehicles may have beside others is asked not to be there: %s",
  (text) => {
    expect(read(text)).toMatchObject({ text: "", filtered_features: ["!Sunroof"] });
  },
);

test.each([
  ["toyota no rust, white", "no rust"],
  ["no sunroof or rust", "rust"],
  ["mazda dont need a sunroof", "dont need a sunroof"],
  ["mazda no sunroof needed", "no sunroof needed"],
])("what no filter holds, and what a vehicle may have or not, is told: %s", (text, aside) => {
  expect(asideOf(text).aside).toBe(aside);
});

const many = searchVocabulary({
  make: ["Toyota", "Mazda", "Kia", "Hyundai"],
  make_model: ["Toyota Hilux", "Mazda CX-5"],
  body: ["suv", "ute"],
  filtered_features: [],
});
const asked = (text: string, words = many) => {
  const meant = queryAsMeant({ ...EMPTY_QUERY, text }, words, 2026);
  return { text: meant.text, ...meant.refinements };
};
const others = ["Mazda", "Kia", "Hyundai"];

test.each([
  "not toyota",
  "no toyotas",
  "not a Toyota",
  "anything but a toyota",
  "anything other than toyota",
  "excluding toyota",
  "i don't want a toyota",
  "do not want toyo",
  "ليست تويوتا",
  "بدون تويوتا",
  "ما عدا تويوتا",
  "باستثناء تويوتا",
  "不要丰田",
  "丰田以外",
  "除了丰田",
  "除丰田外",
  "除了丰田之外",
  "除丰田以外的",
])("a make that is not wanted is every other make: %s", (text) => {
  expect(asked(text)).toEqual({ text: "", make: others });
});

test.each([
  "suv but not toyota",
  "suv except toyota",
  "suv 但不要丰田",
  "丰田以外的SUV",
  "suv, not a ferrari or toyota",
])("what else is said beside it is read: %s", (text) => {
  expect(asked(text)).toEqual({ text: "", body: ["suv"], make: others });
});

test.each([
  ["anything but a kia or hyundai", { text: "", make: ["Toyota", "Mazda"] }],
  ["不要丰田和起亚", { text: "", make: ["Mazda", "Hyundai"] }],
  ["toyota or mazda not mazda", { text: "", make: ["Toyota"] }],
  ["toyota not toyota", { text: "toyota not toyota" }],
  ["hilux not mazda", { text: "", make_model: ["Toyota Hilux"] }],
  ["suv hilux not toyota", { text: "hilux not toyota", body: ["suv"] }],
])("makes and models that are wanted beside one that is not: %s", (text, meaning) => {
  expect(asked(text)).toEqual(meaning);
});

test.each([
  ["suv not a ferrari", { text: "", body: ["suv"] }],
  ["not aston martin", { text: "" }],
])("a make that is not here is left out already: %s", (text, meaning) => {
  expect(asked(text)).toEqual(meaning);
});

test("more makes than an address holds stay text, and the rest is read", () => {
  const make = ["Toyota", ...Array.from({ length: 100 }, (_, at) => `Maker ${at}`)];
  const words = searchVocabulary({ make, body: ["suv", "ute"] });
  expect(asked("suv not toyota", words)).toEqual({ text: "not toyota", body: ["suv"] });
  expect(asked("丰田以外的suv", words)).toEqual({ text: "丰田以外", body: ["suv"] });
});

test("what contradicts itself stays text whole, and the rest is read", () => {
  expect(read("white ute not white")).toEqual({ text: "white not white", body: ["ute"] });
});

test("what is turned round takes the place of what was chosen of the same kind, and of nothing else", () => {
  expect(read("not white", { colour: ["white"], body: ["suv"] })).toEqual({
    text: "",
    colour: ["red", "blue"],
    body: ["suv"],
  });
});
