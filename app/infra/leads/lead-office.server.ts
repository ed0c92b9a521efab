import type { LeadKind } from "~/domain/lead/lead";
import { type LeadRecord, leadAtRevision } from "~/domain/lead/lead-record";
import type { Database } from "~/infra/db/database.server";
import { noteErased } from "./erased-submissions.server";
import type { Clock } from "~/ports/clock";
import { findLead, withChanges } from "./lead-records.server";
import { leadsOfPerson } from "./leads-of-person.server";
import { type DeliveryState, giveUpAt } from "./delivery/outbox-rows.server";

const BATCH = 500;

/** Which leads an operator asks for. */
export interface LeadFilter {
  readonly tenant?: string | undefined;
  readonly kind?: LeadKind | undefined;
  /** Only leads received at this time or later, ISO 8601. */
  readonly since?: string | undefined;
  /** Only leads with a delivery in this state. */
  readonly state?: DeliveryState | undefined;
}

/** A delivery as operators see it. */
export interface DeliveryLine {
  readonly id: string;
  readonly revision: number;
  readonly sink: string;
  readonly state: string;
  readonly attempts: number;
  readonly due_at: string;
  readonly last_fault: string | null;
  readonly finished_at: string | null;
}

/** What operators do with leads. */
export interface LeadOffice {
  /** Leads as they stand after their last step, newest first, in batches. */
  leads(filter: LeadFilter): AsyncIterable<readonly LeadRecord[]>;
  find(id: string): Promise<LeadRecord | null>;
  deliveries(leadIds: readonly string[]): Promise<ReadonlyMap<string, readonly DeliveryLine[]>>;
  /**
   * Makes deliveries that have not arrived due now, and gives them three more days.
   * @param which id of a lead or of a delivery; or all dead ones
   * @returns how many deliveries
   */
  retry(which: { readonly id: string } | "dead"): Promise<number>;
  /** How many leads no sink takes. */
  unrouted(): Promise<number>;
  /** Delivers a lead that was held back. @returns false when no such lead is held */
  release(id: string): Promise<boolean>;
  /**
   * Deletes every lead that ever had a person's contact.
   * @param kept ids of leads that stay: those of orders that are not over, whose end has still to be told
   * @returns the ids of their deliveries, and how many leads
   */
  erase(
    person: { readonly email: string } | { readonly phone: string },
    kept?: readonly string[],
  ): Promise<Erased>;
}

/** What was deleted of a person. */
export interface Erased {
  readonly leads: number;
  readonly deliveries: readonly string[];
}

/** Leads in the database, for operators. */
export function createLeadOffice({ queries }: Database, clock: Clock): LeadOffice {
  const due = () => {
    const now = clock.now();
    const waiting: DeliveryState = "waiting";
    return { state: waiting, due_at: now.toISOString(), give_up_at: giveUpAt(now), finished_at: null };
  };
  const asItStands = (lead: LeadRecord) => leadAtRevision(lead, Infinity);

  async function* leads(filter: LeadFilter): AsyncIterable<readonly LeadRecord[]> {
    let last: { readonly at: string; readonly id: string } | null = null;
    for (;;) {
      const rows = await page(filter, last);
      const end = rows.at(-1);
      if (end === undefined) return;
      yield (await withChanges(queries, rows)).map(asItStands);
      last = { at: end.received_at, id: end.id };
    }
  }

  function page({ tenant, kind, since, state }: LeadFilter, last: { at: string; id: string } | null) {
    let query = queries
      .selectFrom("lead")
      .selectAll()
      .orderBy("received_at", "desc")
      .orderBy("id")
      .limit(BATCH);
    if (tenant !== undefined) query = query.where("tenant", "=", tenant);
    if (kind !== undefined) query = query.where("kind", "=", kind);
    if (since !== undefined) query = query.where("received_at", ">=", since);
    if (state !== undefined)
      query = query.where("id", "in", (from) =>
        from.selectFrom("delivery").select("lead_id").where("state", "=", state),
      );
    if (last !== null)
      query = query.where((where) =>
        where.or([
          where("received_at", "<", last.at),
          where.and([where("received_at", "=", last.at), where("id", ">", last.id)]),
        ]),
      );
    return query.execute();
  }

  return {
    leads,
    async find(id) {
      const lead = await findLead(queries, id);
      return lead === null ? null : asItStands(lead);
    },
    async deliveries(leadIds) {
      const found = new Map<string, DeliveryLine[]>(leadIds.map((id) => [id, []]));
      if (leadIds.length === 0) return found;
      const columns = [
        "id",
        "revision",
        "sink",
        "state",
        "attempts",
        "due_at",
        "last_fault",
        "finished_at",
      ] as const;
      const rows = await queries
        .selectFrom("delivery")
        .select(["lead_id", ...columns])
        .where("lead_id", "in", leadIds)
        .orderBy("revision")
        .orderBy("sink")
        .execute();
      for (const { lead_id: leadId, ...line } of rows) found.get(leadId)?.push(line);
      return found;
    },
    async retry(which) {
      let update = queries.updateTable("delivery").set(due()).where("lease", "is", null);
      if (which === "dead") update = update.where("state", "=", "dead");
      else
        update = update
          .where("state", "in", ["dead", "waiting"])
          .where((where) => where.or([where("id", "=", which.id), where("lead_id", "=", which.id)]));
      return Number((await update.executeTakeFirst()).numUpdatedRows);
    },
    async unrouted() {
      const state: DeliveryState = "unrouted";
      const { leads } = await queries
        .selectFrom("delivery")
        .select(({ fn }) => fn.countAll<number | string>().as("leads"))
        .where("state", "=", state)
        .executeTakeFirstOrThrow();
      return Number(leads);
    },
    release: (id) =>
      queries.transaction().execute(async (transaction) => {
        const lead = transaction.updateTable("lead").set({ suspicion: null }).where("id", "=", id);
        const released = await lead.where("suspicion", "is not", null).executeTakeFirst();
        const held = transaction.updateTable("delivery").set(due()).where("lead_id", "=", id);
        await held.where("state", "=", "held").execute();
        return released.numUpdatedRows > 0n;
      }),
    erase: (person, kept = []) =>
      queries.transaction().execute(async (transaction) => {
        const theirs = await leadsOfPerson(transaction, person);
        const gone = theirs.filter(({ id }) => !kept.includes(id));
        const ids = gone.map(({ id }) => id);
        if (ids.length === 0) return { leads: 0, deliveries: [] };
        const deliveries = await transaction
          .selectFrom("delivery")
          .select("id")
          .where("lead_id", "in", ids)
          .execute();
        const submissions = gone.map((one) => ({ tenant: one.tenant, submissionKey: one.submission_key }));
        await noteErased(transaction, submissions, clock.now());
        await transaction.deleteFrom("lead").where("id", "in", ids).execute();
        return { leads: ids.length, deliveries: deliveries.map(({ id }) => id) };
      }),
  };
}
