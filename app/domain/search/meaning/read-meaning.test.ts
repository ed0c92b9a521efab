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
  for (const text of ["", "zzzz", "white not white"]) {
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
  [
    "red hilux or under 20k",
    {
      text: "",
      aside: "under 20k",
      refinements: { colour: ["red"], make_model: ["Toyota Hilux"] },
      ranges: {},
    },
  ],
  ["over 20k under 40k", { text: "", refinements: {}, ranges: { price: { min: 20_000, max: 40_000 } } }],
  [
    "suv under 20k under 30k",
    { text: "", refinements: { body: ["suv"] }, ranges: { price: { max: 20_000 } } },
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
  const times = Array.from({ length: 20 }, () => {
    const before = process.cpuUsage();
    readMeaning(text, large, 2026);
    return process.cpuUsage(before).user;
  });
  expect(Math.min(...times), "microseconds of the quickest").toBeLessThan(20_000);
});

const bounded = searchVocabulary(stockValues, { cheapPrice: 15_000, lowKm: 50_000, repaymentEvery: "week" });
const readBounded = (text: string) => readMeaning(text, bounded, 2026);

test("cheap and low kilometres are what the dealer calls so, unless an amount says it", () => {
  expect(readBounded("cheap low kms").ranges).toEqual({ price: { max: 15_000 }, km: { max: 50_000 } });
  expect(readBounded("cheap cheap").ranges).toEqual({ price: { max: 15_000 } });
  expect(readBounded("cheap ute under 30k")).toMatchObject({ text: "", ranges: { price: { max: 30_000 } } });
  expect(read("cheap ute").text).toBe("cheap");
});

test("words between quotation marks are asked for as they are written, and stay so when read again", () => {
  const once = ofQuery({ text: 'used "red hilux" under 20k' });
  expect(once).toMatchObject({ text: '"red hilux"', refinements: { car_type: ["used"] } });
  expect(queryAsMeant(once, vocabulary, 2026)).toBe(once);
  expect(read("“toyota”").text).toBe("“toyota”");
  expect(read('17" wheels red').refinements).toEqual({ colour: ["red"] });
  expect(read('""').text).toBe('""');
});

test.each([
  ["stock no H1234", "H1234"],
  ["Stock # B22", "# B22"],
  ["stock number: 48213", "48213"],
  ["vin 6T1BD3FK70X123456", "6T1BD3FK70X123456"],
  ["rego abc 123", "abc 123"],
  ["number plate 1XY4ZT", "1XY4ZT"],
  ["rego 2026", "rego"],
  ["stock", "stock"],
  ["plate toyota", "plate"],
])("%s looks for %s", (text, left) => {
  expect(read(text).text.replace(/^# /, "")).toBe(left.replace(/^# /, ""));
});

test.each<[string, object]>([
  ["5 years old or older", { year: { max: 2021 } }],
  ["5 years old or less", { year: { min: 2021 } }],
  ["no older than 5 years", { year: { min: 2021 } }],
  ["around 2018", { year: { min: 2017, max: 2019 } }],
  ["around 4000", {}],
  ["around $4000", { price: { min: 3_600, max: 4_400 } }],
  ["kms under 80,000", { km: { max: 80_000 } }],
  ["150k", {}],
  ["$500", {}],
  ["within 50km", {}],
  ["20km from canberra", {}],
  ["20km from 4000", {}],
  ["50,000 km", { km: { max: 50_000 } }],
  ["'99", { year: { min: 1999, max: 1999 } }],
])("%s bounds %j", (text, ranges) => {
  expect(read(text).ranges).toEqual(ranges);
});

test.each([
  ["hilux near 4000", "hilux", { place: "4000", withinKm: null }],
  ["near sw1a 1aa", "", { place: "sw1a 1aa", withinKm: null }],
  ["within 50 km of Byron Bay, red", "", { place: "Byron Bay", withinKm: 50 }],
  ["25 miles from geelong", "", { place: "geelong", withinKm: 40 }],
  ["near under 20k", "near under", undefined],
  ["near me", "", { place: "me", withinKm: null }],
  ["within 50 km", "", { place: "me", withinKm: 50 }],
  ["within 50 km of me", "", { place: "me", withinKm: 50 }],
  ["within 50 km of 5", "within 50 km of 5", undefined],
  ["nearest hilux", "hilux", { place: "me", withinKm: null }],
  ["closest to geelong", "", { place: "geelong", withinKm: null }],
  ["near", "near", undefined],
])("%s is near a place", (text, left, near) => {
  const meant = read(text);
  expect(meant.near).toEqual(near);
  if (left !== "hilux") expect(meant.text).toBe(left);
});

test("where no place is known the words stay", () => {
  const nowhere = { ...vocabulary, hasPlaces: false };
  for (const here of ["near me", "within 50 km", "nearest"])
    expect(readMeaning(here, nowhere, 2026)).toMatchObject({ text: here });
  expect(readMeaning("hilux near byron", nowhere, 2026)).toMatchObject({ text: "near byron" });
  expect(readMeaning("hilux within 50 km of byron", nowhere, 2026)).toMatchObject({
    text: "within 50 km of byron",
  });
});

test("a place takes the place of the one before, and orders by distance unless the words ask for an order", () => {
  const near = { place: "3000", withinKm: 10, point: { lat: 1, long: 2 } };
  expect(ofQuery({ text: "near 4000", near })).toMatchObject({ near: { place: "4000" }, sort: "nearest" });
  expect(ofQuery({ text: "cheapest near 4000" }).sort).toBe("price_asc");
  expect(ofQuery({ text: "red", near }).near).toBe(near);
});

test("a name that only utes have is theirs beside another, and no other model's", () => {
  const utes = searchVocabulary({
    make: ["Holden", "Ford", "Toyota"],
    make_model: ["Holden Commodore Ute", "Ford Falcon", "Toyota Corolla Cross"],
  });
  const models = (text: string) => readMeaning(text, utes, 2026).refinements.make_model;
  expect(models("falcon or commodore")).toEqual(["Ford Falcon", "Holden Commodore Ute"]);
  expect(models("falcon or corolla")).toEqual(["Ford Falcon"]);
});
