import type { Choice } from "../choose-vehicle.server";
import type { RangeModel } from "./range-model.server";

/** A line of a model's table: what it says of one badge, and of all of them. */
interface SheetRow {
  readonly label: string;
  readonly value: string;
  readonly values: readonly string[];
}

/** What a model's page says of one of its badges. */
export interface ModelSheet {
  readonly badge: string;
  readonly badges: readonly string[];
  /** Whether it is the lowest of several. */
  readonly isLowest: boolean;
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
    if (found === undefined) continue;
    const notes = { label: NOTES, values: badges.map(({ note }) => note) };
    return {
      badge: found.name,
      badges: badges.map((one) => one.name),
      isLowest: at === 0 && badges.length > 1,
      consumption: found.consumption,
      rows: [...specifications, notes].map(({ label, values }) => ({
        label,
        values,
        value: values[at] ?? "",
      })),
      facts,
    };
  }
  return null;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
