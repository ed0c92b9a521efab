import { NotedCells } from "~/domain/stock/cells/noted-cells";
import { isLookedAt, NoteTally } from "~/domain/stock/cells/note-kind";
import { differentVehicles } from "~/domain/stock/guards/other-vehicles";
import { oddValues } from "~/domain/stock/guards/odd-values";
import type { FeedMapping } from "~/domain/stock/feed-mapping";
import { VinWatch } from "~/domain/stock/shared-vins";
import {
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
} from "../read-vehicles.server";
import { SharedTexts } from "./shared-texts.server";
import { type RowNotes, SpooledRow } from "./spooled-row.server";
import { TextSpool } from "./text-spool.server";

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
  return row instanceof SpooledRow;
}

/**
 * Reads a feed into a temporary file. The caller closes `spool`.
 * @param onFirst is given each vehicle as it is read; of those with one identity, the first
 */
export async function spoolFeed(
  request: FeedRequest,
  read: (request: FeedRequest, sink: RowSink) => Promise<RowsRead> = readRows,
  onFirst: (row: SpooledRow) => void = () => undefined,
): Promise<SpooledFeed> {
  const spool = new TextSpool();
  try {
    const all: (SpooledRow | RejectedRow)[] = [];
    const first = new Map<string, SpooledRow>();
    const twins = new Map<string, SpooledRow[]>();
    const vins = new VinWatch<SpooledRow>();
    const texts = new SharedTexts();
    const met = new FeedNotes();
    const rows = await read(request, {
      reject: (row) => all.push(row),
      // A file that is the whole stock removes vehicles by lacking them.
      remove: () => undefined,
      accept(taken) {
        const row = new SpooledRow(taken, spool, texts);
        all.push(row);
        // The row's number is a text of its own; the vehicle's keeps the piece of the file it was cut from in memory.
        vins.add(row, row);
        const { repairs, left, unread } = taken;
        met.add(row, { repairs, left, unread });
        const before = first.get(row.id);
        if (before === undefined) {
          first.set(row.id, row);
          onFirst(row);
        } else twins.set(row.id, [...(twins.get(row.id) ?? [before]), row]);
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
      ...(duplicates.length === 0 ? met : notesOfTaken(taken)).told(),
    };
  } catch (error) {
    spool.close();
    throw error;
  }
}

function namedOf({ at, in: file, id, stocknum }: SpooledRow): NamedRow {
  return namedRow({ at, id, stocknum, ...(file !== undefined && { in: file }) });
}

function isRejected(row: SpooledRow | RejectedRow): row is RejectedRow {
  return !isSpooled(row);
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

function notesOfTaken(taken: readonly SpooledRow[]): FeedNotes {
  const notes = new FeedNotes();
  for (const row of taken) notes.add(row, row.notes);
  return notes;
}

/** What was done to a feed's rows. */
class FeedNotes {
  readonly #counts: Record<string, number> = {};
  readonly #left: FeedReading["left"][number][] = [];
  readonly #tally = new NoteTally();
  readonly #noted = new NotedCells<NamedRow>();

  add(row: SpooledRow, notes: RowNotes): void {
    if (!row.hasNotes) return;
    this.#tally.add(notes);
    for (const code of codesOf(notes)) this.#counts[code] = (this.#counts[code] ?? 0) + 1;
    if (notes.left.length === 0 && !notes.repairs.some(({ code }) => isLookedAt(code))) return;
    // Texts of their own: what is told of a row stays in memory. The copy is what was given.
    const { repairs, left } = JSON.parse(JSON.stringify(notes)) as RowNotes;
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
