import { expect, test } from "vitest";
import { stockValues } from "../../../../test/query-meanings/stock-values";
import { EMPTY_QUERY, type VehicleQuery } from "../query";
import { queryAsMeant, readMeaning } from "./read-meaning";
import { searchVocabulary } from "./vocabulary";

const vocabulary = searchVocabulary(stockValues);
const read = (text: string) => readMeaning(text, vocabulary, 2026);
const ofQuery = (query: Partial<VehicleQuery>) =>
  queryAsMeant({ ...EMPTY_QUERY, ...query }, vocabulary, 2026);

test("what is chosen stays, but for what the words ask anew (issue: a choice never drops the others)", () => {
  const refinements = { body: ["suv"], make: ["Ford"], car_type: ["new"] };
  const query = { ...EMPTY_QUERY, refinements, ranges: { price: { max: 30_000 }, km: { max: 9 } }, page: 3 };
  expect(ofQuery({ ...query, text: "used corolla under 20k nicely kept" })).toEqual({
    ...EMPTY_QUERY,
    text: "nicely kept",
    refinements: { body: ["suv"], car_type: ["used"], make_model: ["Toyota Corolla"] },
    ranges: { price: { max: 20_000 }, km: { max: 9 } },
    page: 3,
  });
});

test("a query of which nothing is understood is the same object", () => {
  for (const text of ["", "zzzz", "not red", "$500 a month"]) {
    const query = { ...EMPTY_QUERY, text };
    expect(queryAsMeant(query, vocabulary, 2026)).toBe(query);
  }
});

test("what is left as text is understood no further: reading twice changes nothing", () => {
  for (const text of [
    "red hilux wildtrak",
    "golf gti not red",
    "diesel or manual toyota",
    "3 star used suv",
  ]) {
    const once = ofQuery({ text });
    expect(queryAsMeant(once, vocabulary, 2026), text).toEqual(once);
  }
});

test.each([
  ["red hilux or under 20k", { text: "hilux or under 20k", refinements: { colour: ["red"] }, ranges: {} }],
  ["over 20k under 40k", { text: "", refinements: {}, ranges: { price: { min: 20_000, max: 40_000 } } }],
  [
    "suv under 20k under 30k",
    { text: "under 30k", refinements: { body: ["suv"] }, ranges: { price: { max: 20_000 } } },
  ],
  [
    "hilux $40 000 or less",
    { text: "", refinements: { make_model: ["Toyota Hilux"] }, ranges: { price: { max: 40_000 } } },
  ],
  ["in the red", { text: "", refinements: { colour: ["red"] }, ranges: {} }],
])("%s", (text, meaning) => {
  expect(read(text)).toEqual(meaning);
});

test.each([
  "constructor __proto__ toString",
  "<script>alert(1)</script>",
  "under ".repeat(40),
  "-",
  "<",
  "2018-",
  "-2018",
  "0",
  "$",
  "٠",
  "🚗",
  "\u0000",
])("%j is no condition", (text) => {
  expect(read(text)).toEqual({ text, refinements: {}, ranges: {} });
});

test("a dealer without stock understands years and prices alone", () => {
  const nothing = searchVocabulary({});
  const { text, refinements, ranges } = readMeaning("used toyota 2018 under 40k", nothing, 2026);
  expect({ text, refinements, ranges }).toEqual({
    text: "used toyota",
    refinements: {},
    ranges: { year: { min: 2018, max: 2018 }, price: { max: 40_000 } },
  });
});

test("2,000 names and a text of 200 letters cost some milliseconds", () => {
  const models = Array.from(
    { length: 2_000 },
    (_, at) =>
      `Make ${String.fromCodePoint(...[...String(at)].map((digit) => 97 + Number(digit)), 120, 121, 122)}`,
  );
  const large = searchVocabulary({ ...stockValues, make: ["Make"], make_model: models });
  const text = "qwertyuio asdfghjkl zxcvbnmqw ".repeat(7).slice(0, 200);
  const before = process.cpuUsage();
  for (let round = 0; round < 20; round += 1) readMeaning(text, large, 2026);
  const { user } = process.cpuUsage(before);
  expect(user / 20).toBeLessThan(20_000);
});
