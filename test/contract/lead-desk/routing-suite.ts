import { expect, it } from "vitest";
import type { LeadSite } from "~/domain/lead/sinks";
import type { SiteConfigInput } from "~/domain/tenant/site-config";
import type { Database } from "~/infra/db/database.server";
import { announceHeld, heldInNotice, heldLeads } from "~/infra/leads/held-leads.server";
import { createLeadOffice } from "~/infra/leads/lead-office.server";
import { outboxState } from "~/infra/leads/delivery/outbox-state.server";
import { rerouteLeads } from "~/infra/leads/reroute-leads.server";
import { newLead } from "../../fixtures/lead";
import { siteConfig } from "../../fixtures/site";
import { deskOn } from "./suite";

const MINUTE = 60_000;
const crm = { id: "crm", type: "adfMail" as const, to: ["crm@yard.example"] };
const hook = { id: "hook", type: "webhook" as const, url: "https://h.example/", secretEnv: "LEAD_SECRET_H" };
const reply = { id: "reply", type: "autoReply" as const };
type Sinks = NonNullable<SiteConfigInput["leads"]>["sinks"];
const withSinks = (...sinks: NonNullable<Sinks>): LeadSite => siteConfig({ leads: { sinks } });
const after = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

const deliveries = async (database: Database) => {
  const rows = database.queries.selectFrom("delivery").select(["revision", "sink", "state"]);
  const found = await rows.orderBy("revision").orderBy("sink").execute();
  return found.map(({ revision, sink, state }) => `${revision} ${sink} ${state}`);
};
const office = (database: Database) => createLeadOffice(database, { now: () => new Date() });

/** What every database does with leads that nobody takes, and with those that are held. */
export function leadRoutingContract(open: () => Promise<Database>): void {
  it("notes a lead that no sink takes, shows it, and delivers it once there is a sink", async () => {
    const database = await open();
    const careers = withSinks(reply, { ...crm, kinds: ["careers"] });
    const { leadId } = await deskOn(database, 5_000, careers).desk.submit(newLead({ kind: "service" }));
    expect(await deliveries(database)).toEqual(["0 nobody unrouted", "0 reply waiting"]);
    expect((await outboxState(database.queries, ["yard"])).counts.get("unrouted")).toBe(1);
    expect(await office(database).unrouted()).toBe(1);
    const found: string[] = [];
    for await (const batch of office(database).leads({ state: "unrouted" }))
      found.push(...batch.map(({ id }) => id));
    expect(found).toEqual([leadId]);

    expect(await rerouteLeads(database, careers, after(0)), "still nobody").toBe(0);
    expect(await rerouteLeads(database, withSinks(reply, crm, hook), after(0))).toBe(1);
    expect(await deliveries(database)).toEqual(["0 crm waiting", "0 hook waiting", "0 reply waiting"]);
    expect(await rerouteLeads(database, withSinks(reply, crm, hook), after(60))).toBe(0);
    await database.close();
  });

  it("moves what waits for a sink that is gone to the sinks there are, when no older process knows it", async () => {
    const database = await open();
    const { desk } = deskOn(database, 5_000, withSinks(crm, { ...hook, changes: true }));
    const { leadId } = await desk.submit(newLead());
    await desk.change("yard", leadId, { submissionKey: "2" });
    await database.queries
      .updateTable("delivery")
      .set({ state: "delivered" })
      .where("sink", "=", "crm")
      .execute();
    await database.queries
      .updateTable("delivery")
      .set({ state: "dead" })
      .where("revision", "=", 1)
      .where("sink", "=", "hook")
      .execute();
    const renamed = withSinks(crm, { ...hook, id: "new-hook" });
    expect(await rerouteLeads(database, renamed, after(9))).toBe(0);
    expect(await rerouteLeads(database, renamed, after(11))).toBe(2);
    expect(await deliveries(database)).toEqual([
      "0 crm delivered",
      "0 new-hook waiting",
      "1 crm delivered",
      "1 new-hook waiting",
    ]);
    expect(await rerouteLeads(database, withSinks(reply), after(30)), "what arrived stays").toBe(2);
    expect(await deliveries(database)).toEqual([
      "0 crm delivered",
      "0 nobody unrouted",
      "0 reply waiting",
      "1 crm delivered",
    ]);
    await database.close();
  });

  it("leaves alone what is being delivered, and other dealers' leads", async () => {
    const database = await open();
    await deskOn(database, 5_000, withSinks(hook)).desk.submit(newLead());
    await database.queries.updateTable("delivery").set({ lease: "somebody" }).execute();
    expect(await rerouteLeads(database, withSinks(crm), after(60))).toBe(0);
    await database.queries.updateTable("delivery").set({ lease: null, tenant: "other" }).execute();
    expect(await rerouteLeads(database, withSinks(crm), after(60))).toBe(0);
    await database.close();
  });

  it("keeps a held lead held on its new way", async () => {
    const database = await open();
    const { desk } = deskOn(database, 5_000, withSinks(reply));
    const { leadId } = await desk.submit(newLead({ suspicion: "links" }));
    expect(await deliveries(database)).toEqual(["0 nobody unrouted", "0 reply held"]);
    await rerouteLeads(database, withSinks(crm, reply), after(0));
    expect(await deliveries(database)).toEqual(["0 crm held", "0 reply held"]);
    await office(database).release(leadId);
    expect(await deliveries(database)).toEqual(["0 crm waiting", "0 reply waiting"]);
    await database.close();
  });

  it("reroutes a lead once, however many processes look", async () => {
    const database = await open();
    const { desk } = deskOn(database, 5_000, withSinks(reply));
    for (let one = 0; one < 5; one++) await desk.submit(newLead());
    const runs = await Promise.all(
      [1, 2, 3].map(() => rerouteLeads(database, withSinks(crm, reply), after(0))),
    );
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect((await deliveries(database)).filter((line) => line === "0 crm waiting")).toHaveLength(5);
    await database.close();
  });

  it("tells of held leads within the hour, at most once an hour, by one process", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    const hold = async () => (await desk.submit(newLead({ suspicion: "links" }))).leadId;
    const first = await hold();
    expect(await announceHeld(database, "yard", after(14)), "others may come").toBe(0);
    const second = await hold();
    const told = await Promise.all([1, 2, 3, 4].map(() => announceHeld(database, "yard", after(16))));
    expect(told.toSorted()).toEqual([0, 0, 0, 2]);
    const notices = await database.queries
      .selectFrom("delivery")
      .selectAll()
      .where("sink", "=", "held-notice")
      .execute();
    const [mail, ...more] = notices.filter(({ state }) => state === "waiting");
    expect([mail?.lead_id, more.length, notices.length]).toEqual([first, 0, 2]);
    expect((await heldInNotice(database.queries, "yard", mail?.id ?? "")).map(({ id }) => id)).toEqual([
      first,
      second,
    ]);

    expect(await announceHeld(database, "yard", after(120)), "told already").toBe(0);
    const third = await hold();
    expect(await announceHeld(database, "yard", after(75)), "an hour has not gone").toBe(0);
    expect(await announceHeld(database, "yard", after(76))).toBe(1);
    await office(database).release(third);
    expect((await heldLeads(database.queries, "yard")).map(({ id }) => id)).toEqual([first, second]);
    expect(await heldLeads(database.queries, "other")).toEqual([]);
    await database.close();
  });

  it("tells nothing of leads that are not held, and of none twice when one of them is erased", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    await desk.submit(newLead());
    expect(await announceHeld(database, "yard", after(60))).toBe(0);
    const { leadId } = await desk.submit(newLead({ suspicion: "trap" }));
    await desk.submit(newLead({ suspicion: "trap" }));
    expect(await announceHeld(database, "yard", after(60))).toBe(2);
    await database.queries.deleteFrom("lead").where("id", "=", leadId).execute();
    expect(await announceHeld(database, "yard", after(200))).toBe(0);
    await database.close();
  });

  it("tells the people of the yard that a visit leaves and of the one that it comes to, once each", async () => {
    const database = await open();
    const at = (id: string) => ({ ...crm, id, to: [`${id}@yard.example`], only: { locations: [id] } });
    const once = { ...at("b"), id: "once", changes: false };
    const { desk } = deskOn(database, 5_000, withSinks(at("a"), at("b"), once, hook));
    const booked = newLead({ kind: "service", fields: { location_id: "a" } });
    const { leadId } = await desk.submit(booked);
    const step = (submissionKey: string, fields: Readonly<Record<string, string>>) =>
      desk.change("yard", leadId, { submissionKey, fields, letter: "bookingMoved" });
    await step("another time", { booking_date: "2026-11-25" });
    await step("to b", { location_id: "b" });
    await step("to b", { location_id: "b" });
    await step("another time there", { location_id: "b", booking_date: "2026-11-26" });
    expect((await deliveries(database)).filter((one) => !one.includes("shopper"))).toEqual([
      "0 a waiting",
      "0 hook waiting",
      "1 a waiting",
      "1 hook waiting",
      "2 a waiting",
      "2 b waiting",
      "2 hook waiting",
      "2 once waiting",
      "3 b waiting",
      "3 hook waiting",
    ]);
    await database.close();
  });
}
