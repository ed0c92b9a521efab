import type { CardView } from "../../card/card-view";

/** The parameter that asks for the similar vehicles on the page itself; `#similar` leads there. */
export const SIMILAR_PARAMETER = "similar";

/** The section of similar vehicles (VDP-16). */
export interface SimilarView {
  /** Known to the server already; null where script fetches them (SIMI-04). */
  readonly cards: readonly CardView[] | null;
  /** How many are shown at the most; so many placeholders stand there before (SIMI-03). */
  readonly count: number;
  /** Where script fetches them. */
  readonly cardsPath: string;
  /** The page that shows them, for visitors without script. */
  readonly pageHref: string;
  readonly title: string;
  /** Where there are more of them. */
  readonly all: { readonly text: string; readonly href: string };
}
