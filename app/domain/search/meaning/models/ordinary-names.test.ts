import { expect, test } from "vitest";
import { readMeaning } from "../read-meaning";
import { searchVocabulary } from "../vocabulary";

const make = ["Honda", "Ford", "Nissan", "Toyota", "Suzuki", "Volkswagen"];
const models = [
  "Honda Fit",
  "Ford Escape",
  "Ford Focus",
  "Nissan Note",
  "Nissan Leaf",
  "Toyota Rush",
  "Suzuki Swift",
];
const city = ["Gold Coast"];
const vocabulary = searchVocabulary({ make, make_model: [...models, "Volkswagen Up"], body: ["suv"], city });
const modelOf = (text: string) => readMeaning(text, vocabulary, 2026).refinements.make_model?.join();

test.each([
  "so the dog fits",
  "will fit in my garage",
  "does the pram fit",
  "must fit three kids",
  "suv that fits a surfboard",
  "need to escape the city",
  "we want to escape",
  "focus on safety",
  "please note that I pay cash",
  "in a rush to buy",
  "no rush",
  "leaf springs",
  "pick me up",
  "a swift reply please",
  "swift and easy finance",
  "the kids all fit",
  "fit in with the family",
])("an ordinary word is no model: %s", (text) => {
  expect(modelOf(text)).toBeUndefined();
});

test.each([
  ["fit", "Honda Fit"],
  ["Honda fit for my mum", "Honda Fit"],
  ["used fit under 10k", "Honda Fit"],
  ["cheap Fit in the city", "Honda Fit"],
  ["2015 note", "Nissan Note"],
  ["escape under 20k", "Ford Escape"],
  ["focus on the Gold Coast", "Ford Focus"],
  ["focus on finance", "Ford Focus"],
  ["any leaf or swift", "Nissan Leaf,Suzuki Swift"],
  ["swift for my daughter", "Suzuki Swift"],
  ["two swifts", "Suzuki Swift"],
  ["a rush", "Toyota Rush"],
  ["looking for fit under 10k", "Honda Fit"],
  ["show me fit", "Honda Fit"],
  ["find fit", "Honda Fit"],
  ["older fit", "Honda Fit"],
  ["reliable fit", "Honda Fit"],
  ["price of fit", "Honda Fit"],
  ["are there any fits", "Honda Fit"],
  ["do you sell fits", "Honda Fit"],
  ["buying note", "Nissan Note"],
  ["swift and note", "Suzuki Swift,Nissan Note"],
])("the same word is one where it is written or placed so: %s", (text, model) => {
  expect(modelOf(text)).toBe(model);
});

test("what stands in for it is told", () => {
  expect(readMeaning("suv so the dog fits", vocabulary, 2026)).toMatchObject({
    refinements: { body: ["suv"] },
    aside: "dog fits",
  });
});
