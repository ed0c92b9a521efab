import { type PageSite } from "~/domain/content/page-frame";
import { formAtPath } from "~/domain/forms/site-form";
import { exactMoney } from "~/domain/money/money-format";
import { findParts } from "~/domain/parts/find-parts";
import type { PART_DRAWINGS, PartsCatalogue } from "~/domain/parts/part-file";
import { EVERY_PART, partsAddress } from "~/domain/parts/parts-address";
import { hasPage } from "~/domain/tenant/has-page";
import { pagePath } from "~/domain/tenant/page-paths";
import { partsForm } from "~/features/parts/parts-form";
import type { PartsFormView } from "~/features/parts/parts-view";

/** What the parts counter lists, above the form that asks for what it does not. */
export interface PartsCounterView {
  readonly title: string;
  readonly text: string;
  readonly form: PartsFormView;
  readonly listLabel: string;
  readonly kinds: readonly {
    readonly href: string;
    readonly name: string;
    /** "6 parts, from $21" */
    readonly note: string;
    readonly drawing: (typeof PART_DRAWINGS)[number];
  }[];
  readonly all: { readonly href: string; readonly label: string };
}

/** As many kinds as two rows of a wide window hold. */
const MOST_KINDS = 8;

/** The way into the dealer's list of parts; null at every other form, and for a dealer that lists none (ROUTE-32). */
export function buildPartsCounter(path: string, site: PageSite): PartsCounterView | null {
  const { config, content, t } = site;
  const list = pagePath(config, "partsSearch");
  const isAsked = formAtPath(config, path) === "parts" && hasPage(config, "partsSearch");
  if (!isAsked || list === null) return null;
  const found = findParts(content.parts, EVERY_PART);
  return {
    title: t("parts.search"),
    text: t("parts.searchText"),
    form: partsForm(EVERY_PART, found, list, site),
    listLabel: t("parts.category"),
    kinds: found.categories.slice(0, MOST_KINDS).map(({ value, label, count }) => ({
      href: partsAddress(list, { category: value }),
      name: label,
      note: kindNote(count, cheapest(content.parts, value), site),
      drawing: content.parts.categories.find(({ slug }) => slug === value)?.drawing ?? "package",
    })),
    all: { href: list, label: t("parts.clear") },
  };
}

function kindNote(count: number, from: number | null, { config: { site }, t }: PageSite): string {
  const parts = t("parts.count", { count });
  if (from === null) return parts;
  return t("parts.countFrom", { parts, amount: exactMoney(site.locale, site.currency)(from) });
}

/** The lowest price of a kind; null where each is on request. */
function cheapest({ parts }: PartsCatalogue, kind: string): number | null {
  const prices = parts.flatMap(({ category, price }) => (category === kind && price !== null ? [price] : []));
  return prices.length === 0 ? null : Math.min(...prices);
}
