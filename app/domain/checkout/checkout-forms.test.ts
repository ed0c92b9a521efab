import { expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { checkoutForm, stepFieldNames, stepForm } from "./checkout-forms";

const TERMS = "I agree to the deposit's terms.";
const config = testConfig({ forms: { termsDisclaimer: TERMS } });
const questions = (key: Parameters<typeof checkoutForm>[1]) =>
  checkoutForm(config, key).steps.map((step) => step.map(({ name }) => name));

it("reserving, buying and paying each ask what they need, on one page (OPEN-113)", () => {
  const contact = ["name", "last_name", "email", "phone", "PreferredContactMethod"];
  expect(questions("reserve")).toEqual([[...contact, "message"]]);
  expect(questions("buyDetails")).toEqual([[...contact, "postcode"]]);
  expect(questions("buyPayment")).toEqual([["pay_by", "tradeIn"]]);
  expect(questions("buyHandover")).toEqual([["handover", "delivery_address", "handover_date", "message"]]);
  expect(questions("buyReview")).toEqual([[]]);
  expect(questions("onlinePayment")).toEqual([[...contact, "invoice", "amount", "message"]]);
});

it("nobody has to say how to be answered", () => {
  for (const key of ["reserve", "buyDetails", "onlinePayment"] as const) {
    const field = checkoutForm(config, key).steps[0]?.find(({ name }) => name === "PreferredContactMethod");
    expect(field?.optional, key).toBe(true);
  }
});

it("the dealer's terms are agreed to where the payment is next, and nowhere before", () => {
  const termsOf = (key: Parameters<typeof checkoutForm>[1]) => checkoutForm(config, key).terms;
  for (const key of ["reserve", "buyReview", "onlinePayment"] as const) expect(termsOf(key), key).toBe(TERMS);
  for (const key of ["buyDetails", "buyPayment", "buyHandover"] as const)
    expect(termsOf(key), key).toBeNull();
});

it("a form's lead is of the kind that is paid for, without a category of its own", () => {
  expect(checkoutForm(config, "reserve")).toMatchObject({
    key: "reserve",
    kind: "reservation",
    category: null,
    subcategory: null,
    own: {},
  });
  for (const key of ["buyDetails", "buyPayment", "buyHandover", "buyReview"] as const)
    expect(checkoutForm(config, key).kind, key).toBe("purchase");
  expect(checkoutForm(config, "onlinePayment").kind).toBe("onlinePayment");
});

it("each step of buying online has a form, and those that ask have questions (RES-09)", () => {
  expect((["details", "payment", "handover", "review"] as const).map(stepForm)).toEqual([
    "buyDetails",
    "buyPayment",
    "buyHandover",
    "buyReview",
  ]);
  expect(stepFieldNames("payment")).toEqual(["pay_by", "tradeIn"]);
});
