import type { Kysely, Transaction } from "kysely";
import type { LeadSink } from "~/domain/tenant/config/leads";
import { MINUTE_MS } from "~/domain/time/day";
import type { Schema } from "~/infra/db/schema.server";
import type { Delivery } from "./delivery-queue.server";
import { OPEN, post, type Posting } from "./outbox-rows.server";

/** Where a lead or a later step of it goes. */
export interface Step {
  /** The sinks that get this step. */
  readonly sinks: readonly LeadSink[];
  /** The sinks that got the lead when it was new, one of whose mails may still wait. */
  readonly earlier?: readonly LeadSink[];
  /** Whether more steps are to come. */
  readonly halfWay: boolean;
}

/** For a dealer without mails. */
const USUAL_MINUTES = 60;

type MailSink = Extract<LeadSink, { type: "adfMail" }>;

/**
 * Puts a step of a lead into the outbox. A mail to the dealer about a journey that is half-way waits there for the next
 * step, which then goes with it; whatever ends the process, it is sent when its time has come.
 */
export async function postStep(
  transaction: Transaction<Schema>,
  posting: Posting,
  { sinks, earlier = [], halfWay }: Step,
): Promise<void> {
  const mails = [...new Map([...earlier, ...sinks].filter(isMail).map((sink) => [sink.id, sink])).values()];
  const joined = new Set<string>();
  for (const sink of posting.revision === 0 ? [] : mails)
    if (await join(transaction, posting, sink.id, dueAt(sink, posting.now, halfWay))) joined.add(sink.id);
  const left = sinks.filter(({ id }) => !joined.has(id));
  const later = halfWay ? left.filter(isMail) : [];
  for (const sink of later)
    await post(transaction, { ...posting, dueAt: dueAt(sink, posting.now, halfWay) }, [sink.id]);
  const now = left.filter((sink) => !halfWay || !isMail(sink));
  await post(
    transaction,
    posting,
    now.map(({ id }) => id),
  );
}

/**
 * Puts a form that was begun into the outbox. All of its deliveries wait until the form counts as left half-way: whoever
 * finishes it is told of as one lead.
 */
export async function postBegun(
  transaction: Transaction<Schema>,
  posting: Posting,
  sinks: readonly LeadSink[],
): Promise<void> {
  const minutes = sinks.filter(isMail).map(({ halfWayMinutes }) => halfWayMinutes);
  const others = minutes.length === 0 ? USUAL_MINUTES : Math.max(...minutes);
  for (const sink of sinks) {
    const wait = isMail(sink) ? sink.halfWayMinutes : others;
    await post(transaction, { ...posting, dueAt: new Date(posting.now.getTime() + wait * MINUTE_MS) }, [
      sink.id,
    ]);
  }
}

const isMail = (sink: LeadSink): sink is MailSink => sink.type === "adfMail";

function dueAt({ halfWayMinutes }: MailSink, now: Date, halfWay: boolean): Date {
  return new Date(now.getTime() + (halfWay ? halfWayMinutes * MINUTE_MS : 0));
}

/**
 * Lets the mail that waits for this step, or is held, tell it too. One that is due, or was tried, stays as it is: it may
 * be under way.
 * @returns whether there is one
 */
async function join(
  transaction: Transaction<Schema>,
  { leadId, revision, now }: Posting,
  sink: string,
  due: Date,
): Promise<boolean> {
  const result = await transaction
    .updateTable("delivery")
    .set({ revision, due_at: due.toISOString() })
    .where("lead_id", "=", leadId)
    .where("sink", "=", sink)
    .where("state", "in", OPEN)
    .where("attempts", "=", 0)
    .where("lease", "is", null)
    .where((row) => row.or([row("state", "=", "held"), row("due_at", ">", now.toISOString())]))
    // Each step has one delivery: of several that are held, the last tells it.
    .where("revision", "=", (from) =>
      from
        .selectFrom("delivery as own")
        .select(({ fn }) => fn.max("own.revision").as("revision"))
        .where("own.lead_id", "=", leadId)
        .where("own.sink", "=", sink),
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Whether a delivery is the first that its sink gets of its lead, whatever step it tells. */
export async function isFirstMail(
  db: Kysely<Schema>,
  { leadId, sink, revision }: Pick<Delivery, "leadId" | "sink" | "revision">,
): Promise<boolean> {
  if (revision === 0) return true;
  const first = await db
    .selectFrom("delivery")
    .select(({ fn }) => fn.min("revision").as("revision"))
    .where("lead_id", "=", leadId)
    .where("sink", "=", sink)
    .where("state", "!=", "unsent")
    .executeTakeFirst();
  return first?.revision === revision;
}
