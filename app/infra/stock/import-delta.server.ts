import { basename } from "node:path";
import { comparedCoverage, countEvents, type RowReport } from "~/domain/stock/import-report";
import { vinKey, withKnownIds } from "~/domain/stock/known-identity";
import { percent } from "~/domain/stock/guards/feed-guards";
import { countTakenOffSale } from "~/domain/stock/guards/taken-off-sale";
import { removalRefusal } from "~/domain/stock/push/decide-push";
import type { RowRemoval } from "~/domain/stock/row-to-vehicle";
import { settleChange } from "~/domain/stock/settle-stock";
import { vehicleChanges } from "~/domain/stock/vehicle-changes";
import { placeWord } from "~/domain/stock/file/feed-file";
import type { StockChange, TouchedStock, TouchedVehicles } from "~/ports/stock-store";
import { importDoubts, usualShare } from "./import-doubts.server";
import {
  forSaleCoverage,
  importRefusals,
  type Judged,
  shiftRefusals,
  statusesOf,
  USUAL_DROP,
} from "./import-guards.server";
import {
  importAbout,
  type ImportReport,
  type ImportRequest,
  importStock,
  keptDetails,
  USUAL_RULES,
} from "./import-stock.server";
import { listedOf } from "./bulk/batches.server";
import { isExport } from "./read-export.server";
import { type FeedReading, readVehicles, type RejectedRow, type RowPlace } from "./read-vehicles.server";
import { rowReports } from "./report/row-reports.server";

type Unpublished = Omit<ImportReport, "published">;

/** Reads a file of changes and, unless something speaks against it, makes them; other vehicles stay as they are. */
export async function importDelta(request: ImportRequest): Promise<ImportReport> {
  const { stock, history, dryRun, owner } = request;
  const files = [request.file, ...(request.others ?? [])];
  if (files.length === 1 && (await isExport(request.file))) return importStock(request);
  const reading = lastWord(await readVehicles(request), files);
  const told: Unpublished[] = [];
  const decide = (known: TouchedStock): StockChange | null => {
    const { report, change } = decided(request, reading, known);
    told.push(report);
    return dryRun || report.refusals.length > 0 ? null : { ...change, details: keptDetails(report) };
  };
  const about = importAbout(request, {}, "delta");
  const published = await stock.change(owner.dealershipId, touchedBy(reading), decide, about);
  const report = told.at(-1);
  if (report === undefined) throw new Error("the stock store did not ask what is to change");
  if (!dryRun && published === null)
    await history?.keepRefused(owner.dealershipId, importAbout(request, keptDetails(report), "delta"));
  return { ...report, published };
}

/** Of fewer rows a rejected one or two say nothing of the file: the others are published, and the rejected ones told. */
const FEWEST_ROWS = 10;

/** A reading in which each vehicle is either put or removed: by the last row that speaks of it. */
interface DeltaReading extends FeedReading {
  /** Rows that remove a vehicle which a later row puts. */
  readonly overruled: FeedReading["removals"];
}

function lastWord(reading: FeedReading, files: readonly string[]): DeltaReading {
  const names = files.map((file) => basename(file));
  const rank = ({ at, in: file = "" }: RowPlace) => names.indexOf(file) * 1e9 + at;
  const puts = new Map(
    reading.accepted.filter(({ instead }) => instead === null).map((row) => [row.id, row] as const),
  );
  const removals = new Map<string, FeedReading["removals"][number]>();
  const overruled: FeedReading["removals"][number][] = [];
  for (const removal of reading.removals) {
    const put = puts.get(removal.id);
    const before = removals.get(removal.id);
    if (put !== undefined && rank(put) > rank(removal)) overruled.push(removal);
    else if (before === undefined) removals.set(removal.id, removal);
    else overruled.push(removal);
  }
  const removedAt = (id: string) => removals.get(id)?.at;
  return {
    ...reading,
    vehicles: reading.vehicles.filter(({ id }) => !removals.has(id)),
    accepted: reading.accepted.map((row) => ({ ...row, instead: row.instead ?? removedAt(row.id) ?? null })),
    removals: [...removals.values()],
    overruled,
  };
}

function touchedBy({ vehicles, removals, rejected }: DeltaReading): TouchedVehicles {
  const named = [...vehicles, ...removals, ...rejected.flatMap(({ removal }) => removal ?? [])];
  return {
    ids: [...named.map(({ id }) => id), ...rejected.flatMap(({ id }) => id ?? [])],
    stocknums: named.map(({ stocknum }) => stocknum).filter((text) => text !== ""),
    vins: named.flatMap((one) => vinKey(one) ?? []),
  };
}

function decided(
  request: ImportRequest,
  reading: DeltaReading,
  known: TouchedStock,
): { readonly report: Unpublished; readonly change: StockChange } {
  const { owner, mapping, maxDrop, allowEmpty, rules = USUAL_RULES } = request;
  const { vehicles: read, columns, accepted, removals, overruled, ...others } = reading;
  const { vehicles: feed, adopted } = withKnownIds(read, known.published);
  const put = new Set(feed.map(({ id }) => id));
  // A vehicle that is not there need not be removed, by whatever word.
  const isGone = ({ removal }: RejectedRow) =>
    removal !== undefined && !put.has(removal.id) && targetOf(removal, known, put) === null;
  const already = reading.rejected.filter(isGone);
  const rejected = reading.rejected.filter((row) => !isGone(row));
  const rest = { ...others, rejected };
  const targets = removals.map((removal) => ({ removal, id: targetOf(removal, known, put) }));
  const gone = targets.flatMap(({ id }) => id ?? []);
  const settled = settleChange(feed, gone, known, rules, owner.now);
  const listed = feed.map(listedOf);
  const removed = countTakenOffSale(known.published, gone, settled);
  const judged = { ...rest, columns, mapping, feed: listed, published: new Map() };
  const losses = (allowed: number) => [
    ...[removalRefusal(removed, known.total, allowed) ?? []].flat(),
    ...shiftRefusals(
      { published: new Map([...known.published].map(([id, one]) => [id, listedOf(one)])), feed: listed },
      allowed,
    ),
  ];
  const refusals = [
    ...importRefusals(judged, {
      ...request,
      maxRejected: reading.rows < FEWEST_ROWS ? null : (request.maxRejected ?? null),
      // A heading alone says that nothing changed; a file without one says nothing.
      allowEmpty:
        allowEmpty || removals.length + already.length > 0 || (reading.rows === 0 && columns.size > 0),
    }),
    ...(maxDrop === null ? [] : losses(maxDrop)),
  ];
  const isForced = allowEmpty && refusals.length === 0;
  const waived = isForced ? losses(USUAL_DROP) : [];
  const { format } = reading.file;
  const ids = new Map(read.map(({ id }, at) => [id, feed[at]?.id ?? id]));
  const rows = rowReports({
    format,
    accepted: accepted.map((row) => ({ ...row, id: ids.get(row.id) ?? row.id })),
    rejected,
    isNamed: (id) => put.has(id),
    isPublished: (id) => known.published.has(id),
    published: known.published,
    settled: {
      vehicles: settled.vehicles,
      events: new Map([...settled.events].filter(([id]) => put.has(id))),
    },
  });
  const next = new Map(settled.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const removedRows = targets.map(({ removal, id }): RowReport => {
    const before = id === null ? undefined : known.published.get(id);
    const after = id === null ? undefined : next.get(id);
    const event = (id === null ? undefined : settled.events.get(id)) ?? "absent";
    const changes = before && after && event !== "same" ? vehicleChanges(before, after) : [];
    return { ...lineOf(removal), name: before?.name ?? "", event, changes };
  });
  const overruledRows = overruled.map((removal): RowReport => {
    const taken = accepted.find((row) => row.id === removal.id && row.instead === null);
    const other = taken ?? removals.find(({ id }) => id === removal.id);
    return {
      ...lineOf(removal),
      event: "duplicate",
      why: `${placeWord(format)} ${other?.at ?? 0} was taken`,
    };
  });
  const lines = inOrder([...rows, ...removedRows, ...already.map(lineOf), ...overruledRows]);
  const report = {
    ...rest,
    accepted: feed.length + removals.length + already.length,
    lines,
    events: countEvents(lines),
    coverage: comparedCoverage(forSaleCoverage(listed), null),
    statuses: statusesOf(listed),
    adopted,
    refusals,
    waived,
    doubts:
      refusals.length > 0 || (maxDrop === null && !allowEmpty) ? [] : doubtsOf(judged, removed, known.total),
    replaced: 0,
  };
  return { report, change: settled };
}

/** @param removed see `countTakenOffSale` */
function doubtsOf(judged: Judged, removed: number, total: number): readonly string[] {
  // Of a file of changes nothing is usual but how much goes.
  const told = importDoubts({ ...judged, mapping: null }, { maxDrop: 1, allowEmpty: false });
  if (removed <= total * usualShare(total)) return told;
  const share = percent(removed / total);
  return [
    ...told,
    `${share} of the published vehicles (${removed} of ${total}) are removed or taken off sale`,
  ];
}

/** The published vehicle that a row removes: by the row's identity, else by chassis or stock number where one has it. */
function targetOf(
  { id, stocknum, vin }: RowRemoval,
  { published }: TouchedStock,
  put: ReadonlySet<string>,
): string | null {
  if (published.has(id)) return id;
  const others = [...published.values()].filter((one) => !put.has(one.id));
  const chassis = vinKey({ vin });
  const same = others.filter((one) =>
    chassis === null ? stocknum !== "" && one.stocknum === stocknum : vinKey(one) === chassis,
  );
  return same.length === 1 ? (same[0]?.id ?? null) : null;
}

function lineOf({ at, in: file = "", stocknum }: RowPlace & Pick<RowReport, "stocknum">): RowReport {
  const nothing = { name: "", why: "", changes: [], repairs: [], left: [], unread: [] } as const;
  return { ...nothing, at, file, stocknum, event: "absent" };
}

/** In the order of the files, and of the rows in each. */
function inOrder(lines: readonly RowReport[]): readonly RowReport[] {
  const files = [...new Set(lines.map(({ file }) => file))];
  return files.flatMap((file) =>
    lines.filter((line) => line.file === file).sort((one, other) => (one.at ?? 0) - (other.at ?? 0)),
  );
}
