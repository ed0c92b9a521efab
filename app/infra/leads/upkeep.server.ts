import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Database } from "~/infra/db/database.server";
import { expireRecords } from "~/infra/privacy/expire-records.server";
import type { OutboxFolder } from "~/infra/outside/outbox-folder.server";
import type { Clock } from "~/ports/clock";
import type { LeadMetrics } from "~/ports/lead-metrics";
import type { Logger } from "~/ports/logger";
import { outboxState } from "./outbox-state.server";
import { purgeLeads } from "./purge-leads.server";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How long a sink may fail before somebody is called. */
const ALERT_AFTER_MS = HOUR_MS;

/** What upkeep needs. */
export interface UpkeepOptions {
  readonly database: Database;
  readonly tenants: { all(): readonly Pick<SiteConfig, "site" | "leads" | "auth">[] };
  /** The development mailbox, where there is one. */
  readonly folder: OutboxFolder;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: LeadMetrics;
}

/** What is done from time to time around leads. */
export interface Upkeep {
  /** Measures the outbox, calls out sinks that have failed for an hour, once an hour each. */
  watch(): Promise<void>;
  /** Deletes what each dealer keeps no longer (`leads.retentionDays`, `auth.dormantDays`): leads, people elsewhere. */
  purge(): Promise<void>;
}

export function createUpkeep(options: UpkeepOptions): Upkeep {
  const { database, clock, logger, metrics } = options;
  const alertedAt = new Map<string, number>();
  return {
    async watch() {
      const now = clock.now().getTime();
      const { counts, failing } = await outboxState(
        database.queries,
        options.tenants.all().map(({ site }) => site.slug),
      );
      metrics.deliveriesByState(counts);
      metrics.failingSinks(
        failing.map(({ tenant, sink, since }) => ({
          tenant,
          sink,
          seconds: (now - Date.parse(since)) / 1_000,
        })),
      );
      for (const { tenant, sink, since, deliveries } of failing) {
        const key = `${tenant}/${sink}`;
        const isNews = now - (alertedAt.get(key) ?? -Infinity) >= ALERT_AFTER_MS;
        if (now - Date.parse(since) < ALERT_AFTER_MS || !isNews) continue;
        alertedAt.set(key, now);
        logger.error({ alert: "lead-sink-failing", tenant, sink, since, deliveries }, "leads do not arrive");
      }
    },
    async purge() {
      const now = clock.now().getTime();
      let longest = 0;
      for (const { site, leads, auth } of options.tenants.all()) {
        const before = new Date(now - leads.retentionDays * DAY_MS);
        longest = Math.max(longest, leads.retentionDays);
        const purged = await purgeLeads(database, { tenant: site.slug, before });
        if (purged > 0) logger.info({ tenant: site.slug, leads: purged }, "old leads deleted");
        const expired = await expireRecords(database, {
          tenant: site.slug,
          before,
          dormantSince: new Date(now - auth.dormantDays * DAY_MS),
          now: new Date(now),
        });
        if (Object.values(expired).some((count) => count > 0))
          logger.info({ tenant: site.slug, ...expired }, "people of old records forgotten");
      }
      await options.folder.purge(new Date(now - longest * DAY_MS));
    },
  };
}

/** Keeps up from now on: watches every minute, purges at the start and every day. @returns what stops it */
export function startUpkeep(upkeep: Upkeep, logger: Logger): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = (work: () => Promise<void>) => {
    running = running.then(work).catch((error: unknown) => {
      logger.warn({ error }, "upkeep of leads failed");
    });
  };
  const timers = [
    setInterval(() => run(upkeep.watch), MINUTE_MS),
    setInterval(() => run(upkeep.purge), DAY_MS),
  ];
  for (const timer of timers) timer.unref();
  run(upkeep.watch);
  run(upkeep.purge);
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
