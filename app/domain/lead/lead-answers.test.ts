import { expect, it } from "vitest";
import { type AnswerWords, leadAnswers } from "./lead-answers";

const WORDS: AnswerWords = {
  label: (name) => (name === "kms" ? "Kilometres" : null),
  value: (_, value) => (value === "true" ? "Yes" : value),
};
const told = (fields: Record<string, string>) =>
  leadAnswers(fields, WORDS).map(({ label, value }) => `${label}: ${value}`);

it.each<[Record<string, string>, readonly string[]]>([
  [{ kms: " 85000 " }, ["Kilometres: 85000"]],
  [{ kms: "", rego: "  " }, []],
  [{ "do-you-have-a-trade-in": "Yes" }, ["Do you have a trade in: Yes"]],
  [
    { vehiclePriceBudget: "20000", offer_accepted: "true" },
    ["Vehicle Price Budget: 20000", "Offer accepted: Yes"],
  ],
  [{ message: "Hi", opt_in: "true", car_id: "7", "Vehicle Make": "Kia", order: "R1" }, []],
  [
    {
      adjustmentAnswers:
        '[{"id":"body","question":"Any dents?","answer":"true"},{"id":"t","question":"Tyres?","answer":"Worn"}]',
    },
    ["Any dents?: Yes", "Tyres?: Worn"],
  ],
  [{ adjustmentAnswers: "[]" }, []],
  [{ note: "[sic]" }, ["Note: [sic]"]],
  [{ note: '[{"a":1}]' }, ['Note: [{"a":1}]']],
  [{ __proto__x: "a", "": "b" }, ["Proto x: a", ": b"]],
])("%j is told as %j", (fields, lines) => {
  expect(told(fields)).toEqual(lines);
});
