import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "~/infra/db/database.server";
import { relaxedTransaction } from "~/infra/db/transactions/relaxed-transaction.server";
import type { Schema } from "~/infra/db/schema.server";
import type { Clock } from "~/ports/clock";
import type { DeliveryState } from "./outbox-rows.server";

/** A sink of a dealer. */
export interface SinkKey {
  readonly tenant: string;
  readonly sink: string;
}

/** A delivery that was claimed in order to be made now. */
export interface Delivery extends SinkKey {
  /** Idempotency key: the same at every attempt. */
  readonly id: string;
  readonly leadId: string;
  readonly revision: number;
  /** How often it was attempted, the present attempt included. */
  readonly attempts: number;
  readonly giveUpAt: Date;
  readonly failingSince: string | null;
  /** The claim: only its holder may write down what became of the delivery. */
  readonly lease: string;
}

/** What became of an attempt. */
export type Outcome =
  | { readonly delivery: Delivery; readonly state: "delivered" }
  | { readonly delivery: Delivery; readonly state: "dead" | "unsent"; readonly fault: string }
  | {
      readonly delivery: Delivery;
      readonly state: "waiting";
      readonly fault: string;
      readonly dueAt: Date;
      /** Whether it may not be sent before, for no fault of anybody's. */
      readonly isEarly?: boolean;
    };

/** The outbox as its workers see it. */
export interface DeliveryQueue {
  /**
   * Claims up to `limit` due deliveries, oldest first and the steps of a lead one by one for each sink, for `leaseMs` milliseconds; nobody else gets them in that time.
   * A delivery that is not settled by then is due again.
   */
  claim(limit: number, leaseMs: number, except: readonly SinkKey[]): Promise<readonly Delivery[]>;
  /** Writes down what became of deliveries, all in one transaction. */
  settle(outcomes: readonly Outcome[]): Promise<void>;
  /** Writes down that these arrived, whoever made them. */
  arrived(ids: readonly string[]): Promise<void>;
  /** Makes every delivery that waits for this sink due now, because the sink works again. */
  bringForward(key: SinkKey): Promise<void>;
}

const LONGEST_FAULT = 300;

/**
 * The outbox in the database, for the deliveries of the dealers that are served. Another region's process may use the same database.
 */
export function createDeliveryQueue(
  database: Database,
  clock: Clock,
  served: () => readonly string[],
): DeliveryQueue {
  const { queries } = database;
  return {
    async claim(limit, leaseMs, except) {
      const now = clock.now();
      const tenants = served();
      // Usually nothing is due, and then no lock is taken.
      if (tenants.length === 0 || !(await isAnyDue(queries, now, tenants))) return [];
      return relaxedTransaction(database, async (transaction) => {
        const ids = await dueIds(transaction, database.kind, { now, limit, except, tenants });
        if (ids.length === 0) return [];
        return lease(transaction, ids, new Date(now.getTime() + leaseMs));
      });
    },
    async settle(outcomes) {
      const at = clock.now().toISOString();
      await relaxedTransaction(database, async (transaction) => {
        for (const outcome of outcomes) await settleOne(transaction, outcome, at);
      });
    },
    async arrived(ids) {
      const at = clock.now().toISOString();
      await relaxedTransaction(database, async (transaction) => {
        for (const id of ids) await settleArrived(transaction, id, at);
      });
    },
    async bringForward({ tenant, sink }) {
      const now = clock.now().toISOString();
      await queries.transaction().execute((transaction) =>
        transaction
          .updateTable("delivery")
          .set({ due_at: now })
          .where("state", "=", "waiting")
          .where("due_at", ">", now)
          .where("lease", "is", null)
          // Those that were never tried wait for the next step of their journey, not for the sink.
          .where("failing_since", "is not", null)
          .where("tenant", "=", tenant)
          .where("sink", "=", sink)
          .execute(),
      );
    },
  };
}

/**
 * Due deliveries. A step waits while an earlier one of its lead is under way to the same sink or to be tried again: it
 * would be overtaken otherwise.
 */
export function due(db: Kysely<Schema>, now: Date, tenants: readonly string[]) {
  const waiting: DeliveryState = "waiting";
  return db
    .selectFrom("delivery")
    .select("id")
    .where("state", "=", waiting)
    .where("due_at", "<=", now.toISOString())
    .where("tenant", "in", tenants)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("delivery as earlier")
            .select("earlier.id")
            .whereRef("earlier.lead_id", "=", "delivery.lead_id")
            .whereRef("earlier.revision", "<", "delivery.revision")
            .whereRef("earlier.sink", "=", "delivery.sink")
            .where("earlier.state", "=", waiting),
        ),
      ),
    );
}

async function isAnyDue(db: Kysely<Schema>, now: Date, tenants: readonly string[]): Promise<boolean> {
  return (await due(db, now, tenants).limit(1).executeTakeFirst()) !== undefined;
}

interface Claim {
  readonly now: Date;
  readonly limit: number;
  readonly except: readonly SinkKey[];
  readonly tenants: readonly string[];
}

/**
 * The ids of due deliveries. On SQLite the transaction holds the only write lock; PostgreSQL skips rows that another
 * process is claiming.
 */
async function dueIds(
  transaction: Transaction<Schema>,
  kind: Database["kind"],
  { now, limit, except, tenants }: Claim,
): Promise<readonly string[]> {
  let query = due(transaction, now, tenants).orderBy("due_at").limit(limit);
  for (const { tenant, sink } of except)
    query = query.where((where) => where.or([where("tenant", "!=", tenant), where("sink", "!=", sink)]));
  if (kind === "postgres") query = query.forUpdate().skipLocked();
  return (await query.execute()).map(({ id }) => id);
}

async function lease(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  until: Date,
): Promise<readonly Delivery[]> {
  const token = randomUUID();
  const rows = await transaction
    .updateTable("delivery")
    .set((row) => ({
      lease: token,
      due_at: until.toISOString(),
      attempts: row("attempts", "+", 1),
    }))
    .where("id", "in", ids)
    .returningAll()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    leadId: row.lead_id,
    revision: row.revision,
    tenant: row.tenant,
    sink: row.sink,
    attempts: row.attempts,
    giveUpAt: new Date(row.give_up_at),
    failingSince: row.failing_since,
    lease: token,
  }));
}

/** Also when another process has claimed it by now: it arrived, and that settles it. */
async function settleArrived(transaction: Transaction<Schema>, id: string, at: string): Promise<void> {
  const state: DeliveryState = "delivered";
  await transaction
    .updateTable("delivery")
    .set({ state, lease: null, failing_since: null, last_fault: null, finished_at: at })
    .where("id", "=", id)
    .where("state", "!=", state)
    .execute();
}

function isFailing(outcome: Outcome): boolean {
  return outcome.state === "waiting" ? outcome.isEarly !== true : outcome.state === "dead";
}

async function settleOne(transaction: Transaction<Schema>, outcome: Outcome, at: string): Promise<void> {
  const { delivery, state } = outcome;
  if (state === "delivered") return settleArrived(transaction, delivery.id, at);
  await transaction
    .updateTable("delivery")
    .where("id", "=", delivery.id)
    .set({
      state,
      lease: null,
      failing_since: isFailing(outcome) ? (delivery.failingSince ?? at) : null,
      last_fault: outcome.fault.slice(0, LONGEST_FAULT),
      ...(state === "waiting" ? { due_at: outcome.dueAt.toISOString() } : { finished_at: at }),
    })
    .where("lease", "=", delivery.lease)
    .execute();
}
