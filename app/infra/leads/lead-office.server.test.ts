import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { deskOn } from "../../../test/contract/lead-desk/suite";
import { emptyDatabase } from "../../../test/fixtures/empty-database";
import { keptLead, LEAD_VEHICLE, newLead } from "../../../test/fixtures/lead";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { leadCsv, leadCsvHead } from "./lead-csv.server";
import { createLeadOffice, type LeadFilter } from "./lead-office.server";
import { findLead } from "./lead-records.server";
import { purgeLeads } from "./purge-leads.server";

const NOW = "2026-11-21T10:00:00.000Z";
let database: Database;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ database, remove } = await emptyDatabase());
});
afterEach(() => remove());

const office = () => createLeadOffice(database, { now: () => new Date(NOW) });
const submit = async (changes: Parameters<typeof newLead>[0] = {}) =>
  (await deskOn(database).desk.submit(newLead(changes))).leadId;
/** So many leads at once, without deliveries; as the desk keeps one. @returns the id of one of them */
async function many(count: number, changes: object): Promise<string> {
  const id = await submit();
  const row = await database.queries
    .selectFrom("lead")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count - 1 }, (_, at) => ({
    ...row,
    id: `copy-${at}`,
    submission_key: `copy-${at}`,
  }));
  await database.queries.insertInto("lead").values(copies).execute();
  await database.queries.updateTable("lead").set(changes).execute();
  return id;
}
const setLead = (id: string, changes: { received_at?: string; changed_at?: string; id?: string }) =>
  database.queries.updateTable("lead").set(changes).where("id", "=", id).execute();
const setDeliveries = (leadId: string, changes: object) =>
  database.queries.updateTable("delivery").set(changes).where("lead_id", "=", leadId).execute();
const rows = () => database.queries.selectFrom("delivery").selectAll().orderBy("sink").execute();

describe("the leads an operator asks for", () => {
  async function found(filter: LeadFilter): Promise<readonly string[]> {
    const ids: string[] = [];
    for await (const batch of office().leads(filter)) ids.push(...batch.map(({ id }) => id));
    return ids;
  }

  it("come newest first, by dealer, kind, time and what became of them", async () => {
    const [old, service, other, late] = [
      await submit(),
      await submit({ kind: "service" }),
      await submit({ tenant: "other" }),
      await submit(),
    ];
    for (const [at, id] of [old, service, other, late].entries())
      await setLead(id, { received_at: `2026-11-2${at}T00:00:00.000Z` });
    await setDeliveries(service, { state: "dead" });
    expect(await found({})).toEqual([late, other, service, old]);
    expect(await found({ tenant: "yard" })).toEqual([late, service, old]);
    expect(await found({ kind: "service" })).toEqual([service]);
    expect(await found({ since: "2026-11-22T00:00:00.000Z" })).toEqual([late, other]);
    expect(await found({ state: "dead" })).toEqual([service]);
    expect(await found({ state: "held" })).toEqual([]);
  });

  it("come each once, however many came at one moment", async () => {
    const last = await many(503, { received_at: NOW });
    await setLead(last, { received_at: "2026-11-20T00:00:00.000Z" });
    const all = await found({});
    expect([all.length, new Set(all).size, all.at(-1)]).toEqual([503, 503, last]);
  });

  it("stand as they do after their last step", async () => {
    const id = await submit();
    await deskOn(database).desk.change("yard", id, { category: "Offer", submissionKey: "2" });
    for await (const [lead] of office().leads({})) expect(lead).toMatchObject({ id, category: "Offer" });
    expect(await office().find(id)).toMatchObject({ category: "Offer", changes: [{ revision: 1 }] });
    expect(await office().find("none")).toBeNull();
  });
});

describe("deliveries", () => {
  it("are told by lead, in the order of steps and names", async () => {
    const [one, two] = [await submit(), await submit()];
    await deskOn(database).desk.change("yard", one, { submissionKey: "2" });
    await setDeliveries(two, { state: "dead", attempts: 3, last_fault: "no", finished_at: NOW, due_at: NOW });
    const told = await office().deliveries([one, two]);
    expect([...told.keys()]).toEqual([one, two]);
    expect(told.get(one)?.map(({ revision, sink }) => `${revision} ${sink}`)).toEqual([
      "0 crm",
      "0 hook",
      "0 reply",
      "1 crm",
      "1 hook",
    ]);
    const [line] = told.get(two) ?? [];
    expect(line).toEqual({
      id: line?.id,
      revision: 0,
      sink: "crm",
      state: "dead",
      attempts: 3,
      due_at: NOW,
      last_fault: "no",
      finished_at: NOW,
    });
    expect(await office().deliveries([])).toEqual(new Map());
  });

  it("are due now when they are tried again, for three days, but for those that arrived or are under way", async () => {
    const id = await submit();
    const [crm, hook, reply] = await rows();
    const set = (delivery: string | undefined, changes: object) =>
      database.queries
        .updateTable("delivery")
        .set(changes)
        .where("id", "=", delivery ?? "")
        .execute();
    await set(crm?.id, { state: "dead", finished_at: NOW, give_up_at: NOW });
    await set(hook?.id, { state: "delivered" });
    await set(reply?.id, { state: "waiting", lease: "somebody" });
    expect(await office().retry({ id })).toBe(1);
    expect((await rows())[0]).toMatchObject({
      state: "waiting",
      due_at: NOW,
      give_up_at: "2026-11-24T10:00:00.000Z",
      finished_at: null,
    });
    expect(await office().retry("dead")).toBe(0);
    await set(crm?.id, { state: "dead", lease: "somebody" });
    expect(await office().retry("dead"), "under way").toBe(0);
    expect(await office().retry({ id: hook?.id ?? "" })).toBe(0);
  });

  it("of a lead that is let go are due now; one that is not held is none", async () => {
    const [held, free] = [await submit({ suspicion: "trap" }), await submit()];
    await setDeliveries(free, { state: "held" });
    expect(await office().release(free)).toBe(false);
    expect(await office().release(held)).toBe(true);
    const states = (await rows()).filter(({ lead_id: id }) => id === held);
    expect(new Set(states.map(({ state, due_at: at }) => `${state} ${at}`))).toEqual(
      new Set([`waiting ${NOW}`]),
    );
    expect((await findLead(database.queries, held))?.suspicion).toBeNull();
    expect(await office().release("none")).toBe(false);
  });
});

it("erases a person by address or number, with what became of their leads, except leads that stay", async () => {
  const mine = [await submit(), await submit()];
  const contact = { ...newLead().contact, email: "eve@example.com", phone: "+61400000000" };
  const other = await submit({ contact });
  const ordered = await submit();
  const erased = await office().erase({ email: "MIA@shopper.example" }, [ordered]);
  expect(await findLead(database.queries, ordered)).not.toBeNull();
  expect([erased.leads, erased.deliveries.length, new Set(erased.deliveries).size]).toEqual([2, 6, 6]);
  for (const id of mine) expect(await findLead(database.queries, id)).toBeNull();
  expect(await findLead(database.queries, other)).not.toBeNull();
  expect(await office().erase({ phone: "+61499999999" })).toEqual({ leads: 0, deliveries: [] });
  expect((await office().erase({ phone: "+61400000000" })).leads).toBe(1);
});

it("deletes old leads of one dealer or of all, however many, and none that had news", async () => {
  await many(201, { changed_at: "2026-01-01T00:00:00.000Z" });
  const [fresh, other] = [await submit(), await submit({ tenant: "other" })];
  await setLead(other, { changed_at: "2026-01-01T00:00:00.000Z" });
  await setLead(fresh, { changed_at: NOW });
  const before = new Date(NOW);
  expect(await purgeLeads(database, { tenant: "yard", before })).toBe(201);
  expect(await findLead(database.queries, other)).not.toBeNull();
  expect(await purgeLeads(database, { before })).toBe(1);
  expect(await findLead(database.queries, fresh), "changed at that moment").not.toBeNull();
});

it("keeps a lead about a vehicle that cannot be read or is named by no number, without the vehicle", async () => {
  await createStockStore(database).publish("yard", [vehicleWith(7, { dealership_id: "yard" })]);
  const vehicleOf = async (carId: string | null) =>
    (await findLead(database.queries, await submit({ carId })))?.vehicle;
  expect(await vehicleOf("7")).toMatchObject({ slug: "vehicle-7" });
  for (const carId of ["07", "7x", "x7", "", "-7", "99999999999999999", "8", null])
    expect(await vehicleOf(carId), String(carId)).toBeNull();
  await database.queries.updateTable("stock_row").set({ document: "{}" }).execute();
  expect(await vehicleOf("7")).toBeNull();
});

it("writes a lead as a line of CSV under its names", () => {
  const vehicle = LEAD_VEHICLE;
  const fields = { message: " \n=Hi", rego: "1AB" };
  const lead = keptLead({ carId: "7", subcategory: "Stage", suspicion: "trap", vehicle, fields });
  expect(leadCsvHead()).toBe(
    "\ufefflead_id,received_at,tenant,kind,category,subcategory,suspicion,name,last_name,email,phone,postcode,message,car_id,vehicle,stock_number,car_dealership_id,url,source,visited_pages,linked_query_params,fields\n",
  );
  expect(leadCsv([lead])).toBe(
    `lead-1,2026-11-21T03:04:05.000Z,yard,enquiry,Enquiry,Stage,trap,Mia,O’Neill,mia@shopper.example,'+61412345678,4101,'=Hi,7,2022 Mazda CX-5 GT SP,U1234,yard,https://www.yard.example/cars/2022-mazda-cx-5,Website,/ /search/used-cars,utm_source=radio,"{""rego"":""1AB""}"\n`,
  );
  expect(leadCsv([keptLead({ fields: {} })])).toContain(",4101,,,,,yard,");
});
