import type { CellReading } from "../cell-transforms";

/** Looks at one cell. */
export type CellTest = (text: string, reading: CellReading) => boolean;

/** Something that feeds of the trade say of a vehicle, and how a column that says it is known. */
export interface TradeField {
  /** As the table of how it is mapped names it. */
  readonly id: string;
  /** As the report names it. */
  readonly label: string;
  /** Names of columns that mean this and nothing else, folded and in one word. */
  readonly names: readonly string[];
  /** Names that mean this or something else: what is in the column decides. */
  readonly shared: readonly string[];
  /** Beginnings that make a name one of `names`: `odometer…`. */
  readonly begins: readonly string[];
  /** Whether a cell can be this. */
  readonly allows: CellTest;
  /** Whether a cell says by itself that it is this; null where cells cannot. */
  readonly tells: CellTest | null;
  /** Whether cells need not tell it where the name does: a number without its unit. */
  readonly bare: boolean;
  /** Whether a column without a fitting name may be this by what it holds. */
  readonly byContent: boolean;
  /** Whether a column without a fitting name may be this only where its cells are not all alike. */
  readonly varies: boolean;
  /** Whether cells differ from row to row. */
  readonly unique: boolean;
  /** Whether several columns are read together. */
  readonly many: boolean;
}

interface Described {
  readonly label: string;
  /** Names between spaces. */
  readonly names: string;
  readonly shared?: string;
  readonly begins?: string;
  readonly allows: CellTest;
  readonly tells?: CellTest;
  readonly bare?: boolean;
  readonly byContent?: boolean;
  readonly varies?: boolean;
  readonly unique?: boolean;
  readonly many?: boolean;
}

/** One field from its short form. */
export function tradeField(id: string, described: Described): TradeField {
  const { label, names, shared = "", begins = "", allows, tells } = described;
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  return {
    id,
    label,
    names: words(names),
    shared: words(shared),
    begins: words(begins),
    allows,
    tells: tells ?? null,
    bare: described.bare === true,
    byContent: described.byContent === true && tells !== undefined,
    varies: described.varies === true,
    unique: described.unique === true,
    many: described.many === true,
  };
}
