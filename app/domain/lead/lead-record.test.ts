import { expect, it } from "vitest";
import { keptLead } from "../../../test/fixtures/lead";
import { leadComments } from "./lead-comments";
import { leadAtRevision, type LeadChangeRecord } from "./lead-record";

const at = "2026-11-21T04:00:00.000Z";
const right = { ...keptLead().contact, name: "Maria" };
const changes: readonly LeadChangeRecord[] = [
  { revision: 1, at, subcategory: "2. Details Provided", fields: { rego: "ABC123", kms: "1" } },
  { revision: 2, at, category: "Valuation", contact: right, fields: { kms: "85000" } },
  { revision: 3, at },
];
const lead = keptLead({ subcategory: "1. Valuation Started", fields: { message: "Hi" }, changes });

it("stands after each step as the shopper had told it by then (LEAD-03, TRADE-03)", () => {
  expect(leadAtRevision(lead, 0)).toEqual({ ...lead, changes: [] });
  expect(leadAtRevision(lead, 1)).toEqual({
    ...lead,
    subcategory: "2. Details Provided",
    fields: { message: "Hi", rego: "ABC123", kms: "1" },
    changes: changes.slice(0, 1),
  });
  const last = {
    ...lead,
    category: "Valuation",
    subcategory: "2. Details Provided",
    contact: right,
    fields: { message: "Hi", rego: "ABC123", kms: "85000" },
  };
  expect(leadAtRevision(lead, 2)).toEqual({ ...last, changes: changes.slice(0, 2) });
  expect(leadAtRevision(lead, Infinity)).toEqual(last);
});

it.each<[Record<string, string>, string]>([
  [{ rego: "1AB", message: "  Hi\n", kms: "5" }, "Hi\n\nrego: 1AB\nkms: 5"],
  [{ message: " \n ", rego: "1AB" }, "rego: 1AB"],
  [{ message: "Hi", rego: "  ", kms: "" }, "Hi"],
  [{ rego: "" }, ""],
])("is told to people as message and fields, without what was left empty: %j", (fields, text) => {
  expect(leadComments({ fields })).toBe(text);
});
