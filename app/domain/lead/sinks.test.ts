import { describe, expect, it } from "vitest";
import type { LeadLetter } from "./lead";
import type { LeadVehicle } from "./lead-record";
import { LEAD_VEHICLE, newLead } from "../../../test/fixtures/lead";
import { type SiteChange, siteConfig } from "../../../test/fixtures/site";
import { heldNoticeMailboxes, RESERVED_SINK_IDS, sinkOf, sinksFor } from "./sinks";

const config = siteConfig({
  site: { email: "hello@yard.example" },
  leads: {
    sinks: [
      { id: "sales", type: "adfMail", kinds: ["enquiry", "testDrive"], to: ["sales@yard.example"] },
      {
        id: "logan",
        type: "adfMail",
        kinds: ["enquiry"],
        dealerships: ["logan"],
        to: ["logan@yard.example"],
      },
      {
        id: "hook",
        type: "webhook",
        kinds: ["enquiry"],
        url: "https://hook.example/",
        secretEnv: "LEAD_SECRET_X",
        changes: false,
      },
      { id: "reply", type: "autoReply", kinds: ["enquiry", "careers"] },
    ],
  },
});
const ids = (lead: Parameters<typeof newLead>[0], isChange = false) =>
  sinksFor(config, newLead(lead), isChange).map(({ id }) => id);

describe("sinksFor", () => {
  it("chooses by kind and dealership", () => {
    expect(ids({})).toEqual(["sales", "hook", "reply"]);
    expect(ids({ dealershipId: "logan" })).toEqual(["sales", "logan", "hook", "reply"]);
    expect(ids({ dealershipId: null })).toEqual(["sales", "hook", "reply"]);
    expect(ids({ kind: "photoRequest" })).toEqual(["general-mailbox"]);
  });

  it.each([
    ["locations", ["annexe"], { fields: { location_id: "annexe" } }, { fields: { location_id: "yard" } }],
    ["departments", ["parts"], { fields: { department: "parts" } }, { fields: { department: "sales" } }],
    ["makes", ["MAZDA"], { fields: { "Vehicle Make": "Mazda" } }, { fields: { "Vehicle Make": "Kia" } }],
    [
      "postcodes",
      ["41*", "5000"],
      { contact: { ...newLead().contact, postcode: "4101" } },
      { contact: { ...newLead().contact, postcode: "4200" } },
    ],
  ])("chooses by %s, and the general mailbox takes the others", (group, named, its, others) => {
    const chosen = siteConfig({
      site: { email: "hello@yard.example" },
      leads: {
        sinks: [{ id: "some", type: "adfMail", to: ["some@yard.example"], only: { [group]: named } }],
      },
    });
    const idsOf = (lead: Parameters<typeof newLead>[0]) =>
      sinksFor(chosen, newLead(lead), false).map(({ id }) => id);
    expect(idsOf(its)).toEqual(["some"]);
    expect(idsOf(others)).toEqual(["general-mailbox"]);
    const silent = { fields: {}, contact: { ...newLead().contact, postcode: null } };
    expect(idsOf(silent), "a lead that says nothing of it").toEqual(["general-mailbox"]);
    expect(sinksFor(chosen, newLead(its), true).map(({ id }) => id)).toEqual(["some"]);
  });

  it("goes to a place by the vehicle's yard, where the shopper chose none", () => {
    const sinks = [
      { id: "rocklea", type: "adfMail" as const, to: ["a@b.example"], only: { locations: ["rocklea"] } },
    ];
    const chosen = siteConfig({ leads: { sinks }, site: { email: "hello@yard.example" } });
    const at = (vehicle: LeadVehicle | null, fields = {}) =>
      sinksFor(chosen, { ...newLead({ fields }), vehicle }, false).map(({ id }) => id);
    expect(at(LEAD_VEHICLE)).toEqual(["rocklea"]);
    expect(at(null)).toEqual(["general-mailbox"]);
    expect(at(LEAD_VEHICLE, { location_id: "moorooka" })).toEqual(["general-mailbox"]);
  });

  it("answers only who gave an address, and only once", () => {
    expect(ids({ contact: { ...newLead().contact, email: null } })).toEqual(["sales", "hook"]);
    expect(ids({}, true)).toEqual(["sales"]);
  });

  it("writes to who booked or won something, also where the dealer has no automatic answers", () => {
    expect(ids({ kind: "testDrive" })).toEqual(["sales", "shopper-letters"]);
    expect(ids({ kind: "spinToWin" })).toEqual(["general-mailbox", "shopper-letters"]);
    expect(ids({ kind: "service", contact: { ...newLead().contact, email: null } })).toEqual([
      "general-mailbox",
    ]);
    expect(ids({ kind: "testDrive" }, true)).toEqual(["sales"]);
    const reply = { ...config.leads.sinks[3], kinds: ["testDrive" as const] };
    const own = { ...config, leads: { ...config.leads, sinks: [reply] } } as typeof config;
    expect(
      sinksFor(own, newLead({ kind: "testDrive" }), false).map(({ id }) => id),
      "never twice",
    ).toEqual(["reply", "general-mailbox"]);
  });

  it("answers no order before it is paid, and no trade-in before its end", () => {
    const all = siteConfig({
      leads: { sinks: [{ id: "reply", type: "autoReply" }] },
      site: { email: "a@b.example" },
    });
    for (const kind of ["reservation", "purchase", "onlinePayment", "tradeIn"] as const)
      expect(sinksFor(all, newLead({ kind }), false).map(({ id }) => id)).toEqual(["general-mailbox"]);
  });

  it("brings shoppers the letter of a change, also where the dealer has no automatic answers", () => {
    const told = (contact: Partial<ReturnType<typeof newLead>["contact"]>) => {
      const lead = newLead({ kind: "reservation", contact: { ...newLead().contact, ...contact } });
      return sinksFor(config, { ...lead, letter: "refund" }, true).map(({ id }) => id);
    };
    expect(told({})).toEqual(["general-mailbox", "shopper-letters"]);
    expect(told({ email: null })).toEqual(["general-mailbox"]);
    expect(sinkOf(config, "shopper-letters")).toMatchObject({ type: "autoReply", text: null });
  });

  it("tells people at the dealer's of a drive that is called off, whether or not they want later steps", () => {
    const to = ["a@b.example"];
    const mail = { id: "mail", type: "adfMail" as const, to, changes: false };
    const crm = { id: "crm", type: "adfMail" as const, to, changes: false, body: "xml" as const };
    const hook = {
      id: "hook",
      type: "webhook" as const,
      url: "https://h.example/",
      secretEnv: "LEAD_SECRET_X",
    };
    const told = (sinks: NonNullable<SiteChange["leads"]>["sinks"], letter: LeadLetter) => {
      const chosen = siteConfig({ site: { email: "hello@yard.example" }, leads: { sinks } });
      const contact = { ...newLead().contact, email: null };
      return sinksFor(chosen, { ...newLead({ kind: "testDrive", contact }), letter }, true).map(
        ({ id }) => id,
      );
    };
    expect(told([mail, crm], "vehicleGone")).toEqual(["mail"]);
    expect(told([mail, crm], "bookingMoved")).toEqual([]);
    expect(told([crm, { ...hook, changes: false }], "vehicleGone")).toEqual(["general-mailbox"]);
    expect(told([crm, hook], "vehicleGone")).toEqual(["hook"]);
    expect(told([{ ...mail, kinds: ["enquiry"] }], "vehicleGone")).toEqual(["general-mailbox"]);
  });

  it("leaves no lead without a way to the dealer", () => {
    expect(ids({ kind: "parts" })).toEqual(["general-mailbox"]);
    expect(ids({ kind: "careers" }), "an answer to the shopper is none").toEqual([
      "reply",
      "general-mailbox",
    ]);
    expect(sinkOf(config, "general-mailbox")).toMatchObject({ type: "adfMail", to: ["hello@yard.example"] });
  });

  it("brings the general mailbox later steps of what it got, and of nothing else", () => {
    expect(ids({ kind: "tradeIn" }, true)).toEqual(["general-mailbox"]);
    expect(ids({ kind: "testDrive" }, true)).toEqual(["sales"]);
    const hookOnly = { ...config, leads: { ...config.leads, sinks: config.leads.sinks.slice(2) } };
    expect(sinksFor(hookOnly, newLead({}), true), "the dealer wants no changes there").toEqual([]);
  });

  it("knows a sink by its id, and none that is gone", () => {
    expect(sinkOf(config, "hook")?.type).toBe("webhook");
    expect(sinkOf(config, "old")).toBeNull();
  });
});

describe("who is told of held leads", () => {
  const told = (leads: Parameters<typeof siteConfig>[0] & object) => heldNoticeMailboxes(siteConfig(leads));
  const crm = { id: "crm", type: "adfMail" as const, to: ["crm@yard.example"], body: "xml" as const };
  const people = { id: "people", type: "adfMail" as const, to: ["a@yard.example", "b@yard.example"] };
  const more = { ...people, id: "more", to: ["b@yard.example", "c@yard.example"] };
  const site = { email: "hello@yard.example" };

  it("are those whom the dealer names, else the people who read leads, each once, else the general mailbox", () => {
    const sinks = [crm, people, more];
    expect(told({ site, leads: { heldNoticeTo: ["boss@yard.example"], sinks } })).toEqual([
      "boss@yard.example",
    ]);
    expect(told({ site, leads: { sinks } })).toEqual(["a@yard.example", "b@yard.example", "c@yard.example"]);
    expect(told({ site, leads: { sinks: [crm] } })).toEqual(["hello@yard.example"]);
    expect(told({ leads: { sinks: [crm] } })).toEqual([]);
  });
});

it("keeps the names of our own ways from a dealer's sinks", () => {
  expect(RESERVED_SINK_IDS).toEqual([
    ...["general-mailbox", "shopper-letters", "shopper-text", "nobody", "held-notice"],
    ...["reminder-day-email", "reminder-day-sms", "reminder-hours-email", "reminder-hours-sms"],
  ]);
});

it("writes to the general mailbox for people, about nothing else than what no sink takes", () => {
  expect(sinkOf(config, "general-mailbox")).toEqual({
    id: "general-mailbox",
    type: "adfMail",
    kinds: [],
    dealerships: [],
    changes: true,
    body: "text",
    halfWayMinutes: 60,
    to: ["hello@yard.example"],
  });
  expect(sinkOf(siteConfig(), "general-mailbox")).toBeNull();
  expect(sinkOf(config, "shopper-letters")).toEqual({
    id: "shopper-letters",
    type: "autoReply",
    kinds: [],
    dealerships: [],
    replyTo: null,
    subject: null,
    text: null,
  });
});
