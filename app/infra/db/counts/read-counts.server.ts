import { EVENTS } from "~/domain/analytics/events";
import type { Database } from "~/infra/db/database.server";

/** How often something happened on a dealer's site, with one vehicle or with none. */
export interface HappenedCount {
  /** `site.slug`. */
  readonly tenant: string;
  /** A name of `EVENTS`, or `numberShown`; the bare number of an event that is counted no more. */
  readonly event: string;
  /** Empty where it is about no vehicle. */
  readonly car: string;
  readonly times: number;
}

/** Which counts are read. */
export interface CountFilter {
  readonly tenant?: string | undefined;
  /** ISO 8601; whole days are counted, from its own on. */
  readonly since?: string | undefined;
}

const NAMES: ReadonlyMap<number, string> = new Map(Object.entries(EVENTS).map(([name, id]) => [id, name]));

/** The counts of events and of numbers that were shown (CALL-13, OPEN-122), by dealer and event, the most frequent first. */
export async function readCounts(
  { queries }: Pick<Database, "queries">,
  { tenant, since }: CountFilter,
): Promise<readonly HappenedCount[]> {
  const day = since?.slice(0, 10);
  const events = await queries
    .selectFrom("event_count")
    .select(({ fn }) => ["tenant", "event_id", "car_id", fn.sum<number | string>("times").as("times")])
    .$if(tenant !== undefined, (query) => query.where("tenant", "=", tenant ?? ""))
    .$if(day !== undefined, (query) => query.where("day", ">=", day ?? ""))
    .groupBy(["tenant", "event_id", "car_id"])
    .execute();
  const shown = await queries
    .selectFrom("phone_reveal")
    .select(({ fn }) => ["tenant", "car_id", fn.countAll<number | string>().as("times")])
    .$if(tenant !== undefined, (query) => query.where("tenant", "=", tenant ?? ""))
    .$if(day !== undefined, (query) => query.where("at", ">=", day ?? ""))
    .groupBy(["tenant", "car_id"])
    .execute();
  // PostgreSQL sums to a text.
  const all = [
    ...events.map((row) => count(row, NAMES.get(row.event_id) ?? String(row.event_id))),
    ...shown.map((row) => count(row, "numberShown")),
  ];
  return all.sort(
    (one, other) =>
      one.tenant.localeCompare(other.tenant) ||
      one.event.localeCompare(other.event) ||
      other.times - one.times ||
      one.car.localeCompare(other.car),
  );
}

function count(
  row: { tenant: string; car_id: string; times: number | string },
  event: string,
): HappenedCount {
  return { tenant: row.tenant, event, car: row.car_id, times: Number(row.times) };
}
