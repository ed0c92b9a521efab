import { LETTERS } from "../../fixtures/letters";
import { expect, it } from "vitest";
import type { LeadChange } from "~/domain/lead/lead";
import { begunKey, LEFT_HALF_WAY } from "~/domain/lead/origin/half-way";
import { type LeadSite, sinksFor } from "~/domain/lead/sinks";
import { createDeliver } from "~/infra/leads/delivery/deliver-lead.server";
import { createDeliveryQueue } from "~/infra/leads/delivery/delivery-queue.server";
import { createLeadDesk } from "~/infra/leads/lead-desk.server";
import { rerouteLeads } from "~/infra/leads/reroute-leads.server";
import type { Database } from "~/infra/db/database.server";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { newLead } from "../../fixtures/lead";
import { siteConfig } from "../../fixtures/site";
import { DESK_SITE } from "./suite";

const MINUTE = 60_000;
const LEASE = 90_000;
const step = (submissionKey: string, halfWay: boolean, more: object = {}): LeadChange => ({
  submissionKey,
  halfWay,
  fields: { [submissionKey]: "told" },
  ...more,
});

/** A desk and its outbox on clocks that a test sets. */
function journeyOn(database: Database, site: LeadSite = DESK_SITE) {
  let now = new Date("2026-11-21T02:00:00.000Z");
  const clock = { now: () => now };
  const desk = createLeadDesk({
    database,
    clock,
    sinksFor: (_, lead, isChange) => sinksFor(site, lead, isChange),
    sells: () => false,
    onPosted: () => undefined,
    onFault: () => undefined,
  });
  const queue = createDeliveryQueue(database, clock, () => ["yard"]);
  const mails: { readonly id: string; readonly subject: string; readonly text: string }[] = [];
  const copy = serverTranslator("en-AU", {});
  const deliver = createDeliver({
    privateAnswers: { address: () => "https://www.yard.example/lead-answers/1" },
    letters: LETTERS,
    database,
    tenants: {
      bySlug: () => siteConfig({ leads: { sinks: [...site.leads.sinks] } }),
      inLanguage: (config) => config,
    },
    copyOf: () => copy,
    transports: {
      mailer: { send: async ({ id, subject, text }) => void mails.push({ id, subject, text }) },
      post: async () => undefined,
      secret: () => null,
      now: clock.now,
    },
  });
  return {
    desk,
    queue,
    later: (minutes: number) => {
      now = new Date(now.getTime() + minutes * MINUTE);
    },
    now: () => now,
    /** Delivers the mails to the dealer that are due, and forgets the other deliveries. */
    async mailsDue() {
      mails.length = 0;
      for (;;) {
        const claimed = await queue.claim(20, LEASE, []);
        if (claimed.length === 0) break;
        for (const delivery of claimed) {
          if (delivery.sink === "crm") await deliver(delivery, new AbortController().signal);
          await queue.settle([{ delivery, state: "delivered" }]);
        }
      }
      return [...mails];
    },
  };
}

/** What every database does with the mails of a journey of several steps. `open` gives a migrated, empty one. */
export function journeyContract(open: () => Promise<Database>): void {
  it("mails a journey that is finished once, with all of its steps, as a new lead", async () => {
    const database = await open();
    const { desk, later, mailsDue } = journeyOn(database);
    const { leadId } = await desk.submit(newLead({ halfWay: true }));
    expect(await mailsDue()).toEqual([]);
    later(5);
    await desk.change("yard", leadId, step("condition", true));
    await desk.change("yard", leadId, step("dents", true));
    expect(await mailsDue()).toEqual([]);
    later(50);
    await desk.change("yard", leadId, step("offer", false, { category: "Accepted" }));
    const [mail, ...more] = await mailsDue();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Accepted: Mia O’Neill");
    for (const told of ["Condition: told", "Dents: told", "Offer: told"]) expect(mail?.text).toContain(told);
    later(24 * 60);
    expect(await mailsDue()).toEqual([]);
    await database.close();
  });

  it("mails one that is left half-way after the dealer's time, counted from its last step", async () => {
    const database = await open();
    const { desk, later, mailsDue } = journeyOn(database);
    const { leadId } = await desk.submit(newLead({ halfWay: true }));
    later(40);
    await desk.change("yard", leadId, step("one", true));
    later(59);
    expect(await mailsDue()).toEqual([]);
    later(1);
    expect(await mailsDue()).toMatchObject([{ subject: "Enquiry: Mia O’Neill" }]);
    // Whoever comes back is an update, and that is one mail again.
    await desk.change("yard", leadId, step("two", true));
    expect(await mailsDue()).toEqual([]);
    await desk.change("yard", leadId, step("three", false));
    expect(await mailsDue()).toMatchObject([{ subject: "Update. Enquiry: Mia O’Neill" }]);
    await database.close();
  });

  it("loses no step to a mail that is under way, or that failed", async () => {
    const database = await open();
    const { desk, queue, later, now, mailsDue } = journeyOn(database);
    const { leadId } = await desk.submit(newLead({ halfWay: true }));
    await mailsDue();
    later(60);
    const [taken] = await queue.claim(1, LEASE, []);
    if (taken === undefined) throw new Error("the mail is due");
    await desk.change("yard", leadId, step("one", false));
    expect(await mailsDue(), "it waits for the one before").toEqual([]);
    const dueAt = new Date(now().getTime() + 30 * MINUTE);
    await queue.settle([{ delivery: taken, state: "waiting", fault: "down", dueAt }]);
    await desk.change("yard", leadId, step("two", false));
    const [first, ...more] = await mailsDue();
    expect(first?.id, "tried again at once").toBe(taken.id);
    const update = "Update. Enquiry: Mia O’Neill";
    expect(more.map(({ subject }) => subject)).toEqual([update, update]);
    later(30);
    expect(await mailsDue()).toEqual([]);
    await database.close();
  });

  it("is sent by another process where one died with it, under the same key and with its steps", async () => {
    const database = await open();
    const first = journeyOn(database);
    const { leadId } = await first.desk.submit(newLead({ halfWay: true }));
    await first.desk.change("yard", leadId, step("dents", true));
    first.later(60);
    const taken = await first.queue.claim(20, LEASE, []);
    // The first process ends here. What it left is in the database alone.
    const second = journeyOn(database);
    second.later(62);
    const mails = await second.mailsDue();
    expect(mails.map(({ id }) => id)).toEqual(taken.filter(({ sink }) => sink === "crm").map(({ id }) => id));
    expect(mails[0]?.text).toContain("Dents: told");
    await database.close();
  });

  it("is not hurried by a sink that works again", async () => {
    const database = await open();
    const { desk, queue, mailsDue } = journeyOn(database);
    await desk.submit(newLead({ halfWay: true }));
    await queue.bringForward({ tenant: "yard", sink: "crm" });
    expect(await mailsDue()).toEqual([]);
    await database.close();
  });

  it("mails every step where the dealer wants no waiting", async () => {
    const database = await open();
    const sinks = [{ id: "crm", type: "adfMail" as const, to: ["crm@yard.example"], halfWayMinutes: 0 }];
    const { desk, mailsDue } = journeyOn(database, siteConfig({ leads: { sinks } }));
    const { leadId } = await desk.submit(newLead({ halfWay: true }));
    await desk.change("yard", leadId, step("one", true));
    await desk.change("yard", leadId, step("two", false));
    expect(await mailsDue()).toHaveLength(3);
    await database.close();
  });

  it("finds another sink, and with all steps, where the one it waited for is gone", async () => {
    const database = await open();
    const sinks = [{ id: "old", type: "adfMail" as const, to: ["old@yard.example"] }];
    const { desk, later, now } = journeyOn(database, siteConfig({ leads: { sinks } }));
    const { leadId } = await desk.submit(newLead({ halfWay: true }));
    await desk.change("yard", leadId, step("one", true, { category: "Accepted" }));
    later(30);
    expect(await rerouteLeads(database, siteConfig(), now())).toBe(1);
    expect(await database.queries.selectFrom("delivery").select(["sink", "state"]).execute()).toEqual([
      { sink: "nobody", state: "unrouted" },
    ]);
    expect(await rerouteLeads(database, DESK_SITE, now())).toBe(1);
    const rows = database.queries.selectFrom("delivery").select(["revision", "sink", "state"]);
    expect(await rows.orderBy("sink").execute()).toEqual([
      { revision: 1, sink: "crm", state: "waiting" },
      { revision: 1, sink: "hook", state: "waiting" },
    ]);
    await database.close();
  });

  it("tells of a form that was begun once, when it was left half-way, and its shopper nothing (C28)", async () => {
    const database = await open();
    const { desk, later, mailsDue } = journeyOn(database);
    await desk.begin(begun({ deposit: "5000" }));
    later(30);
    // The first step, sent again with another answer.
    await desk.begin(begun({ deposit: "7000" }));
    later(59);
    expect(await mailsDue()).toEqual([]);
    expect(await sinksOf(database)).toEqual(["crm", "hook"]);
    later(1);
    const mails = await mailsDue();
    expect(mails.map(({ subject }) => subject)).toEqual(["Left half-way: Enquiry: Mia O’Neill"]);
    expect(mails[0]?.text).toContain("Deposit: $7,000");
    expect(mails[0]?.text).not.toContain("5,000");
    await desk.begin(begun({ deposit: "9000" }));
    later(90);
    expect(await mailsDue()).toEqual([]);
    await database.close();
  });

  it("tells of a form that was begun and finished as of one lead (C28)", async () => {
    const database = await open();
    const { desk, later, mailsDue } = journeyOn(database);
    await desk.begin(begun());
    later(59);
    const sent = newLead({ submissionKey: "form.sent", finishes: BEGUN });
    await desk.submit(sent);
    await desk.submit(sent);
    expect((await mailsDue()).map(({ subject }) => subject)).toEqual(["Enquiry: Mia O’Neill"]);
    later(120);
    expect(await mailsDue()).toEqual([]);
    expect(await database.queries.selectFrom("lead").select("submission_key").execute()).toEqual([
      { submission_key: "form.sent" },
    ]);
    await database.close();
  });

  it("tells of a form that was finished after the dealer heard of its beginning, as of the same person (C28)", async () => {
    const database = await open();
    const { desk, queue, later, mailsDue } = journeyOn(database);
    await desk.begin(begun());
    later(60);
    const taken = await queue.claim(20, LEASE, []);
    await desk.submit(newLead({ submissionKey: "form.sent", finishes: BEGUN }));
    await queue.settle(taken.map((delivery) => ({ delivery, state: "delivered" })));
    const [mail] = await mailsDue();
    expect(mail?.subject).toBe("Enquiry: Mia O’Neill");
    expect(mail?.text).toContain("The same person sent within a day before");
    expect(await database.queries.selectFrom("lead").select("id").execute()).toHaveLength(2);
    await database.close();
  });

  it("keeps nothing of a form that a robot began, or that reaches nobody", async () => {
    const database = await open();
    const { desk } = journeyOn(database);
    await desk.begin({ ...begun(), suspicion: "trap" });
    await journeyOn(database, siteConfig({ leads: { sinks: [] } })).desk.begin(begun());
    expect(await database.queries.selectFrom("lead").select("id").execute()).toEqual([]);
    await database.close();
  });
}

const BEGUN = begunKey("form");
const begun = (fields: Readonly<Record<string, string>> = {}) =>
  newLead({ submissionKey: BEGUN, subcategory: LEFT_HALF_WAY, fields });

async function sinksOf({ queries }: Database): Promise<readonly string[]> {
  const rows = await queries.selectFrom("delivery").select("sink").orderBy("sink").execute();
  return rows.map(({ sink }) => sink);
}
