import { modelMakes } from "~/domain/catalogue/brand-overview";
import { type CatalogueFacet, facetKey } from "~/domain/catalogue/catalogue-document";
import type { CatalogueModel } from "~/domain/catalogue/catalogue-model";
import { type CatalogueQuery, EVERY_ENTRY } from "~/domain/catalogue/catalogue-query";
import { writeCatalogueQuery } from "~/domain/catalogue/catalogue-url";
import { MODEL_SEGMENTS } from "~/domain/catalogue/model-segments";
import { pageFrame } from "~/domain/content/page-frame";
import { pagePath } from "~/domain/tenant/page-paths";
import { queryString } from "~/paths";
import type { CataloguePage } from "~/ports/catalogue-search";
import { modelGroups } from "./build-model-card";
import { modelList } from "./model-json-ld";
import type { ModelFilterView, RangePageView } from "./model-views";
import type { ModelsSite } from "./models-site";

/** The facets whose counts the page prints. */
export const RANGE_FACETS = ["model.body", "manufacturer.name"] as const satisfies readonly CatalogueFacet[];
type RangeFacet = (typeof RANGE_FACETS)[number];

/** The label of each row's "everything": "All" alone in two rows would not say all of what. */
const ALL_LABELS: Readonly<Record<RangeFacet, string>> = {
  "model.body": "models.allBodies",
  "manufacturer.name": "models.allMakes",
};

/** The page of the range, with what was found for a query (MODEL-01, ROUTE-36 to ROUTE-38). */
export function buildRange(query: CatalogueQuery, found: CataloguePage, site: ModelsSite): RangePageView {
  const { config, content, t } = site;
  const byId = new Map(content.models.map((model) => [model.slug, model]));
  const models = found.ids.flatMap((id) => byId.get(id) ?? []);
  const makes = modelMakes(content.models);
  // Words of an address that name nothing here are not repeated on the page.
  const known = knownBodies(query);
  const chosen = known.map((value) => segmentLabel(value, site));
  const heading = t("models.title");
  const title =
    chosen.length === 0 ? heading : t("models.titleOf", { title: heading, bodies: chosen.join(", ") });
  const whose = { name: config.site.name, make: makes.length === 1 ? (makes[0] ?? "") : "" };
  const intro = t(makes.length === 1 ? "models.intro" : "models.introMakes", whose);
  return {
    frame: rangeFrame({ title, description: intro, bodies: found.count > 0 ? known : [], models }, site),
    noindex: found.count === 0 || writeCatalogueQuery(plainFilter(query, known)).toString() !== "",
    title,
    intro,
    found: t("models.found", { count: found.count, number: site.format.number(found.count) }),
    filters: [bodyFilter(query, found, site), makeFilter(query, found, site)].filter(isChoice),
    groups: modelGroups(models, site, makes.length > 1),
    empty: found.count > 0 ? null : emptyView(site),
    pages: { page: query.page, hrefs: pageNumbers(found).map((page) => hrefOf({ ...query, page }, site)) },
    pageLabels: {
      nav: t("models.pages.nav"),
      previous: t("models.pages.previous"),
      next: t("models.pages.next"),
      pages: pageNumbers(found).map((page) => t("models.pages.page", { page })),
    },
  };
}

interface RangeHead {
  readonly title: string;
  readonly description: string;
  /** Known ones that the range is filtered by, where it has such models. */
  readonly bodies: readonly string[];
  readonly models: readonly CatalogueModel[];
}

/**
 * The range filtered by one body is a page of its own for search engines; every other filter points to the whole range.
 */
function rangeFrame({ title, description, bodies, models }: RangeHead, site: ModelsSite) {
  const canonical = bodies.length === 1 ? { ...EVERY_ENTRY, filters: { "model.body": bodies } } : EVERY_ENTRY;
  return pageFrame(site, {
    title,
    description,
    path: hrefOf(canonical, site),
    entities: [modelList(models, site)],
  });
}

/**
 * Links of the bodies there are, in the specification's order (ROUTE-37). Uncounted: a model has several bodies and
 * stands under one heading, so a count would be another figure beside the same word.
 */
function bodyFilter(query: CatalogueQuery, found: CataloguePage, site: ModelsSite) {
  const there = new Set((found.facets["model.body"] ?? []).map(({ value }) => value));
  const values = MODEL_SEGMENTS.filter((segment) => there.has(segment));
  return {
    label: site.t("models.byBody"),
    items: choices("model.body", values, (value) => segmentLabel(value, site), null, query, site),
  };
}

function makeFilter(query: CatalogueQuery, found: CataloguePage, site: ModelsSite) {
  const counts = new Map((found.facets["manufacturer.name"] ?? []).map(({ value, count }) => [value, count]));
  const values = [...counts.keys()].sort();
  return {
    label: site.t("models.byMake"),
    items: choices("manufacturer.name", values, (value) => value, counts, query, site),
  };
}

/** Whether a row is worth showing: it has more than one value, or one is chosen that can be removed. */
function isChoice({ items: [all, ...values] }: RangePageView["filters"][number]): boolean {
  return values.length > 1 || (values.length > 0 && all?.current === false);
}

/** "Everything", then each value. One can be chosen at a time, so that each is a plain link. */
function choices(
  facet: RangeFacet,
  values: readonly string[],
  label: (value: string) => string,
  counts: ReadonlyMap<string, number> | null,
  query: CatalogueQuery,
  site: ModelsSite,
): readonly ModelFilterView[] {
  const chosen = (query.filters[facet] ?? []).map(facetKey);
  const { [facet]: _own, ...others } = query.filters;
  const link = (filters: CatalogueQuery["filters"]) => hrefOf({ ...query, filters, page: 1 }, site);
  return [
    { label: site.t(ALL_LABELS[facet]), href: link(others), count: "", current: chosen.length === 0 },
    ...values.map((value) => ({
      label: label(value),
      href: link({ ...others, [facet]: [value] }),
      count: counts === null ? "" : site.format.number(counts.get(value) ?? 0),
      current: chosen.includes(facetKey(value)),
    })),
  ];
}

function segmentLabel(value: string, { t }: ModelsSite): string {
  return t(`models.segments.${value.replace(/[\s-]/g, "_")}`);
}

/** The bodies that an address names and that there are, in the spelling of {@link MODEL_SEGMENTS}. */
function knownBodies({ filters }: CatalogueQuery): readonly string[] {
  const asked = (filters["model.body"] ?? []).map(facetKey);
  return MODEL_SEGMENTS.filter((segment) => asked.includes(facetKey(segment)));
}

/** What an address asks for beside one known body and the page: such a page is no page of its own. */
function plainFilter(query: CatalogueQuery, known: readonly string[]): CatalogueQuery {
  const { "model.body": asked = [], ...others } = query.filters;
  const isOne = asked.length === 1 && known.length === 1;
  return { ...query, page: 1, filters: isOne ? others : query.filters };
}

function emptyView(site: ModelsSite) {
  const { t } = site;
  return {
    title: t("models.none.title"),
    text: t("models.none.text"),
    href: hrefOf(EVERY_ENTRY, site),
    label: t("models.none.all"),
  };
}

function pageNumbers({ pages }: CataloguePage): readonly number[] {
  return Array.from({ length: pages }, (_, index) => index + 1);
}

function hrefOf(query: CatalogueQuery, { config }: ModelsSite): string {
  return `${pagePath(config, "models") ?? "/models"}${queryString(writeCatalogueQuery(query))}`;
}
