import { expect, test } from "vitest";
import { EMPTY_QUERY } from "../../query";
import { listedSince } from "../../ranges/step-filters";
import { queryAsMeant } from "../read-meaning";
import { searchVocabulary, type SearchVocabulary } from "../vocabulary";

const today = { now: new Date("2026-11-26T10:00:00Z"), timeZone: "Australia/Brisbane" };
const stock = { make: ["Kia"], body: ["suv"] };
const held: SearchVocabulary = { ...searchVocabulary(stock, undefined, ["created_at_timestamp"]), today };
const read = (text: string, vocabulary = held) => queryAsMeant({ ...EMPTY_QUERY, text }, vocabulary, 2026);

test.each([
  ["suv listed this week", 7],
  ["suv added in the last 3 days", 3],
  ["suv listed in the last two weeks", 14],
  ["suv added today", 1],
  ["suv came in this month", 30],
  ["suv listed 3 days ago", 3],
  ["suv added within a week", 7],
  ["suv listed a week ago", 7],
])("days are counted back from now: %s", (text, days) => {
  const { ranges, text: left, refinements } = read(text);
  expect({ ranges, left, refinements }).toEqual({
    ranges: { created_at_timestamp: { min: listedSince(days, today) } },
    left: "",
    refinements: { body: ["suv"] },
  });
});

test("it is told where no filter holds it, where the moment is unknown, and says nothing of long ago", () => {
  const none = { ...searchVocabulary(stock), today };
  expect(read("suv listed this week", none)).toMatchObject({ ranges: {}, aside: "listed this week" });
  const timeless = searchVocabulary(stock, undefined, ["created_at_timestamp"]);
  expect(read("suv listed this week", timeless)).toMatchObject({ ranges: {}, aside: "listed this week" });
  expect(read("suv listed in the last 400 days").ranges).toEqual({});
});
