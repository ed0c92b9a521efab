import { droppedShare, withKeptTimes } from "~/domain/stock/kept-times";
import type { FeedMapping } from "~/domain/stock/feed-mapping";
import { createRowReader, type FeedOwner } from "~/domain/stock/row-to-vehicle";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { PublishResult, StockStore } from "~/ports/stock-store";
import { readFeed } from "./feed-reader.server";

const PROGRESS_ROWS = 500;

/** One import: which file, whose, and how careful to be. */
export interface ImportRequest {
  readonly file: string;
  readonly mapping: FeedMapping;
  readonly owner: FeedOwner;
  readonly stock: StockStore;
  readonly dryRun: boolean;
  /** The largest share (0 to 1) of the published vehicles that the feed may lack; null for any. */
  readonly maxDrop: number | null;
  /** Whether a feed without one usable vehicle may empty the dealership's stock. */
  readonly allowEmpty: boolean;
  readonly onProgress?: (rows: number) => void;
}

/** What became of a feed. Rows are numbered from 1, the heading not counted. */
export interface ImportReport {
  readonly rows: number;
  readonly accepted: number;
  /** Accepted rows that needed at least one repair. */
  readonly repairedRows: number;
  readonly repairs: Readonly<Record<string, number>>;
  readonly rejected: readonly { readonly row: number; readonly reason: string; readonly value: string }[];
  /** Null when nothing was published: a dry run. */
  readonly published: PublishResult | null;
}

/** The feed would remove more vehicles than allowed; nothing was published. */
export class TooManyDroppedError extends Error {
  override readonly name = "TooManyDroppedError";

  constructor(share: number, allowed: number) {
    super(
      `the feed lacks ${percent(share)} of the published vehicles; at most ${percent(allowed)} is allowed`,
    );
  }
}

/** The feed has no usable vehicle, which is far more likely a broken file than a dealer who sold everything. */
export class EmptyFeedError extends Error {
  override readonly name = "EmptyFeedError";

  constructor(rows: number) {
    super(`the feed holds no usable vehicle (${rows} rows, all rejected); nothing was published`);
  }
}

/** Reads a feed and replaces the dealership's stock with it. @throws EmptyFeedError, TooManyDroppedError */
export async function importStock(request: ImportRequest): Promise<ImportReport> {
  const { vehicles, ...report } = await readVehicles(request);
  if (vehicles.length === 0 && !request.allowEmpty && !request.dryRun) throw new EmptyFeedError(report.rows);
  const published = await publishedOf(request.stock, request.owner.dealershipId);
  const next = vehicles.map((vehicle) => withKeptTimes(vehicle, published.get(vehicle.id)));
  const share = droppedShare(new Set(published.keys()), new Set(next.map(({ id }) => id)));
  if (request.maxDrop !== null && share > request.maxDrop)
    throw new TooManyDroppedError(share, request.maxDrop);
  const result = request.dryRun ? null : await request.stock.publish(request.owner.dealershipId, next);
  return { ...report, published: result };
}

async function readVehicles(
  request: ImportRequest,
): Promise<Omit<ImportReport, "published"> & { vehicles: readonly Vehicle[] }> {
  const read = createRowReader(request.mapping, request.owner);
  const vehicles: Vehicle[] = [];
  const rejected: ImportReport["rejected"][number][] = [];
  const repairs: Record<string, number> = {};
  let [rows, repairedRows] = [0, 0];
  for await (const cells of readFeed(request.file, request.mapping.records)) {
    rows += 1;
    if (rows % PROGRESS_ROWS === 0) request.onProgress?.(rows);
    const outcome = read(cells);
    if ("reason" in outcome) {
      rejected.push({ row: rows, ...outcome });
      continue;
    }
    vehicles.push(outcome.vehicle);
    if (outcome.repairs.length > 0) repairedRows += 1;
    for (const code of outcome.repairs) repairs[code] = (repairs[code] ?? 0) + 1;
  }
  return { rows, accepted: vehicles.length, repairedRows, repairs, rejected, vehicles };
}

async function publishedOf(stock: StockStore, dealershipId: string): Promise<ReadonlyMap<string, Vehicle>> {
  const found = new Map<string, Vehicle>();
  for await (const batch of stock.all(dealershipId))
    for (const vehicle of batch) found.set(vehicle.id, vehicle);
  return found;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
