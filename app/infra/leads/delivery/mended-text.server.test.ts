import { beforeAll, expect, it } from "vitest";
import { orderCorrection, orderLeadChange } from "~/domain/checkout/order-lead";
import type { Order } from "~/domain/checkout/order";
import type { LeadChange } from "~/domain/lead/lead";
import { leadAtRevision, type LeadRecord } from "~/domain/lead/lead-record";
import { makeTranslator } from "~/i18n/server-i18n.server";
import type { Translator } from "~/i18n/translator";
import { keptLead } from "../../../../test/fixtures/lead";
import { newOrder } from "../../../../test/fixtures/order";
import { siteConfig } from "../../../../test/fixtures/site";
import { mendedText } from "./mended-text.server";

let english: Translator;
beforeAll(async () => {
  english = await makeTranslator("en-AU", {});
});

const FIRST: Order = {
  ...newOrder({ fields: { message: "I come on Friday", PreferredContactMethod: "Email" } }),
  ...{ state: "pending", paidAt: null, holdUntil: null, heldUntil: null, endedAt: null, ending: null },
  ...{ refund: null, payment: null, charge: null, paidAmount: null, leadId: "lead-1", toldAs: "pending" },
  ...{ revision: 1, replaces: null, replacedBy: null },
};
const LEAD = keptLead({
  kind: "reservation",
  contact: FIRST.contact,
  fields: { ...FIRST.fields, order: FIRST.id, status: "pending" },
  changes: [],
});

function said(change: LeadChange): string {
  const { fields = {}, contact, subcategory } = change;
  const step: LeadRecord["changes"][number] = {
    ...{ revision: 1, at: LEAD.receivedAt, fields },
    ...(contact === undefined ? {} : { contact }),
    ...(subcategory === undefined ? {} : { subcategory }),
  };
  const lead = leadAtRevision({ ...LEAD, changes: [step] }, 1);
  return mendedText(LEAD, lead, siteConfig(), english);
}

it("says what the shopper of an unpaid order corrected, with what it was, and what they took back", () => {
  const contact = { ...FIRST.contact, email: "zoe@corrected.example" };
  const order = { ...FIRST, id: "order-2", contact, fields: { message: "I come on Sunday" } };
  const text = said(orderCorrection(order, FIRST));
  expect(text).toContain("zoe@corrected.example");
  expect(text).toContain("zoe@example.com");
  expect(text).toMatch(/Sunday.*Friday/);
  expect(text).toMatch(/Preferred contact.*Email/);
  expect(text, "the reference is named elsewhere").not.toMatch(/reference/i);
});

it("says nothing of that when the order is paid", () => {
  expect(said(orderLeadChange({ ...FIRST, state: "held", charge: "c" }))).toBe("");
});
