import { expect, it } from "vitest";
import { bookingOf } from "~/domain/appointment/booking";
import type { LeadKind } from "~/domain/lead/lead";
import { serverTranslator } from "~/i18n/server-i18n.server";
import type { ShopperLead } from "~/ports/sent-leads";
import type { FormDesk } from "~/request/form-context.server";
import { LEAD_VEHICLE, newLead } from "../../../test/fixtures/lead";
import { siteConfig } from "../../../test/fixtures/site";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { accountHistory } from "./account-history.server";

const TODAY = "2026-11-28";
const AT = "2026-11-20T02:00:00.000Z";
const parts = {
  config: siteConfig(),
  t: serverTranslator("en-AU", {}),
  now: new Date(`${TODAY}T02:00:00.000Z`),
  today: TODAY,
  services: {
    sentLeads: { path: (_: unknown, { id }: { readonly id: string }) => `/my/${id}` },
    checkout: { find: async () => null },
  },
};
// The account asks these services only.
const desk = parts as unknown as FormDesk;

const OWN = { reminders: null, hasOrdered: false, standsElsewhere: false, isOwn: true, privateAnswers: [] };

function sent(id: string, kind: LeadKind, fields: Readonly<Record<string, string>> = {}): ShopperLead {
  const lead = {
    ...newLead({ kind, fields }),
    id,
    receivedAt: AT,
    changedAt: AT,
    vehicle: null,
    changes: [],
  };
  const answers = Object.entries(fields).map(([name, value]) => ({ name, label: name, value }));
  return { lead, answers, booking: null, ...OWN };
}

it("shows the first five of a part, and all of it where that was asked for", async () => {
  const enquiries = ["1", "2", "3", "4", "5", "6"].map((id) => sent(id, "enquiry"));
  const [some] = await accountHistory(enquiries, desk, null);
  expect(some?.rows.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5"]);
  expect(some?.all).toEqual({ href: "/account?all=enquiries#enquiries", label: "Show all (6)" });
  const [all] = await accountHistory(enquiries, desk, "enquiries");
  expect([all?.rows.length, all?.all]).toEqual([6, null]);
  const [five] = await accountHistory(enquiries.slice(1), desk, null);
  expect([five?.rows.length, five?.all]).toEqual([5, null]);
  expect(await accountHistory([], desk, "enquiries")).toEqual([]);
});

it("tells the figure of a trade-in to its last day", async () => {
  const figure = async (fields: Readonly<Record<string, string>>) => {
    const [view] = await accountHistory([sent("1", "tradeIn", fields)], desk, null);
    return [view?.rows[0]?.detail, view?.rows[0]?.state.text];
  };
  const range = { valuation_min: "$9,000", valuation_max: "$10,000" };
  const last = "Stands until Saturday 28 November";
  expect(await figure({ offer: "$9,500", ...range, valuation_until: TODAY })).toEqual(["$9,500", last]);
  expect(await figure({ ...range, valuation_until: "2026-11-27" })).toEqual([
    "$9,000 to $10,000",
    "No longer stands",
  ]);
  expect(await figure({})).toEqual(["", "We have it"]);
});

it("keeps the name of a vehicle in one piece beside words written from right to left", async () => {
  const own = [{ ...sent("1", "enquiry"), lead: { ...sent("1", "enquiry").lead, vehicle: LEAD_VEHICLE } }];
  const about = { vehicle: null, named: null, unavailable: false };
  const titleIn = async (tag: string) =>
    (await accountHistory(own, { ...desk, t: serverTranslator(tag, {}) }, null, async () => about))[0]
      ?.rows[0]?.title;
  expect(await titleIn("en-AU")).toBe("Enquiry: 2022 Mazda CX-5 GT SP");
  expect(await titleIn("ar")).toMatch(/: \u20682022 Mazda CX-5 GT SP\u2069$/);
});

it("says when a visit is, and where a dealer has several places", async () => {
  const address = { street: "1 Road", city: "Town", state: "QLD", postcode: "4000" };
  const locations = ["rocklea", "moorooka"].map((id) => ({
    ...{ id, name: `Yard ${id}`, slug: id, dealershipId: "yard", address },
  }));
  const detailAt = async (count: number, fields: Readonly<Record<string, string>>) => {
    const config = siteConfig({ site: { locations: locations.slice(0, count) } });
    const visit = sent("1", "service", { location_id: "rocklea", ...fields });
    const own = [{ ...visit, booking: bookingOf(visit.lead) }];
    return (await accountHistory(own, { ...desk, config }, null))[0]?.rows[0]?.detail;
  };
  const time = { booking_date: "2026-12-01", booking_time: "09:30" };
  expect(await detailAt(2, time)).toBe("Tuesday 1 December, 9:30 am, Yard rocklea");
  expect(await detailAt(1, time)).toBe("Tuesday 1 December, 9:30 am");
  expect(await detailAt(2, { preferred_date: "2026-12-01" })).toBe("Tuesday 1 December, Yard rocklea");
});

it("says of a trade-in that its offer was accepted, and names the traded vehicle before the wanted one", async () => {
  const fields = { ...{ year: "2018", make: "Toyota", model: "Corolla" }, valuation_until: TODAY };
  const row = async (more: Readonly<Record<string, string>>) => {
    const one = sent("1", "tradeIn", { ...fields, ...more });
    const lead = { ...one.lead, vehicle: LEAD_VEHICLE };
    return (await accountHistory([{ ...one, lead }], desk, null))[0]?.rows[0];
  };
  const accepted = { offer: "8150", offer_accepted: "true" };
  expect(await row(accepted)).toMatchObject({
    title: "Trade-in: 2018 Toyota Corolla, towards 2022 Mazda CX-5 GT SP",
    detail: "8150",
    state: { tone: "good", text: "Offer accepted, stands until Saturday 28 November" },
  });
  expect((await row({ ...accepted, valuation_until: "2026-11-27" }))?.state.tone).toBe("ended");
  expect((await row({ ...accepted, trades_for_another: "No" }))?.title).toBe("Trade-in: 2018 Toyota Corolla");
});

it("shows a prize with its code, and no code where nothing was won", async () => {
  const prize = async (fields: Readonly<Record<string, string>>) =>
    (await accountHistory([sent("0a1b2c3d-4e5f", "spinToWin", fields)], desk, null))[0]?.rows[0]?.detail;
  expect(await prize({ prize: "A hand wash", prize_id: "wash" })).toBe("A hand wash, code 0A1B2C3D");
  expect(await prize({ prize: "Nothing this time", prize_id: "" })).toBe("Nothing this time");
});

it("links no order that is not kept any more", async () => {
  const [orders] = await accountHistory([sent("1", "reservation", { order: "gone" })], desk, null);
  expect(orders?.rows[0]).toMatchObject({ link: null, state: { tone: "ended" } });
});

it("asks to call first about a drive whose vehicle is sold, unless who drives it bought it or another yard has it", async () => {
  const drive = sent("1", "testDrive", { booking_date: "2026-11-30", booking_time: "09:30" });
  const booked = { ...drive, booking: bookingOf(drive.lead) };
  const state = async (one: ShopperLead, status: string) => {
    const about = { vehicle: vehicleWith(7, { status }), named: "7", unavailable: false };
    const [bookings] = await accountHistory([one], desk, null, async () => about);
    return bookings?.rows[0]?.state.text;
  };
  expect(await state(booked, "sold")).toBe(
    "The vehicle is not available just now: please call us before you set out",
  );
  expect(await state(booked, "in_stock")).toBe("Booked");
  expect(await state({ ...booked, hasOrdered: true }, "sold")).toBe("Booked");
  expect(await state({ ...booked, standsElsewhere: true }, "sold")).toBe("Booked");
});

it("says what has become of the vehicle that was asked about lately, and looks for no other", async () => {
  const asked = sent("1", "enquiry", { vehicle_status: "reserved" });
  const about = { vehicle: vehicleWith(7, { status: "sold" }), named: "7", unavailable: false };
  const state = async (receivedAt: string, changes: Partial<ShopperLead> = {}) => {
    const looked: unknown[] = [];
    const one = { ...asked, lead: { ...asked.lead, carId: "7", receivedAt }, ...changes };
    const [rows] = await accountHistory([one], desk, null, async (_, id) => (looked.push(id), about));
    return [rows?.rows[0]?.state.text, looked];
  };
  expect(await state(AT)).toEqual(["The vehicle has been sold", ["7"]]);
  expect(await state(AT, { hasOrdered: true })).toEqual(["We have it", ["7"]]);
  expect(await state("2026-09-01T02:00:00.000Z")).toEqual(["We have it", []]);
});
