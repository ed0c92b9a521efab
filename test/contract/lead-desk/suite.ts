import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { LEAD_LETTERS } from "~/domain/lead/lead";
import { leadAtRevision } from "~/domain/lead/lead-record";
import { type LeadSite, sinksFor } from "~/domain/lead/sinks";
import { sellsFor } from "~/domain/lead/vehicle-of-lead";
import type { Database } from "~/infra/db/database.server";
import { createLeadDesk } from "~/infra/leads/lead-desk.server";
import { findLead } from "~/infra/leads/lead-records.server";
import { LeadsUnavailableError } from "~/ports/lead-desk";
import { createStockStore } from "~/infra/db/stock-store.server";
import { newLead } from "../../fixtures/lead";
import { siteConfig } from "../../fixtures/site";
import { vehicleWith } from "../../fixtures/vehicle";

/** The dealer of the desks here. */
export const DESK_SITE = siteConfig({
  leads: {
    sinks: [
      { id: "crm", type: "adfMail", to: ["crm@yard.example"] },
      { id: "hook", type: "webhook", url: "https://hook.example/", secretEnv: "LEAD_SECRET_HOOK" },
      { id: "reply", type: "autoReply" },
    ],
  },
});

/** A desk on a database, and how often it said that something was posted. */
export function deskOn(database: Database, patienceMs = 5_000, site: LeadSite = DESK_SITE) {
  const told = { posted: 0, chosen: 0, faults: [] as unknown[] };
  const desk = createLeadDesk({
    database,
    clock: { now: () => new Date() },
    sinksFor: (_, lead, isChange) => {
      told.chosen += 1;
      return sinksFor(site, lead, isChange);
    },
    sells: (_, dealershipId) => sellsFor(site, dealershipId),
    onPosted: () => void (told.posted += 1),
    onFault: (error) => void told.faults.push(error),
    patienceMs,
  });
  return { desk, told };
}

const rows = (database: Database, table: "lead" | "delivery" | "lead_change") =>
  database.queries.selectFrom(table).selectAll().execute();
const sinksIn = async (database: Database, leadId: string, revision: number) => {
  const found = await database.queries
    .selectFrom("delivery")
    .select(["sink", "state"])
    .where("lead_id", "=", leadId)
    .where("revision", "=", revision)
    .orderBy("sink")
    .execute();
  return found.map(({ sink, state }) => `${sink} ${state}`);
};

/** What every database does with leads. `open` gives a migrated, empty one. */
export function leadDeskContract(open: () => Promise<Database>): void {
  it("keeps all of a lead, and a delivery for each of its sinks (LEAD-01, LEAD-02, CALL-21)", async () => {
    const database = await open();
    const { desk, told } = deskOn(database);
    const lead = newLead();
    const { leadId, isNew } = await desk.submit(lead);
    expect(isNew).toBe(true);
    expect(await findLead(database.queries, leadId)).toMatchObject({ ...lead, id: leadId, changes: [] });
    expect(await sinksIn(database, leadId, 0)).toEqual(["crm waiting", "hook waiting", "reply waiting"]);
    expect([told.posted, told.chosen]).toEqual([1, 1]);
    await database.close();
  });

  it("makes one lead of what is sent twice, one after the other or at once", async () => {
    const database = await open();
    const { desk, told } = deskOn(database);
    const lead = newLead();
    const first = await desk.submit(lead);
    const again = await Promise.all(Array.from({ length: 8 }, () => desk.submit(lead)));
    expect(again).toEqual(Array.from({ length: 8 }, () => ({ leadId: first.leadId, isNew: false })));
    const other = newLead();
    const together = await Promise.all(Array.from({ length: 8 }, () => desk.submit(other)));
    expect(new Set(together.map(({ leadId }) => leadId)).size).toBe(1);
    expect(together.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect([await rows(database, "lead"), await rows(database, "delivery")].map((all) => all.length)).toEqual(
      [2, 6],
    );
    expect(told.posted).toBe(2);
    await database.close();
  });

  it("tells dealers' keys apart", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    const lead = newLead();
    await desk.submit(lead);
    expect(await desk.submit({ ...lead, tenant: "other" })).toMatchObject({ isNew: true });
    await database.close();
  });

  it("keeps a suspect lead and delivers nothing of it", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    const { leadId } = await desk.submit(newLead({ suspicion: "honeypot" }));
    expect(await sinksIn(database, leadId, 0)).toEqual(["crm held", "hook held", "reply held"]);
    await desk.change("yard", leadId, { submissionKey: "step", fields: { rego: "1" } });
    expect(await sinksIn(database, leadId, 1)).toEqual(["crm held", "hook held"]);
    await database.close();
  });

  it("adds steps in order, delivers each, and takes each once (LEAD-03, TRADE-03)", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    const { leadId } = await desk.submit(newLead({ kind: "tradeIn", subcategory: "1. Valuation Started" }));
    const step = { subcategory: "2. Details Provided", fields: { rego: "ABC123" }, submissionKey: "step-2" };
    expect(await desk.change("yard", leadId, step)).toEqual({ leadId, isNew: true });
    expect(await desk.change("yard", leadId, step), "again").toEqual({ leadId, isNew: false });
    const last = { category: "3. Offer Accepted", submissionKey: "step-3" };
    expect(await desk.change("yard", leadId, last)).toEqual({ leadId, isNew: true });
    const kept = await findLead(database.queries, leadId);
    expect(kept?.changes.map(({ at: _, ...change }) => change)).toEqual([
      { revision: 1, subcategory: "2. Details Provided", fields: { rego: "ABC123" } },
      { revision: 2, category: "3. Offer Accepted" },
    ]);
    expect(await sinksIn(database, leadId, 2)).toEqual(["crm waiting", "hook waiting"]);
    await database.close();
  });

  it("takes a corrected contact, and finds the person by it", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    const lead = newLead();
    const { leadId } = await desk.submit(lead);
    const contact = { ...lead.contact, email: "Right@Example.com", phone: "+61491570156" };
    await desk.change("yard", leadId, { contact, submissionKey: "corrected" });
    const kept = await findLead(database.queries, leadId);
    if (kept === null) throw new Error("the lead is gone");
    expect(leadAtRevision(kept, 0).contact).toEqual(lead.contact);
    expect(leadAtRevision(kept, 1).contact).toEqual(contact);
    expect(await rows(database, "lead")).toMatchObject([
      { email: "right@example.com", phone: contact.phone },
    ]);
    await database.close();
  });

  it("posts a later letter to a contact that was corrected before", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    const { contact } = newLead();
    const { leadId } = await desk.submit(newLead({ contact: { ...contact, email: null } }));
    const right = { ...contact, email: "right@example.com" };
    await desk.change("yard", leadId, { contact: right, submissionKey: "corrected" });
    await desk.change("yard", leadId, { submissionKey: "step" });
    await desk.change("yard", leadId, { letter: LEAD_LETTERS[0], submissionKey: "letter" });
    expect(await sinksIn(database, leadId, 3)).toContain("shopper-letters waiting");
    await database.close();
  });

  it("numbers steps that arrive at once", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    const { leadId } = await desk.submit(newLead());
    const steps = Array.from({ length: 6 }, (_, one) => ({ submissionKey: `step ${one % 3}` }));
    const receipts = await Promise.all(steps.map((step) => desk.change("yard", leadId, step)));
    expect(receipts.filter((receipt) => receipt?.isNew)).toHaveLength(3);
    const kept = await findLead(database.queries, leadId);
    expect(kept?.changes.map(({ revision }) => revision)).toEqual([1, 2, 3]);
    await database.close();
  });

  it("knows no lead of another dealer", async () => {
    const database = await open();
    const { desk, told } = deskOn(database);
    const { leadId } = await desk.submit(newLead());
    expect(await desk.change("other", leadId, { submissionKey: "x" })).toBeNull();
    expect(await desk.change("yard", randomUUID(), { submissionKey: "x" })).toBeNull();
    expect(await rows(database, "lead_change")).toEqual([]);
    expect(told.posted).toBe(1);
    await database.close();
  });

  it("keeps the vehicle as it is now, and none of another dealer's", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    const stock = createStockStore(database);
    await stock.publish("yard", [vehicleWith(7, { dealership_id: "yard" })]);
    await stock.publish("stranger", [vehicleWith(8, { dealership_id: "stranger" })]);
    const vehicleOf = async (carId: string) => {
      const { leadId } = await desk.submit(newLead({ carId }));
      const lead = await findLead(database.queries, leadId);
      return [lead?.carId, lead?.vehicle?.name];
    };
    expect(await vehicleOf("7")).toEqual(["7", "Vehicle 7"]);
    expect(await vehicleOf("8")).toEqual(["8", undefined]);
    await database.close();
  });

  it("keeps any text, without what no database or mail can carry", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    const message = "a\u0000b\r\nسلام 👋 <b>&\ud800'\"; drop table lead --";
    const { leadId } = await desk.submit(newLead({ fields: { message } }));
    expect((await findLead(database.queries, leadId))?.fields).toEqual({
      message: "ab\nسلام 👋 <b>&'\"; drop table lead --",
    });
    await database.close();
  });

  it("keeps a lead whole or not at all", async () => {
    const database = await open();
    const { desk, told } = deskOn(database);
    await database.queries.schema.dropTable("delivery").execute();
    const lead = newLead();
    await expect(desk.submit(lead)).rejects.toThrow(LeadsUnavailableError);
    expect(await rows(database, "lead")).toEqual([]);
    expect(told.posted).toBe(0);
    expect(told.faults).toHaveLength(1);
    await database.close();
  });

  it("says so when the database is away", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    await database.close();
    await expect(desk.submit(newLead())).rejects.toThrow(LeadsUnavailableError);
  });
}
