import { type NotedCell, NotedCells } from "~/domain/stock/cells/noted-cells";
import { type NotedRows, NoteTally } from "~/domain/stock/cells/note-kind";
import { differentVehicles } from "~/domain/stock/guards/other-vehicles";
import type { FeedMapping } from "~/domain/stock/feed-mapping";
import type { FeedFileFacts } from "~/domain/stock/file/feed-file";
import type { LeftOut } from "~/domain/stock/judge-fields";
import { withLetterNotes } from "~/domain/stock/letter-notes";
import { type OddValue, oddValues } from "~/domain/stock/guards/odd-values";
import { mentionedNames } from "~/domain/stock/guards/mentioned-names";
import {
  createRowReader,
  type FeedOwner,
  type RowOutcome,
  type RowRemoval,
} from "~/domain/stock/row-to-vehicle";
import { type SharedVin, VinWatch } from "~/domain/stock/shared-vins";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { Turns } from "~/infra/turns.server";
import { beginning } from "./feed/feed-fault.server";
import type { OpenFeed } from "./feed/open-feed.server";
import { datesByMonth, monthNotes } from "./feed/dates-by-month.server";
import { openStock } from "./feed/open-stock.server";

const PROGRESS_ROWS = 500;
/** Short: what is read may be written meanwhile, and each step of a transaction waits for its turn. */
const TURN_MS = 1;

/** What a feed says, before anything is done with it. */
export interface FeedReading extends NotedRows {
  /** How the file was read. Rows are named by their place in it: line, row of the sheet, or number of the record. */
  readonly file: FeedFileFacts;
  readonly rows: number;
  readonly vehicles: readonly Vehicle[];
  /** Every column that a row had. */
  readonly columns: ReadonlySet<string>;
  /** How many accepted rows have each note. */
  readonly repairs: Readonly<Record<string, number>>;
  /** By note the first rows that have it, with what stood there: of notes at which a person looks. */
  readonly noted: Readonly<Record<string, readonly NotedCell<NamedRow>[]>>;
  readonly rejected: readonly RejectedRow[];
  /** Rows of a file of changes that remove their vehicle. */
  readonly removals: readonly RemovedRow[];
  /** Fields that were left out of a vehicle, since they cannot be used. */
  readonly left: readonly (LeftOut & RowPlace & { readonly stocknum: string })[];
  /** By field the words that could not be read, and how many rows have each. */
  readonly unread: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Vehicles that the feed names more than once, and which of their rows was taken. */
  readonly duplicates: readonly {
    readonly identity: string;
    readonly rows: readonly number[];
    readonly taken: number;
    /** Names of the rows where they describe different vehicles; none otherwise. */
    readonly different: readonly string[];
  }[];
  /** Chassis numbers that several vehicles of the feed have. */
  readonly sharedVins: readonly SharedVin<NamedRow>[];
  /** Figures that look wrong beside the rest of the file. */
  readonly odd: readonly (OddValue & NamedRow)[];
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
  /** Chassis and stock numbers that a row has of which nothing says which vehicle it is. */
  readonly mentions: readonly string[];
  /** What the row of a file of changes seems to remove, by a word that the mapping does not have. */
  readonly removal?: RowRemoval;
}

/** A row of a file of changes that removes its vehicle. */
export type RemovedRow = RowRemoval & RowPlace;

/** A row that is one. */
export interface AcceptedRow extends RowPlace, Pick<Accepted, "repairs" | "left" | "unread"> {
  readonly id: string;
  readonly stocknum: string;
  readonly name: string;
  /** The row that was taken instead; null for one that was taken itself. */
  readonly instead: number | null;
}

/** Which vehicle a row is, and where it stands. */
export interface NamedRow extends RowPlace {
  readonly id: string;
  readonly stocknum: string;
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

/** A row that is a vehicle, as it was read. */
export type TakenRow = Accepted & RowPlace;

/** Who takes a feed's rows, one by one in the file's order. */
export interface RowSink {
  accept(row: TakenRow): void;
  reject(row: RejectedRow): void;
  remove(row: RemovedRow): void;
}

/** What is known of a feed when all of its rows were given away. */
export type RowsRead = Pick<FeedReading, "file" | "rows" | "columns" | "unread">;

/** Reads a feed's rows as vehicles of its dealership. @throws Error for a file that cannot be read */
export async function readVehicles(request: FeedRequest): Promise<FeedReading> {
  const rejected: RejectedRow[] = [];
  const removals: RemovedRow[] = [];
  const byId = new Map<string, TakenRow[]>();
  const read = await readRows(request, {
    accept: (row) => byId.set(row.vehicle.id, [...(byId.get(row.vehicle.id) ?? []), row]),
    reject: (row) => rejected.push(row),
    remove: (row) => removals.push(row),
  });
  const groups = [...byId.values()].map((same) => ({
    same,
    chosen:
      same[
        takenOf(
          same.map(({ vehicle }) => vehicle.price),
          request.mapping.duplicates,
        )
      ],
  }));
  const taken = groups.flatMap(({ chosen }) => chosen ?? []);
  const tally = new NoteTally();
  const noted = new NotedCells<NamedRow>();
  const vins = new VinWatch<NamedRow>();
  for (const row of taken) {
    const named = namedRow({ ...row, ...row.vehicle });
    tally.add(row);
    noted.add(named, row.repairs);
    vins.add(row.vehicle, named);
  }
  return {
    ...read,
    vehicles: taken.map(({ vehicle }) => vehicle),
    ...tally.rows(),
    noted: noted.first(),
    repairs: codeCounts(taken.flatMap(codesOf)),
    rejected,
    removals,
    left: taken.flatMap((row) => leftLines(row, row.vehicle.stocknum, row.left)),
    duplicates: groups
      .filter(({ same }) => same.length > 1)
      .map(({ same, chosen }) => ({
        identity: same[0]?.vehicle.stocknum ?? "",
        rows: same.map(({ at }) => at),
        taken: chosen?.at ?? 0,
        different: differentVehicles(same.map(({ vehicle }) => vehicle)),
      })),
    sharedVins: vins.shared(),
    odd: oddValues(taken, ({ vehicle }) => vehicle).map(({ row, ...value }) => ({
      ...namedRow({ ...row, ...row.vehicle }),
      ...value,
    })),
    accepted: groups.flatMap(({ same, chosen }) =>
      same.map((one) => acceptedRow(one, one === chosen ? null : (chosen?.at ?? null))),
    ),
  };
}

/** Reads a feed's rows one by one. @throws Error for a file that cannot be read */
export async function readRows(request: FeedRequest, sink: RowSink): Promise<RowsRead> {
  const files = [request.file, ...(request.others ?? [])];
  const monthFirst = await datesByMonth(files, request);
  const feed = await openStock(files, request.mapping, request.owner.dealershipId);
  try {
    return await readEntries(feed, request, sink, monthFirst);
  } finally {
    await feed.close();
  }
}

async function readEntries(
  feed: OpenFeed,
  { mapping, owner, onProgress }: FeedRequest,
  sink: RowSink,
  monthFirst: ReadonlyMap<string, number>,
): Promise<RowsRead> {
  const read = createRowReader(mapping, owner, new Set(monthFirst.keys()));
  const columns = new Set<string>(feed.facts.columns);
  const unread = new Map<string, Map<string, number>>();
  const turns = new Turns(TURN_MS);
  let rows = 0;
  const cutOff: string[] = [];
  for await (const entry of feed.entries) {
    await turns.take();
    rows += 1;
    if (rows % PROGRESS_ROWS === 0) onProgress?.(rows);
    const place = entry.file === undefined ? { at: entry.at } : { at: entry.at, in: entry.file };
    if ("fault" in entry) {
      const { fault: reason, text } = entry;
      const value = beginning(text);
      sink.reject({ ...place, stocknum: "", id: null, reason, value, mentions: mentionedNames(text) });
      continue;
    }
    if (entry.cutOff !== undefined)
      cutOff.push(entry.file === undefined ? entry.cutOff : `${entry.file}: ${entry.cutOff}`);
    if (feed.facts.columns === null) for (const column of Object.keys(entry.cells)) columns.add(column);
    const outcome = read(entry.cells);
    for (const { field, word } of outcome.unread) countWord(unread, field, word);
    if ("removes" in outcome) {
      sink.remove({ ...place, ...outcome.removes });
      continue;
    }
    if ("reason" in outcome) {
      const { unread: _, ...why } = outcome;
      sink.reject({ ...place, ...why });
      continue;
    }
    sink.accept({ ...outcome, ...withLetterNotes(outcome, entry), ...place });
  }
  const facts = { ...feed.facts, notes: [...feed.facts.notes, ...monthNotes(monthFirst)] };
  return {
    file: cutOff.length === 0 ? facts : { ...facts, cutOff: cutOff.join("; ") },
    rows,
    columns,
    unread: Object.fromEntries([...unread].map(([field, words]) => [field, Object.fromEntries(words)])),
  };
}

/** What was done to a row, each thing once. */
export function codesOf({ repairs }: Pick<Accepted, "repairs">): readonly string[] {
  return [...new Set(repairs.map(({ code }) => code))];
}

/** What was left out of a row's vehicle, with the row's place. */
export function leftLines(
  { at, in: file }: RowPlace,
  stocknum: string,
  left: readonly LeftOut[],
): FeedReading["left"] {
  return left.map((one) => ({ ...one, at, ...(file !== undefined && { in: file }), stocknum }));
}

/** What a report says of a row to name it. */
export function namedRow({ at, in: file, id, stocknum }: NamedRow): NamedRow {
  return { at, ...(file !== undefined && { in: file }), id, stocknum };
}

function acceptedRow(
  { at, in: file, vehicle, repairs, left, unread }: TakenRow,
  instead: number | null,
): AcceptedRow {
  const { id, stocknum, name } = vehicle;
  return { at, ...(file !== undefined && { in: file }), id, stocknum, name, repairs, left, unread, instead };
}

/** Which of several rows with one identity the mapping's rule takes, by their prices. @returns its index */
export function takenOf(prices: readonly (number | null)[], rule: FeedMapping["duplicates"]): number {
  if (rule === "first" || rule === "keep") return 0;
  if (rule !== "dearest") return prices.length - 1;
  const worth = prices.map((price) => price ?? 0);
  return worth.indexOf(Math.max(...worth));
}

function countWord(unread: Map<string, Map<string, number>>, field: string, word: string): void {
  const words = unread.get(field) ?? new Map<string, number>();
  words.set(word, (words.get(word) ?? 0) + 1);
  unread.set(field, words);
}

/** How often each code is there. */
function codeCounts(codes: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
