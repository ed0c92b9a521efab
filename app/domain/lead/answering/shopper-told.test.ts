import { expect, it } from "vitest";
import { keptLead } from "../../../../test/fixtures/lead";
import { siteConfig } from "../../../../test/fixtures/site";
import { shopperToldAt, textWaitsUntil } from "./shopper-told";

const contact = (email: string | null, phone: string | null) => ({ ...keptLead().contact, email, phone });
const [MAIL, MOBILE, LANDLINE] = ["zoe@example.com", "+61412345678", "+61755500142"];
const told = (changes: Parameters<typeof keptLead>[0], hasTexts = true, leads: object = {}) =>
  Object.values(
    shopperToldAt(keptLead({ kind: "service", fields: {}, ...changes }), siteConfig({ leads }), hasTexts),
  ).some((at) => at !== null);

it.each([
  ["an address", contact(MAIL, null), true],
  ["a mobile number", contact(null, MOBILE), true],
  ["a landline", contact(null, LANDLINE), false],
  ["nothing", contact(null, null), false],
] as const)("a booking with %s", (_, given, expected) => expect(told({ contact: given })).toBe(expected));

it("is not by text without a gateway, or where the dealer wants none", () => {
  const given = { contact: contact(null, MOBILE) };
  expect(told(given, false)).toBe(false);
  expect(told(given, true, { answerTexts: false })).toBe(false);
});

it("is of a message only where the dealer answers by mail, and of an order not before it is paid", () => {
  const mailed = { kind: "enquiry", contact: contact(MAIL, null) } as const;
  expect(told(mailed)).toBe(false);
  expect(told(mailed, true, { sinks: [{ id: "reply", type: "autoReply" }] })).toBe(true);
  expect(told({ kind: "reservation", contact: contact(null, MOBILE) })).toBe(false);
});

it("waits for the morning by text alone, and only where one goes", () => {
  const waits = (now: string, phone = MOBILE, hasTexts = true) => {
    const lead = keptLead({ kind: "testDrive", fields: {}, contact: contact(null, phone) });
    return textWaitsUntil(lead, siteConfig(), hasTexts, new Date(now))?.toISOString() ?? null;
  };
  expect(waits("2026-11-21T17:30:00Z")).toBe("2026-11-21T22:00:00.000Z");
  expect(waits("2026-11-21T22:00:00Z")).toBeNull();
  expect(waits("2026-11-21T17:30:00Z", LANDLINE)).toBeNull();
  expect(waits("2026-11-21T17:30:00Z", MOBILE, false)).toBeNull();
});
