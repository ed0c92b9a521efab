import { expect, it } from "vitest";
import type { Order } from "~/domain/checkout/order";
import { EMPTY_QUERY } from "~/domain/search/query";
import { createKeptForms } from "~/infra/accounts/kept-forms.server";
import { createSavedSearches } from "~/infra/accounts/saved-searches.server";
import { createShopperAccounts } from "~/infra/accounts/shopper-accounts.server";
import { createWatchlist } from "~/infra/accounts/watchlist.server";
import { createAppointments } from "~/infra/db/forms/appointments.server";
import type { Database } from "~/infra/db/database.server";
import { createDraftStore } from "~/infra/db/forms/draft-store.server";
import { createFormFiles } from "~/infra/db/forms/form-files.server";
import { createOrderStore } from "~/infra/db/orders/order-store.server";
import { createPrizeDraws } from "~/infra/db/forms/prize-draws.server";
import { createLeadOffice } from "~/infra/leads/lead-office.server";
import { expireRecords } from "~/infra/privacy/expire-records.server";
import { createPersonalRecords } from "~/infra/privacy/personal-records.server";
import { newLead } from "../../fixtures/lead";
import { newOrder } from "../../fixtures/order";
import { deskOn } from "../lead-desk/suite";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const AT = NOW.toISOString();
const clock = { now: () => NOW };
const MIA = { email: "mia@shopper.example", phone: "+61412345678" };
const EVE = { email: "eve@shopper.example", phone: "+61499999999" };
type Who = typeof MIA;

const recordsOf = (database: Database) =>
  createPersonalRecords(database, { clock, secrets: ["newer", "secret"] });

/** Keeps something of somebody in every store. */
async function live(database: Database, who: Who, name: string): Promise<void> {
  const lead = newLead();
  const contact = { ...lead.contact, ...who };
  const submissionKey = `form-${name}`;
  await deskOn(database).desk.submit({ ...lead, tenant: "yard", kind: "spinToWin", contact, submissionKey });
  await place(database, who, name, { state: "refunded", refund: "done" });
  const drafts = createDraftStore(database);
  const browser = { tenant: "yard", visitor: name, about: "" };
  await drafts.save({ ...browser, flow: "trade-in" }, { rego: "ABC123" }, AT);
  await drafts.save({ ...browser, flow: "success" }, { receipt: JSON.stringify({ a: [who] }) }, AT);
  const file = { name: "licence.png", bytes: new Uint8Array([1]) };
  await createFormFiles(database, 1_000).keep("yard", submissionKey, file, AT, 1_000);
  await createKeptForms(database, clock).keep("yard", "/finance", [
    ["email", who.email],
    ["phone", who.phone.replace("+61", "0")],
  ]);
  await createAppointments(database).book({
    tenant: "yard",
    locationId: name,
    startsAt: "2026-11-23T09:00",
    beginsAt: "2026-11-22T23:00:00.000Z",
    carId: null,
    capacity: 1,
    submissionKey,
    at: AT,
  });
  const turn = {
    tenant: "yard",
    campaign: "spring",
    contacts: [who.phone, who.email],
    submissionKey,
    at: AT,
    random: () => 0,
  };
  await createPrizeDraws(database, "secret").draw({
    ...turn,
    prizes: [{ id: "small", weight: 1, quantity: 2 }],
  });
  await signUp(database, who);
}

async function place(database: Database, who: Who, id: string, change: Partial<Order>): Promise<void> {
  const store = createOrderStore(database);
  const contact = { ...newOrder().contact, email: who.email.toUpperCase(), phone: who.phone };
  const order = newOrder({ id, submissionKey: id, tenant: "yard", carId: null, contact, createdAt: AT });
  const added = await store.add(order, AT);
  if (added.kind !== "added") throw new Error(added.kind);
  const payment = { reference: `pay-${id}`, url: "https://pay.example/x" };
  const state = change.state ?? "refunded";
  await store.change(added.order, { ...change, charge: `ch-${id}`, payment, toldAs: state }, null);
}

async function signUp(database: Database, who: Who): Promise<void> {
  const accounts = createShopperAccounts({ database, clock, secrets: ["secret"] });
  const sent = await accounts.makeCode("yard", who.phone, { address: "203.0.113.9", known: false });
  if (sent.kind !== "made") throw new Error(sent.kind);
  const checked = await accounts.checkCode("yard", sent.challenge, sent.code);
  if (checked.answer !== "right") throw new Error(checked.answer);
  const { shopper } = checked;
  await accounts.openSession(shopper);
  await accounts.chooseNotices(shopper, "email", who.email);
  await accounts.confirmEmail("yard", shopper.id, who.email);
  await createWatchlist(database, clock).save(shopper, {
    carId: "7",
    name: "CX-5",
    price: 1,
    available: true,
  });
  const search = { path: "/cars", name: "All", query: EMPTY_QUERY, known: [] };
  await createSavedSearches(database, clock).save(shopper, search);
}

const TABLES = [
  "checkout_order",
  "checkout_draft",
  "form_file",
  "kept_form",
  "appointment",
  "prize_draw",
  "shopper",
  "shopper_session",
  "watched_vehicle",
  "saved_search",
] as const;

async function everything(database: Database): Promise<string> {
  const tables = TABLES.map((table) => database.queries.selectFrom(table).selectAll().execute());
  return JSON.stringify(await Promise.all(tables)).toLowerCase();
}

async function rowsOf(database: Database): Promise<Readonly<Record<string, number>>> {
  const counted = TABLES.map(async (table) => {
    const rows = await database.queries.selectFrom(table).selectAll().execute();
    return [table, rows.length] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

/** What every database does with a person who is to be forgotten. `open` gives a migrated, empty one. */
export function personalRecordsContract(open: () => Promise<Database>): void {
  it.each([{ email: "MIA@shopper.example" }, { phone: MIA.phone }])(
    "erases everything of a person known by %j, and nothing of anybody else",
    async (person) => {
      const database = await open();
      await live(database, EVE, "eve");
      const eve = await rowsOf(database);
      await live(database, MIA, "mia");
      expect(await everything(database)).toContain("mia@shopper");
      expect(await recordsOf(database).erase(person)).toEqual({
        counts: { orders: 1, drafts: 2, files: 1, forms: 1, appointments: 1, accounts: 1, draws: 1 },
        openOrders: [],
      });
      expect(await everything(database)).not.toMatch(/mia@shopper|412345678/);
      expect(await rowsOf(database)).toEqual({ ...eve, checkout_order: 2, prize_draw: 4 });
      expect(Object.values((await recordsOf(database).erase(person)).counts)).toEqual([0, 0, 0, 0, 0, 0, 0]);
      await database.close();
    },
  );

  it.each([
    ["first", 0],
    ["middle", 1],
    ["last", 2],
  ] as const)("finds a person by the %s contact that their lead had", async (_which, at) => {
    const contacts = [
      { email: "Old@shopper.example", phone: "+61412345670" },
      { email: "Mended@shopper.example", phone: "+61412345671" },
      MIA,
    ] as const;
    const asked = contacts[at];
    const one = { tenant: "yard", locationId: "yard", capacity: 9, carId: null, at: AT };
    const time = { startsAt: "2026-11-23T09:00", beginsAt: "2026-11-22T23:00:00.000Z" };
    for (const person of [{ email: asked.email.toLowerCase() }, { phone: asked.phone }]) {
      const database = await open();
      const { desk } = deskOn(database);
      const lead = newLead();
      const keep = async (submissionKey: string, ...steps: readonly Who[]) => {
        const [first, ...later] = steps.map((who) => ({ ...lead.contact, ...who }));
        const contact = first ?? lead.contact;
        const { leadId } = await desk.submit({ ...lead, tenant: "yard", contact, submissionKey });
        for (const [step, mended] of later.entries())
          await desk.change("yard", leadId, { contact: mended, submissionKey: `${submissionKey}-${step}` });
        await createAppointments(database).book({ ...one, ...time, submissionKey });
        return leadId;
      };
      await keep("mia", ...contacts);
      const eve = await keep("eve", EVE, { ...EVE, phone: "+61499999990" });
      const office = createLeadOffice(database, clock);
      expect((await recordsOf(database).erase(person)).counts).toMatchObject({ appointments: 1 });
      expect(await office.erase(person)).toMatchObject({ leads: 1 });
      const left = await database.queries.selectFrom("lead").select("id").execute();
      expect(left).toEqual([{ id: eve }]);
      const steps = await database.queries.selectFrom("lead_change").select("lead_id").execute();
      expect(steps).toEqual([{ lead_id: eve }]);
      expect(await office.erase(person)).toEqual({ leads: 0, deliveries: [] });
      await database.close();
    }
  });

  it("takes a person out of the draw whose number was mended afterwards", async () => {
    const database = await open();
    await live(database, MIA, "mia");
    const { id } = await database.queries.selectFrom("lead").select("id").executeTakeFirstOrThrow();
    const contact = { ...newLead().contact, ...MIA, phone: "+61412345679" };
    await deskOn(database).desk.change("yard", id, { contact, submissionKey: "mended" });
    expect((await recordsOf(database).erase({ phone: "+61412345679" })).counts.draws).toBe(1);
    await database.close();
  });

  it("keeps what the books need of an order, and how many prizes are left", async () => {
    const database = await open();
    await live(database, MIA, "mia");
    await recordsOf(database).erase({ phone: MIA.phone });
    expect(await createOrderStore(database).find("yard", "mia")).toMatchObject({
      state: "refunded",
      amount: newOrder().amount,
      charge: "ch-mia",
      payment: { reference: "pay-mia", url: "" },
      contact: { name: "", lastName: null, email: null, phone: null },
      fields: {},
      source: { userAgent: "", visitedPages: [] },
    });
    const { draw } = createPrizeDraws(database, "secret");
    const prizes = [{ id: "small", weight: 1, quantity: 1 }];
    const turn = {
      tenant: "yard",
      campaign: "spring",
      contacts: ["somebody"],
      submissionKey: "f",
      prizes,
      at: AT,
      random: () => 0,
    };
    expect(await draw(turn)).toEqual({ prizeId: null, isNew: true });
    await database.close();
  });

  it("leaves an order that is not over, with its lead, to whoever is dealing with it, and says so", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    const files = createFormFiles(database, 1_000);
    const lead = { ...newLead(), tenant: "yard", contact: { ...newLead().contact, ...MIA } };
    const send = async (submissionKey: string) => {
      const file = { name: "licence.png", bytes: new Uint8Array([1]) };
      await files.keep("yard", submissionKey, file, AT, 1_000);
      return (await desk.submit({ ...lead, submissionKey })).leadId;
    };
    const leadId = await send("order");
    await send("enquiry");
    await place(database, MIA, "held", { state: "held", heldUntil: "2026-11-23T12:00:00.000Z", leadId });
    await place(database, MIA, "due", { state: "expired", refund: "due" });
    const { counts, openOrders } = await recordsOf(database).erase({ email: MIA.email });
    expect([counts.orders, counts.files, openOrders.map(({ id }) => id).sort()]).toEqual([
      0,
      1,
      ["due", "held"],
    ]);
    expect(openOrders.flatMap((order) => order.leadId ?? [])).toEqual([leadId]);
    expect(await everything(database)).toContain("mia@shopper");
    await database.close();
  });

  it("leaves also one that was corrected from the person's address to another, with its lead", async () => {
    const database = await open();
    const leadId = "lead-1";
    await place(database, MIA, "first", { state: "released", ending: "replaced", leadId });
    const held = { state: "held", heldUntil: "2026-11-23T12:00:00.000Z" } as const;
    await place(database, EVE, "second", { ...held, leadId, replaces: "first" });
    const { counts, openOrders } = await recordsOf(database).erase({ email: MIA.email });
    expect([counts.orders, openOrders.map(({ id }) => id)]).toEqual([1, ["second"]]);
    await database.close();
  });

  it("takes an address nobody confirmed off the account it stands in, and leaves that to its owner", async () => {
    const database = await open();
    await signUp(database, EVE);
    const mistyped = { email: MIA.email, email_confirmed_at: null };
    await database.queries.updateTable("shopper").set(mistyped).execute();
    expect((await recordsOf(database).erase({ email: MIA.email })).counts.accounts).toBe(1);
    const left = await database.queries.selectFrom("shopper").select(["phone", "email", "notices"]).execute();
    expect(left).toEqual([{ phone: EVE.phone, email: null, notices: "none" }]);
    await database.close();
  });

  it("forgets the people of old records, of one dealer, and of orders only those that are over", async () => {
    const database = await open();
    await live(database, MIA, "mia");
    await place(database, EVE, "held", { state: "held", heldUntil: "2026-11-23T12:00:00.000Z" });
    const none = { orders: 0, accounts: 0, appointments: 0, files: 0, draws: 0 };
    const later = new Date(NOW.getTime() + 1);
    const expire = (tenant: string, before: Date) =>
      expireRecords(database, { tenant, before, dormantSince: before, now: NOW });
    expect(await expire("other", later)).toEqual(none);
    expect(await expire("yard", NOW)).toEqual(none);
    const all = { orders: 1, accounts: 1, appointments: 1, files: 1, draws: 1 };
    expect(await expire("yard", later)).toEqual(all);
    expect(await expire("yard", later)).toEqual(none);
    const orders = await database.queries.selectFrom("checkout_order").select("document").execute();
    expect(JSON.stringify(orders).toLowerCase()).not.toContain("mia@shopper");
    expect(JSON.stringify(orders).toLowerCase()).toContain("eve@shopper");
    await database.close();
  });
}
