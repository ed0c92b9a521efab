import { basename } from "node:path";
import type { FeedMapping } from "~/domain/stock/feed-mapping";
import type { JudgedFiles, PullOutcome } from "~/domain/stock/feeds/feed-state";
import { FetchFault } from "~/infra/outside/fetch-fault.server";
import type { DealershipImportContext } from "../dealership-import.server";
import { ownerOf } from "../feed-owner.server";
import { type ConfiguredFeed, valueDigest, mappingOf } from "./configured-feeds.server";
import { type FetchedFiles, UnfinishedFileError } from "./feed-files.server";
import { type FeedAccess, fetchFeed, serverName } from "./fetch-feed.server";
import {
  type ImportFiles,
  importHere,
  type ImportJob,
  type ImportSummary,
  summaryOf,
} from "./import-job.server";
import type { PullFolders } from "./pull-folder.server";

/** What a pull needs. */
export interface PullContext extends DealershipImportContext {
  readonly access: FeedAccess;
  readonly folders: PullFolders;
  readonly tenantConfigDir: string;
}

/** How a pull is made. */
export interface PullRequest {
  /** What was judged last; null to import whatever comes. */
  readonly judged: JudgedFiles | null;
  /** Publishes whatever the guards say. */
  readonly force?: boolean;
  readonly signal: AbortSignal;
  /** Lets imports of one process take turns. */
  readonly inTurn?: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Imports the files; without it this process does. */
  readonly importFiles?: ImportFiles;
}

/** A pull: what came of it, and of the import when files were imported. */
export interface Pull {
  readonly outcome: PullOutcome;
  readonly summary: ImportSummary | null;
}

/** Fetches a feed's files and imports them, unless they are those that were judged last. Never rejects. */
export async function pullFeed(
  context: PullContext,
  configured: ConfiguredFeed,
  request: PullRequest,
): Promise<Pull> {
  let folder: string | null = null;
  try {
    const mapping = await mappingOf(context.tenantConfigDir, configured);
    const how = howOf(context, configured, mapping);
    const judged = request.judged?.how === how ? request.judged : null;
    folder = context.folders.make();
    const { source } = configured.feed;
    const fetched = await fetchFeed(source, context.access, {
      folder,
      known: judged?.marks ?? null,
      signal: request.signal,
      now: context.clock.now(),
    });
    if (fetched === "unchanged") return again(judged);
    if (judged !== null && judged.content === fetched.content)
      return again({ ...judged, marks: [...fetched.marks] });
    request.signal.throwIfAborted();
    const ready = { mapping, fetched, force: request.force === true };
    const job = jobOf(configured, ready);
    const importFiles = request.importFiles ?? (async (own) => summaryOf(await importHere(context, own)));
    const work = () => importFiles(job, request.signal);
    const summary = await (request.inTurn ?? ((now) => now()))(work);
    return { outcome: outcomeOf(summary, how, ready), summary };
  } catch (error) {
    return { outcome: faultOutcome(error, configured, folder), summary: null };
  } finally {
    if (folder !== null) context.folders.remove(folder);
  }
}

/** Everything besides the files that decides what is made of them. */
function howOf(context: PullContext, { feed }: ConfiguredFeed, mapping: FeedMapping): string {
  const { now: _, ...owner } = ownerOf(context, feed.dealership);
  return valueDigest([feed, mapping, owner]);
}

interface ReadyFiles {
  readonly mapping: FeedMapping;
  readonly fetched: FetchedFiles;
  readonly force: boolean;
}

function jobOf({ feed }: ConfiguredFeed, { mapping, fetched, force }: ReadyFiles): ImportJob {
  const names = fetched.files.map((file) => basename(file)).join(", ");
  return {
    dealershipId: feed.dealership,
    files: [...fetched.files],
    source: `feed ${feed.id} (${names})`,
    mapping,
    allowEmpty: force,
    maxDrop: force ? null : feed.maxDrop,
    maxRejected: force ? null : feed.maxRejected,
  };
}

/** What came of files that were judged already. */
function again(judged: JudgedFiles | null): Pull {
  if (judged === null) throw new Error("a file that is not known is unchanged");
  return { outcome: { kind: judged.isRefused ? "refused" : "unchanged", judged }, summary: null };
}

function outcomeOf(summary: ImportSummary, how: string, { fetched, force }: ReadyFiles): PullOutcome {
  const { content, marks } = fetched;
  const isRefused = summary.published === null;
  // Whoever forces a file has answered its doubts: the report tells them, the feed's state does not keep them.
  const [reason, doubt] = [summary.refusals.join("; "), force ? "" : summary.doubts.join("; ")];
  const judged = { how, content, marks: [...marks], isRefused, reason, doubt, rejected: summary.rejected };
  if (isRefused) return { kind: "refused", judged };
  // Vehicles that the feed lacks go after so many feeds: each pull counts as one, changed or not.
  const isCounting = summary.missing > 0;
  return { kind: "published", judged: isCounting ? { ...judged, content: "", marks: [] } : judged };
}

function faultOutcome(error: unknown, { feed }: ConfiguredFeed, folder: string | null): PullOutcome {
  if (error instanceof UnfinishedFileError) return { kind: "waiting", reason: error.message };
  if (error instanceof FetchFault)
    return {
      kind: "failed",
      reason: `${serverName(feed.source)} ${error.message}`,
      isStanding: error.kind === "standing",
    };
  const message = error instanceof Error ? error.message : String(error);
  // A file that makes no sense may be one of a server in trouble: it is asked again sooner than the feed's pace.
  return { kind: "failed", reason: withoutPlace(message, folder), isStanding: false };
}

/** Of a file's place only its own name says anything. */
function withoutPlace(message: string, folder: string | null): string {
  if (folder === null) return message;
  return message.split(`${folder}/`).reduce((told, part) => told + part.replace(/^\d+\//, ""));
}
