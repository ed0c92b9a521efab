import type { FeedMapping } from "~/domain/stock/feed-mapping";
import type { FeedFileFacts } from "~/domain/stock/file/feed-file";
import type { LeftOut } from "~/domain/stock/judge-fields";
import { withLostLetters } from "~/domain/stock/lost-letters";
import {
  createRowReader,
  type FeedOwner,
  type RowOutcome,
  type RowRemoval,
} from "~/domain/stock/row-to-vehicle";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { OpenFeed } from "./feed/open-feed.server";
import { openStock } from "./feed/open-stock.server";

const PROGRESS_ROWS = 500;

/** What a feed says, before anything is done with it. */
export interface FeedReading {
  /** How the file was read. Rows are named by their place in it: line, row of the sheet, or number of the record. */
  readonly file: FeedFileFacts;
  readonly rows: number;
  readonly vehicles: readonly Vehicle[];
  /** Every column that a row had. */
  readonly columns: ReadonlySet<string>;
  /** Accepted rows that needed at least one repair. */
  readonly repairedRows: number;
  readonly repairs: Readonly<Record<string, number>>;
  readonly rejected: readonly RejectedRow[];
  /** Rows of a file of changes that remove their vehicle. */
  readonly removals: readonly (RowRemoval & RowPlace)[];
  /** Fields that were left out of a vehicle, since they cannot be used. */
  readonly left: readonly (LeftOut & RowPlace & { readonly stocknum: string })[];
  /** By field the words that could not be read, and how many rows have each. */
  readonly unread: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Vehicles that the feed names more than once, and which of their rows was taken. */
  readonly duplicates: readonly {
    readonly identity: string;
    readonly rows: readonly number[];
    readonly taken: number;
  }[];
  /** Every accepted row, with what was done to it; of several with one identity, all. */
  readonly accepted: readonly AcceptedRow[];
}

/** A row that is no vehicle. */
export interface RejectedRow extends RowPlace {
  readonly stocknum: string;
  /** Of the vehicle that it would be; null where nothing says which. */
  readonly id: string | null;
  readonly reason: string;
  readonly value: string;
}

/** A row that is one. */
export interface AcceptedRow extends RowPlace, Pick<Accepted, "repairs" | "left" | "unread"> {
  readonly id: string;
  readonly stocknum: string;
  readonly name: string;
  /** The row that was taken instead; null for one that was taken itself. */
  readonly instead: number | null;
}

/** Where a row stands. */
export interface RowPlace {
  /** Its line, row or number. */
  readonly at: number;
  /** Name of the file, where several were read together. */
  readonly in?: string;
}

/** How a feed is read. */
export interface FeedRequest {
  readonly file: string;
  /** Files that are the dealership's stock together with it. */
  readonly others?: readonly string[];
  readonly mapping: FeedMapping;
  readonly owner: FeedOwner;
  readonly onProgress?: (rows: number) => void;
}

type Accepted = Extract<RowOutcome, { vehicle: Vehicle }>;
type Taken = Accepted & RowPlace;

/** Reads a feed's rows as vehicles of its dealership. @throws Error for a file that cannot be read */
export async function readVehicles(request: FeedRequest): Promise<FeedReading> {
  const files = [request.file, ...(request.others ?? [])];
  const feed = await openStock(files, request.mapping, request.owner.dealershipId);
  try {
    return await readEntries(feed, request);
  } finally {
    await feed.close();
  }
}

async function readEntries(
  feed: OpenFeed,
  { mapping, owner, onProgress }: FeedRequest,
): Promise<FeedReading> {
  const read = createRowReader(mapping, owner);
  const columns = new Set<string>(feed.facts.columns);
  const rejected: FeedReading["rejected"][number][] = [];
  const removals: FeedReading["removals"][number][] = [];
  const unread = new Map<string, Map<string, number>>();
  const byId = new Map<string, Taken[]>();
  let rows = 0;
  for await (const entry of feed.entries) {
    rows += 1;
    if (rows % PROGRESS_ROWS === 0) onProgress?.(rows);
    const place = entry.file === undefined ? { at: entry.at } : { at: entry.at, in: entry.file };
    if ("fault" in entry) {
      rejected.push({ ...place, stocknum: "", id: null, reason: entry.fault, value: entry.text });
      continue;
    }
    for (const column of Object.keys(entry.cells)) columns.add(column);
    const outcome = read(entry.cells);
    for (const { field, word } of outcome.unread) countWord(unread, field, word);
    if ("removes" in outcome) {
      removals.push({ ...place, ...outcome.removes });
      continue;
    }
    if ("reason" in outcome) {
      const { reason, value, stocknum, id } = outcome;
      rejected.push({ ...place, stocknum, id, reason, value });
      continue;
    }
    const accepted = { ...outcome, ...withLostLetters(outcome, entry.lost) };
    byId.set(outcome.vehicle.id, [...(byId.get(outcome.vehicle.id) ?? []), { ...accepted, ...place }]);
  }
  const taken = [...byId.values()].flatMap((same) => takenOf(same, mapping.duplicates) ?? []);
  return {
    file: feed.facts,
    rows,
    vehicles: taken.map(({ vehicle }) => vehicle),
    columns,
    repairedRows: taken.filter(({ repairs }) => repairs.length > 0).length,
    repairs: counted(taken.flatMap(({ repairs }) => [...new Set(repairs.map(({ code }) => code))])),
    rejected,
    removals,
    left: taken.flatMap(({ left, at, in: file, vehicle }) =>
      left.map((one) => ({
        ...one,
        at,
        ...(file !== undefined && { in: file }),
        stocknum: vehicle.stocknum,
      })),
    ),
    unread: Object.fromEntries([...unread].map(([field, words]) => [field, Object.fromEntries(words)])),
    duplicates: [...byId.values()]
      .filter((same) => same.length > 1)
      .map((same) => ({
        identity: same[0]?.vehicle.stocknum ?? "",
        rows: same.map(({ at }) => at),
        taken: takenOf(same, mapping.duplicates)?.at ?? 0,
      })),
    accepted: [...byId.values()].flatMap((same) => {
      const chosen = takenOf(same, mapping.duplicates)?.at ?? null;
      return same.map((one) => acceptedRow(one, one.at === chosen ? null : chosen));
    }),
  };
}

function acceptedRow(
  { at, in: file, vehicle, repairs, left, unread }: Taken,
  instead: number | null,
): AcceptedRow {
  const { id, stocknum, name } = vehicle;
  return { at, ...(file !== undefined && { in: file }), id, stocknum, name, repairs, left, unread, instead };
}

/** The one of several rows with one identity that the mapping's rule takes. */
function takenOf(same: readonly Taken[], rule: FeedMapping["duplicates"]): Taken | undefined {
  if (rule === "first" || rule === "keep") return same[0];
  if (rule !== "dearest") return same.at(-1);
  return same.reduce((dearest, one) =>
    (one.vehicle.price ?? 0) > (dearest.vehicle.price ?? 0) ? one : dearest,
  );
}

function countWord(unread: Map<string, Map<string, number>>, field: string, word: string): void {
  const words = unread.get(field) ?? new Map<string, number>();
  words.set(word, (words.get(word) ?? 0) + 1);
  unread.set(field, words);
}

function counted(codes: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
