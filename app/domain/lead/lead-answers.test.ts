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
  [{ "do-you-have-a-trade-in": "Yes", trades_for_another: "No" }, ["Trades for another: No"]],
  [
    { vehiclePriceBudget: "20000", offer_accepted: "true" },
    ["Vehicle Price Budget: 20000", "Offer accepted: Yes"],
  ],
  [{ message: "Hi", opt_in: "true", car_id: "7", "Vehicle Make": "Kia", vehicle_status: "in_stock" }, []],
  [{ vehicle_status: "reserved" }, ["Vehicle status: reserved"]],
  [{ order: "0a1b2c3d-0000-4000-8000-000000000000" }, ["Order: 0A1B2C3D"]],
  [{ booking_held: "Yes", booking_status: "Cancelled" }, ["Booking held: No", "Booking status: Cancelled"]],
  [{ status: "held", vehicle_status: "in_stock" }, ["Status: held"]],
  [
    { status: "held", held_until: "2026-11-28", left_to_pay: "900.00 AUD" },
    ["Status: held", "Held until: 2026-11-28", "Left to pay: 900.00 AUD"],
  ],
  [{ status: "pending", left_to_pay: "900.00 AUD" }, ["Status: pending"]],
  [{ status: "sold", left_to_pay: "900.00 AUD" }, ["Status: sold", "Left to pay: 900.00 AUD"]],
  [{ status: "refunded", held_until: "2026-11-28", left_to_pay: "900.00 AUD" }, ["Status: refunded"]],
  [{ status: "released-refund-due", left_to_pay: "900.00 AUD" }, ["Status: released-refund-due"]],
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
