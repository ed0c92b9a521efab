import { coverageOf, droppedFields, missingColumns, percent } from "~/domain/stock/feed-guards";
import type { FeedMapping } from "~/domain/stock/feed-mapping";
import { droppedShare, withKeptTimes } from "~/domain/stock/kept-times";
import type { FeedOwner } from "~/domain/stock/row-to-vehicle";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { PublishResult, StockStore } from "~/ports/stock-store";
import { type FeedReading, readVehicles } from "./read-vehicles.server";

/** One import: which file, whose, and how careful to be. */
export interface ImportRequest {
  readonly file: string;
  /** Files that are the dealership's stock together with it. */
  readonly others?: readonly string[];
  readonly mapping: FeedMapping;
  readonly owner: FeedOwner;
  readonly stock: StockStore;
  readonly dryRun: boolean;
  /**
   * The largest share (0 to 1) of the published vehicles, and of those with a price, a picture and so on, that the feed may
   * lack; null for any, and for columns that are not there.
   */
  readonly maxDrop: number | null;
  /** Whether a feed without one usable vehicle may empty the dealership's stock. */
  readonly allowEmpty: boolean;
  readonly onProgress?: (rows: number) => void;
}

/** What became of a feed. */
export interface ImportReport extends Omit<FeedReading, "vehicles" | "columns"> {
  readonly accepted: number;
  /** Why nothing may be published, in sentences; none when nothing speaks against it. */
  readonly refusals: readonly string[];
  /** Null when nothing was published: a dry run, or a refusal. */
  readonly published: PublishResult | null;
}

/** Reads a feed and, unless something speaks against it, replaces the dealership's stock with it. */
export async function importStock(request: ImportRequest): Promise<ImportReport> {
  const { vehicles, columns, ...report } = await readVehicles(request);
  const published = await publishedOf(request.stock, request.owner.dealershipId);
  const next = vehicles.map((vehicle) => withKeptTimes(vehicle, published.get(vehicle.id)));
  const refusals = refusalsOf(request, { next, columns, published, ...report });
  const isPublished = !request.dryRun && refusals.length === 0;
  return {
    ...report,
    accepted: vehicles.length,
    refusals,
    published: isPublished ? await request.stock.publish(request.owner.dealershipId, next) : null,
  };
}

interface Judged extends Pick<FeedReading, "rows" | "columns" | "duplicates"> {
  readonly next: readonly Vehicle[];
  readonly published: ReadonlyMap<string, Vehicle>;
}

/** The first that speaks against publishing is the cause of those that follow. */
function refusalsOf(
  request: ImportRequest,
  { rows, columns, duplicates, next, published }: Judged,
): readonly string[] {
  const { mapping, maxDrop, allowEmpty } = request;
  const refusals: string[] = [];
  if (maxDrop !== null) refusals.push(...missingColumns(mapping, columns));
  if (mapping.duplicates === "refuse" && duplicates.length > 0)
    refusals.push(
      `${duplicates.length} vehicles stand in the feed more than once: ${duplicates[0]?.identity ?? ""}`,
    );
  if (next.length === 0 && !allowEmpty)
    return [...refusals, `the feed holds no usable vehicle (${rows} rows, all rejected)`];
  if (maxDrop === null || refusals.length > 0) return refusals;
  const share = droppedShare(new Set(published.keys()), new Set(next.map(({ id }) => id)));
  if (share > maxDrop)
    refusals.push(
      `the feed lacks ${percent(share)} of the published vehicles; at most ${percent(maxDrop)} is allowed`,
    );
  return [...refusals, ...droppedFields(coverageOf([...published.values()]), coverageOf(next), maxDrop)];
}

async function publishedOf(stock: StockStore, dealershipId: string): Promise<ReadonlyMap<string, Vehicle>> {
  const found = new Map<string, Vehicle>();
  for await (const batch of stock.all(dealershipId))
    for (const vehicle of batch) found.set(vehicle.id, vehicle);
  return found;
}
