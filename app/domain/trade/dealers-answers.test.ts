import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { dealersAnswers, shownAnswers } from "./dealers-answers";
import { stepChange } from "./trade-change";

const asked = (words: { body: string; options: string[]; lights: string; yes: string }) =>
  siteConfig({
    trade: {
      questions: [
        { id: "body", label: words.body, type: "choice", options: words.options },
        { id: "lights", label: words.lights, type: "yesNo", effects: [{ answer: words.yes, percent: -8 }] },
        { id: "extras", label: "Extras?", type: "text", required: false },
      ],
    },
  });
const dealer = asked({ body: "Body?", options: ["Like new", "Dents"], lights: "Lights?", yes: "Yes" });
const shown = asked({
  body: "كيف يبدو الهيكل؟",
  options: ["كالجديد", "انبعاجات"],
  lights: "ضوء؟",
  yes: "نعم",
});

it("says a choice of another language in the dealer's words, and leaves what was typed", () => {
  const values = {
    make: "Kia",
    "answer-body": "انبعاجات",
    "answer-lights": "Yes",
    "answer-extras": "كالجديد",
  };
  const own = dealersAnswers(values, shown, dealer);
  expect(own).toEqual({ ...values, "answer-body": "Dents" });
  const { fields = {} } = stepChange(dealer, "adjustments", own, null);
  expect(JSON.parse(fields["adjustmentAnswers"] ?? "")).toEqual([
    { id: "body", question: "Body?", answer: "Dents" },
    { id: "lights", question: "Lights?", answer: "Yes" },
    { id: "extras", question: "Extras?", answer: "كالجديد" },
  ]);
});

it("keeps an answer that is no choice any more, and an empty list of questions", () => {
  const values = { "answer-body": "Rusty", "answer-gone": "x" };
  expect(dealersAnswers(values, shown, dealer)).toEqual(values);
  expect(dealersAnswers(values, siteConfig({}), dealer)).toEqual(values);
  expect(dealersAnswers({}, shown, dealer)).toEqual({});
  expect(dealersAnswers({ "answer-body": "Dents" }, dealer, dealer)).toEqual({ "answer-body": "Dents" });
});

it("is read by the shopper as they gave it", () => {
  const values = { "answer-body": "انبعاجات", "answer-lights": "Yes" };
  const { fields = {} } = stepChange(dealer, "adjustments", dealersAnswers(values, shown, dealer), null);
  expect(JSON.parse(shownAnswers(fields, dealer, shown)["adjustmentAnswers"] ?? "")).toEqual([
    { id: "body", question: "كيف يبدو الهيكل؟", answer: "انبعاجات" },
    { id: "lights", question: "ضوء؟", answer: "Yes" },
  ]);
  const gone = { adjustmentAnswers: JSON.stringify([{ id: "gone", question: "Old?", answer: "Dents" }]) };
  expect(shownAnswers(gone, dealer, shown)).toEqual(gone);
  for (const text of ["", "[]", "not JSON", "{}"])
    expect(shownAnswers({ adjustmentAnswers: text }, dealer, shown)).toEqual({ adjustmentAnswers: text });
  expect(shownAnswers({ year: "2020" }, dealer, shown)).toEqual({ year: "2020" });
});
