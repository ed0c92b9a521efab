import { describe, expect, it } from "vitest";
import { newLead } from "../../../test/fixtures/lead";
import { siteConfig } from "../../../test/fixtures/site";
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
    expect(ids({ kind: "testDrive" })).toEqual(["sales"]);
  });

  it("answers only who gave an address, and only once", () => {
    expect(ids({ contact: { ...newLead().contact, email: null } })).toEqual(["sales", "hook"]);
    expect(ids({}, true)).toEqual(["sales"]);
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

  it("leaves no lead without a way to the dealer", () => {
    expect(ids({ kind: "service" })).toEqual(["general-mailbox"]);
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
  expect(RESERVED_SINK_IDS).toEqual(["general-mailbox", "shopper-letters", "nobody", "held-notice"]);
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
