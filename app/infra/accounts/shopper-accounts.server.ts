import { randomUUID } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import { DAY_MS } from "~/domain/time/day";
import { boundedTransaction } from "~/infra/db/transactions/bounded-transaction.server";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";
import { sweepTable } from "~/infra/db/sweep-table.server";
import type { Clock } from "~/ports/clock";
import { AccountsUnavailableError, type Shopper, type ShopperAccounts } from "~/ports/shopper-accounts";
import { digestOf, newSecret } from "./secret-digest.server";
import { dropCode, makeCode, pendingCode, proveCode, type CodeContext } from "./sign-in-codes.server";

/** Days after which an unused session ends. */
export const SESSION_DAYS = 30;
const PATIENCE_MS = 5_000;
/** Milliseconds between two notes of a session's last use; it is not written at every page. */
const NOTED_EVERY_MS = 3_600_000;

/** What accounts need. */
export interface AccountsOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** The first signs, all of them verify. */
  readonly secrets: readonly [string, ...string[]];
  /** How long somebody who signs in waits for the database, in milliseconds. */
  readonly patienceMs?: number;
}

/** Shoppers, codes and sessions in the database. */
export function createShopperAccounts({
  database,
  clock,
  secrets,
  patienceMs = PATIENCE_MS,
}: AccountsOptions): ShopperAccounts {
  const db = database.queries;
  const context: CodeContext = { db, clock, secrets };
  const inTime = <Result>(work: (db: Transaction<Schema>) => Promise<Result>): Promise<Result> =>
    boundedTransaction(database, patienceMs, work).catch((error: unknown) => {
      throw new AccountsUnavailableError("The database did not take it.", { cause: error });
    });
  return {
    makeCode: (tenant, phone, asker) =>
      inTime((own) => makeCode({ ...context, db: own }, { tenant, phone, asker })),
    dropCode: (tenant, challenge) => dropCode(context, tenant, challenge),
    pendingCode: (tenant, challenge, closed = false) => pendingCode(context, tenant, challenge, closed),
    checkCode: (tenant, challenge, code) =>
      inTime(async (own) => {
        const proof = await proveCode({ ...context, db: own }, tenant, challenge, code);
        if (proof.answer !== "right") return proof;
        return { answer: "right", shopper: await shopperOf(own, tenant, proof.phone, clock.now()) };
      }),
    openSession: (shopper) => inTime((own) => openSession(own, shopper, clock.now())),
    findSession: (tenant, secret) => findSession(db, tenant, secret, clock.now()),
    async closeSession(tenant, secret) {
      const sessions = db.deleteFrom("shopper_session").where("digest", "=", digestOf(secret));
      await sessions.where("tenant", "=", tenant).execute();
    },
    async sessions({ id }) {
      const open = db.selectFrom("shopper_session").select(["opened_at", "used_at"]);
      const own = open.where("shopper_id", "=", id).where("used_at", ">", unusedSince(clock.now()));
      const rows = await own.orderBy("opened_at", "desc").execute();
      return rows.map((row) => ({ openedAt: row.opened_at, usedAt: row.used_at }));
    },
    async closeAllSessions({ id }) {
      const closed = await db.deleteFrom("shopper_session").where("shopper_id", "=", id).executeTakeFirst();
      return Number(closed.numDeletedRows);
    },
    find: (tenant, id) => find(db, tenant, id),
    async chooseNotices({ id, email: known, emailConfirmed }, channel, email) {
      const kept = email === known && emailConfirmed;
      const changes = { notices: channel, email, ...(kept ? {} : { email_confirmed_at: null }) };
      await db.updateTable("shopper").set(changes).where("id", "=", id).execute();
    },
    async noteLanguage({ id }, language) {
      await db.updateTable("shopper").set({ language }).where("id", "=", id).execute();
    },
    async confirmEmail(tenant, id, email) {
      const confirmed = await db
        .updateTable("shopper")
        .set({ email_confirmed_at: clock.now().toISOString() })
        .where("id", "=", id)
        .where("tenant", "=", tenant)
        .where("email", "=", email)
        .executeTakeFirst();
      return confirmed.numUpdatedRows > 0n;
    },
    erase: (shopper) => db.transaction().execute((transaction) => eraseShopper(transaction, shopper)),
    sweep: () => sweep(db, clock.now()),
  };
}

async function shopperOf(db: Kysely<Schema>, tenant: string, phone: string, now: Date): Promise<Shopper> {
  await db
    .insertInto("shopper")
    .values({
      id: randomUUID(),
      tenant,
      phone,
      email: null,
      email_confirmed_at: null,
      notices: "none",
      created_at: now.toISOString(),
      seen_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["tenant", "phone"]).doNothing())
    .execute();
  const found = db.selectFrom("shopper").selectAll().where("tenant", "=", tenant).where("phone", "=", phone);
  return toShopper(await found.executeTakeFirstOrThrow());
}

async function find(db: Kysely<Schema>, tenant: string, id: string): Promise<Shopper | null> {
  const found = db.selectFrom("shopper").selectAll().where("tenant", "=", tenant).where("id", "=", id);
  const row = await found.executeTakeFirst();
  return row === undefined ? null : toShopper(row);
}

async function openSession(db: Kysely<Schema>, { id, tenant }: Shopper, now: Date): Promise<string> {
  const secret = newSecret();
  const at = now.toISOString();
  await db
    .insertInto("shopper_session")
    .values({ digest: digestOf(secret), tenant, shopper_id: id, opened_at: at, used_at: at })
    .execute();
  await db.updateTable("shopper").set({ seen_at: at }).where("id", "=", id).execute();
  return secret;
}

async function findSession(
  db: Kysely<Schema>,
  tenant: string,
  secret: string,
  now: Date,
): Promise<Shopper | null> {
  const digest = digestOf(secret);
  const row = await db
    .selectFrom("shopper_session")
    .innerJoin("shopper", "shopper.id", "shopper_session.shopper_id")
    .selectAll("shopper")
    .select("shopper_session.used_at")
    .where("shopper_session.digest", "=", digest)
    .where("shopper_session.tenant", "=", tenant)
    .where("shopper.tenant", "=", tenant)
    .where("shopper_session.used_at", ">", unusedSince(now))
    .executeTakeFirst();
  if (row === undefined) return null;
  if (Date.parse(row.used_at) < now.getTime() - NOTED_EVERY_MS) {
    await noteUse(db, digest, row.id, now.toISOString()).catch(() => undefined);
  }
  return toShopper(row);
}

/** Notes that a session was used. A failure signs nobody out: the next page tries again. */
async function noteUse(db: Kysely<Schema>, digest: string, shopper: string, at: string): Promise<void> {
  await db.updateTable("shopper_session").set({ used_at: at }).where("digest", "=", digest).execute();
  await db.updateTable("shopper").set({ seen_at: at }).where("id", "=", shopper).execute();
}

function unusedSince(now: Date): string {
  return new Date(now.getTime() - SESSION_DAYS * DAY_MS).toISOString();
}

/**
 * Deletes a shopper with sessions, watchlist, searches and notices, within a transaction. Leads are the dealer's and
 * stay; they name the account no more.
 */
export async function eraseShopper(
  db: Kysely<Schema>,
  { id, tenant, phone }: Pick<Shopper, "id" | "tenant" | "phone">,
): Promise<void> {
  for (const table of ["shopper_session", "watched_vehicle", "saved_search", "shopper_notice"] as const) {
    await db.deleteFrom(table).where("shopper_id", "=", id).execute();
  }
  const own = db.updateTable("lead").set({ shopper_id: null }).where("tenant", "=", tenant);
  await own.where("shopper_id", "=", id).execute();
  // The times of codes stay for a day: else erasing an account would lift the limit on codes for its number.
  await db
    .updateTable("sign_in_code")
    .set({ closed: 1 })
    .where("tenant", "=", tenant)
    .where("phone", "=", phone)
    .execute();
  await db.deleteFrom("shopper").where("id", "=", id).execute();
}

async function sweep(db: Kysely<Schema>, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  await sweepTable(db, "sign_in_code", "sent_at", yesterday);
  await sweepTable(db, "sign_in_number", "changed_at", yesterday);
  await sweepTable(db, "shopper_session", "used_at", unusedSince(now));
  await sweepTable(db, "kept_form", "expires_at", now.toISOString());
}

function toShopper(row: Selectable<Schema["shopper"]>): Shopper {
  return {
    id: row.id,
    tenant: row.tenant,
    phone: row.phone,
    email: row.email,
    emailConfirmed: row.email !== null && row.email_confirmed_at !== null,
    notices: row.notices,
    language: row.language,
    createdAt: row.created_at,
  };
}
