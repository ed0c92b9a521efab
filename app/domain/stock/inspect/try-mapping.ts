import type { FeedRow } from "../file/feed-file";
import type { FeedMapping } from "../feed-mapping";
import { cleanRow } from "../read-row";
import { createRowReader, type FeedOwner, type RowOutcome } from "../row-to-vehicle";
import { hasTruckBody } from "../sense";
import { partPath } from "../fields/vehicle-parts";
import { saidOf } from "../cells/unused-cells";
import { type SharedVin, VinWatch } from "../shared-vins";
import type { Vehicle } from "../../vehicle/vehicle";

/** How many rows say something, and how many of those a vehicle's field got. */
export interface TriedField {
  says: number;
  read: number;
}

/** What a mapping makes of a file's rows. */
export interface MappingTrial {
  readonly rows: number;
  readonly vehicles: number;
  /** Reasons with how many rows were rejected for each. */
  readonly rejected: ReadonlyMap<string, number>;
  readonly fields: ReadonlyMap<string, TriedField>;
  /** By field the words that could not be read, with their rows. */
  readonly unread: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** By field and reason the cells that say something and gave nothing, words that could not be read apart. */
  readonly unused: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Sold vehicles of which the mapping reads no day of sale. */
  readonly undatedSales: number;
  /** Vehicles with the body of a truck that no column calls a truck. */
  readonly truckBodies: number;
  /** Chassis numbers that several vehicles have. */
  readonly sharedVins: readonly SharedVin<Pick<Vehicle, "id" | "stocknum">>[];
}

/** More different cells of a field than this are not told apart. */
const MOST_CELLS = 200;

/** Tries a mapping on rows, one by one. */
export function createMappingTrial(mapping: FeedMapping, owner: FeedOwner) {
  const read = createRowReader(mapping, owner);
  const rejected = new Map<string, number>();
  const fields = new Map<string, TriedField>();
  const unread = new Map<string, Map<string, number>>();
  const unused = new Map<string, Map<string, number>>();
  const vins = new VinWatch<Pick<Vehicle, "id" | "stocknum">>();
  let [rows, vehicles, undatedSales, truckBodies] = [0, 0, 0, 0];
  return {
    add(row: FeedRow): void {
      rows += 1;
      const outcome = read(row);
      for (const { field, word } of outcome.unread) {
        const words = unread.get(field) ?? new Map<string, number>();
        unread.set(field, words);
        count(words, word);
      }
      if ("removes" in outcome) return;
      if ("reason" in outcome) {
        count(rejected, outcome.reason);
        return;
      }
      vehicles += 1;
      const { id, stocknum, sold, sold_date_timestamp: soldAt } = outcome.vehicle;
      vins.add(outcome.vehicle, { id, stocknum });
      if (sold && soldAt === null) undatedSales += 1;
      if (mapping.fields["item_type"] === undefined && hasTruckBody(outcome.vehicle)) truckBodies += 1;
      const got: Readonly<Record<string, unknown>> = { ...outcome.vehicle };
      const cells = cleanRow(row, mapping);
      const said = Object.entries(mapping.fields).flatMap(
        ([name, field]) => saidOf(name, field, cells) ?? [],
      );
      const used = new Set(
        said.filter(({ name }) => isThere(valueOf(got, name))).map(({ column }) => column),
      );
      for (const { name, column, text } of said) {
        const coverage = fields.get(name) ?? { says: 0, read: 0 };
        fields.set(name, coverage);
        coverage.says += 1;
        if (isThere(valueOf(got, name))) coverage.read += 1;
        // A cell that fills another field was not lost: "Automatic" names no number of gears.
        else if (!used.has(column) && !outcome.unread.some((word) => word.field === name))
          countCell(unused, `${name}${whyOf(name, outcome)}`, text);
      }
    },
    result: (): MappingTrial => ({
      rows,
      vehicles,
      rejected,
      fields,
      unread,
      unused,
      undatedSales,
      truckBodies,
      sharedVins: vins.shared(),
    }),
  };
}

/** Why a cell gave nothing, in brackets: a note on it (`price-other-currency`), or what was expected; empty where nothing says. */
function whyOf(name: string, { repairs, left }: Extract<RowOutcome, { vehicle: Vehicle }>): string {
  const code = repairs.find((one) => one.field === name && one.code !== "field-left-out")?.code;
  if (code !== undefined) return ` (${code.replaceAll("-", " ")})`;
  const expected = left.find(({ field }) => field === name)?.expected;
  return expected === undefined ? "" : ` (expected ${expected})`;
}

function valueOf(vehicle: Readonly<Record<string, unknown>>, name: string): unknown {
  if (name === "image_urls") return vehicle["images"];
  if (name === "sold_at") return vehicle["sold_date_timestamp"];
  if (name.startsWith("location.")) return vehicle["location_id"];
  let value: unknown = vehicle;
  for (const part of partPath(name)) {
    if (typeof value !== "object" || value === null) return value;
    value = new Map<string, unknown>(Object.entries(value)).get(part);
  }
  return value;
}

function isThere(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== "";
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function countCell(unused: Map<string, Map<string, number>>, field: string, cell: string): void {
  const cells = unused.get(field) ?? new Map<string, number>();
  unused.set(field, cells);
  const text = cell.slice(0, 60);
  count(cells, cells.has(text) || cells.size < MOST_CELLS ? text : "…");
}
