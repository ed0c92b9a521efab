import { pageFrame, type PageSite } from "~/domain/content/page-frame";
import { formPath } from "~/domain/forms/site-form";
import { findParts, type FoundParts, PART_SORTS, type PartsQuery } from "~/domain/parts/find-parts";
import { partsAddress } from "~/domain/parts/parts-address";
import { pagePath } from "~/domain/tenant/page-paths";
import { askHref, partView } from "./part-view";
import { partsForm } from "./parts-form";
import type { PartsPageView } from "./parts-view";

/** The parts search of a dealer, as an address asks for it (ROUTE-32, OPEN-23). */
export function buildParts(query: PartsQuery, site: PageSite): PartsPageView {
  const { config, content, t } = site;
  const path = pagePath(config, "partsSearch") ?? "/parts/search";
  const found = findParts(content.parts, query);
  const title = t("parts.title");
  const description = t("parts.description", { name: config.site.name, count: content.parts.parts.length });
  const counter = formPath(config, "parts");
  return {
    frame: pageFrame(site, {
      title,
      description,
      path,
      above: counter === null ? [] : [{ label: t("parts.counter"), href: counter }],
    }),
    title,
    intro: t("parts.intro"),
    noindex: partsAddress(path, query) !== path,
    form: { ...partsForm(query, found, path, site), sort: sortOf(query, site) },
    categories: { label: t("parts.category"), filters: categoryFilters(query, found, path, site) },
    summary: summaryOf(query, found, site),
    listLabel: t("parts.list"),
    parts: found.parts.map((part) => partView(part, content.parts.categories, site)),
    empty: found.parts.length > 0 ? null : emptyOf(query, path, site),
    pages: pagesOf(query, found, path, site),
  };
}

function sortOf({ sort }: PartsQuery, { t }: PageSite): PartsPageView["form"]["sort"] {
  return {
    label: t("parts.sort"),
    value: sort,
    options: PART_SORTS.map((value) => ({ value, label: t(`parts.sorts.${value}`) })),
  };
}

function categoryFilters(query: PartsQuery, { categories }: FoundParts, path: string, { t }: PageSite) {
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return [{ value: "", label: t("parts.allCategories"), count: all }, ...categories].map(
    ({ value, label, count }) => ({
      label,
      count: String(count),
      href: partsAddress(path, { ...query, category: value, page: 1 }),
      current: query.category === value,
    }),
  );
}

function summaryOf(
  { text, category, fits }: PartsQuery,
  found: FoundParts,
  { content, t }: PageSite,
): string {
  const vehicle = found.vehicles.find(({ value }) => value === fits)?.label;
  const kind = content.parts.categories.find(({ slug }) => slug === category)?.name;
  return [
    t("parts.count", { count: found.count }),
    kind === undefined ? "" : t("parts.counted.in", { category: kind }),
    vehicle === undefined ? "" : t("parts.counted.for", { vehicle }),
    text === "" ? "" : t("parts.counted.matching", { text }),
  ]
    .filter(Boolean)
    .join(" ");
}

function emptyOf({ text }: PartsQuery, path: string, site: PageSite): PartsPageView["empty"] {
  const { t } = site;
  const href = askHref(site, text);
  return {
    heading: t("empty.heading"),
    text: t("parts.empty"),
    clear: { href: path, label: t("parts.clear") },
    ask: href === null ? null : { href, label: t("parts.askAnyway") },
  };
}

function pagesOf(
  query: PartsQuery,
  { pages }: FoundParts,
  path: string,
  { t }: PageSite,
): PartsPageView["pages"] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  return {
    page: query.page,
    count: pages,
    hrefs: all.map((page) => partsAddress(path, { ...query, page })),
    labels: {
      nav: t("search.pages"),
      previous: t("search.previous"),
      next: t("search.next"),
      each: all.map((page) => t("search.page", { page })),
    },
  };
}
