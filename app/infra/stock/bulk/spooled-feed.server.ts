import { NotedCells } from "~/domain/stock/cells/noted-cells";
import { isLookedAt, NoteTally } from "~/domain/stock/cells/note-kind";
import { type CoverageMark, coverageMark } from "~/domain/stock/guards/feed-guards";
import { differentVehicles } from "~/domain/stock/guards/other-vehicles";
import { oddValues } from "~/domain/stock/guards/odd-values";
import type { FeedMapping } from "~/domain/stock/feed-mapping";
import { VinWatch } from "~/domain/stock/shared-vins";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import {
  type AcceptedRow,
  codesOf,
  type FeedReading,
  type FeedRequest,
  leftLines,
  namedRow,
  type NamedRow,
  readRows,
  type RejectedRow,
  type RowSink,
  type RowsRead,
  takenOf,
  type TakenRow,
} from "../read-vehicles.server";
import { type SpoolPlace, TextSpool } from "./text-spool.server";

/** What stays in memory of a row that is a vehicle. */
export interface SpooledRow {
  readonly at: number;
  readonly in: string | undefined;
  readonly id: string;
  readonly slug: string;
  readonly stocknum: string;
  readonly vin: string | null;
  readonly name: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly item_type: Vehicle["item_type"];
  readonly car_type: Vehicle["car_type"];
  readonly price: number | null;
  readonly km: number | null;
  readonly status: string;
  readonly mark: CoverageMark;
  /** The vehicle as JSON. */
  readonly document: SpoolPlace;
  /** What was done to the row, as JSON; null for nothing. */
  readonly notes: SpoolPlace | null;
  /** The row that was taken instead; null for one that was taken itself. */
  instead: number | null;
}

/** A feed whose vehicles are in a temporary file. */
export interface SpooledFeed extends Omit<FeedReading, "vehicles" | "accepted" | "removals"> {
  readonly spool: TextSpool;
  /** Every row, in the file's order. */
  readonly all: readonly (SpooledRow | RejectedRow)[];
  /** The rows that were taken. */
  readonly taken: readonly SpooledRow[];
}

/** Whether a row is a vehicle. */
export function isSpooled(row: SpooledRow | RejectedRow): row is SpooledRow {
  return "document" in row;
}

/** Reads a feed into a temporary file. The caller closes `spool`. */
export async function spoolFeed(
  request: FeedRequest,
  read: (request: FeedRequest, sink: RowSink) => Promise<RowsRead> = readRows,
): Promise<SpooledFeed> {
  const spool = new TextSpool();
  try {
    const all: (SpooledRow | RejectedRow)[] = [];
    const first = new Map<string, SpooledRow>();
    const twins = new Map<string, SpooledRow[]>();
    const vins = new VinWatch<SpooledRow>();
    const shared = new SharedTexts();
    const met = new FeedNotes();
    const rows = await read(request, {
      reject: (row) => all.push(row),
      // A file that is the whole stock removes vehicles by lacking them.
      remove: () => undefined,
      accept(taken) {
        const row = spooled(taken, spool, shared);
        all.push(row);
        // The row's number is a text of its own; the vehicle's keeps the piece of the file it was cut from in memory.
        vins.add(row, row);
        const { repairs, left, unread } = taken;
        met.add(row, { repairs, left, unread });
        const before = first.get(row.id);
        if (before === undefined) first.set(row.id, row);
        else twins.set(row.id, [...(twins.get(row.id) ?? [before]), row]);
      },
    });
    const duplicates = [...twins.values()].map((same) => resolve(same, request.mapping.duplicates));
    const taken = all.filter(isSpooled).filter(({ instead }) => instead === null);
    return {
      ...rows,
      spool,
      all,
      taken,
      duplicates,
      sharedVins: vins
        .shared(({ instead }) => instead === null)
        .map(({ vin, rows: same }) => ({ vin, rows: same.map(namedOf) })),
      odd: oddValues(taken, (row) => row).map(({ row, ...value }) => ({ ...namedOf(row), ...value })),
      rejected: all.filter(isRejected),
      // Of several rows with one identity, the notes of those that were not taken do not count.
      ...(duplicates.length === 0 ? met : notesOfTaken(taken, spool)).told(),
    };
  } catch (error) {
    spool.close();
    throw error;
  }
}

function namedOf({ in: file, ...row }: SpooledRow): NamedRow {
  return namedRow(file === undefined ? row : { ...row, in: file });
}

function isRejected(row: SpooledRow | RejectedRow): row is RejectedRow {
  return !isSpooled(row);
}

type Notes = Pick<TakenRow, "repairs" | "left" | "unread">;

function spooled(row: TakenRow, spool: TextSpool, shared: SharedTexts): SpooledRow {
  const { at, in: file, vehicle, repairs, left, unread } = row;
  const { id, slug, stocknum, vin, name, make, model, year, item_type, car_type, price, km, status } =
    vehicle;
  const isNoted = repairs.length + left.length + unread.length > 0;
  return {
    at,
    in: file,
    id,
    slug: own(slug),
    stocknum: own(stocknum),
    vin: vin === null ? null : own(vin),
    name: own(name),
    make: shared.one(make),
    model: shared.one(model),
    year,
    item_type,
    car_type,
    price,
    km,
    status: shared.one(status),
    mark: coverageMark(vehicle),
    document: spool.add(JSON.stringify(vehicle)),
    notes: isNoted ? spool.add(JSON.stringify({ repairs, left, unread } satisfies Notes)) : null,
    instead: null,
  };
}

/** The same text in memory of its own: of a cell's the engine keeps the whole piece of the file from which it was cut. */
function own(text: string): string {
  return Buffer.from(text).toString();
}

/** Texts that many rows have: each is in memory once. */
class SharedTexts {
  readonly #known = new Map<string, string>();

  one(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const made = own(text);
    this.#known.set(made, made);
    return made;
  }
}

/** Of several rows with one identity, the mapping's rule takes one. */
function resolve(same: readonly SpooledRow[], rule: FeedMapping["duplicates"]) {
  const taken =
    same[
      takenOf(
        same.map(({ price }) => price),
        rule,
      )
    ];
  for (const row of same) if (row !== taken) row.instead = taken?.at ?? null;
  return {
    identity: same[0]?.stocknum ?? "",
    rows: same.map(({ at }) => at),
    taken: taken?.at ?? 0,
    different: differentVehicles(same),
  };
}

const NOTHING: Notes = { repairs: [], left: [], unread: [] };

function notesOf({ notes }: SpooledRow, spool: TextSpool): Notes {
  // What `spooled` wrote.
  return notes === null ? NOTHING : (JSON.parse(spool.at(notes)) as Notes);
}

/** The vehicle of a row, as it was read. */
export function spooledVehicle({ document }: SpooledRow, spool: TextSpool): Vehicle {
  // What `spooled` wrote.
  return JSON.parse(spool.at(document)) as Vehicle;
}

/** A row as the report tells of it. */
export function acceptedRow(row: SpooledRow, spool: TextSpool): AcceptedRow {
  const { at, in: file, id, stocknum, name, instead } = row;
  const place = file === undefined ? { at } : { at, in: file };
  return { ...place, id, stocknum, name, ...notesOf(row, spool), instead };
}

function notesOfTaken(taken: readonly SpooledRow[], spool: TextSpool): FeedNotes {
  const notes = new FeedNotes();
  for (const row of taken) notes.add(row, notesOf(row, spool));
  return notes;
}

/** What was done to a feed's rows. */
class FeedNotes {
  readonly #counts: Record<string, number> = {};
  readonly #left: FeedReading["left"][number][] = [];
  readonly #tally = new NoteTally();
  readonly #noted = new NotedCells<NamedRow>();

  add(row: SpooledRow, notes: Notes): void {
    if (row.notes === null) return;
    this.#tally.add(notes);
    for (const code of codesOf(notes)) this.#counts[code] = (this.#counts[code] ?? 0) + 1;
    if (notes.left.length === 0 && !notes.repairs.some(({ code }) => isLookedAt(code))) return;
    // Texts of their own, as those of `own`: what is told of a row stays in memory. The copy is what was given.
    const { repairs, left } = JSON.parse(JSON.stringify(notes)) as Notes;
    this.#noted.add(namedOf(row), repairs);
    const place = row.in === undefined ? { at: row.at } : { at: row.at, in: row.in };
    for (const line of leftLines(place, row.stocknum, left)) this.#left.push(line);
  }

  told() {
    return {
      ...this.#tally.rows(),
      noted: this.#noted.first(),
      repairs: this.#counts,
      left: this.#left,
    };
  }
}
