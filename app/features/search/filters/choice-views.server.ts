import { isBasicColour } from "~/domain/colour/colour-of";
import { swatchOf } from "~/domain/colour/swatch";
import type { FacetAttribute } from "~/domain/search/attributes";
import type { FacetCount } from "~/ports/search-service";
import type { Listing } from "~/features/search/results/listing.server";
import type { FilterChoiceView } from "~/features/search/results/results-view";
import { valueLabel } from "./value-labels.server";

/** One choice as the page prints it. */
export function choiceView(
  listing: Listing,
  name: FacetAttribute,
  { value, count }: FacetCount,
  chosen: readonly string[],
  label = valueLabel(listing, name, value),
): FilterChoiceView {
  const on = chosen.includes(value) ? { on: true as const } : {};
  const swatch = name === "colour" && isBasicColour(value) ? { swatch: swatchOf(value) } : {};
  return { value, count, ...(label === value ? {} : { label }), ...on, ...swatch };
}

/** The counted values and, with 0, the chosen ones that no vehicle has. */
export function withChosen(counts: readonly FacetCount[], chosen: readonly string[]): readonly FacetCount[] {
  const missing = chosen.filter((value) => !counts.some((count) => count.value === value));
  return [...counts, ...missing.map((value) => ({ value, count: 0 }))];
}

/** "2 selected" */
export function selectedNote({ t, format }: Listing, count: number): string | null {
  return count === 0 ? null : t("filters.selected", { count, number: format.number(count) });
}
