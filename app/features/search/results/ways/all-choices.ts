import { FACET_ATTRIBUTES, type FacetAttribute } from "~/domain/search/attributes";
import type { FacetCount, SearchPage } from "~/ports/search-service";

/**
 * The counts of one answer, and every other value of a wider one with 0: what is chosen besides would still find nothing.
 * Bounds that nothing sets are the wider one's.
 */
export function withChoicesOf(answer: SearchPage, wide: SearchPage): SearchPage {
  const facets: Partial<Record<FacetAttribute, readonly FacetCount[]>> = { ...answer.facets };
  for (const attribute of FACET_ATTRIBUTES) {
    const known = answer.facets[attribute] ?? [];
    const others = (wide.facets[attribute] ?? []).filter(
      ({ value }) => !known.some((one) => one.value === value),
    );
    if (others.length > 0)
      facets[attribute] = [...known, ...others.map(({ value }) => ({ value, count: 0 }))];
  }
  return { ...answer, facets, stats: { ...wide.stats, ...answer.stats } };
}
