import type { Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { afterPull, feedAgeMs, type FeedState, lateAfterMs } from "~/domain/stock/feeds/feed-state";
import type { StockFeed } from "~/domain/tenant/config/stock-feeds";
import { MINUTE_MS } from "~/domain/time/day";
import type { DealershipImportContext } from "~/infra/stock/dealership-import.server";
import type { ImportReport } from "~/infra/stock/import-stock.server";
import { type ConfiguredFeed, configuredFeeds } from "~/infra/stock/pull/configured-feeds.server";
import { configDigest, createFeedStates } from "~/infra/stock/pull/feed-states.server";
import { serverName } from "~/infra/stock/pull/fetch-feed.server";
import { importHere, type ImportJob, summaryOf } from "~/infra/stock/pull/import-job.server";
import { type Pull, pullFeed } from "~/infra/stock/pull/pull-feed.server";
import { leaseOfFeed, pullContext, type PullEnv } from "~/infra/stock/pull/start-pulling.server";

/** What the commands of feeds work with. */
export interface FeedCommandContext extends DealershipImportContext {
  readonly env: PullEnv;
  readonly out: Writable;
}

/** Which feed is pulled now. */
export interface WantedFeed {
  readonly dealership: string;
  readonly feed?: string | undefined;
  readonly force: boolean;
}

/** Prints every feed: where it comes from, when it was good, what is wrong, when it is pulled next. */
export async function runFeeds({ tenants, database, clock, out }: FeedCommandContext): Promise<void> {
  const feeds = configuredFeeds(tenants.all()).map(({ feed }) => feed);
  if (feeds.length === 0) out.write("no dealer's file has `stock.feeds`\n");
  const states = await createFeedStates(database).read(feeds, clock.now());
  for (const [at, feed] of feeds.entries()) {
    const state = states[at];
    if (state !== undefined) out.write(feedText(feed, state, clock.now()));
  }
}

function feedText(feed: StockFeed, state: FeedState, now: Date): string {
  const { goodAt, fault, failures, failingSince, triedAt, nextAt } = state;
  const ageMs = feedAgeMs(state, now);
  const late = ageMs > lateAfterMs(feed) ? ", LATE" : "";
  const good = goodAt === null ? "never" : `${minuteOf(goodAt)} (${ageText(ageMs)} ago${late})`;
  const next = nextAt <= now.toISOString() ? "now" : minuteOf(nextAt);
  const since = failingSince === null ? "" : ` (${failures} in a row, since ${minuteOf(failingSince)})`;
  return [
    `${feed.dealership}/${feed.id}  ${feed.source.type} ${serverName(feed.source)}, every ${feed.everyMinutes} min`,
    `  last good ${good}; last tried ${triedAt === null ? "never" : minuteOf(triedAt)}; next ${next}`,
    ...(fault === null ? [] : [`  ${fault}${since}`]),
    ...adviceText(feed, state),
    "",
  ].join("\n");
}

/** What somebody can do about the files that were judged last. */
function adviceText({ dealership, id }: StockFeed, { fault, judged }: FeedState): readonly string[] {
  if (judged === null) return [];
  const force = `npm run stock -- pull --dealership ${dealership} --feed ${id} --force`;
  if (judged.isRefused && fault === judged.reason)
    return [`  REFUSED, and not read again until the file changes; if it is right: \`${force}\``];
  const history = `npm run stock -- history --dealership ${dealership}`;
  const rejected =
    judged.rejected === 0
      ? []
      : [`  rows rejected: ${judged.rejected}; \`${history}\`, and \`show\` says which`];
  if (judged.doubt === "") return rejected;
  return [
    ...rejected,
    `  UNUSUAL: ${judged.doubt}`,
    `  is that usual here? Otherwise \`${history}\`, and \`rollback\` to the import before`,
  ];
}

/** "2026-11-22 12:00" in UTC. */
const minuteOf = (iso: string) => iso.slice(0, 16).replace("T", " ");

function ageText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}

/** Longer than the lease of a process that was killed. */
const PATIENCE_MS = 90_000;
const LOOK_EVERY_MS = 500;
const KEEP_EVERY_MS = 20_000;

/**
 * Pulls a feed now and imports it, whether it changed or not.
 * @returns the report; null when the files could not be had, which was told
 */
export async function runPull(context: FeedCommandContext, wanted: WantedFeed): Promise<ImportReport | null> {
  const { database, clock, out } = context;
  const configured = wantedFeed(context, wanted);
  const { feed } = configured;
  out.write(
    `feed ${feed.id} of ${feed.dealership}, from ${serverName(feed.source)}, read by ${feed.mapping}\n`,
  );
  const lease = leaseOfFeed(database, clock, configured);
  const pulls: PullNow[] = [];
  const end = Date.now() + PATIENCE_MS;
  const work = async (keep: () => Promise<void>) => {
    const timer = setInterval(() => void keep().catch(() => undefined), KEEP_EVERY_MS);
    try {
      pulls.push(await pullNow(context, configured, wanted.force));
    } finally {
      clearInterval(timer);
    }
  };
  for (let tries = 0; !(await lease.hold(work)); tries += 1) {
    if (tries === 0) out.write("another process is pulling this feed; waiting for it\n");
    if (Date.now() > end) throw new Error("another process is pulling this feed; run this again in a minute");
    await pause(LOOK_EVERY_MS);
  }
  const [pull] = pulls;
  if (pull?.report) return pull.report;
  if (pull?.outcome.kind === "failed" || pull?.outcome.kind === "waiting")
    out.write(`  FAILED: ${pull.outcome.reason}\nnothing published; the stock stays as it was\n`);
  return null;
}

/** A pull with the whole report of its import. */
interface PullNow extends Pull {
  readonly report: ImportReport | null;
}

async function pullNow(
  context: FeedCommandContext,
  configured: ConfiguredFeed,
  force: boolean,
): Promise<PullNow> {
  const { clock, database, env } = context;
  const { feed } = configured;
  const states = createFeedStates(database);
  const pulling = pullContext(context, env);
  pulling.folders.sweep();
  const signal = new AbortController().signal;
  const reports: ImportReport[] = [];
  const importFiles = async (job: ImportJob) => {
    const report = await importHere(pulling, job);
    reports.push(report);
    return summaryOf(report);
  };
  const pull = await pullFeed(pulling, configured, { judged: null, force, signal, importFiles });
  const [state] = await states.read([feed], clock.now());
  const moment = { now: clock.now(), everyMinutes: feed.everyMinutes, config: configDigest(feed), chance: 0 };
  if (state !== undefined) await states.write(feed, afterPull(state, pull.outcome, moment));
  return { ...pull, report: reports[0] ?? null };
}

/** The feed that was asked for. @throws an Error that lists the feeds there are */
export function wantedFeed(
  { tenants }: Pick<FeedCommandContext, "tenants">,
  { dealership, feed }: Omit<WantedFeed, "force">,
): ConfiguredFeed {
  const all = configuredFeeds(tenants.all());
  const [found, ...others] = all.filter(
    (one) => one.feed.dealership === dealership && (feed === undefined || one.feed.id === feed),
  );
  if (found !== undefined && others.length === 0) return found;
  const known = all.map((one) => `  --dealership ${one.feed.dealership} --feed ${one.feed.id}`);
  if (found !== undefined)
    throw new Error(
      [`the dealership "${dealership}" has several feeds: say which by --feed; there are`, ...known].join(
        "\n",
      ),
    );
  const asked = feed === undefined ? "feed" : `feed "${feed}"`;
  throw new Error(
    [
      `no dealer's file has a ${asked} for the dealership "${dealership}"; there are`,
      ...(known.length > 0 ? known : ["  none"]),
    ].join("\n"),
  );
}
