import { numberFormat } from "~/domain/text/intl-formats";
import type { ItemType } from "~/domain/vehicle/vehicle";
import type { FacetCount } from "~/ports/search-service";
import { makeLogo } from "~/domain/make/make-logo";
import { modelMakes, overviewPath } from "~/domain/catalogue/brand-overview";
import { hasPage } from "~/domain/tenant/has-page";
import { toSlug } from "~/domain/text/slug";
import { pagePath } from "~/domain/tenant/page-paths";
import { stockPath } from "~/paths";
import type { BrandsPageView, BrandView } from "./content-views";
import { absolute, pageFrame, type PageSite } from "~/domain/content/page-frame";

/** Vehicles in stock by make: of each kind of vehicle, and of all under null. Null while search does not answer. */
export type MakeCounts = ReadonlyMap<ItemType | null, readonly FacetCount[]> | null;

/**
 * The makes a dealer sells, by kind of vehicle where the home page sorts them so, with what is in stock (ROUTE-41).
 */
export function buildBrands(site: PageSite, counts: MakeCounts): BrandsPageView {
  const { config, t } = site;
  const title = t("content.brands.title");
  const intro = t("content.brands.intro", { name: config.site.name });
  const sorted = brandGroups(site);
  const shared = sharedNames(sorted);
  const groups = sorted.map((group) => ({
    title: group.title,
    brands: group.names.map((name) => brand(name, { ...group, shared }, site, counts)),
  }));
  const all = groups.flatMap(({ brands }) => brands);
  return {
    frame: pageFrame(site, {
      title,
      description: intro,
      path: pagePath(config, "brands") ?? "/brands",
      entities: [
        {
          "@type": "ItemList",
          numberOfItems: all.length,
          itemListElement: all.map(({ name, href }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name,
            url: absolute(config, href),
          })),
        },
      ],
    }),
    title,
    intro,
    groups,
  };
}

interface BrandGroup {
  readonly title: string;
  readonly names: readonly string[];
  /** The kind of vehicle a group is about; null for all of them. */
  readonly itemType: ItemType | null;
}

/** What {@link MakeCounts} is to hold: all vehicles, and each kind the dealer's makes are sorted by. */
export function brandKinds(site: PageSite): ReadonlySet<ItemType | null> {
  return new Set([null, ...brandGroups(site).map(({ itemType }) => itemType)]);
}

function brandGroups({ config, t }: PageSite): readonly BrandGroup[] {
  const grids = config.home.blocks.flatMap((block) => (block.kind === "brandGrids" ? block.groups : []));
  const sorted = grids.flatMap(({ label, brands, itemType }) =>
    brands.length === 0
      ? []
      : [{ title: label, names: [...brands].sort(byName), itemType: itemType ?? null }],
  );
  if (sorted.length > 0) return sorted;
  const menu = config.nav.brandMenu.map(({ name }) => name);
  const own = config.site.manufacturer === null ? [] : [config.site.manufacturer.name];
  return [
    {
      title: t("content.brands.all"),
      itemType: null,
      names: [...(menu.length > 0 ? menu : own)].sort(byName),
    },
  ];
}

const byName = (a: string, b: string) => a.localeCompare(b);

interface BrandPlace extends BrandGroup {
  /** Makes that stand in more than one group: cars and motorcycles, say. */
  readonly shared: ReadonlySet<string>;
}

/** A make of several kinds leads to the kind of its group, and counts that kind alone. */
function brand(
  name: string,
  { itemType, shared }: BrandPlace,
  site: PageSite,
  counts: MakeCounts,
): BrandView {
  const { config, t } = site;
  const isShared = shared.has(name) && itemType !== null;
  const counted = counts?.get(isShared ? itemType : null) ?? [];
  const count = counted.find(({ value }) => toSlug(value) === toSlug(name))?.count ?? 0;
  const number = numberFormat(config.site.locale).format(count);
  return {
    name,
    href: stockPath({ make: name, ...(isShared ? { params: { item_type: itemType } } : {}) }),
    logo: makeLogo(config, name),
    note: count === 0 ? "" : t("content.brands.count", { count, number }),
    range: rangeOf(name, site),
  };
}

function rangeOf(name: string, { config, content, t }: PageSite): BrandView["range"] {
  if (!hasPage(config, "models") || !modelMakes(content.models).includes(name)) return null;
  return { href: overviewPath(name), label: t("content.brands.range", { name }) };
}

function sharedNames(groups: readonly BrandGroup[]): ReadonlySet<string> {
  const names = groups.flatMap((group) => group.names);
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}
