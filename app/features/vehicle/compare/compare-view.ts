import type { ComparedRow } from "~/domain/shortlist/compared-rows";
import type { CardView } from "../card/card-view";

/** One vehicle of a comparison. */
export interface ComparedColumn {
  readonly card: CardView;
  /** "Remove: 2022 Mazda CX-5" */
  readonly removeLabel: string;
}

/** Rows under one heading. */
export interface RowGroup {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

/** The comparison page, ready to print (FAV-04). */
export interface CompareView {
  readonly title: string;
  /** Whose vehicles they are, for paper. */
  readonly dealer: string;
  readonly columns: readonly ComparedColumn[];
  readonly groups: readonly RowGroup[];
  /** The ids of the columns, for the forms on the page. */
  readonly ids: string;
  /** Only rows that differ are shown. */
  readonly onlyDifferences: boolean;
  /** The two ways to see it; null where there is nothing to leave out. */
  readonly ways: { readonly all: string; readonly differences: string } | null;
  /** What could not be done, or is no longer there. */
  /** Whether the first of the notices answers the last press of a button. */
  readonly answered: boolean;
  readonly notices: readonly string[];
  /** Where another vehicle is chosen; null when there is no room. */
  readonly addHref: string | null;
  readonly browseHref: string;
  readonly words: CompareWords;
}

/** The page's copy: made on the server, so that other pages need not carry it. */
export type CompareWords = Readonly<Record<(typeof COMPARE_WORDS)[number], string>>;

/** Keys of the group `comparing` that the page prints as they are. */
export const COMPARE_WORDS = [
  "lead",
  "none",
  "noneText",
  "all",
  "differences",
  "shown",
  "differs",
  "same",
  "print",
  "addAnother",
  "unknown",
  "row",
  "fitted",
  "view",
] as const;
