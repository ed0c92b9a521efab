import { expect, it } from "vitest";
import type { Database } from "~/infra/db/database.server";
import { findEarlierLeads, sentBy } from "~/infra/leads/earlier-leads.server";
import { findLead } from "~/infra/leads/lead-records.server";
import { newLead } from "../../fixtures/lead";
import { planFaults } from "../../fixtures/plan-faults";
import { deskOn } from "./suite";

/** What every database knows of a person's leads. */
export function personContract(open: () => Promise<Database>): void {
  it("finds what the same person sent the same dealer within a day before", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    const contact = { ...newLead().contact, email: "Mia@Shopper.example" };
    const { leadId: first } = await desk.submit(newLead());
    const { leadId: old } = await desk.submit(newLead());
    await desk.submit(newLead({ tenant: "other" }));
    await desk.submit(newLead({ contact: { ...contact, email: "eve@shopper.example", phone: null } }));
    const eve = { ...contact, name: "Eve", email: "eve@shopper.example" };
    const { leadId: other } = await desk.submit(newLead({ contact: eve }));
    const { leadId: last } = await desk.submit(newLead({ contact }));
    // Leads of one millisecond are in no order.
    for (const [id, seconds] of [
      [old, 25 * 3_600],
      [first, 60],
      [other, 30],
    ] as const) {
      const received_at = new Date(Date.now() - seconds * 1_000).toISOString();
      await database.queries.updateTable("lead").set({ received_at }).where("id", "=", id).execute();
    }
    const lead = await findLead(database.queries, last);
    if (lead === null) throw new Error("the lead is gone");
    const found = await findEarlierLeads(database.queries, lead);
    expect(found.map(({ id, isOtherName }) => [id, isOtherName])).toEqual([
      [first, false],
      [other, true],
    ]);
  });

  it("knows of an earlier visit what it was asked for", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    const fields = { booking_date: "2026-12-02", booking_time: "09:30" };
    const { leadId: drive } = await desk.submit(newLead({ kind: "testDrive", fields }));
    const { leadId: enquiry } = await desk.submit(newLead());
    // Leads of one millisecond are in no order.
    const received_at = new Date(Date.now() - 60_000).toISOString();
    await database.queries
      .updateTable("lead")
      .set({ received_at })
      .where("id", "in", [drive, enquiry])
      .execute();
    const { leadId: last } = await desk.submit(newLead());
    const lead = await findLead(database.queries, last);
    if (lead === null) throw new Error("the lead is gone");
    const found = await findEarlierLeads(database.queries, lead);
    const visits = new Map(found.map(({ id, visit }) => [id, visit?.fields]));
    expect(visits.get(drive)).toMatchObject(fields);
    expect(visits.has(enquiry)).toBe(true);
    expect(visits.get(enquiry)).toBeUndefined();
  });

  it("finds them by an index", async () => {
    const database = await open();
    const lead = { tenant: "yard", receivedAt: "2026-11-21T10:00:00.000Z" };
    for (const [way, value] of [
      ["email", "mia@shopper.example"],
      ["phone", "+61412345678"],
    ] as const)
      expect(await planFaults(database, sentBy(database.queries, lead, way, value).compile())).toEqual([]);
  });
}
