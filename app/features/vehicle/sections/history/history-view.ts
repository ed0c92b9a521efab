import type { DocumentPlugin } from "~/domain/plugin/plugins";

/** A document about the vehicle, and where it is fetched. */
export interface HistoryDocument {
  readonly key: DocumentPlugin;
  readonly href: string;
}

/** What the dealer's plug-ins show of a used vehicle (TEN-18 to TEN-20); at least one of the two is there. */
export interface HistoryView {
  /** Where script asks for the gauge; null on sites without it. */
  readonly gauge: string | null;
  readonly documents: readonly HistoryDocument[];
}
