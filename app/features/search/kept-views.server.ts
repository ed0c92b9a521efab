import type { SearchPage } from "~/ports/search-service";
import type { ResultsView } from "./results-view";

/** Views of answers; see {@link keptViews}. */
export interface KeptViews<Card> {
  /** The answer's view, taken from an earlier request when it was made of the very same things as now. */
  of(answer: SearchPage, madeOf: readonly unknown[], make: () => ResultsView<Card>): ResultsView<Card>;
}

interface Kept<Card> {
  readonly madeOf: readonly unknown[];
  readonly view: ResultsView<Card>;
}

/**
 * Keeps one view with each answer of the search service. The service gives an answer again while it is fresh, to
 * visitors of the same list who came by other campaigns, and forgets it after the last few: the view goes with it.
 */
export function keptViews<Card>(): KeptViews<Card> {
  const views = new WeakMap<SearchPage, Kept<Card>>();
  return {
    of(answer, madeOf, make) {
      const known = views.get(answer);
      if (known?.madeOf.every((part, at) => part === madeOf[at])) return known.view;
      const view = make();
      views.set(answer, { madeOf, view });
      return view;
    },
  };
}
