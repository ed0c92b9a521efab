import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { eraseShopper } from "~/infra/accounts/shopper-accounts.server";
import type { Database } from "~/infra/db/database.server";
import { digestOfPlayer } from "~/infra/db/forms/prize-draws.server";
import type { Schema } from "~/infra/db/schema.server";
import type { Order } from "~/domain/checkout/order";
import type { Clock } from "~/ports/clock";
import { anonymiseOrder, ordersOf } from "./anonymise-orders.server";
import { type PersonTrace, traceOf } from "./person-trace.server";
import type { Person } from "~/domain/privacy/person";

/** What is kept of people besides their leads. */
export const RECORD_KINDS = [
  "orders",
  "drafts",
  "files",
  "forms",
  "appointments",
  "accounts",
  "draws",
] as const;
/** One of {@link RECORD_KINDS}. */
type RecordKind = (typeof RECORD_KINDS)[number];

/** What was erased of a person. */
export interface ErasedRecords {
  /** How many of each kind. An order is not deleted: its amount and payment stay, without the person. */
  readonly counts: Readonly<Record<RecordKind, number>>;
  /**
   * The person's orders that are still paid, held or refunded: with what belongs to their leads they stay until they
   * have ended.
   */
  readonly openOrders: readonly Pick<Order, "id" | "leadId">[];
}

/** Erases one person from every store except that of leads. */
export interface PersonalRecords {
  /**
   * Erases a person at all dealers, all or nothing. What belongs to one of the person's forms (files, test drives, a
   * draw) is found by its lead, so leads have to be erased after this.
   */
  erase(person: Person): Promise<ErasedRecords>;
}

/** What erasing needs besides the database. */
export interface PersonalRecordsOptions {
  readonly clock: Clock;
  /** `SESSION_SECRET`, all of them: the names of those who drew are digests made with one of them. */
  readonly secrets: readonly string[];
}

type Db = Transaction<Schema>;

/**
 * The records in the database. Codes on their way to a number stay for a day: they limit how many codes the number
 * gets.
 */
export function createPersonalRecords(
  { queries }: Database,
  { clock, secrets }: PersonalRecordsOptions,
): PersonalRecords {
  return {
    async erase(person) {
      const found = await traceOf(queries, person);
      const orders = await ordersOf(queries, person);
      return queries.transaction().execute(async (db): Promise<ErasedRecords> => {
        const openOrders: Order[] = [];
        for (const order of orders)
          if (!(await anonymiseOrder(db, order, clock.now()))) openOrders.push(order);
        const trace = withoutLeadsOf(openOrders, found);
        const counts = {
          orders: orders.length - openOrders.length,
          drafts: await eraseDrafts(db, trace),
          files: await eraseSubmitted(db, "form_file", trace),
          forms: await eraseKeptForms(db, trace),
          appointments: await eraseSubmitted(db, "appointment", trace),
          accounts: await eraseAccounts(db, trace),
          draws: await eraseDraws(db, trace, secrets),
        };
        return { counts, openOrders };
      });
    },
  };
}

function withoutLeadsOf(orders: readonly Order[], trace: PersonTrace): PersonTrace {
  const kept = new Set(orders.map(({ leadId }) => leadId));
  return { ...trace, submissions: trace.submissions.filter(({ leadId }) => !kept.has(leadId)) };
}

/**
 * Deletes all drafts of the person's browsers, because steps before the one that asks for a name are the person's too.
 */
async function eraseDrafts(db: Db, { browsers }: PersonTrace): Promise<number> {
  let erased = 0n;
  for (const { tenant, visitor } of browsers) {
    const drafts = db.deleteFrom("checkout_draft").where("tenant", "=", tenant);
    erased += (await drafts.where("visitor", "=", visitor).executeTakeFirst()).numDeletedRows;
  }
  return Number(erased);
}

async function eraseSubmitted(
  db: Db,
  table: "form_file" | "appointment",
  { submissions }: PersonTrace,
): Promise<number> {
  let erased = 0n;
  for (const { tenant, key } of submissions) {
    const rows = db.deleteFrom(table).where("tenant", "=", tenant).where("submission_key", "=", key);
    erased += (await rows.executeTakeFirst()).numDeletedRows;
  }
  return Number(erased);
}

async function eraseKeptForms(db: Db, { keptForms }: PersonTrace): Promise<number> {
  if (keptForms.length === 0) return 0;
  const erased = await db.deleteFrom("kept_form").where("digest", "in", keptForms).executeTakeFirst();
  return Number(erased.numDeletedRows);
}

/**
 * Erases the accounts of a number or confirmed address. An address that was never confirmed may be a typing error in
 * another person's account: the address goes, the account stays.
 */
async function eraseAccounts(db: Db, { person }: PersonTrace): Promise<number> {
  const all = db.selectFrom("shopper").select(["id", "tenant", "phone", "email_confirmed_at"]);
  const theirs = await (
    "email" in person
      ? all.where((where) => where(where.fn<string>("lower", ["email"]), "=", person.email.toLowerCase()))
      : all.where("phone", "=", person.phone)
  ).execute();
  for (const { email_confirmed_at: confirmedAt, ...shopper } of theirs) {
    if ("phone" in person || confirmedAt !== null) await eraseShopper(db, shopper);
    else await forgetAddress(db, shopper.id);
  }
  return theirs.length;
}

async function forgetAddress(db: Db, shopper: string): Promise<void> {
  await db.updateTable("shopper").set({ email: null, notices: "none" }).where("id", "=", shopper).execute();
  const notices = db.deleteFrom("shopper_notice").where("shopper_id", "=", shopper);
  await notices.where("kind", "=", "confirm").execute();
}

/**
 * Removes the person from draws. The draw itself stays, because it counts how many of a prize are left.
 * @returns how many turns; each has a row for the number and one for the address
 */
async function eraseDraws(db: Db, { names }: PersonTrace, secrets: readonly string[]): Promise<number> {
  const campaigns = await db.selectFrom("prize_draw").select(["tenant", "campaign"]).distinct().execute();
  const turns = new Set<string>();
  for (const { tenant, campaign } of campaigns) {
    const digests = secrets.flatMap((secret) =>
      names.map((contact) => digestOfPlayer(secret, { tenant, campaign, contact })),
    );
    for (const person of digests) {
      const draw = db.updateTable("prize_draw").set({ person: `erased ${randomUUID()}` });
      const key = { tenant, campaign, person };
      const rows = await draw
        .where((where) => where.and(key))
        .returning("submission_key")
        .execute();
      for (const row of rows) turns.add([tenant, campaign, row.submission_key || person].join("\n"));
    }
  }
  return turns.size;
}
