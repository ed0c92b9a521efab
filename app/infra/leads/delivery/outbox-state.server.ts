import type { Kysely } from "kysely";
import type { Schema } from "~/infra/db/schema.server";
import type { SinkKey } from "./delivery-queue.server";
import type { DeliveryState } from "./outbox-rows.server";

/** A sink with a failed delivery that has not arrived since. */
export interface FailingSink extends SinkKey {
  /** When the oldest of its failed deliveries first failed. */
  readonly since: string;
  readonly deliveries: number;
}

/** What is left in the outbox. */
export interface OutboxState {
  /** Deliveries that have not arrived, by state. */
  readonly counts: ReadonlyMap<string, number>;
  readonly failing: readonly FailingSink[];
}

const UNFINISHED: readonly DeliveryState[] = ["waiting", "held", "dead", "unrouted"];

/** The state of the outbox, for these dealers. Deliveries that have arrived, nearly all of them, are not counted. */
export async function outboxState(db: Kysely<Schema>, tenants: readonly string[]): Promise<OutboxState> {
  const counts = await db
    .selectFrom("delivery")
    .select(({ fn }) => ["state", fn.countAll<number | string>().as("deliveries")])
    .where("state", "in", UNFINISHED)
    .where("tenant", "in", tenants)
    .groupBy("state")
    .execute();
  const failing = await db
    .selectFrom("delivery")
    .select(({ fn }) => [
      "tenant",
      "sink",
      fn.min("failing_since").as("since"),
      fn.countAll<number | string>().as("deliveries"),
    ])
    .where("state", "=", "waiting")
    .where("failing_since", "is not", null)
    .where("tenant", "in", tenants)
    .groupBy(["tenant", "sink"])
    .execute();
  const byState = new Map(counts.map(({ state, deliveries }) => [state, Number(deliveries)]));
  return {
    counts: new Map(UNFINISHED.map((state) => [state, byState.get(state) ?? 0])),
    failing: failing.map(({ tenant, sink, since, deliveries }) => ({
      tenant,
      sink,
      since: since ?? "",
      deliveries: Number(deliveries),
    })),
  };
}
