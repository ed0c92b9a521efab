import { setTimeout as pause } from "node:timers/promises";
import { afterPull, feedAgeMs, type FeedState, isDue, lateAfterMs } from "~/domain/stock/feeds/feed-state";
import type { WorkLease } from "~/infra/db/transactions/work-lease.server";
import { startRounds } from "~/infra/rounds.server";
import type { FeedMetrics } from "~/ports/feed-metrics";
import type { Logger } from "~/ports/logger";
import { type ConfiguredFeed, configuredFeeds } from "./configured-feeds.server";
import { configDigest, type FeedStates } from "./feed-states.server";
import type { ImportFiles } from "./import-job.server";
import { createLateAlert } from "./late-alert.server";
import { type Pull, type PullContext, pullFeed } from "./pull-feed.server";
import { tellPull } from "./tell-pull.server";

/** What pulling feeds in the background needs. */
export interface FeedPullerOptions extends PullContext {
  readonly states: FeedStates;
  /** Of one feed: of several processes one pulls it. */
  readonly leaseOf: (configured: ConfiguredFeed) => WorkLease;
  /** From 0 up to, and without, 1. */
  readonly chance: () => number;
  readonly logger: Logger;
  readonly metrics: FeedMetrics;
  /** Imports files; without it this process does. */
  readonly importFiles?: ImportFiles;
  readonly pace?: Partial<PullerPace>;
}

/** Its times, in milliseconds, and how many feeds are pulled at a time. */
export interface PullerPace {
  /** How often it looks for feeds that are due. */
  readonly everyMs: number;
  /** How often it renews the lease of a feed that is being pulled. */
  readonly keepMs: number;
  /** How long stopping waits for an import under way. */
  readonly stopMs: number;
  readonly atOnce: number;
}

const PACE: PullerPace = { everyMs: 5_000, keepMs: 20_000, stopMs: 3_000, atOnce: 8 };

/** Pulls feeds in the background. */
export interface FeedPuller {
  /** Cuts downloads off and waits a moment for an import under way; what was not finished is pulled after the next start. */
  close(): Promise<void>;
}

/** Starts pulling the feeds of the dealers that are served, as they are configured at each moment. */
export function startFeedPuller(options: FeedPullerOptions): FeedPuller {
  const { states, clock, logger, tenants } = options;
  const pace = { ...PACE, ...options.pace };
  const stop = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  const alertLate = createLateAlert(logger);
  const inTurn = oneAtATime();
  const importing = options.importFiles === undefined ? {} : { importFiles: options.importFiles };

  async function round(): Promise<void> {
    const feeds = configuredFeeds(tenants.all());
    const found = await states.read(
      feeds.map(({ feed }) => feed),
      clock.now(),
    );
    const known = feeds.flatMap((configured, at) => {
      const state = found[at];
      return state === undefined ? [] : [{ configured, state }];
    });
    measure(known);
    for (const { configured, state } of known) {
      if (stop.signal.aborted || underWay.size >= pace.atOnce) return;
      const key = keyOf(configured);
      if (underWay.has(key) || !isDue(state, configDigest(configured.feed), clock.now())) continue;
      const pulling = pull(configured).finally(() => underWay.delete(key));
      underWay.set(key, pulling);
    }
  }

  function measure(known: readonly { configured: ConfiguredFeed; state: FeedState }[]): void {
    const now = clock.now();
    const ages = known.map(({ configured: { feed }, state }) => ({
      dealership: feed.dealership,
      feed: feed.id,
      ageSeconds: feedAgeMs(state, now) / 1_000,
      lateAfterSeconds: lateAfterMs(feed) / 1_000,
      fault: state.fault,
    }));
    options.metrics.feedAges(ages);
    alertLate(ages, now);
  }

  async function pull(configured: ConfiguredFeed): Promise<void> {
    try {
      await options.leaseOf(configured).hold((keep) => leased(configured, keep));
    } catch (error) {
      if (stop.signal.aborted) return;
      const { dealership, id } = configured.feed;
      logger.error({ dealership, feed: id, error }, "a feed could not be pulled");
    }
  }

  async function leased(configured: ConfiguredFeed, keep: () => Promise<void>): Promise<void> {
    const { feed } = configured;
    const [state] = await states.read([feed], clock.now());
    const config = configDigest(feed);
    // Another process may have pulled it since this one looked.
    if (state === undefined || !isDue(state, config, clock.now())) return;
    const start = performance.now();
    const made = await kept(keep, (signal) =>
      pullFeed(options, configured, { judged: state.judged, signal, inTurn, ...importing }),
    );
    if (made === null) return;
    await keep();
    const moment = { now: clock.now(), everyMinutes: feed.everyMinutes, config, chance: options.chance() };
    const next = afterPull(state, made.outcome, moment);
    await states.write(feed, next);
    options.metrics.feedPulled(feed.dealership, feed.id, countedAs(made));
    tellPull(logger, {
      feed,
      pull: made,
      before: state,
      after: next,
      ms: Math.round(performance.now() - start),
    });
  }

  /** Pulls while the lease is renewed. @returns null when the process stops or another has taken over */
  async function kept(
    keep: () => Promise<void>,
    work: (signal: AbortSignal) => Promise<Pull>,
  ): Promise<Pull | null> {
    const lost = new AbortController();
    const timer = setInterval(() => void keep().catch(() => lost.abort()), pace.keepMs);
    const signal = AbortSignal.any([stop.signal, lost.signal]);
    try {
      const made = await work(signal);
      return signal.aborted && made.summary === null ? null : made;
    } finally {
      clearInterval(timer);
    }
  }

  options.folders.sweep();
  const rounds = startRounds(round, {
    everyMs: pace.everyMs,
    onFailure: (error) => logger.warn({ error }, "feeds could not be looked at"),
  });
  rounds.wake();
  return {
    async close() {
      stop.abort();
      const patience = new AbortController();
      await Promise.race([
        rounds.close().then(() => Promise.all(underWay.values())),
        pause(pace.stopMs, undefined, { signal: patience.signal }).catch(() => undefined),
      ]);
      patience.abort();
    },
  };
}

/** What was published and is unusual is counted apart, so that somebody can be called. */
function countedAs({ outcome, summary }: Pull) {
  return outcome.kind === "published" && (summary?.doubts.length ?? 0) > 0 ? "unusual" : outcome.kind;
}

/** The feed's own key; ids of feeds are one dealership's. */
function keyOf({ feed }: ConfiguredFeed): string {
  return `${feed.dealership} ${feed.id}`;
}

/** Lets works take turns: imports need memory. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
