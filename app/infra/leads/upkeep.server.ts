import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Database } from "~/infra/db/database.server";
import { expireRecords } from "~/infra/privacy/expire-records.server";
import type { OutboxFolder } from "~/infra/outside/outbox-folder.server";
import type { Clock } from "~/ports/clock";
import type { LeadMetrics } from "~/ports/lead-metrics";
import type { Logger } from "~/ports/logger";
import { announceHeld, type HeldLead, heldLeads } from "./held-leads.server";
import { outboxState } from "./delivery/outbox-state.server";
import { purgeLeads } from "./purge-leads.server";
import { rerouteLeads } from "./reroute-leads.server";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How long a sink may fail before an alert is logged, in milliseconds. */
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
  /** Called after something was put into the outbox. */
  onPosted?(): void;
}

/** The work that is done around leads from time to time. */
export interface Upkeep {
  /**
   * Finds sinks for leads that have none, tells dealers of held leads, measures the outbox, and logs an alert, at most
   * once an hour each, for sinks that have failed for an hour and for leads that reach nobody.
   */
  watch(): Promise<void>;
  /**
   * Deletes what a dealer no longer keeps: leads (`leads.retentionDays`), and people in other records
   * (`auth.dormantDays`).
   */
  purge(): Promise<void>;
}

export function createUpkeep(options: UpkeepOptions): Upkeep {
  const { database, clock, logger, metrics } = options;
  const alertedAt = new Map<string, number>();
  const isNews = (key: string, now: number) => {
    if (now - (alertedAt.get(key) ?? -Infinity) < ALERT_AFTER_MS) return false;
    alertedAt.set(key, now);
    return true;
  };
  return {
    async watch() {
      await moveOn(options);
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
        if (now - Date.parse(since) < ALERT_AFTER_MS || !isNews(`${tenant}/${sink}`, now)) continue;
        logger.error({ alert: "lead-sink-failing", tenant, sink, since, deliveries }, "leads do not arrive");
      }
      const unrouted = counts.get("unrouted") ?? 0;
      if (unrouted > 0 && isNews("", now))
        logger.error({ alert: "lead-unrouted", leads: unrouted }, "leads reach nobody");
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

/**
 * Moves on what waits for a sink or for people, dealer by dealer, so that one dealer's fault does not stop the others.
 */
async function moveOn(options: UpkeepOptions): Promise<void> {
  const { database, clock, logger, metrics } = options;
  const held: Parameters<LeadMetrics["heldLeads"]>[0][number][] = [];
  for (const config of options.tenants.all()) {
    const now = clock.now();
    const tenant = config.site.slug;
    const rerouted = await rerouteLeads(database, config, now);
    if (rerouted > 0) logger.info({ tenant, deliveries: rerouted }, "deliveries have another way");
    const told = await announceHeld(database, tenant, now);
    if (told > 0) logger.info({ tenant, leads: told }, "the dealer is told of held leads");
    if (rerouted + told > 0) options.onPosted?.();
    held.push({ tenant, ...heldState(await heldLeads(database.queries, tenant), now) });
  }
  metrics.heldLeads(held);
}

function heldState(held: readonly HeldLead[], now: Date) {
  const untold = held.find(({ notice }) => notice !== "delivered");
  const untoldSeconds = untold === undefined ? 0 : (now.getTime() - Date.parse(untold.receivedAt)) / 1_000;
  return { leads: held.length, untoldSeconds };
}

/** Starts the upkeep: watches every minute, and purges at the start and every day. @returns what stops it */
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
