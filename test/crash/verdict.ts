import type { Database } from "~/infra/db/database.server";
import { withChanges } from "~/infra/leads/lead-records.server";
import type { MailSink } from "../doubles/sinks/mail-sink";
import type { WebSink } from "../doubles/sinks/web-sink";
import { DELIVERIES } from "./lead-site";
import type { Ledger } from "./shoppers";

/** The figures of a crash test, and what is wrong. */
export interface Verdict {
  readonly acknowledged: number;
  readonly acknowledgedSteps: number;
  readonly leads: number;
  readonly deliveries: number;
  readonly arrivals: number;
  /** Arrivals of a delivery that had arrived before, under the key of before: what "at least once" means. */
  readonly repeated: number;
  /** The longest time from such an arrival to the kill that kept it from being noted, in milliseconds. */
  readonly repeatedAfterMs: number;
  /** Things that arrived under two keys: what a receiver that drops keys it has seen would still see twice. */
  readonly underTwoKeys: number;
  readonly faults: readonly string[];
}

/** When a server was killed, by `performance.now()`, and when nothing of it could arrive any more. */
export interface Kill {
  readonly at: number;
  readonly over: number;
}

/** Where deliveries arrived. */
export interface Sinks {
  readonly web: Pick<WebSink, "taken">;
  readonly mail: MailSink;
}

/** Holds what was acknowledged against the database, and the database against what arrived. */
export async function verdictOn(
  database: Database,
  ledger: Ledger,
  sinks: Sinks,
  killed: readonly Kill[] = [],
): Promise<Verdict> {
  const { queries } = database;
  const rows = await queries.selectFrom("lead").selectAll().execute();
  const changes = await queries.selectFrom("lead_change").selectAll().execute();
  const deliveries = await queries.selectFrom("delivery").selectAll().execute();
  const arrivals = arrivalsAt(sinks);
  const keys = arrivals.map(({ key }) => key);
  const faults: string[] = [...ledger.contradictions.map((key) => `two ids for ${key}`)];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };

  // Reading them checks that each document is whole.
  for (let from = 0; from < rows.length; from += 500)
    await withChanges(queries, rows.slice(from, from + 500));
  const idsByKey = groupBy(rows, (row) => row.submission_key);
  for (const [key, leadId] of ledger.acknowledged) {
    const kept = idsByKey.get(key) ?? [];
    expect(
      kept.length === 1 && kept[0]?.id === leadId,
      `acknowledged lead ${key} is there ${kept.length} times`,
    );
  }
  const steps = new Set(changes.map((change) => `${change.lead_id} ${change.submission_key}`));
  for (const [key, leadId] of ledger.changed) expect(steps.has(`${leadId} ${key}`), `step ${key} is lost`);

  const byPosting = groupBy(deliveries, (row) => `${row.lead_id} ${row.revision}`);
  for (const { id } of rows)
    expect(byPosting.get(`${id} 0`)?.length === DELIVERIES.lead, `lead ${id} is half written`);
  for (const { lead_id: id, revision } of changes)
    expect(byPosting.get(`${id} ${revision}`)?.length === DELIVERIES.change, `step of ${id} is half written`);
  expect(byPosting.size === rows.length + changes.length, "deliveries without what they deliver");

  const arrived = new Set(keys);
  for (const { id, state } of deliveries) {
    expect(state === "delivered", `delivery ${id} is ${state}`);
    expect(arrived.has(id), `delivery ${id} did not arrive`);
  }
  const known = new Set(deliveries.map(({ id }) => id));
  expect(
    keys.every((key) => known.has(key)),
    "something arrived under a key of its own",
  );
  const keysByThing = groupBy(arrivals, ({ thing }) => thing);
  const underTwoKeys = [...keysByThing.values()].filter(
    (same) => new Set(same.map(({ key }) => key)).size > 1,
  ).length;
  expect(underTwoKeys === 0, `${underTwoKeys} things arrived under two keys`);
  return {
    acknowledged: ledger.acknowledged.size,
    acknowledgedSteps: ledger.changed.size,
    leads: rows.length,
    deliveries: deliveries.length,
    arrivals: keys.length,
    repeated: keys.length - arrived.size,
    repeatedAfterMs: longestUnnoted(arrivals, killed),
    underTwoKeys,
    faults,
  };
}

interface OneArrival {
  /** Its idempotency key. A delivery that changed its key would arrive under one nobody knows. */
  readonly key: string;
  /** To whom and what, whatever its key. */
  readonly thing: string;
  readonly at: number;
}

function arrivalsAt({ web, mail }: Sinks): readonly OneArrival[] {
  return [
    ...web.taken.map(({ headers, path, body, at }) => ({
      key: String(headers["webhook-id"] ?? headers["idempotency-key"]),
      thing: `${path} ${body}`,
      at,
    })),
    ...mail.taken.map(({ mail: { messageId, subject, text, html }, recipients, at }) => ({
      key: /^<(.+)@/.exec(messageId ?? "")?.[1] ?? "none",
      thing: JSON.stringify([recipients, subject, text, html]),
      at,
    })),
  ];
}

function longestUnnoted(arrivals: readonly OneArrival[], kills: readonly Kill[]): number {
  const waits = [...groupBy(arrivals, ({ key }) => key).values()].flatMap((same) =>
    same.length < 2
      ? []
      : same.slice(0, -1).flatMap(({ at }) => {
          const kill = kills.find(({ over }) => over >= at);
          return kill === undefined ? [] : [kill.at - at];
        }),
  );
  return Math.round(Math.max(0, ...waits));
}

function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
