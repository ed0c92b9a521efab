import type { CellReading, TransformName } from "../../cell-transforms";
import type { Gallon } from "../../cells/consumption";
import type { ColumnProfile } from "../column-profile";
import type { MappedFieldInput } from "../mapping-input";

/** The fields that a mapping is proposed with, by their names. */
export type ProposedFields = Readonly<Record<string, MappedFieldInput>>;

/** How many of a file's vehicles are caravans. */
export type CaravanShare = "all" | "some" | "none";

/** A column that is known for something, and what is known beside it. */
export interface FoundColumn {
  readonly main: ColumnProfile;
  /** All columns of the field, the main one first. */
  readonly from: string | string[];
  /** Whether records may be without the column. */
  readonly optional: { readonly optional?: true };
  readonly reading: CellReading;
  /** Whose gallon a file that counts miles per gallon means. */
  readonly gallon: Gallon;
  readonly caravans: CaravanShare;
  /** Whether another column of the file is known for a thing, by its name. */
  has(id: string): boolean;
}

/** What fields of a mapping a column becomes. */
export type MakeFields = (found: FoundColumn) => ProposedFields;

/** One field, read as it is said. */
export function plainField(
  field: string,
  as?: TransformName,
): (found: Pick<FoundColumn, "from" | "optional">) => ProposedFields {
  return ({ from, optional }) => ({
    [field]: { from, ...(as === undefined || as === "text" ? {} : { as }), ...optional },
  });
}

/** The share of a column's cells that have something in them, 0 to 1. */
export function shareWith({ sample }: ColumnProfile, part: RegExp): number {
  return sample.length === 0 ? 0 : sample.filter((text) => part.test(text)).length / sample.length;
}
