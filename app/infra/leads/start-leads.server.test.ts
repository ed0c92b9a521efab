import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SiteConfigInput } from "~/domain/tenant/site-config";
import { serverTranslator } from "~/i18n/server-i18n.server";
import type { Database } from "~/infra/db/database.server";
import { createSmtpMailer } from "~/infra/mail/smtp-mailer.server";
import { createGuardedPost } from "~/infra/outside/guarded-post.server";
import { openEmptyDatabase } from "../../../test/fixtures/empty-database";
import { silentLeadMetrics } from "../../../test/doubles/lead-metrics";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { type MailSink, startMailSink } from "../../../test/doubles/sinks/mail-sink";
import { startWebSink, type WebSink } from "../../../test/doubles/sinks/web-sink";
import { newLead } from "../../../test/fixtures/lead";
import { LETTERS } from "../../../test/fixtures/letters";
import { siteConfig } from "../../../test/fixtures/site";
import { type Leads, startLeads } from "./start-leads.server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SECRET = `whsec_${Buffer.from("a secret of the test").toString("base64")}`;
const SINKS: NonNullable<SiteConfigInput["leads"]>["sinks"] = [
  { id: "crm", type: "adfMail", to: ["crm@yard.example"] },
  { id: "hook", type: "webhook", url: "https://hook.example/leads", secretEnv: "LEAD_SECRET_HOOK" },
  { id: "market", type: "marketplace", url: "https://market.example/leads", tokenEnv: "LEAD_SECRET_MARKET" },
  { id: "reply", type: "autoReply", text: "Hi {name}, {dealer} here: {phone}. {unknown}" },
];
const root = mkdtempSync(join(tmpdir(), "forecourt-delivery-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let database: Database;
let hook: WebSink;
let market: WebSink;
let mail: MailSink;
let leads: Leads;
let ahead = 0;
let attempts: { readonly type: string; readonly outcome: string }[] = [];
const clock = { now: () => new Date(Date.now() + ahead) };

beforeEach(async () => {
  [ahead, attempts] = [0, []];
  [hook, market, mail] = await Promise.all([startWebSink(), startWebSink(), startMailSink()]);
  const dataDir = mkdtempSync(join(root, "data-"));
  database = await openEmptyDatabase(dataDir);
  leads = start(dataDir);
});
afterEach(async () => {
  await leads.close();
  await Promise.all([hook.close(), market.close(), mail.close(), database.close()]);
});

function start(dataDir: string): Leads {
  const config = siteConfig({ site: { email: "hello@yard.example" }, leads: { sinks: SINKS } });
  const post = createGuardedPost({ allowInside: true });
  const mailer = createSmtpMailer(mail.url, 300);
  return startLeads({
    database,
    tenants: {
      bySlug: (slug) => (slug === "yard" ? config : null),
      all: () => [config],
      inLanguage: (one) => one,
    },
    letters: LETTERS,
    clock,
    logger: silentLogger,
    metrics: {
      leads: {
        ...silentLeadMetrics,
        deliveryAttempted: (type, outcome) => void attempts.push({ type, outcome }),
      },
    },
    env: {
      smtpUrl: null,
      sessionSecrets: ["a secret of tests"],
      leadSecrets: new Map(),
      production: true,
      preview: false,
      dataDir,
    },
    copyOf: ({ site, content }) => serverTranslator(site.locale, content.labels),
    transports: {
      mailer,
      post: (address, ...rest) => post((address.includes("hook") ? hook : market).url, ...rest),
      secret: () => SECRET,
      now: clock.now,
    },
    pace: { pollMs: 30, attemptMs: 1_000, stopMs: 100 },
  });
}

const states = async () => {
  const rows = await database.queries.selectFrom("delivery").selectAll().orderBy("sink").execute();
  return Object.fromEntries(rows.map((row) => [row.sink, row]));
};
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not in time: ${JSON.stringify(await states())}`);
    await pause(20);
  }
}
const allDelivered = async () => {
  const rest = database.queries.selectFrom("delivery").select("id").where("state", "!=", "delivered");
  return (await rest.execute()).length === 0;
};

describe("delivers at once", () => {
  it("a webhook signed as Standard Webhooks says, with the specification's names (LEAD-01)", async () => {
    const { leadId } = await leads.desk.submit(
      newLead({ fields: { message: "مرحبا <b>", regoState: "qld" } }),
    );
    await until(() => hook.taken.length === 1);
    const [arrived] = hook.taken;
    const event = new Webhook(SECRET).verify(arrived?.body ?? "", { ...arrived?.headers } as never);
    expect(event).toMatchObject({
      type: "lead.created",
      data: {
        lead_id: leadId,
        revision: 0,
        source: "Website",
        car_dealership_id: "yard",
        category: "Enquiry",
        name: "Mia",
        message: "مرحبا <b>",
        regoState: "QLD",
        lead_attributes: {
          visited_pages: ["/", "/search/used-cars"],
          linked_query_params: { utm_source: "radio" },
        },
      },
    });
    expect(arrived?.headers["webhook-id"]).toBe((await states())["hook"]?.id);
    const forged = (arrived?.body ?? "").replace("Mia", "Eve");
    expect(() => new Webhook(SECRET).verify(forged, { ...arrived?.headers } as never)).toThrow();
  });

  it("by every kind of way, each measured under its name; one that the dealer has no longer is of no kind", async () => {
    await leads.desk.submit(newLead());
    await until(allDelivered);
    const delivered = attempts.filter(({ outcome }) => outcome === "delivered").map(({ type }) => type);
    expect(delivered.sort()).toEqual(["adfMail", "autoReply", "marketplace", "webhook"]);
    const due_at = clock.now().toISOString();
    const gone = { sink: "gone", state: "waiting" as const, finished_at: null, due_at };
    await database.queries.updateTable("delivery").set(gone).where("sink", "=", "hook").execute();
    await until(async () => (await states())["gone"]?.last_fault === "is not configured");
    expect((await states())["gone"]).toMatchObject({ state: "waiting" });
    expect(attempts.map(({ type }) => type)).toContain("unknown");
  });

  it("nothing for a dealer that is not served here, which is a fault of ours", async () => {
    await expect(leads.desk.submit(newLead({ tenant: "other" }))).rejects.toThrow(
      'no dealer "other" is served here',
    );
  });

  it("a field cannot take the place of what the platform says", async () => {
    const { leadId } = await leads.desk.submit(newLead({ fields: { lead_id: "forged", source: "forged" } }));
    await until(() => hook.taken.length === 1);
    expect(hook.taken[0]?.body).toContain(`"lead_id":"${leadId}"`);
    const { data } = JSON.parse(hook.taken[0]?.body ?? "{}") as { data: Record<string, unknown> };
    expect(data).toMatchObject({ lead_id: leadId, source: "Website", shopper_source: "forged" });
  });

  it("a receipt to the shopper who paid, once, and no answer before (B1)", async () => {
    const { leadId } = await leads.desk.submit(newLead({ kind: "reservation" }));
    await until(allDelivered);
    expect(mail.taken.filter(({ recipients }) => recipients.includes("mia@shopper.example"))).toEqual([]);
    const fields = { about: "2020 Mazda CX-5", amount: "200.00 AUD", order: "order-1" };
    const contact = { ...newLead().contact, email: "right@shopper.example" };
    const change = { fields, contact, letter: "receipt", submissionKey: "order-1 held" } as const;
    await leads.desk.change("yard", leadId, change);
    await leads.desk.change("yard", leadId, change);
    await until(allDelivered);
    const receipts = mail.taken.filter((one) => one.mail.subject?.startsWith("Receipt: $200"));
    expect(receipts).toMatchObject([{ recipients: ["right@shopper.example"] }]);
  });

  it("a letter to the shopper whose money went back, once, that names what they wanted (RES-03)", async () => {
    const { leadId } = await leads.desk.submit(newLead({ kind: "reservation" }));
    const fields = { about: "2020 Mazda CX-5", amount: "200.00 AUD", reason: "sold" };
    const change = { fields, letter: "refund", submissionKey: "order refunded" } as const;
    await leads.desk.change("yard", leadId, change);
    await leads.desk.change("yard", leadId, change);
    await until(allDelivered);
    const letters = mail.taken.filter((one) => one.mail.text?.includes("$200 has been sent back"));
    // A slow answer has the same letter sent again, under the same Message-ID.
    expect(new Set(letters.map((one) => one.mail.messageId)).size).toBe(1);
    expect(letters[0]).toMatchObject({ recipients: ["mia@shopper.example"] });
    expect(letters[0]?.mail.text).toMatch(
      /Hello Mia,[^]*2020 Mazda CX-5 was sold just before your payment came in/,
    );
  });

  it("a marketplace lead under our GUID, with its token", async () => {
    const { leadId } = await leads.desk.submit(newLead());
    await until(() => market.taken.length === 1);
    expect(market.taken[0]?.headers).toMatchObject({
      authorization: `Bearer ${SECRET}`,
      "idempotency-key": (await states())["market"]?.id,
    });
    expect(JSON.parse(market.taken[0]?.body ?? "")).toMatchObject({
      identifier: leadId,
      status: "New",
      prospect: { firstName: "Mia", phoneNumbers: [{ number: "+61412345678" }] },
      seller: { identifier: "yard" },
    });
  });

  it("a mail to the dealer that is answered to the shopper, with ADF; and the dealer's words to the shopper", async () => {
    await leads.desk.submit(newLead());
    await until(() => mail.taken.length === 2);
    const byRecipient = new Map(mail.taken.map((arrived) => [arrived.recipients.join(), arrived.mail]));
    const dealer = byRecipient.get("crm@yard.example");
    expect(dealer?.subject).toBe("Enquiry: Mia O’Neill");
    expect(dealer?.replyTo).toEqual([{ name: "Mia O’Neill", address: "mia@shopper.example" }]);
    expect(dealer?.text).toContain("Is it still there?");
    expect(dealer?.attachments[0]?.filename).toMatch(/\.adf\.xml$/);
    const shopper = byRecipient.get("mia@shopper.example");
    expect(shopper?.text).toMatch(/^Hi Mia, Yard Motors here: 07 3555 0142\. \{unknown\}\n/);
    expect(shopper?.html).toContain("Hi Mia, Yard Motors here");
    expect(shopper?.replyTo).toEqual([{ name: "Yard Motors", address: "hello@yard.example" }]);
  });

  it("a later step, as the lead stands then", async () => {
    const { leadId } = await leads.desk.submit(newLead({ subcategory: "1. Valuation Started" }));
    await until(allDelivered);
    await leads.desk.change("yard", leadId, {
      submissionKey: "2",
      subcategory: "2. Details Provided",
      fields: { rego: "ABC123" },
    });
    await until(() => hook.taken.length === 2);
    expect(JSON.parse(hook.taken[1]?.body ?? "")).toMatchObject({
      type: "lead.updated",
      data: {
        revision: 1,
        subcategory: "2. Details Provided",
        rego: "ABC123",
        message: "Is it still there?",
      },
    });
  });
});

describe("while sinks fail, shoppers notice nothing, and everything arrives once they recover", () => {
  it.each(["fails", "hangs", "cuts"] as const)(
    "webhooks and mail that %s",
    async (mood) => {
      hook.mood = market.mood = mood;
      mail.mood = mood === "hangs" ? "hangs" : "fails";
      const start = performance.now();
      for (let one = 0; one < 5; one++) await leads.desk.submit(newLead());
      // Each attempt of a sink that hangs takes a second.
      expect(performance.now() - start).toBeLessThan(4_500);
      await until(async () => (await states())["hook"]?.failing_since !== null && hook.asked.length > 0);
      const tried = hook.asked[0]?.headers["webhook-id"];
      hook.mood = market.mood = mail.mood = "works";
      const end = Date.now() + 15_000;
      while (!(await allDelivered()) && Date.now() < end) {
        // Time passes: pauses and leases run out.
        ahead += 2 * MINUTE;
        await pause(100);
      }
      expect(await allDelivered()).toBe(true);
      const keys = hook.taken.map(({ headers }) => headers["webhook-id"]);
      expect(new Set(keys).size).toBe(5);
      expect(keys, "under the key of the first attempt").toContain(tried);
      expect(new Set(mail.taken.map(({ mail: { messageId } }) => messageId)).size).toBe(10);
    },
    30_000,
  );

  it("one that hangs does not hold up the others", async () => {
    hook.mood = "hangs";
    for (let one = 0; one < 30; one++) await leads.desk.submit(newLead());
    await until(() => market.taken.length === 30 && mail.taken.length === 60);
    expect(hook.asked.length).toBeLessThan(30);
  });

  it("gives a delivery up after three days, and not the lead", async () => {
    hook.mood = "fails";
    await leads.desk.submit(newLead());
    await until(async () => (await states())["hook"]?.last_fault === "answered 500");
    ahead = 73 * HOUR;
    await until(async () => (await states())["hook"]?.state === "dead");
    expect(await database.queries.selectFrom("lead").select("id").execute()).toHaveLength(1);
  });

  it("a shopper's mistyped address is given up at once; a dealer's mailbox is tried again", async () => {
    mail.mood = "refuses";
    await leads.desk.submit(newLead());
    await until(async () => (await states())["reply"]?.state === "dead");
    await until(async () => (await states())["crm"]?.failing_since !== null);
    expect((await states())["crm"]).toMatchObject({ state: "waiting" });
    expect((await states())["crm"]?.last_fault).not.toContain("@");
  });
});
