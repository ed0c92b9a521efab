import { randomUUID } from "node:crypto";
import { DAY_MS } from "~/domain/time/day";
import { eraseShopper } from "~/infra/accounts/shopper-accounts.server";
import type { Database } from "~/infra/db/database.server";
import { FORM_FILE_DAYS } from "~/domain/forms/form-file";
import { anonymiseOrder, namedOrders } from "./anonymise-orders.server";

/** Whose records are removed, and up to when. */
export interface Expiry {
  readonly tenant: string;
  /** Records from before this time. */
  readonly before: Date;
  /** Accounts that were not used since then. */
  readonly dormantSince: Date;
  readonly now: Date;
}

/** What became too old to be kept. */
export interface ExpiredRecords {
  /** Settled orders, anonymous from now on. */
  readonly orders: number;
  readonly accounts: number;
  readonly appointments: number;
  readonly files: number;
  /** Draws, anonymous from now on; they still count how many of a prize are left. */
  readonly draws: number;
}

/** Forgets the people of a dealer's old records, besides leads (`purgeLeads`). */
export async function expireRecords(
  database: Database,
  { tenant, before, dormantSince, now }: Expiry,
): Promise<ExpiredRecords> {
  const db = database.queries;
  const since = before.toISOString();
  await forgetErased(database, tenant, since);
  const filesSince = new Date(Math.max(before.getTime(), now.getTime() - FORM_FILE_DAYS * DAY_MS));
  let orders = 0;
  for await (const batch of namedOrders(db, { tenant, before: since }))
    for (const order of batch) if (await anonymiseOrder(db, order, now)) orders += 1;
  return {
    orders,
    accounts: await expireAccounts(database, tenant, dormantSince.toISOString()),
    appointments: await expireAppointments(database, tenant, since),
    files: await expireFiles(database, tenant, filesSince.toISOString()),
    draws: await expireDraws(database, tenant, since),
  };
}

/** Nobody sends a form again after so long. */
async function forgetErased({ queries }: Database, tenant: string, since: string): Promise<void> {
  const old = queries.selectFrom("erased_submission").select("key_digest").where("tenant", "=", tenant);
  if ((await old.where("erased_at", "<", since).limit(1).executeTakeFirst()) === undefined) return;
  await queries
    .deleteFrom("erased_submission")
    .where("tenant", "=", tenant)
    .where("erased_at", "<", since)
    .execute();
}

async function expireAppointments({ queries }: Database, tenant: string, since: string): Promise<number> {
  const old = queries.selectFrom("appointment").select("seat").where("tenant", "=", tenant);
  // Usually nothing is due, and then no lock is taken.
  if ((await old.where("booked_at", "<", since).limit(1).executeTakeFirst()) === undefined) return 0;
  const gone = queries.deleteFrom("appointment").where("tenant", "=", tenant).where("booked_at", "<", since);
  return Number((await gone.executeTakeFirst()).numDeletedRows);
}

async function expireFiles({ queries }: Database, tenant: string, since: string): Promise<number> {
  const old = queries.selectFrom("form_file").select("id").where("tenant", "=", tenant);
  if ((await old.where("kept_at", "<", since).limit(1).executeTakeFirst()) === undefined) return 0;
  const gone = queries.deleteFrom("form_file").where("tenant", "=", tenant).where("kept_at", "<", since);
  return Number((await gone.executeTakeFirst()).numDeletedRows);
}

async function expireAccounts({ queries }: Database, tenant: string, since: string): Promise<number> {
  const dormant = queries
    .selectFrom("shopper")
    .select(["id", "tenant", "phone"])
    .where("tenant", "=", tenant)
    .where("seen_at", "<", since);
  const shoppers = await dormant.execute();
  let gone = 0;
  for (const { id } of shoppers)
    await queries.transaction().execute(async (db) => {
      // Read again: the shopper may have come back at this moment.
      const still = db.selectFrom("shopper").select(["id", "tenant", "phone"]).where("id", "=", id);
      const shopper = await still.where("seen_at", "<", since).executeTakeFirst();
      if (shopper === undefined) return;
      await eraseShopper(db, shopper);
      gone += 1;
    });
  return gone;
}

async function expireDraws({ queries: db }: Database, tenant: string, since: string): Promise<number> {
  const old = await db
    .selectFrom("prize_draw")
    .select(["campaign", "person", "submission_key"])
    .where("tenant", "=", tenant)
    .where("drawn_at", "<", since)
    .where("person", "not like", "erased %")
    .execute();
  for (const { campaign, person } of old) {
    const draw = db.updateTable("prize_draw").set({ person: `erased ${randomUUID()}` });
    await draw.where((where) => where.and({ tenant, campaign, person })).execute();
  }
  return new Set(old.map((turn) => `${turn.campaign}\n${turn.submission_key || turn.person}`)).size;
}
