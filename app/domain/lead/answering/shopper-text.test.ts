import { describe, expect, it } from "vitest";
import { keptLead } from "../../../../test/fixtures/lead";
import { siteConfig } from "../../../../test/fixtures/site";
import { shopperTextAt } from "./shopper-text";

const NOON = new Date("2026-11-21T02:00:00Z");
const SMS = { PreferredContactMethod: "SMS" };
const contact = (changes: object = {}) => ({ ...keptLead().contact, ...changes });
const at = (changes: Parameters<typeof keptLead>[0], letter: Parameters<typeof shopperTextAt>[1] = "new") =>
  shopperTextAt(keptLead({ fields: SMS, ...changes }), letter, siteConfig(), NOON);

describe("a text message in answer", () => {
  it("goes to who chose it, at once", () => expect(at({})).toEqual(NOON));

  it("goes to who gave nothing but a number", () => {
    expect(at({ fields: {}, contact: contact({ email: null }) })).toEqual(NOON);
    expect(at({ fields: { PreferredContactMethod: "" }, contact: contact({ email: null }) })).toEqual(NOON);
  });

  it("goes to who gave a number alone to a call centre", () => {
    expect(at({ fields: { lead_source: "Call centre" }, contact: contact({ email: null }) })).toEqual(NOON);
  });

  it.each<[string, Parameters<typeof keptLead>[0]]>([
    ["chose nothing and gave an address", { fields: {} }],
    ["chose mail", { fields: { PreferredContactMethod: "Email" }, contact: contact({ email: null }) }],
    ["wants to be called", { fields: { PreferredContactMethod: "Phone" } }],
    ["gave no number", { contact: contact({ phone: null }) }],
    ["gave a landline", { contact: contact({ phone: "+61755500142" }) }],
    ["gave a number abroad", { contact: contact({ phone: "+447400123456" }) }],
    ["has not paid yet", { kind: "reservation" }],
    ["is half-way through a trade-in", { kind: "tradeIn" }],
  ])("does not go to who %s", (_, changes) => expect(at(changes)).toBeNull());

  it("tells of a step where its letter does", () => {
    expect(at({ kind: "reservation" }, "receipt")).toEqual(NOON);
    expect(at({ kind: "tradeIn" }, undefined)).toBeNull();
  });

  it("waits for the morning where the dealer is", () => {
    const send = (now: string) =>
      shopperTextAt(keptLead({ fields: SMS }), "new", siteConfig(), new Date(now));
    expect(send("2026-11-21T09:59:59Z")?.toISOString()).toBe("2026-11-21T09:59:59.000Z");
    expect(send("2026-11-21T10:00:00Z")?.toISOString()).toBe("2026-11-21T22:00:00.000Z");
    expect(send("2026-11-21T21:59:00Z")?.toISOString()).toBe("2026-11-21T22:00:00.000Z");
    expect(send("2026-11-21T22:00:00Z")?.toISOString()).toBe("2026-11-21T22:00:00.000Z");
  });

  it("is none where the dealer wants none", () => {
    const config = siteConfig({ leads: { answerTexts: false } });
    expect(shopperTextAt(keptLead({ fields: SMS }), "new", config, NOON)).toBeNull();
  });
});
