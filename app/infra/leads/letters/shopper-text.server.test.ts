import { describe, expect, it } from "vitest";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { segmentsOf } from "~/domain/text/text-message";
import { keptLead, LEAD_VEHICLE } from "../../../../test/fixtures/lead";
import { letterSource } from "../../../../test/fixtures/shopper-letters";
import { shopperText } from "./shopper-mail.server";

const DRIVE = { booking_date: "2026-11-25", booking_time: "09:00", location_id: "moorooka" };
const SERVICE = { preferred_date: "2026-11-25" };
const ORDER = {
  order: "0a1b2c3d-0000-4000-8000-000000000000",
  amount: "200.00 AUD",
  about: "2022 Mazda CX-5",
};
const TRADE = { offer: "16500", valuation_until: "2026-11-30" };
const PRIZE = { prize_id: "wash", prize: "A hand wash" };
const changed = (letter: NonNullable<LeadRecord["changes"][number]["letter"]>) => ({
  changes: [{ revision: 1, at: "2026-11-21T05:00:00.000Z", letter }],
});
const BOOKED = ["25", "9"];
const PAID = ["200", "0A1B2C3D", "/order/"];

const KINDS: readonly (readonly [string, Partial<LeadRecord>, readonly string[]])[] = [
  ["an enquiry", { vehicle: LEAD_VEHICLE }, ["2022 Mazda CX-5 GT SP"]],
  ["a message", { kind: "contact" }, []],
  ["a test drive", { kind: "testDrive", fields: DRIVE }, BOOKED],
  ["a request for one", { kind: "testDrive", fields: { ...DRIVE, booking_held: "No" } }, []],
  ["a moved one", { kind: "testDrive", fields: DRIVE, ...changed("bookingMoved") }, BOOKED],
  ["a cancelled one", { kind: "testDrive", fields: DRIVE, ...changed("bookingCancelled") }, ["25"]],
  ["a service", { kind: "service", fields: SERVICE }, ["25"]],
  ["a moved one", { kind: "service", fields: SERVICE, ...changed("bookingMoved") }, ["25"]],
  ["a cancelled one", { kind: "service", fields: SERVICE, ...changed("bookingCancelled") }, ["25"]],
  ["a service at a time", { kind: "service", fields: DRIVE }, BOOKED],
  ["a moved one", { kind: "service", fields: DRIVE, ...changed("bookingMoved") }, BOOKED],
  ["a cancelled one", { kind: "service", fields: DRIVE, ...changed("bookingCancelled") }, ["25"]],
  ["a service whose time is not kept", { kind: "service", fields: { ...DRIVE, booking_held: "No" } }, []],
  ["a service without a day", { kind: "service", fields: {} }, []],
  ["a deposit", { kind: "reservation", fields: ORDER, ...changed("receipt") }, PAID],
  ["a purchase", { kind: "purchase", fields: ORDER, ...changed("receipt") }, PAID],
  ["a payment", { kind: "onlinePayment", fields: ORDER, ...changed("receipt") }, PAID],
  ["a refund", { kind: "reservation", fields: ORDER, ...changed("refund") }, PAID],
  ...["sold", "taken", "time"].map(
    (reason) =>
      [
        `a refund, ${reason}`,
        { kind: "reservation", fields: { ...ORDER, reason }, ...changed("refund") },
        PAID,
      ] as const,
  ),
  ["a refund of a purchase", { kind: "purchase", fields: ORDER, ...changed("refund") }, PAID],
  ["a refund of a payment", { kind: "onlinePayment", fields: ORDER, ...changed("refund") }, PAID],
  ["a figure", { kind: "tradeIn", fields: TRADE, ...changed("tradeOffer") }, ["16,500", "30"]],
  ["an inspection", { kind: "tradeIn", fields: TRADE, ...changed("tradeInspection") }, []],
  ["an application", { kind: "finance", fields: { subcategory: "Finance Application" } }, []],
  ["a prize", { kind: "spinToWin", fields: PRIZE }, ["A hand wash", "LEAD-1"]],
  ["no prize", { kind: "spinToWin", fields: {} }, []],
];
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  "en-AU": /[a-z]{3}/,
  ar: /\p{Script=Arabic}/u,
  "zh-Hans": /\p{Script=Han}/u,
};

describe.each(Object.keys(SCRIPTS))("a text message in %s", (tag) => {
  it.each(KINDS)("is short and says who, what and where, of %s", (_, changes, said) => {
    const lead = keptLead({ contact: { ...keptLead().contact, name: "Eve\n<b>" }, ...changes });
    const text = shopperText(letterSource(lead, { tag }));
    expect(text).toMatch(SCRIPTS[tag] ?? /^$/);
    expect(text).toMatch(tag === "ar" ? /^من \u2068Yard Motors\u2069[ :]/ : /^Yard Motors/);
    expect(text).toMatch(/https:\/\/www\.yard\.example\/\S+$/);
    for (const part of said) expect(text).toContain(part);
    if (!said.includes("/order/")) expect(text).toContain("LEAD-1");
    expect(text).not.toMatch(/letters\.|\{\w+\}|undefined|\n|Eve|\.\.\.|https:\S*[\u2066-\u2069]/);
    expect(segmentsOf(text)).toBeLessThanOrEqual(tag === "en-AU" ? 3 : 4);
  });

  it("keeps to its length with the longest names and a signed link", () => {
    const vehicle = { ...LEAD_VEHICLE, name: `2022 ${"Volkswagen Caravelle ".repeat(9)}` };
    const source = letterSource(keptLead({ vehicle }), {
      tag,
      site: { name: "The Northern Rivers Motor Company" },
    });
    const sentPath = () => `/my/${"a".repeat(73)}`;
    const text = shopperText({ ...source, letters: { ...source.letters, sentPath } });
    expect(segmentsOf(text)).toBe(tag === "en-AU" ? 3 : 4);
    expect(text.endsWith(` ${source.config.site.url}${tag === "en-AU" ? "" : `/${tag}`}${sentPath()}`)).toBe(
      true,
    );
    expect(text).toContain("LEAD-1");
  });
});

it.each([
  ["cancelled", "your reservation is cancelled, and all of your $200"],
  ["sold", "sorry, the vehicle was sold just before your payment came in"],
  ["taken", "sorry, somebody else had reserved the vehicle"],
  ["time", "the time for which we held the vehicle is over"],
])("tells by text why money goes back: %s (RES-03)", (reason, said) => {
  const lead = keptLead({ kind: "reservation", fields: { ...ORDER, reason }, ...changed("refund") });
  expect(shopperText(letterSource(lead))).toContain(said);
});
