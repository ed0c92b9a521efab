import {
  type Coverage,
  type CoverageMark,
  coverageOf,
  droppedFields,
  missingColumns,
  percent,
} from "~/domain/stock/guards/feed-guards";
import type { FeedMapping } from "~/domain/stock/feed-mapping";
import { droppedShare } from "~/domain/stock/kept-times";
import { exchangedValues, type Looks } from "~/domain/stock/guards/exchanged-values";
import { shiftedMakes } from "~/domain/stock/guards/other-vehicles";
import { shiftedValues } from "~/domain/stock/guards/shifted-values";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { FeedReading } from "./read-vehicles.server";

/** How careful an import is. */
export interface ImportLimits {
  /**
   * The largest share (0 to 1) of the published vehicles, and of those with a price, a picture and so on, that the feed may
   * lack; null for any, and for columns that are not there.
   */
  readonly maxDrop: number | null;
  /** The largest share (0 to 1) of rows that may be rejected; null for any. */
  readonly maxRejected?: number | null;
  /** Whether a feed without one usable vehicle may empty the dealership's stock. */
  readonly allowEmpty: boolean;
}

/** What is looked at. */
export interface Judged extends Pick<
  FeedReading,
  "file" | "rows" | "columns" | "duplicates" | "rejected" | "repairs" | "odd"
> {
  /** Null for what `stock -- export` wrote. */
  readonly mapping: FeedMapping | null;
  /** The feed's vehicles. */
  readonly feed: readonly Listed[];
  readonly published: ReadonlyMap<string, Listed>;
  /** Hosts of pictures of which the last accepted import told that they are not allowed. */
  readonly hostsTold?: ReadonlySet<string>;
  /** Vehicles of which the last accepted import told that no list shows them. */
  readonly unlistedTold?: number;
}

/** What is looked at of a vehicle. */
export interface Listed extends Looks, Pick<Vehicle, "make" | "status" | "price" | "km"> {
  readonly mark: CoverageMark;
}

/** Why nothing may be published, in sentences. The first that speaks against it is the cause of those that follow. */
export function importRefusals(judged: Judged, limits: ImportLimits): readonly string[] {
  const { rows, columns, duplicates, rejected, mapping, feed } = judged;
  const { maxDrop, maxRejected = null, allowEmpty } = limits;
  const refusals: string[] = [];
  if (maxDrop !== null && mapping !== null) refusals.push(...missingColumns(mapping, columns));
  if (mapping?.duplicates === "refuse" && duplicates.length > 0)
    refusals.push(
      `${duplicates.length} vehicles stand in the feed more than once: ${duplicates[0]?.identity ?? ""}`,
    );
  if (feed.length === 0 && !allowEmpty)
    return [
      ...refusals,
      `the feed holds no usable vehicle: ${rows === 0 ? "it has no rows" : `all of its ${rows} rows were rejected`}`,
    ];
  const share = rows === 0 ? 0 : rejected.length / rows;
  if (maxRejected !== null && share > maxRejected)
    refusals.push(
      `${rejected.length} of ${rows} rows (${percent(share)}) were rejected; at most ${percent(maxRejected)} is allowed`,
    );
  if (maxDrop === null || refusals.length > 0) return refusals;
  return [...refusals, ...lossesOf(judged, { allowed: maxDrop, isLimitTold: true })];
}

/** The share of the published vehicles that may go where nobody says another. */
export const USUAL_DROP = 0.3;
/** How careful an import is where nobody says it. */
const USUAL_LIMITS: ImportLimits = { maxDrop: USUAL_DROP, maxRejected: 0.4, allowEmpty: false };

/** What would have spoken against a feed that is published by force; none where nothing is forced. */
export function waivedRefusals(judged: Judged, { allowEmpty }: ImportLimits): readonly string[] {
  return allowEmpty ? importRefusals(judged, USUAL_LIMITS) : [];
}

/** Vehicles and fields that a feed would take off the site: those of more than a share, in sentences. */
export function lossesOf(
  { feed, published, rejected }: Judged,
  { allowed, isLimitTold }: { readonly allowed: number; readonly isLimitTold: boolean },
): readonly string[] {
  // Vehicles whose row was rejected stay.
  const unreadable = new Set(rejected.flatMap(({ id }) => id ?? []));
  const forSale = [...published.values()].filter(isInStock);
  const ids = new Set(forSale.map(({ id }) => id));
  const lacking = droppedShare(ids, new Set([...feed.map(({ id }) => id), ...unreadable]));
  const limit = (words: string) => (isLimitTold ? `; at most ${percent(allowed)} ${words}` : "");
  const atMost = limit("is allowed");
  const told: string[] = [];
  if (lacking > allowed) told.push(`the feed lacks ${percent(lacking)} of the published vehicles${atMost}`);
  const kept = new Set([...feed.filter(isInStock).map(({ id }) => id), ...unreadable]);
  const lost = droppedShare(ids, kept);
  if (lacking <= allowed && lost > allowed)
    told.push(
      `the feed lacks or takes off sale ${percent(lost)} of the published vehicles (${statusesOf(feed)})${atMost}`,
    );
  return [
    ...told,
    ...shifted(published, feed, allowed).map((said) => `${said}${limit("may")}`),
    ...droppedFields(coverageOf(forSale.map(markOf)), forSaleCoverage(feed), allowed).map(
      (said) => `${said}${limit("may be lost")}`,
    ),
  ];
}

/** What so many vehicles have otherwise than before that the feed must mean something else by it, in sentences. */
export function shiftRefusals(
  { published, feed }: Pick<Judged, "published" | "feed">,
  allowed: number,
): readonly string[] {
  return shifted(published, feed, allowed).map((said) => `${said}; at most ${percent(allowed)} may`);
}

function shifted(published: Judged["published"], feed: Judged["feed"], allowed: number): readonly string[] {
  return [
    ...shiftedMakes(published, feed, allowed),
    ...exchangedValues(published, feed, allowed),
    ...shiftedValues(published, feed, allowed),
  ];
}

const markOf = ({ mark }: Pick<Listed, "mark">) => mark;

/** How full the fields of a feed's vehicles are: of those for sale, else of all. */
export function forSaleCoverage(feed: readonly Pick<Listed, "status" | "mark">[]): Coverage {
  const forSale = feed.filter(isInStock);
  return coverageOf((forSale.length === 0 ? feed : forSale).map(markOf));
}

/** "in_stock 12, sold 40": how many vehicles have each status. */
export function statusesOf(vehicles: readonly Pick<Vehicle, "status">[]): string {
  const counts = new Map<string, number>();
  for (const { status } of vehicles) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status} ${count}`).join(", ");
}
