import * as z from "zod";
import {
  comparedCoverage,
  countEvents,
  type RowEventCounts,
  type FieldCoverage,
  type RowReport,
} from "~/domain/stock/import-report";
import type { FeedMapping } from "~/domain/stock/feed-mapping";
import { withKnownIds } from "~/domain/stock/known-identity";
import type { FeedOwner } from "~/domain/stock/row-to-vehicle";
import { type KnownStock, settleStock, type SettleRules } from "~/domain/stock/settle-stock";
import { DAY_MS } from "~/domain/time/day";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { KeptImport, StockHistory } from "~/ports/stock-history";
import type { PublicationAbout, PublishResult, StockStore } from "~/ports/stock-store";
import { forSaleCoverage, type ImportLimits, importRefusals, statusesOf } from "./import-guards.server";
import { isExport, readExport } from "./read-export.server";
import { type FeedReading, readVehicles } from "./read-vehicles.server";
import { rowReports } from "./report/row-reports.server";

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
  readonly onProgress?: (rows: number) => void;
}

/** What became of a feed. Rows are named by where they stand in the file. */
export interface ImportReport extends Omit<FeedReading, "vehicles" | "columns" | "accepted" | "removals"> {
  readonly accepted: number;
  /** Every row, in the file's order, then the vehicles that the feed lacks. */
  readonly lines: readonly RowReport[];
  readonly events: RowEventCounts;
  readonly coverage: readonly FieldCoverage[];
  /** How many of the feed's vehicles have each status. */
  readonly statuses: string;
  /** Vehicles that the feed names otherwise than before, known by their chassis or stock number. */
  readonly adopted: number;
  /** Why nothing may be published, in sentences; none when nothing speaks against it. */
  readonly refusals: readonly string[];
  /** Null when nothing was published: a dry run, or a refusal. */
  readonly published: PublishResult | null;
}

/** What becomes of vehicles where nobody says it. */
export const USUAL_RULES: SettleRules = { vanished: "removed", missedFeeds: 1, returnDays: 30, soldDays: 3 };

/** Reads a feed and, unless something speaks against it, replaces the dealership's stock with it. */
export async function importStock(request: ImportRequest): Promise<ImportReport> {
  const isOwn = (request.others ?? []).length === 0 && (await isExport(request.file));
  const {
    vehicles,
    columns,
    accepted,
    removals: _,
    ...reading
  } = await (isOwn ? readExport(request) : readVehicles(request));
  const last = await lastAccepted(request);
  const unreadable = new Set(reading.rejected.flatMap(({ id }) => id ?? []));
  const known = { ...(await knownStock(request, last)), unreadable };
  const feed = isOwn ? { vehicles, adopted: 0 } : withKnownIds(vehicles, known.published);
  const { now } = request.owner;
  const settled = settleStock(feed.vehicles, known, request.rules ?? USUAL_RULES, now);
  const mapping = isOwn ? null : request.mapping;
  const refusals = importRefusals(
    { ...reading, columns, mapping, feed: feed.vehicles, published: known.published },
    request,
  );
  const { format } = reading.file;
  const lines = rowReports({
    ...reading,
    format,
    accepted,
    read: vehicles,
    feed: feed.vehicles,
    known,
    settled,
  });
  const coverage = forSaleCoverage(feed.vehicles);
  const report = {
    ...reading,
    accepted: vehicles.length,
    lines,
    events: countEvents(lines),
    coverage: comparedCoverage(coverage, coverageIn(last)),
    statuses: statusesOf(feed.vehicles),
    adopted: feed.adopted,
    refusals,
  };
  const about = importAbout(request, { ...keptDetails(report), coverage, missed: settled.missed });
  return { ...report, published: await publish(request, settled.vehicles, about, refusals) };
}

async function publish(
  { dryRun, stock, history, owner }: ImportRequest,
  vehicles: readonly Vehicle[],
  about: PublicationAbout,
  refusals: readonly string[],
): Promise<PublishResult | null> {
  if (dryRun) return null;
  if (refusals.length === 0) return stock.publish(owner.dealershipId, vehicles, about);
  await history?.keepRefused(owner.dealershipId, about);
  return null;
}

/** What the history says of an import. */
export function importAbout(
  { file, owner, historyDays }: ImportRequest,
  details: Readonly<Record<string, unknown>>,
  kind: "import" | "delta" = "import",
): PublicationAbout {
  const about = { kind, at: owner.now, source: file, details };
  return historyDays === undefined ? about : { ...about, keepDays: historyDays };
}

/** Of a long list a history needs the beginning: the report file has it all. */
const KEPT = 100;

/** What the history keeps of a report. */
export function keptDetails(report: Omit<ImportReport, "published">): Readonly<Record<string, unknown>> {
  const { rows, accepted, repairedRows, repairs, unread, events, refusals, statuses, rejected } = report;
  const counts = { rows, accepted, repairedRows, repairs, events, refusals, statuses };
  return { ...counts, unread, rejected: rejected.slice(0, KEPT) };
}

/** What the next import needs of the last one that was accepted. */
const acceptedDetails = z.object({
  coverage: z.record(z.string(), z.number()).nullable().catch(null),
  missed: z.record(z.string(), z.number()).catch({}),
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

async function knownStock(
  request: ImportRequest,
  last: KeptImport | null,
): Promise<Omit<KnownStock, "unreadable">> {
  const { stock, history, owner, rules = USUAL_RULES, replaces } = request;
  const published = new Map<string, Vehicle>();
  if (replaces === true) return { published, gone: new Map(), missed: {} };
  for await (const batch of stock.all(owner.dealershipId))
    for (const vehicle of batch) published.set(vehicle.id, vehicle);
  const since = new Date(Date.parse(owner.now) - rules.returnDays * DAY_MS).toISOString();
  const gone = (await history?.goneSince(owner.dealershipId, since)) ?? new Map();
  return { published, gone, missed: last === null ? {} : acceptedDetails.parse(last.details).missed };
}
