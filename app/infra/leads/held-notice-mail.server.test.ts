import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { type Mail, MailFault } from "~/ports/mailer";
import { deskOn } from "../../../test/contract/lead-desk/suite";
import { newLead } from "../../../test/fixtures/lead";
import { LETTERS } from "../../../test/fixtures/letters";
import { siteConfig } from "../../../test/fixtures/site";
import { createDeliver } from "./delivery/deliver-lead.server";
import { createDeliveryQueue } from "./delivery/delivery-queue.server";
import { announceHeld } from "./held-leads.server";
import { createLeadOffice } from "./lead-office.server";

const root = mkdtempSync(join(tmpdir(), "forecourt-held-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let database: Database;
beforeEach(async () => {
  database = await openDatabase({ dataDir: mkdtempSync(join(root, "data-")) });
  await database.migrate();
});
afterEach(() => database.close());

const config = siteConfig({
  site: { email: "hello@yard.example" },
  leads: {
    sinks: [
      { id: "crm", type: "adfMail", to: ["crm@yard.example"], body: "xml" },
      { id: "desk", type: "adfMail", to: ["desk@yard.example"] },
    ],
  },
});
const later = () => new Date(Date.now() + 20 * 60_000);

/** Makes what is due; @returns the mails that left, or the fault of the one that did not */
async function deliver(send: (mail: Mail) => Promise<void>, of = config): Promise<void> {
  const make = createDeliver({
    privateAnswers: { address: () => "https://www.yard.example/lead-answers/1" },
    database,
    tenants: { bySlug: () => of, inLanguage: (one) => one },
    letters: LETTERS,
    copyOf: ({ site, content }) => serverTranslator(site.locale, content.labels),
    transports: { mailer: { send }, post: async () => undefined, secret: () => null, now: later },
  });
  const queue = createDeliveryQueue(database, { now: later }, () => ["yard"]);
  for (const delivery of await queue.claim(9, 60_000, [])) await make(delivery, AbortSignal.timeout(5_000));
}

async function held(): Promise<string> {
  const contact = { ...newLead().contact, name: "Buy pills at", lastName: "spam.example" };
  const fields = { message: "Look: https://evil.example/x https://evil.example/y" };
  const { leadId } = await deskOn(database).desk.submit(newLead({ suspicion: "links", fields, contact }));
  return leadId;
}

it("tells people at the dealer's how many are held and how they are let go, and nothing of what was typed", async () => {
  const ids = [await held(), await held()];
  await announceHeld(database, "yard", later());
  const mails: Mail[] = [];
  await deliver(async (mail) => void mails.push(mail));
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(
    mail?.to.map(({ address }) => address),
    "people, not a lead system",
  ).toEqual(["desk@yard.example"]);
  expect(mail?.subject).toBe("Enquiries held back: 2 (Yard Motors)");
  for (const id of ids) expect(mail?.text).toContain(id);
  expect(mail?.text).toContain("npm run leads -- list --state held --tenant yard");
  expect(mail?.text).toContain("npm run leads -- release LEAD");
  expect(JSON.stringify(mail)).not.toMatch(/evil|https?:|pills|spam\.example|mia@|\+614/i);
});

it("goes where the dealer wants it", async () => {
  await held();
  await announceHeld(database, "yard", later());
  const to: string[] = [];
  const told = siteConfig({ leads: { heldNoticeTo: ["boss@yard.example", "b@yard.example"] } });
  await deliver(async (mail) => void to.push(...mail.to.map(({ address }) => address)), told);
  expect(to).toEqual(["boss@yard.example", "b@yard.example"]);
});

it("is not sent when all were let go meanwhile, and is tried again when it cannot be sent", async () => {
  const id = await held();
  await announceHeld(database, "yard", later());
  const down = async () => {
    throw new MailFault("unreachable", "the mail server is away");
  };
  await expect(deliver(down)).rejects.toMatchObject({ kind: "unreachable" });
  await createLeadOffice(database, { now: () => new Date() }).release(id);
  await database.queries.deleteFrom("delivery").where("sink", "!=", "held-notice").execute();
  await database.queries
    .updateTable("delivery")
    .set({ lease: null, due_at: new Date().toISOString() })
    .execute();
  const mails: Mail[] = [];
  await deliver(async (mail) => void mails.push(mail));
  expect(mails).toEqual([]);
});
