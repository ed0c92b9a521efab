import { expect, it } from "vitest";
import { ANSWER_TYPES, type AnswerType, typedAnswer } from "./answer-types";

it.each<[AnswerType, string, unknown]>([
  ["money", "200.00 AUD", { amount: 200, currency: "AUD" }],
  ["money", "1500 JPY", { amount: 1500, currency: "JPY" }],
  ["money", "199.5", { amount: 199.5, currency: "NZD" }],
  ["money", "0", { amount: 0, currency: "NZD" }],
  ["money", "much", undefined],
  ["money", "Infinity", undefined],
  ["integer", "85000", 85_000],
  ["integer", "8.5", undefined],
  ["integer", "85,000 km", undefined],
  ["number", "8.5", 8.5],
  ["boolean", "true", true],
  ["boolean", "false", false],
  ["boolean", "yes", undefined],
  ["day", "2026-11-23", "2026-11-23"],
  ["day", "2026-02-30", undefined],
  ["moment", "2026-11-23T00:00:00.000Z", "2026-11-23T00:00:00.000Z"],
  ["questions", "[]", []],
  ["questions", '[{"id":"a","question":"B?","answer":"C"}]', [{ id: "a", question: "B?", answer: "C" }]],
  ["questions", "[", undefined],
  ["questions", '[{"id":1}]', undefined],
  ["text", "true", "true"],
  ["text", "", null],
  ["money", " ", null],
])("an answer of type %s, %j, is %j", (type, text, value) => {
  expect(typedAnswer(type, text, "NZD")).toEqual(value);
});

it("knows the types of the answers that forms ask for, by both of their names", () => {
  const types = ["vehiclePriceBudget", "kms", "loan_term", "date_of_birth", "booking_date", "location_id"];
  expect(types.map((name) => ANSWER_TYPES.get(name))).toEqual([
    "money",
    "integer",
    "number",
    "day",
    "day",
    "text",
  ]);
});
