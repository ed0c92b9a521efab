import { expect, it } from "vitest";
import { leadSections } from "./lead-sections";

const WORDS = { label: () => null, value: (_: string, value: string) => value };
const names = (fields: Record<string, string>, isVisit = false) => {
  const sections = Object.entries(leadSections(fields, WORDS, isVisit));
  return Object.fromEntries(
    sections.flatMap(([section, answers]) =>
      answers.length === 0 ? [] : [[section, answers.map(({ name }) => name)]],
    ),
  );
};

it("puts each answer where a salesperson looks for it", () => {
  const fields = {
    valuation: "1",
    PreferredContactMethod: "SMS",
    location_id: "yard",
    booking_date: "2026-11-23",
    wanted: "a ute",
    offer_name: "Free mats",
    status: "held",
    rego: "1AB",
    make: "Kia",
    "do-you-have-a-trade-in": "Yes",
    range_shown_min: "8000",
    adjustmentAnswers: '[{"question":"Dents?","answer":"No"}]',
    deposit: "1000",
    date_of_birth: "1990-01-01",
    income: "5000",
    private_answers: "https://www.yard.example/lead-answers/1",
    message: "Hi",
  };
  expect(names(fields)).toEqual({
    reach: ["PreferredContactMethod"],
    visit: ["location_id", "booking_date"],
    wants: ["wanted", "offer_name"],
    payment: ["status"],
    own: ["valuation", "rego", "make", "do-you-have-a-trade-in", "range_shown_min", "adjustmentAnswers"],
    finance: ["deposit", "date_of_birth", "income", "private_answers"],
  });
});

it("puts the place of a visit with the visit, also of one without a time", () => {
  expect(names({ location_id: "yard" }, true)).toEqual({ visit: ["location_id"] });
  expect(names({ location_id: "yard" })).toEqual({ wants: ["location_id"] });
});

it("has nothing where nothing was said, and keeps what nobody knows", () => {
  expect(names({})).toEqual({});
  expect(names({ "dealer's own question": "x", __proto__x: "y" })).toEqual({
    wants: ["dealer's own question", "__proto__x"],
  });
});
