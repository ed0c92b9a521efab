import { describe, expect, it } from "vitest";
import { bookingOf } from "~/domain/appointment/booking";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { keptLead, LEAD_VEHICLE } from "../../../test/fixtures/lead";
import { SATURDAY_NOON, siteConfig } from "../../../test/fixtures/site";
import { noSentView, sentView } from "./sent-view.server";

const rocklea = {
  id: "rocklea",
  name: "Rocklea",
  slug: "rocklea",
  dealershipId: "yard",
  address: { street: "12 Balham Road", city: "Rocklea", state: "QLD", postcode: "4106" },
  contactDetail: { phone: "07 5550 0147" },
};

const config = siteConfig({ site: { locations: [rocklea] } });
const DRIVE = { booking_date: "2026-11-23", booking_time: "09:30", location_id: "rocklea" };
const t = serverTranslator("en-AU", {});

/** The page of such a lead. */
function pageOf(
  given: Parameters<typeof keptLead>[0],
  ask: Partial<Parameters<typeof sentView>[2]> = {},
): ReturnType<typeof sentView> {
  const lead = keptLead({ fields: DRIVE, ...given });
  const sent = { lead, booking: bookingOf(lead), answers: [], reminded: false };
  const desk = { config, t, now: SATURDAY_NOON, today: "2026-11-21" };
  // The view asks no service.
  const site = desk as unknown as Parameters<typeof sentView>[1];
  const page = { path: "/my/x", said: null, cancelling: false, times: null, hasVehicle: false };
  return sentView(sent, site, { ...page, ...ask });
}

it("says the telephone of the place that it is for, as its letters do; of anything else the dealer's", () => {
  const help = (lead: Parameters<typeof keptLead>[0]) => pageOf(lead).help.replace(/[⁦-⁩]/g, "");
  expect(help({ kind: "testDrive" })).toBe("Questions? Call us on 07 5550 0147.");
  expect(help({ kind: "enquiry", fields: {}, vehicle: LEAD_VEHICLE })).toBe(
    "Questions? Call us on 07 5550 0147.",
  );
  expect(help({ kind: "enquiry", fields: {} })).toBe("Questions? Call us on 07 3555 0142.");
});

describe("the page of a wish whose vehicle is free again", () => {
  const changes = [{ revision: 1, at: "2026-11-20T00:00:00.000Z", letter: "vehicleFreed" as const }];
  const wish = { ...DRIVE, booking_held: "No", vehicle_status: "in_stock" };
  const freed = { kind: "testDrive" as const, fields: wish, changes };
  const offers = (time: string) => [
    { label: "Monday", times: [{ value: `2026-11-23T${time}`, label: time }] },
  ];

  it("says so and keeps the time by one press while it is free", () => {
    const { keep, status } = pageOf(freed, { times: offers("09:30") });
    expect(status).toEqual({ tone: "waiting", text: "Free again: your time is not kept yet" });
    expect(keep).toMatchObject({
      title: "The vehicle is free again",
      action: "/my/x",
      submit: { to: "2026-11-23T09:30", label: "Keep my time" },
    });
  });

  it("says that the time has gone, and offers no press", () => {
    const { keep } = pageOf(freed, { times: offers("10:00") });
    expect(keep?.submit).toBeNull();
    expect(keep?.text).toContain("has gone to somebody else");
  });

  it.each([
    ["nobody can drive it any more", freed, { times: null }],
    ["its cancelling is asked about", freed, { times: offers("09:30"), cancelling: true }],
    ["it was never reserved", { ...freed, changes: [] }, { times: offers("09:30") }],
    ["it is reserved once more", { ...freed, fields: { ...wish, vehicle_status: "reserved" } }, {}],
    ["the time is kept", { ...freed, fields: DRIVE }, { times: offers("09:30") }],
  ])("offers nothing to keep where %s", (_, lead, ask) => {
    expect(pageOf(lead, ask).keep).toBeNull();
  });
});

it.each([
  ["en-AU", /its time is over.* or what it opened was deleted/],
  ["ar", /انتهت.*حُذف/],
  ["zh-Hans", /过期.*删除/],
])("of a link that no longer opens says in %s what is true of an erased lead too", (locale, words) => {
  // The view asks no service.
  const site = { config, t: serverTranslator(locale, {}) } as unknown as Parameters<typeof sentView>[1];
  expect(noSentView(site, true).text).toMatch(words);
  expect(noSentView(site, false).text).not.toMatch(words);
});
