import type { Choice } from "../choose-vehicle.server";
import type { RangeModel } from "./range-model.server";

/** A line of a model's table: what it says of one badge, and of all of them. */
interface SheetRow {
  readonly label: string;
  readonly value: string;
  readonly values: readonly string[];
}

/** What a model's page says of one badge: of one that its table does not have, what it says of the model alone. */
export interface ModelSheet {
  readonly badge: string;
  readonly badges: readonly string[];
  /** Whether it is the lowest of several; null where the table does not have it. */
  readonly isLowest: boolean | null;
  readonly consumption: number | null;
  readonly rows: readonly SheetRow[];
  /** What the page says below the name, of the model as a whole. */
  readonly facts: RangeModel["facts"];
}

/** The label of the row that holds the words below the badges' names. */
export const NOTES = "notes";

/**
 * The page's words about a vehicle that can be ordered today. Null for used ones, which may be of an earlier kind, and
 * for what no page tells of.
 */
export function sheetOf(range: readonly RangeModel[], { model, badge, carType }: Choice): ModelSheet | null {
  if (carType === "used") return null;
  for (const { make, name, stockName, badges, specifications, facts } of range) {
    if (make !== model.make || !isSame(stockName ?? name, model.model)) continue;
    const at = badges.findIndex((one) => isSame(one.name, badge.name));
    const found = badges[at];
    const common = { badges: badges.map((one) => one.name), facts };
    if (found === undefined)
      return { ...common, badge: badge.name, isLowest: null, consumption: null, rows: [] };
    const notes = { label: NOTES, values: badges.map(({ note }) => note) };
    return {
      ...common,
      badge: found.name,
      isLowest: at === 0 && badges.length > 1,
      consumption: found.consumption,
      rows: [...specifications, notes].map(({ label, values }) => ({
        label,
        values,
        value: values[at] ?? "",
      })),
    };
  }
  return null;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
