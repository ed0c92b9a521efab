import type { FactView } from "../../page/vehicle-page-view";

/** A heading with paragraphs of the dealer's own. */
export interface CopyBlockView {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** One entry of the accordion: facts, paragraphs and a link, any of which may be missing. */
export interface InfoEntryView {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly FactView[];
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly href: string } | null;
}
