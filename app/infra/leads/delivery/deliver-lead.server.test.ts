import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { inLanguage, languageOf } from "~/domain/tenant/site-language";
import { serverTranslator } from "~/i18n/server-i18n.server";
import type { Database } from "~/infra/db/database.server";
import type { Mail } from "~/ports/mailer";
import { DESK_SITE, deskOn } from "../../../../test/contract/lead-desk/suite";
import { emptyDatabase } from "../../../../test/fixtures/empty-database";
import { newLead } from "../../../../test/fixtures/lead";
import { LETTERS } from "../../../../test/fixtures/letters";
import { createDeliver } from "./deliver-lead.server";
import type { Delivery } from "./delivery-queue.server";

let database: Database;
let remove: () => Promise<void>;
let mails: Mail[];
let leadId: string;
beforeEach(async () => {
  ({ database, remove } = await emptyDatabase());
  mails = [];
  const { desk } = deskOn(database);
  ({ leadId } = await desk.submit(newLead()));
  await desk.change("yard", leadId, { category: "Offer", submissionKey: "2" });
});
afterEach(() => remove());

/** The yard's site in Arabic, with words of its own where it has some. */
const inArabic = (reply: object = {}): SiteConfig => {
  const site = { ...DESK_SITE.site, languages: [ARABIC] };
  const sinks = DESK_SITE.leads.sinks.map((sink) => (sink.id === "reply" ? { ...sink, ...reply } : sink));
  return {
    ...DESK_SITE,
    site: inLanguage(site, { tag: "ar", base: "/ar", locale: ARABIC.locale }),
    leads: { ...DESK_SITE.leads, sinks },
  };
};
const ARABIC = { tag: "ar", locale: "ar-AU-u-nu-latn" };

const deliver = (changes: Partial<Delivery>, own = DESK_SITE, translated = inArabic()) => {
  const make = createDeliver({
    privateAnswers: { address: () => "https://www.yard.example/lead-answers/1" },
    database,
    tenants: {
      bySlug: (slug) => (slug === "yard" ? { ...own, site: { ...own.site, languages: [ARABIC] } } : null),
      inLanguage: (config, tag) => (tag === "ar" ? translated : config),
    },
    letters: LETTERS,
    copyOf: ({ site }) => serverTranslator(languageOf(site).tag, {}),
    transports: {
      mailer: { send: async (mail) => void mails.push(mail) },
      post: async () => undefined,
      secret: () => null,
      now: () => new Date(),
    },
  });
  const delivery: Delivery = {
    id: "delivery-1",
    leadId,
    revision: 0,
    tenant: "yard",
    sink: "crm",
    attempts: 1,
    giveUpAt: new Date(),
    failingSince: null,
    lease: "ours",
  };
  return make({ ...delivery, ...changes }, new AbortController().signal);
};

it("sends the lead as it stood after the step that is delivered", async () => {
  await deliver({});
  await deliver({ revision: 1 });
  expect(mails.map(({ id, subject, to }) => [id, subject, to[0]?.address])).toEqual([
    ["delivery-1", "Enquiry: Mia O’Neill", "crm@yard.example"],
    ["delivery-1", "Update. Offer: Mia O’Neill", "crm@yard.example"],
  ]);
});

const firstMail = (lead: string) =>
  database.queries
    .selectFrom("delivery")
    .select("id")
    .where("lead_id", "=", lead)
    .where("sink", "=", "crm")
    .where("revision", "=", 0)
    .executeTakeFirstOrThrow();

it("tells of a drive that is called off as that, also where nobody had heard of the lead", async () => {
  const { desk } = deskOn(database);
  await desk.change("yard", leadId, { letter: "vehicleGone", submissionKey: "3" });
  await database.queries
    .updateTable("delivery")
    .set({ sink: "second" })
    .where("revision", "=", 2)
    .where("sink", "=", "crm")
    .execute();
  const second = DESK_SITE.leads.sinks.map((sink) => (sink.id === "crm" ? { ...sink, id: "second" } : sink));
  await deliver(
    { sink: "second", revision: 2 },
    { ...DESK_SITE, leads: { ...DESK_SITE.leads, sinks: second } },
  );
  expect(mails[0]?.subject).toMatch(/^Vehicle gone: /);
});

it("joins what one person sends the dealer within a day", async () => {
  const first = await firstMail(leadId);
  const { leadId: second } = await deskOn(database).desk.submit(newLead({ kind: "testDrive" }));
  await deliver({ id: first.id });
  await deliver({ id: "delivery-2", leadId: second });
  await deliver({ id: "delivery-3", revision: 1 });
  expect(mails.map(({ follows }) => follows)).toEqual([undefined, first.id, first.id]);
  expect(mails[0]?.text).not.toContain("same person");
  expect(mails[1]?.text).toMatch(new RegExp(`^The same person[^]*Reference: ${leadId}\\n\\nName: Mia`));
});

it("joins no stranger's lead to it that has nothing but the same number", async () => {
  const contact = { ...newLead().contact, name: "Eve", lastName: null, email: "eve@evil.example" };
  const { leadId: second } = await deskOn(database).desk.submit(newLead({ contact }));
  await deliver({ id: (await firstMail(second)).id, leadId: second });
  expect(mails[0]?.follows).toBeUndefined();
  expect(mails[0]?.text).not.toContain("same person");
  expect(mails[0]?.text).toMatch(
    new RegExp(`^Sent within a day before under the same number, by another name[^]*Reference: ${leadId}\\n`),
  );
});

describe("a shopper who wrote on a page in another language", () => {
  const replied = async (...given: [SiteConfig?, SiteConfig?]) => {
    const { leadId: id } = await deskOn(database).desk.submit(
      newLead({ url: "https://www.yard.example/ar/enquire" }),
    );
    await deliver({ leadId: id, sink: "reply" }, ...given);
    await deliver({ leadId: id });
    return mails.map(({ text, html }) => ({ text, html }));
  };
  const worded = (text: string) => ({
    ...DESK_SITE,
    leads: { ...DESK_SITE.leads, sinks: inArabic({ text }).leads.sinks },
  });

  it("is answered in it, and the dealer is told in the dealer's", async () => {
    const [shopper, dealer] = await replied();
    expect(shopper?.html).toContain('<html lang="ar" dir="rtl">');
    expect(shopper?.text).toContain("شكرًا لمراسلتك");
    expect(dealer?.text).toContain("Name: Mia");
  });

  it("gets the dealer's own words where they are translated, else the platform's", async () => {
    const [shopper] = await replied(worded("Hi there"), inArabic({ text: "أهلًا" }));
    expect(shopper?.text).toMatch(/^أهلًا\n/);
    mails.length = 0;
    const [other] = await replied(worded("Hi there"), inArabic({ text: "Hi there" }));
    expect(other?.text).not.toContain("Hi there");
    expect(other?.text).toContain("شكرًا لمراسلتك");
  });
});

it.each<[string, Partial<Delivery>]>([
  ["a way that the dealer has no longer", { sink: "old-crm" }],
  ["a dealer that is not served", { tenant: "other" }],
  ["the notice to a dealer that is not served", { tenant: "other", sink: "held-notice" }],
])("is tried again for %s: it may come back", async (_, changes) => {
  await expect(deliver(changes)).rejects.toMatchObject({ kind: "unreachable", message: "is not configured" });
  expect(mails).toEqual([]);
});

it("is given up for a lead that was deleted", async () => {
  await expect(deliver({ leadId: "gone" })).rejects.toMatchObject({
    kind: "hopeless",
    message: "the lead was deleted",
  });
});
