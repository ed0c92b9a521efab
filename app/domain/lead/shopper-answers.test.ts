import { expect, it } from "vitest";
import { newLead } from "../../../test/fixtures/lead";
import { LEAD_KINDS, type LeadKind } from "./lead";
import { isAlwaysAnswered, isAnswered } from "./shopper-answers";

const kindsWith = (holds: (kind: LeadKind) => boolean) => LEAD_KINDS.filter(holds);

it("answers bookings and prizes always, and orders never before they are paid", () => {
  expect(kindsWith((kind) => isAlwaysAnswered(newLead({ kind })))).toEqual([
    "testDrive",
    "service",
    "spinToWin",
  ]);
  expect(kindsWith((kind) => !isAnswered(newLead({ kind })))).toEqual([
    "tradeIn",
    "onlinePayment",
    "reservation",
    "purchase",
  ]);
});

it("answers an application for finance always, and an enquiry about it as the dealer likes", () => {
  const finance = (subcategory: string) => newLead({ kind: "finance", fields: { subcategory } });
  expect([isAlwaysAnswered(finance("Application")), isAlwaysAnswered(finance(""))]).toEqual([true, false]);
});

it("answers a trade-in that is complete with its first step", () => {
  expect(isAnswered(newLead({ kind: "tradeIn", fields: { form_completed: "true" } }))).toBe(true);
  expect(isAnswered({ kind: "tradeIn" })).toBe(false);
});
