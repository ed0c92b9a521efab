import { numberFormat } from "~/domain/text/intl-formats";
import type { ItemType } from "~/domain/vehicle/vehicle";
import type { FacetCount } from "~/ports/search-service";
import { makeLogo } from "~/domain/make/make-logo";
import { modelKind, modelMakes, overviewPath } from "~/domain/catalogue/brand-overview";
import { hasPage } from "~/domain/tenant/has-page";
import { toSlug } from "~/domain/text/slug";
import { pagePath } from "~/domain/tenant/page-paths";
import { stockPath } from "~/paths";
import type { BrandsPageView, BrandView } from "./content-views";
import { absolute, pageFrame, type PageSite } from "~/domain/content/page-frame";

/** Vehicles in stock by make: of each kind of vehicle, and of all under null. Null while search does not answer. */
export type MakeCounts = ReadonlyMap<ItemType | null, readonly FacetCount[]> | null;

/**
 * The makes a dealer sells, by kind of vehicle where the home page sorts them so, then all others in stock (ROUTE-41).
 */
export function buildBrands(site: PageSite, counts: MakeCounts): BrandsPageView {
  const { config, t } = site;
  const title = t("content.brands.title");
  const intro = t("content.brands.intro", { name: config.site.name });
  const sorted = brandGroups(site);
  const groups = [...sorted, ...otherMakes(sorted, site, counts)].map((group) => ({
    title: group.title,
    brands: group.names.map((name) => brand(name, group.itemType, site, counts)),
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

/** Makes in stock that no group names: of each kind that groups are about, then of whatever is left. */
function otherMakes(
  groups: readonly BrandGroup[],
  { t }: PageSite,
  counts: MakeCounts,
): readonly BrandGroup[] {
  const others: BrandGroup[] = [];
  const add = (title: string, itemType: ItemType | null, among: readonly BrandGroup[]) => {
    const named = new Set(among.flatMap(({ names }) => names.map(toSlug)));
    const makes = (counts?.get(itemType) ?? []).map(({ value }) => value);
    const names = makes.filter((make) => !named.has(toSlug(make))).sort(byName);
    if (names.length > 0) others.push({ title, itemType, names });
  };
  for (const kind of new Set(groups.map(({ itemType }) => itemType))) {
    const ofKind = groups.filter(({ itemType }) => itemType === kind);
    const label = ofKind[0]?.title ?? "";
    if (kind !== null) add(t("content.brands.others", { kind: label }), kind, ofKind);
  }
  add(t("content.brands.other"), null, [...groups, ...others]);
  return others;
}

const byName = (a: string, b: string) => a.localeCompare(b);

/** A make leads to the kind of vehicle its group is about, and counts that kind alone. */
function brand(name: string, itemType: ItemType | null, site: PageSite, counts: MakeCounts): BrandView {
  const { config, t } = site;
  const counted = counts?.get(itemType) ?? [];
  const count = counted.find(({ value }) => toSlug(value) === toSlug(name))?.count ?? 0;
  const number = numberFormat(config.site.locale).format(count);
  return {
    name,
    href: stockPath({ make: name, ...(itemType === null ? {} : { params: { item_type: itemType } }) }),
    logo: makeLogo(config, name),
    note: count === 0 ? "" : t("content.brands.count", { count, number }),
    range: rangeOf(name, itemType, site),
  };
}

/** The way to a make's models, where there are any of the group's kind: a maker's cars are none of its motorcycles. */
function rangeOf(
  name: string,
  itemType: ItemType | null,
  { config, content, t }: PageSite,
): BrandView["range"] {
  const ofKind = content.models.filter((model) => itemType === null || modelKind(model) === itemType);
  if (!hasPage(config, "models") || !modelMakes(ofKind).includes(name)) return null;
  return { href: overviewPath(name), label: t("content.brands.range", { name }) };
}
