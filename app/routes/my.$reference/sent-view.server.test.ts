import { describe, expect, it } from "vitest";
import { bookingOf } from "~/domain/appointment/booking";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { keptLead, LEAD_VEHICLE } from "../../../test/fixtures/lead";
import { SATURDAY_NOON, siteConfig } from "../../../test/fixtures/site";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { noSentView } from "~/pages/sent/no-sent-view.server";
import { sentView } from "./sent-view.server";

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

/** No vehicle that can be looked up. */
const UNKNOWN = { vehicle: null, named: null, unavailable: false };

/** The page of such a lead. */
function pageOf(
  given: Parameters<typeof keptLead>[0],
  ask: Partial<Parameters<typeof sentView>[2]> = {},
  answers: Parameters<typeof sentView>[0]["answers"] = [],
): ReturnType<typeof sentView> {
  const lead = keptLead({ fields: DRIVE, ...given });
  const sent = {
    lead,
    booking: bookingOf(lead),
    answers,
    reminders: null,
    hasOrdered: false,
    standsElsewhere: false,
  };
  const services = { env: { smsWebhookUrl: null } };
  const desk = { config, t, now: SATURDAY_NOON, today: "2026-11-21", services };
  // The view asks no service.
  const site = desk as unknown as Parameters<typeof sentView>[1];
  const page = { path: "/my/x", said: null, cancelling: false, times: null, about: UNKNOWN };
  return sentView(sent, site, { ...page, ...ask });
}

it("says of a time that was kept that it becomes free, and of a request that none was", () => {
  const sure = (fields: object) =>
    pageOf({ kind: "testDrive", fields: { ...DRIVE, ...fields } }, { cancelling: true, times: [] }).sure
      ?.text;
  expect(sure({})).toBe("The time then becomes free for somebody else.");
  expect(sure({ booking_held: "No" })).toContain("no time was kept for it yet");
});

it("says the telephone of the place that it is for, as its letters do; of anything else the dealer's", () => {
  const help = (lead: Parameters<typeof keptLead>[0]) => pageOf(lead).help.replace(/[⁦-⁩]/g, "");
  expect(help({ kind: "testDrive" })).toBe("Questions? Call us on 07 5550 0147.");
  expect(help({ kind: "enquiry", fields: {}, vehicle: LEAD_VEHICLE })).toBe(
    "Questions? Call us on 07 5550 0147.",
  );
  expect(help({ kind: "enquiry", fields: {} })).toBe("Questions? Call us on 07 3555 0142.");
});

it("says the range that was shown for a trade-in in one row, in the words that it was shown with", () => {
  const answers = [
    { name: "kms", label: "Kilometres", value: "85,000 km" },
    { name: "range_shown_min", label: "Range shown online, from", value: "$8,000" },
    { name: "range_shown_max", label: "Range shown online, to", value: "$9,500" },
  ];
  expect(pageOf({ kind: "tradeIn", fields: {} }, {}, answers).answers.rows).toEqual([
    { label: "Kilometres", value: "85,000 km" },
    { label: "Vehicles like yours are worth in trade", value: "$8,000 to $9,500" },
  ]);
});

it("says one range of a trade-in whose condition is known, and the offer, in the shopper's words", () => {
  const answers = [
    { name: "range_shown_min", label: "Range shown online, from", value: "$17,000" },
    { name: "range_shown_max", label: "Range shown online, to", value: "$20,000" },
    { name: "valuation", label: "Our figure", value: "$13,200" },
    { name: "valuation_min", label: "Range with our figure, from", value: "$12,500" },
    { name: "valuation_max", label: "Range with our figure, to", value: "$14,100" },
  ];
  const rows = pageOf({ kind: "tradeIn", fields: {} }, {}, answers).answers.rows;
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ["Our offer", "$13,200"],
    [expect.stringContaining("in the condition you described"), "$12,500 to $14,100"],
  ]);
});

describe("the page of an accepted trade-in", () => {
  const fields = {
    ...{ year: "2018", make: "Toyota", model: "Corolla", kms: "85000", finance: "No" },
    ...{ offer: "8150", offer_accepted: "true", form_completed: "true", valuation_until: "2026-12-03" },
  };
  const traded = { kind: "tradeIn" as const, fields, vehicle: LEAD_VEHICLE };
  const answers = [
    { name: "offer_accepted", label: "Offer accepted", value: "Yes" },
    { name: "kms", label: "Kilometres", value: "85,000 km" },
    { name: "offer", label: "Offer", value: "$8,150" },
  ];

  it("says first that it was accepted, of which vehicle, how much, until when, and what comes next", () => {
    const page = pageOf(traded, { about: { ...UNKNOWN, vehicle: vehicleWith(7) } }, answers);
    expect(page.status).toEqual({
      tone: "good",
      text: "Offer accepted, stands until Thursday 3 December",
    });
    expect(
      page.facts.map(({ label, value }) => `${label}: ${typeof value === "string" ? value : "files"}`),
    ).toEqual([
      "Your vehicle: 2018 Toyota Corolla",
      "Towards: 2022 Mazda CX-5 GT SP",
      "Our offer: $8,150",
      "Stands until: Thursday 3 December",
      "Reference: LEAD-1",
    ]);
    expect(page.next?.steps).toEqual([
      expect.stringContaining("time for the inspection"),
      expect.stringContaining("Bring your licence"),
      expect.stringContaining("the value goes off the price of your next vehicle"),
    ]);
    expect(page.answers.rows.map(({ label }) => label)).toEqual(["Kilometres"]);
  });

  it("says that an offer is over, and promises no money for it", () => {
    const over = { ...traded, fields: { ...fields, valuation_until: "2026-11-20" } };
    const page = pageOf(over, {}, answers);
    expect(page.status).toEqual({ tone: "ended", text: "No longer stands" });
    expect(page.next?.steps.join()).not.toContain("paid");
  });

  it("says of one that is to be looked at what comes next, and of one left half-way nothing", () => {
    const { offer: _, ...looked } = { ...fields, offer_accepted: "false" };
    const page = pageOf({ ...traded, fields: looked, vehicle: null });
    expect(page.status.text).toBe("We have it");
    expect(page.next?.steps).toHaveLength(2);
    expect(page.facts.map(({ label }) => label)).toEqual(["Your vehicle", "Reference"]);
    expect(pageOf({ ...traded, fields: { ...looked, form_completed: "false" } }).next).toBeNull();
    expect(pageOf({ kind: "enquiry" }).next).toBeNull();
  });
});

it("says of what was asked without a time how its vehicle stands", () => {
  const changes = [{ revision: 1, at: "2026-11-20T00:00:00.000Z", letter: "vehicleFreed" as const }];
  const reserved = { vehicle_status: "reserved" };
  const about = { carId: "7", vehicle: LEAD_VEHICLE };
  const drive = { kind: "testDrive" as const, fields: reserved, ...about };
  const promise = { tone: "waiting", text: "The vehicle is reserved: we tell you if it comes free" };
  expect(pageOf(drive).status).toEqual(promise);
  const asked = { kind: "enquiry" as const, fields: reserved, ...about };
  expect(pageOf(asked).status).toEqual(promise);
  expect(pageOf({ ...drive, fields: { vehicle_status: "in_stock" }, changes }).status).toEqual({
    tone: "good",
    text: "The vehicle is free again",
  });
  expect(pageOf({ kind: "tradeIn", fields: reserved, ...about }).status.text).toBe("We have it");
  const now = (vehicle: Vehicle | null) => pageOf(asked, { about: { ...UNKNOWN, vehicle, named: "7" } });
  expect(now(vehicleWith(7, { reserved: true })).status).toEqual(promise);
  expect(now(vehicleWith(7)).again).toBeNull();
  expect(now(vehicleWith(7, { status: "on hold" })).status).toEqual(promise);
  const sold = now(vehicleWith(7, { status: "sold", sold: true }));
  expect(sold.status).toEqual({ tone: "ended", text: "The vehicle has been sold" });
  expect(sold.again).toEqual({ href: "/search/mazda/cx-5", label: "See similar vehicles" });
  for (const vehicle of [null, vehicleWith(7, { status: "withdrawn" })])
    expect(now(vehicle).status.text).toBe("The vehicle is not for sale here any more");
  const since = pageOf(
    { ...asked, fields: {} },
    { about: { ...UNKNOWN, vehicle: vehicleWith(7, { reserved: true }), named: "7" } },
  );
  expect(since.status).toEqual({ tone: "waiting", text: "The vehicle is reserved at the moment" });
});

describe("the page of a wish whose vehicle is free again", () => {
  const changes = [{ revision: 1, at: "2026-11-20T00:00:00.000Z", letter: "vehicleFreed" as const }];
  const wish = { ...DRIVE, booking_held: "No", vehicle_status: "in_stock" };
  const freed = { kind: "testDrive" as const, fields: wish, changes };
  const offers = (time: string) => [{ date: "2026-11-23", times: [time] }];

  it("says so and keeps the time by one press while it is free", () => {
    const { keep, status } = pageOf(freed, { times: offers("09:30") });
    expect(status).toEqual({ tone: "waiting", text: "Free again: your time is not kept yet" });
    expect(keep).toMatchObject({
      title: "The vehicle is free again",
      action: "/my/x",
      submit: { day: "2026-11-23", time: "09:30", label: "Keep my time" },
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

describe("the page of a test drive whose vehicle left the stock", () => {
  const drive = { kind: "testDrive" as const, carId: "7" };
  const gone = { ...drive, fields: { ...DRIVE, booking_status: "VehicleGone" } };

  it("asks to call first while nobody can drive it, and says what has become of it once it is gone", () => {
    expect(pageOf(drive, { times: [] }).status).toEqual({ tone: "good", text: "Booked" });
    expect(pageOf(drive).status).toEqual({
      tone: "waiting",
      text: "The vehicle is not available just now: please call us before you set out",
    });
    const { status, change, reminders, calendar } = pageOf(gone);
    expect(status).toEqual({
      tone: "ended",
      text: "Cannot take place: the vehicle was sold or taken off sale",
    });
    expect([change, reminders, calendar]).toEqual([null, null, null]);
  });

  it("gives the calendar no drive that may not be had, and shows no word that is the dealer's", () => {
    const kept = { ...DRIVE, booking_held: "Yes" };
    const status = { name: "vehicle_status", label: "Status of the vehicle", value: "sold" };
    const [missing, stands] = [null, []].map((times) =>
      pageOf({ kind: "testDrive", fields: kept }, { times }, [status]),
    );
    expect(missing?.calendar).toBeNull();
    expect(stands?.calendar?.href).toBe("/my/x/calendar.ics");
    expect(missing?.answers.rows).toEqual([]);
  });

  it("leads to another vehicle, and to another time of what was cancelled", () => {
    expect(pageOf(gone).again).toEqual({ href: "/book-test-drive", label: "Choose another vehicle" });
    const cancelled = { ...drive, fields: { ...DRIVE, booking_status: "Cancelled" } };
    expect(pageOf(cancelled).again).toEqual({
      href: "/book-test-drive?car_id=7",
      label: "Book another time",
    });
  });
});

it.each([
  ["en-AU", /its time is over.* or what it opened was deleted/],
  ["ar", /انتهت.*حُذف/],
  ["zh-Hans", /过期.*删除/],
])("of a link that no longer opens says in %s what is true of an erased lead too", (locale, words) => {
  // The view asks no service.
  const site = { config, t: serverTranslator(locale, {}) } as unknown as Parameters<typeof sentView>[1];
  expect(noSentView(site, "expired").text).toMatch(words);
  expect(noSentView(site, null).text).not.toMatch(words);
});

it("links files by the names their owner gave them, and shows no address", () => {
  const own = new URL("/form-files/f1?key=k", `${config.site.url}/`).href;
  const value = `${own}#front%20left.jpg\n${own}\nback.jpg: there was no room\nhttps://other.example/form-files/x#y`;
  const page = pageOf({ kind: "tradeIn" }, {}, [
    { name: "photos", label: "Photos", value },
    { name: "kms", label: "Kilometres", value: "https://other.example/form-files/x" },
  ]);
  expect(page.answers.rows).toEqual([
    {
      label: "Photos",
      value: [
        { label: "front left.jpg", href: "/form-files/f1?key=k" },
        { label: "Photos", href: "/form-files/f1?key=k" },
        { label: "back.jpg: there was no room", href: null },
        { label: "y", href: null },
      ],
    },
    { label: "Kilometres", value: "https://other.example/form-files/x" },
  ]);
});
