import type { MakeLabels } from "./make-facet";
import type { RangeLabels } from "./range-facet";
import type { SearchBoxLabels } from "~/features/search/box/search-box";
import type { Translator } from "~/i18n/translator";

/** The panel's words: translated once for a page, not once for each choice. */
export interface PanelLabels {
  readonly title: string;
  readonly clear: string;
  readonly close: string;
  readonly apply: string;
  readonly more: string;
  readonly makes: MakeLabels;
  readonly ranges: RangeLabels;
  readonly search: SearchBoxLabels;
}

/** {@link PanelLabels} in the site's words. */
export function panelLabels(t: Translator): PanelLabels {
  return {
    title: t("filters.title"),
    clear: t("filters.clear"),
    close: t("filters.close"),
    apply: t("filters.apply"),
    more: t("filters.more"),
    makes: {
      popular: t("filters.popularMakes"),
      all: t("filters.allMakes"),
      show: t("filters.showMakes"),
      hide: t("filters.hideMakes"),
      selectModels: t("filters.selectModels"),
      hideModels: t("filters.hideModels"),
      more: t("filters.more"),
    },
    ranges: {
      to: t("filters.to"),
      minimum: t("filters.minimum"),
      maximum: t("filters.maximum"),
      minimumSlider: t("filters.minimumSlider"),
      maximumSlider: t("filters.maximumSlider"),
      resetMinimum: t("filters.resetMinimum"),
      resetMaximum: t("filters.resetMaximum"),
    },
    search: {
      label: t("search.label"),
      placeholder: t("search.placeholder"),
      suggestions: t("search.suggestions"),
      recent: t("search.recent"),
    },
  };
}
