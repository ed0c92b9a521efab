import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { earlierFields, endChange, shownRangeFields, stepChange } from "./trade-change";
import { valuedVehicle } from "./valued-vehicle";

const questions = [
  { id: "damage", label: "Any damage?", type: "yesNo" as const },
  { id: "extras", label: "Extras?", type: "text" as const, required: false },
];
const config = siteConfig({ trade: { questions } });
const values = {
  year: "2021",
  make: "Mazda",
  model: "CX-5 Touring",
  kms: "62000",
  name: "Zoë",
  phone: "+61412345678",
  "answer-damage": "No",
  rego: "ABC123",
  regoState: "qld",
  finance: "Yes",
  tradeIn: "No",
};
const figure = { of: "x", low: 17_000, high: 19_000, offer: 18_000, until: "2026-11-28" };

describe("what a step gives to the lead (CALL-22)", () => {
  it("adjustment answers with the id of their question (TRADE-02)", () => {
    const { fields = {}, subcategory } = stepChange(config, "adjustments", values, null);
    expect(JSON.parse(fields["adjustmentAnswers"] ?? "")).toEqual([
      { id: "damage", question: "Any damage?", answer: "No" },
    ]);
    expect(subcategory).toBeUndefined();
  });

  it("the rego with its state, finance and trade-in, and with them that all is told (OPEN-114)", () => {
    expect(stepChange(config, "rego", values, figure)).toEqual({
      subcategory: "2. Details Provided",
      fields: {
        rego: "ABC123",
        regoState: "qld",
        finance: "Yes",
        // Of whoever trades a vehicle in, a lead system must not read that there is none (TRADE-07).
        "do-you-have-a-trade-in": "Yes",
        trades_for_another: "No",
        form_completed: "false",
        photos: "",
        valuation: "18000",
        valuation_min: "17000",
        valuation_max: "19000",
        valuation_until: "2026-11-28",
        valuation_reason: "",
      },
    });
  });

  it("why there was no figure", () => {
    const { fields } = stepChange(config, "rego", values, { none: "km" });
    expect(fields).toMatchObject({ valuation: "", valuation_max: "", valuation_reason: "km" });
  });

  it("a corrected contact, and no contact among the fields", () => {
    const { contact, fields } = stepChange(config, "lead", values, null);
    const { fields: vehicle } = stepChange(config, "vehicle", values, null);
    expect(contact).toEqual({
      name: "Zoë",
      lastName: null,
      email: null,
      phone: "+61412345678",
      postcode: null,
    });
    expect(vehicle).toEqual({
      year: "2021",
      make: "Mazda",
      model: "CX-5 Touring",
      kms: "62000",
      form_completed: "false",
    });
    expect(fields).not.toHaveProperty("phone");
  });

  it("that the form is complete where no offer follows", () => {
    const short = siteConfig({ trade: { questions, steps: ["lead", "rego"] } });
    expect(stepChange(short, "rego", values, { none: "unknown" }).fields).toMatchObject({
      form_completed: "true",
    });
    expect(stepChange(config, "rego", values, null).fields).toHaveProperty("form_completed", "false");
  });
});

it("acceptance says subcategory, offer_accepted and form_completed (TRADE-03), and the figure that was accepted", () => {
  const told = {
    valuation: "18000",
    valuation_min: "17000",
    valuation_max: "19000",
    valuation_until: "2026-11-28",
    valuation_reason: "",
  };
  expect(endChange("accepted", figure)).toEqual({
    subcategory: "3. Offer Accepted",
    fields: { ...told, offer_accepted: "true", form_completed: "true", offer: "18000" },
    letter: "tradeOffer",
  });
  const none = Object.fromEntries(Object.keys(told).map((name) => [name, ""]));
  expect(endChange("inspection", { none: "km" })).toEqual({
    fields: { ...none, valuation_reason: "km", form_completed: "true" },
    letter: "tradeInspection",
  });
  expect(endChange("inspection", figure).fields).toMatchObject({ ...told, offer_accepted: "false" });
});

it("steps before the one that makes the lead go along with it", () => {
  const late = siteConfig({ trade: { questions, steps: ["rego", "adjustments", "lead"] } });
  expect(Object.keys(earlierFields(late, values))).toEqual([
    "year",
    "make",
    "model",
    "kms",
    "do-you-have-a-trade-in",
    "rego",
    "regoState",
    "finance",
    "trades_for_another",
    "adjustmentAnswers",
  ]);
  expect(Object.keys(earlierFields(config, values))).toEqual(["year", "make", "model", "kms"]);
});

it("the range that was shown goes along, and goes when the vehicle is another one", () => {
  const range = { of: "CX-5", low: 16_500, high: 19_500, until: "2026-11-28" };
  expect(shownRangeFields(range, "CX-5")).toEqual({ range_shown_min: "16500", range_shown_max: "19500" });
  const gone = { range_shown_min: "", range_shown_max: "" };
  expect(shownRangeFields(range, "CX-3")).toEqual(gone);
  expect(shownRangeFields(range, null)).toEqual(gone);
  expect(shownRangeFields(null, "CX-5"), "nothing was shown").toEqual({});
});

describe("what is valued", () => {
  it("is the vehicle with the ids of its answers, and nothing about the shopper", () => {
    expect(valuedVehicle(config, values, 2026)).toEqual({
      vehicle: {
        make: "Mazda",
        model: "CX-5 Touring",
        year: 2021,
        kms: 62_000,
        rego: "ABC123",
        regoState: "qld",
        answers: [{ id: "damage", answer: "No" }],
      },
    });
  });

  it("is of the model that was typed in other letters", () => {
    const typed = { ...values, make: "Toyota", model: "كورولا" };
    expect(valuedVehicle(config, typed, 2026)).toMatchObject({ vehicle: { model: "Corolla" } });
  });

  it("is nothing beyond the limits, of another make, or without a model", () => {
    expect(valuedVehicle(config, { ...values, year: "2018" }, 2026)).toEqual({ none: "age" });
    expect(valuedVehicle(config, { ...values, kms: "100001" }, 2026)).toEqual({ none: "km" });
    expect(valuedVehicle(config, { ...values, make: "Other" }, 2026)).toEqual({ none: "unknown" });
    expect(valuedVehicle(config, { ...values, model: "" }, 2026)).toEqual({ none: "unknown" });
    expect(valuedVehicle(config, {}, 2026)).toEqual({ none: "unknown" });
  });
});
