import type { FactView } from "~/features/vehicle/page/facts/fact-view";

/** A heading with paragraphs of the dealer's own. */
export interface CopyBlockView {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** An offer of the dealer's that a vehicle comes with. */
export interface VehicleOfferView {
  readonly title: string;
  /** Its figure and its last day. */
  readonly terms: string;
  readonly href: string;
  /** Whether it is one of finance, with a rate of its own. */
  readonly isFinance: boolean;
}

/** One entry of the accordion: facts, paragraphs and a link, any of which may be missing. */
export interface InfoEntryView {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly FactView[];
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly href: string } | null;
}
