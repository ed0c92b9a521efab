import type { FeedRow } from "../file/feed-file";
import type { FeedMapping } from "../feed-mapping";
import { cleanRow, columnsOf, oneLine } from "../read-row";
import { createRowReader, type FeedOwner } from "../row-to-vehicle";
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
  /** Fields that were left out of vehicles, with how often. */
  readonly left: ReadonlyMap<string, number>;
  /** Sold vehicles of which the mapping reads no day of sale. */
  readonly undatedSales: number;
  /** Chassis numbers that several vehicles have. */
  readonly sharedVins: readonly SharedVin<Pick<Vehicle, "id" | "stocknum">>[];
}

/** Tries a mapping on rows, one by one. */
export function createMappingTrial(mapping: FeedMapping, owner: FeedOwner) {
  const read = createRowReader(mapping, owner);
  const rejected = new Map<string, number>();
  const fields = new Map<string, TriedField>();
  const unread = new Map<string, Map<string, number>>();
  const left = new Map<string, number>();
  const vins = new VinWatch<Pick<Vehicle, "id" | "stocknum">>();
  let [rows, vehicles, undatedSales] = [0, 0, 0];
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
      for (const { field } of outcome.left) count(left, field.split(".")[0] ?? field);
      const got: Readonly<Record<string, unknown>> = { ...outcome.vehicle };
      const cells = cleanRow(row, mapping);
      for (const [name, field] of Object.entries(mapping.fields)) {
        const coverage = fields.get(name) ?? { says: 0, read: 0 };
        fields.set(name, coverage);
        const says = columnsOf(field).some((column) => {
          const text = oneLine(cells[column] ?? "");
          return text !== "" && !(Object.hasOwn(field.values, text) && field.values[text] === "");
        });
        if (says) coverage.says += 1;
        if (says && isThere(valueOf(got, name))) coverage.read += 1;
      }
    },
    result: (): MappingTrial => ({
      rows,
      vehicles,
      rejected,
      fields,
      unread,
      left,
      undatedSales,
      sharedVins: vins.shared(),
    }),
  };
}

function valueOf(vehicle: Readonly<Record<string, unknown>>, name: string): unknown {
  if (name === "image_urls") return vehicle["images"];
  if (name.startsWith("location.")) return vehicle["location_id"];
  const [first = "", second] = name.split(".");
  const value = vehicle[first];
  if (second === undefined || typeof value !== "object" || value === null) return value;
  return new Map<string, unknown>(Object.entries(value)).get(second);
}

function isThere(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== "";
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
