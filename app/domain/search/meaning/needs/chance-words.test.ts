import { expect, test } from "vitest";
import { searchVocabulary } from "../vocabulary";
import { isChance, isOfGearsAlone, wordsApart, wordsThatCount } from "./chance-words";

const stock = {
  make: ["Toyota", "Lexus"],
  make_model: ["Toyota Corolla Cross", "Toyota GR86", "Lexus IS"],
  badge: ["Luxury", "GXL", "2.0 Touring"],
};
const cars = searchVocabulary({ ...stock, item_type: ["car", "truck"] });
const yard = searchVocabulary({ ...stock, item_type: ["caravan"] });
const byChance = (text: string, refinements = {}, vocabulary = cars) => {
  const words = text.split(" ");
  return words.filter((_, at) => isChance(words, at, { refinements }, vocabulary)).join(" ");
};

test.each([
  // Beginnings and frequent words.
  ["cam", "cam"],
  ["2 e high back", "2 e high back"],
  ["drives roofs", "drives roofs"],
  // Whole words of names and badges, and what is long enough.
  ["gxl cross 86 adventure touring", ""],
  ["10 speed", ""],
  ["speed", "speed"],
  // A grade needs a name beside it, or a kind that badges tell apart.
  ["luxury", "luxury"],
  ["y62 lc79", ""],
])("by chance of %s: %s", (text, wanted) => {
  expect(byChance(text)).toBe(wanted);
});

test("a frequent word is a grade of what is asked for, and short words furnish a caravan", () => {
  expect(byChance("luxury", { make: ["Lexus"] })).toBe("");
  expect(byChance("luxury", { item_type: ["motorcycle"] })).toBe("");
  expect(byChance("luxury", { item_type: ["car"] })).toBe("luxury");
  expect(byChance("gas tv bbq", {}, yard)).toBe("");
});

test("words between others are left out, all of them never", () => {
  expect(wordsApart("aircon and the diesel heater")).toEqual(["aircon", "diesel", "heater"]);
  expect(wordsApart("full off grid")).toEqual(["off", "grid"]);
  expect(wordsApart("and the")).toEqual(["and", "the"]);
  expect(wordsThatCount(["show", "me", "tippers"])).toEqual(["tippers"]);
  expect(wordsThatCount(["show", "me"])).toEqual(["show", "me"]);
});

test("gears are looked for with their number alone", () => {
  expect(isOfGearsAlone(["speed"])).toBe(true);
  expect(isOfGearsAlone(["6", "speed"])).toBe(false);
});
