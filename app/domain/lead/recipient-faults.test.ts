import { describe, expect, it } from "vitest";
import { type SiteChange, siteConfig } from "../../../test/fixtures/site";
import { possibleKinds } from "./possible-kinds";
import { RESERVED_SINK_IDS } from "./sinks";
import { recipientFaults } from "./recipient-faults";

type Sinks = NonNullable<NonNullable<SiteChange["leads"]>["sinks"]>;

const [A, B] = ["yard", "annexe"].map((id) => ({ id, name: id, slug: id }));
const mail = { id: "mail", type: "adfMail" as const, to: ["desk@yard.example"] };
const hook = {
  id: "hook",
  type: "webhook",
  url: "https://hook.example/",
  secretEnv: "LEAD_SECRET_YARD",
} as const;
const reply = { id: "reply", type: "autoReply" } as const;

function wholeFaults(sinks: Sinks, change: SiteChange & { readonly heldNoticeTo?: string[] } = {}) {
  const { heldNoticeTo = [], site, ...groups } = change;
  const dealerships = [A, B].flatMap((one) => one ?? []);
  return recipientFaults(
    siteConfig({ site: { dealerships, ...site }, leads: { sinks, heldNoticeTo }, ...groups }),
  );
}
const faultsWith = (...given: Parameters<typeof wholeFaults>) =>
  wholeFaults(...given).map(({ path, received }) => `${path.join(".")}: ${received}`);

describe("a dealer may start when every lead reaches somebody", () => {
  it.each<[string, Sinks, NonNullable<SiteChange["site"]>]>([
    ["by the general mailbox", [], { email: "hello@yard.example" }],
    ["by one sink for all", [mail], {}],
    [
      "by the general mailbox for what no sink takes",
      [{ ...mail, kinds: ["careers"], dealerships: ["annexe"] }],
      { email: "hello@yard.example" },
    ],
  ])("%s", (_, sinks, site) => expect(faultsWith(sinks, { site })).toEqual([]));

  it("by sinks that share the kinds this dealer has", () => {
    const kinds = possibleKinds(siteConfig());
    const half = Math.floor(kinds.length / 2);
    const sinks: Sinks = [
      { ...mail, kinds: kinds.slice(0, half) },
      { ...hook, kinds: kinds.slice(half) },
    ];
    expect(faultsWith(sinks)).toEqual([]);
  });
});

it.each([
  ["makes", ["Mazda"]],
  ["postcodes", ["41*"]],
  ["departments", ["sales"]],
])("a sink for some %s alone is no way for every lead", (group, named) => {
  expect(faultsWith([{ ...mail, only: { [group]: named } }])).toHaveLength(1);
  expect(
    faultsWith([{ ...mail, only: { [group]: named } }], { site: { email: "hello@yard.example" } }),
  ).toEqual([]);
});

it("tells of locations and departments that there are not", () => {
  const sink = { ...mail, only: { locations: ["nowhere"], departments: ["panel"] } };
  expect(faultsWith([sink], { site: { email: "hello@yard.example" } })).toEqual([
    'leads.sinks.0.only.locations.0: "nowhere"',
    'leads.sinks.0.only.departments.0: "panel"',
  ]);
});

it("takes a sink that wants no later steps for one that leads reach", () => {
  const heldNoticeTo = ["desk@yard.example"];
  expect(faultsWith([{ ...hook, changes: false }], { heldNoticeTo })).toEqual([]);
});

it("says what would mend it", () => {
  const expected = (...given: Parameters<typeof wholeFaults>) =>
    wholeFaults(...given).map((fault) => fault.expected);
  expect(expected([])).toEqual([
    "every lead to reach somebody: site.email, or a sink (no autoReply) for each kind and dealership",
  ]);
  expect(expected([hook])).toEqual([
    "a mailbox to tell of held leads: here, in a sink of type adfMail with body text, or site.email",
  ]);
  expect(expected([mail, { ...mail, id: "nobody", dealerships: ["elsewhere"] }])).toEqual([
    "one of yard, annexe",
    `another id than ${RESERVED_SINK_IDS.join(", ")}`,
  ]);
});

describe("a dealer may not start", () => {
  it("when nobody gets any lead", () => {
    const [fault, ...more] = faultsWith([]);
    expect(fault).toMatch(/^leads\.sinks: nobody for enquiry, testDrive, .*contact.*tradeIn, reservation$/);
    expect(more).toEqual([]);
  });

  it("when only shoppers get an answer", () => {
    expect(faultsWith([reply])[0]).toMatch(/^leads\.sinks: nobody for enquiry/);
  });

  it("when a kind of form it has reaches nobody", () => {
    const kinds = possibleKinds(siteConfig()).filter((kind) => kind !== "service");
    expect(faultsWith([{ ...mail, kinds }])).toEqual(["leads.sinks: nobody for service"]);
    const without = [
      "home",
      "search",
      "vehicle",
      "sell",
      "finance",
      "testDrive",
      "parts",
      "contact",
      "checkout",
    ];
    // Without the page there is no such lead.
    expect(faultsWith([{ ...mail, kinds }], { routes: { enabled: without as never } })).toEqual([]);
  });

  it("when leads about one dealership, or about none, reach nobody", () => {
    const yardOnly = { ...mail, dealerships: ["yard"] };
    const [fault] = faultsWith([yardOnly]);
    expect(fault).toMatch(/nobody for enquiry, .* about no dealership; enquiry, .* about annexe$/s);
    expect(fault).not.toContain("about yard");
    const both = faultsWith([yardOnly, { ...mail, id: "b", dealerships: ["annexe"] }]);
    expect(both[0]).toMatch(/^leads\.sinks: nobody for enquiry, .* about no dealership$/);
    expect(both[0]).not.toContain("annexe");
  });

  it("when a sink is for a dealership it has not, or calls itself as ours are called", () => {
    expect(faultsWith([mail, { ...hook, dealerships: ["yard", "elsewhere"] }])).toEqual([
      'leads.sinks.1.dealerships.1: "elsewhere"',
    ]);
    expect(faultsWith([{ ...mail, id: "nobody" }])).toEqual(['leads.sinks.0.id: "nobody"']);
  });

  it("when there is nobody to tell of held leads", () => {
    const xml = { ...mail, body: "xml" as const };
    expect(faultsWith([hook])).toEqual(["leads.heldNoticeTo: none"]);
    expect(faultsWith([xml]), "a lead system reads no letters").toEqual(["leads.heldNoticeTo: none"]);
    expect(faultsWith([hook], { heldNoticeTo: ["desk@yard.example"] })).toEqual([]);
    expect(faultsWith([xml], { site: { email: "hello@yard.example" } })).toEqual([]);
  });
});

describe("the kinds of lead a site can send", () => {
  it("are those of its forms and journeys", () => {
    const kinds = (change: object) => possibleKinds({ ...siteConfig(), ...change });
    expect(possibleKinds(siteConfig())).toEqual(expect.arrayContaining(["tradeIn", "reservation", "email"]));
    const { routes, features } = siteConfig();
    expect(kinds({ features: { ...features, reserveOnline: false, photoRequest: false } })).not.toEqual(
      expect.arrayContaining(["reservation"]),
    );
    const withJourney = { ...routes, enabled: [...routes.enabled, "checkoutJourney"] };
    expect(kinds({ routes: withJourney })).not.toContain("purchase");
    expect(kinds({ features: { ...features, buyOnline: true } })).not.toContain("purchase");
    expect(kinds({ routes: { ...routes, service: "https://booking.example/" } })).not.toContain("service");
    const more = [...routes.enabled, "checkoutJourney", "onlinePayment", "spinToWin"];
    const all = { routes: { ...routes, enabled: more }, features: { ...features, buyOnline: true } };
    expect(kinds(all)).toEqual(expect.arrayContaining(["purchase", "onlinePayment", "spinToWin"]));
  });
});
