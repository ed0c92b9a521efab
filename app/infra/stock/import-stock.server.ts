import * as z from "zod";
import {
  comparedCoverage,
  type RowEventCounts,
  type FieldCoverage,
  type RowReport,
} from "~/domain/stock/import-report";
import type { FeedMapping } from "~/domain/stock/feed-mapping";
import type { FeedOwner } from "~/domain/stock/row-to-vehicle";
import type { SettleRules } from "~/domain/stock/settle-stock";
import { DAY_MS } from "~/domain/time/day";
import type { GoneVehicle, KeptImport, StockHistory } from "~/ports/stock-history";
import type { PublicationAbout, PublishResult, StockEdit, StockStore } from "~/ports/stock-store";
import {
  forSaleCoverage,
  type ImportLimits,
  importRefusals,
  statusesOf,
  waivedRefusals,
} from "./import-guards.server";
import { hostsIn, importDoubts } from "./import-doubts.server";
import { isExport, readExport } from "./read-export.server";
import { settleSpooled } from "./bulk/settle-spooled.server";
import { type SpooledFeed, spoolFeed } from "./bulk/spooled-feed.server";
import { type FeedReading, readRows } from "./read-vehicles.server";

/** One import: which file, whose, and how careful to be. */
export interface ImportRequest extends ImportLimits {
  readonly file: string;
  /** Files that are the dealership's stock together with it. */
  readonly others?: readonly string[];
  readonly mapping: FeedMapping;
  readonly owner: FeedOwner;
  readonly stock: StockStore;
  readonly dryRun: boolean;
  /** What the dealer wants of vehicles that come and go. */
  readonly rules?: SettleRules;
  /** Keeps the import; without it nothing is known of earlier ones. */
  readonly history?: StockHistory;
  readonly historyDays?: number;
  /** Whether what is published is only a demonstration: none of it was sold, and it may all go. */
  readonly replaces?: boolean;
  /** What the history calls it; else the file. */
  readonly source?: string;
  /** What is noted, with the publication, as where the dealership's stock comes from. */
  readonly origin?: string;
  readonly onProgress?: (rows: number) => void;
}

/** What became of a feed. Rows are named by where they stand in the file. */
export interface ImportReport extends Omit<FeedReading, "vehicles" | "columns" | "accepted" | "removals"> {
  readonly accepted: number;
  /** Every row, in the file's order, then the vehicles that the feed lacks. */
  readonly lines: Iterable<RowReport>;
  readonly events: RowEventCounts;
  readonly coverage: readonly FieldCoverage[];
  /** How many of the feed's vehicles have each status. */
  readonly statuses: string;
  /** Vehicles that the feed names otherwise than before, known by their chassis or stock number. */
  readonly adopted: number;
  /** Why nothing may be published, in sentences; none when nothing speaks against it. */
  readonly refusals: readonly string[];
  /** What would have spoken against it, had it not been forced, in sentences. */
  readonly waived: readonly string[];
  /** What is allowed and yet unusual, in sentences; none where the feed is refused. */
  readonly doubts: readonly string[];
  /** How many vehicles of demonstration stock give way to it. */
  readonly replaced: number;
  /** Null when nothing was published: a dry run, or a refusal. */
  readonly published: PublishResult | null;
}

/** What becomes of vehicles where nobody says it. */
export const USUAL_RULES: SettleRules = { vanished: "removed", missedFeeds: 1, returnDays: 30, soldDays: 3 };

/** How often an import starts over because something else published the dealership's stock meanwhile. */
const MOST_TRIES = 5;

/**
 * Reads a feed and, unless something speaks against it, replaces the dealership's stock with it.
 * @throws Error for a file that cannot be read, a full disk, or stock that something else changes all the time
 */
export async function importStock(request: ImportRequest): Promise<ImportReport> {
  const { stock, owner } = request;
  const isExported = (request.others ?? []).length === 0 && (await isExport(request.file));
  const begun = await beginAhead(request);
  const feed = await spoolFeed(request, isExported ? readExport : readRows, (row) =>
    begun?.ahead.add(row),
  ).catch(async (error: unknown) => {
    await begun?.ahead.drop();
    throw error;
  });
  try {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const edit = (tries === 0 ? begun?.edit : undefined) ?? (await stock.edit(owner.dealershipId));
      const report = await importSpooled(request, { feed, edit, isExported });
      if (report !== null) return report;
    }
  } finally {
    // Of what was published nothing is left to drop.
    await begun?.ahead.drop();
    feed.spool.close();
  }
  throw new Error(
    `the stock of "${owner.dealershipId}" is being changed by something else all the time; nothing was published`,
  );
}

/** The first stock of a dealership is written while it is read: each takes its time, and neither waits for the other. */
async function beginAhead({ stock, dryRun, replaces = false, owner }: ImportRequest) {
  if (dryRun || replaces) return null;
  const edit = await stock.edit(owner.dealershipId);
  if ((await edit.ids()).length > 0) return null;
  return { edit, ahead: edit.writeAhead(owner.now) };
}

interface Spooled {
  readonly feed: SpooledFeed;
  readonly edit: StockEdit;
  readonly isExported: boolean;
}

/** @returns null when the stock was changed by something else meanwhile */
async function importSpooled(
  request: ImportRequest,
  { feed, edit, isExported }: Spooled,
): Promise<ImportReport | null> {
  const { owner, rules = USUAL_RULES, replaces = false } = request;
  const last = await lastAccepted(request);
  const settled = await settleSpooled({
    feed,
    edit,
    rules,
    now: owner.now,
    replaces,
    isExport: isExported,
    gone: await goneVehicles(request),
    missed: last === null ? {} : acceptedDetails.parse(last.details).missed,
    unreadable: new Set(feed.rejected.flatMap(({ id }) => id ?? [])),
  });
  const { listed, published, lines, events, adopted } = settled;
  const mapping = isExported ? null : request.mapping;
  const { spool: _spool, all: _all, taken, columns, ...reading } = feed;
  const { repairs: told } = acceptedDetails.parse(last?.details ?? {});
  const judged = {
    ...reading,
    columns,
    mapping,
    feed: listed,
    published,
    hostsTold: hostsIn(told),
    unlistedTold: told["on-no-list"] ?? 0,
  };
  const refusals = importRefusals(judged, request);
  const doubts = refusals.length > 0 ? [] : importDoubts(judged, request);
  const waived = refusals.length > 0 ? [] : waivedRefusals(judged, request);
  const coverage = forSaleCoverage(listed);
  const report = {
    ...reading,
    accepted: taken.length,
    lines,
    events,
    coverage: comparedCoverage(coverage, coverageIn(last)),
    statuses: statusesOf(listed),
    adopted,
    refusals,
    waived,
    doubts,
    replaced: settled.replaced,
  };
  const about = importAbout(request, { ...keptDetails(report), coverage, missed: settled.missed });
  if (request.dryRun) return { ...report, published: null };
  if (refusals.length > 0) {
    await request.history?.keepRefused(owner.dealershipId, about);
    return { ...report, published: null };
  }
  const result = await edit.publish(settled.difference, about);
  return result === null ? null : { ...report, published: result };
}

/** What the history says of an import. */
export function importAbout(
  { file, others = [], source = [file, ...others].join(", "), owner, historyDays, origin }: ImportRequest,
  details: Readonly<Record<string, unknown>>,
  kind: "import" | "delta" = "import",
): PublicationAbout {
  return {
    kind,
    at: owner.now,
    source,
    details,
    ...(historyDays !== undefined && { keepDays: historyDays }),
    ...(origin !== undefined && { origin }),
  };
}

/** Of a long list a history needs the beginning: the report file has it all. */
const KEPT = 100;

/** What the history keeps of a report. */
export function keptDetails(report: Omit<ImportReport, "published">): Readonly<Record<string, unknown>> {
  const { rows, accepted, repairedRows, leftRows, notedRows } = report;
  const { repairs, unread, events, refusals, waived, doubts, statuses, rejected, file } = report;
  const noted = { repairedRows, leftRows, notedRows };
  const counts = { rows, accepted, ...noted, repairs, events, refusals, waived, doubts, statuses };
  return { ...counts, format: file.format, unread, rejected: rejected.slice(0, KEPT) };
}

/** What the next import needs of the last one that was accepted. */
const acceptedDetails = z.object({
  coverage: z.record(z.string(), z.number()).nullable().catch(null),
  missed: z.record(z.string(), z.number()).catch({}),
  repairs: z.record(z.string(), z.number()).catch({}),
});

async function lastAccepted({ history, owner, replaces }: ImportRequest): Promise<KeptImport | null> {
  if (replaces === true || history === undefined) return null;
  // However many pushes came since.
  const kinds = ["import", "rollback"] as const;
  const [last] = await history.list({ dealershipId: owner.dealershipId, kinds, limit: 1 });
  return last ?? null;
}

function coverageIn(last: KeptImport | null) {
  return last === null ? null : (acceptedDetails.parse(last.details).coverage ?? null);
}

async function goneVehicles({ history, owner, rules = USUAL_RULES, replaces }: ImportRequest) {
  if (replaces === true) return new Map<string, GoneVehicle>();
  const since = new Date(Date.parse(owner.now) - rules.returnDays * DAY_MS).toISOString();
  return (await history?.goneSince(owner.dealershipId, since)) ?? new Map<string, GoneVehicle>();
}
