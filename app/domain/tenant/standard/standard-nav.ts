import type { NavItem } from "../config/link";
import type { FooterColumn } from "../config/nav";
import type { PageKey } from "../pages";
import type { SiteConfig } from "../site-config";
import { visibleLinks } from "../visible-links";

/** The parts of a site that menus are made of. */
export type StandardSite = Pick<SiteConfig, "site" | "routes" | "content" | "search">;
type Words = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Car types in the order in which menus have them, with their listings (URL-01, URL-02). */
const LISTINGS = { new: "/search/new-cars", demo: "/search/demo-cars", used: "/search/used-cars" } as const;

const MENU = [
  "models",
  "offers",
  "sell",
  "finance",
  "service",
  "parts",
  "locations",
  "about",
  "contact",
] as const;
const SERVICES = [
  "testDrive",
  "sell",
  "finance",
  "service",
  "parts",
  "partsSearch",
  "offers",
  "warranty",
  "roadsideAssist",
] as const;
const DEALER = [
  "about",
  "locations",
  "directory",
  "contact",
  "blog",
  "faq",
  "buying",
  "fleet",
  "careers",
  "terms",
  "privacy",
] as const;
type NamedPage = Extract<
  PageKey,
  (typeof MENU)[number] | (typeof SERVICES)[number] | (typeof DEALER)[number]
>;

/** A link to a page of the site, in the words of the interface. */
export function pageLink(page: NamedPage, t: Words): NavItem {
  return { label: t(`standard.pages.${page}`), page };
}

/** The header menu: the dealer's own, else the standard one. */
export function menuOf(config: StandardSite & Pick<SiteConfig, "nav">, t: Words): readonly NavItem[] {
  return config.nav.items.length > 0 ? config.nav.items : standardMenu(config, t);
}

/** The footer's columns: the dealer's own, else the standard ones. */
export function footerColumnsOf(
  config: StandardSite & Pick<SiteConfig, "nav">,
  t: Words,
): readonly FooterColumn[] {
  return config.nav.footerColumns.length > 0 ? config.nav.footerColumns : standardFooter(config, t);
}

/** The header menu of a dealer that configures none: its stock, then the pages it has (NAV-06). */
export function standardMenu(config: StandardSite, t: Words): readonly NavItem[] {
  const kinds = stockLinks(config, t);
  const stock = { label: t("home.allStock"), page: "search" as const };
  return onlyVisible(config, [
    kinds.length === 0 ? stock : { ...stock, children: kinds },
    ...MENU.map((page) => pageLink(page, t)),
  ]);
}

/** The footer's columns of a dealer that configures none: its stock, its services, and itself (NAV-09). */
export function standardFooter(config: StandardSite, t: Words): readonly FooterColumn[] {
  const column = (title: string, links: readonly NavItem[]) => ({
    title,
    links: [...onlyVisible(config, links)],
  });
  return [
    column(t("standard.stock"), [{ label: t("home.allStock"), page: "search" }, ...stockLinks(config, t)]),
    column(
      t("standard.services"),
      SERVICES.map((page) => pageLink(page, t)),
    ),
    column(
      t("standard.dealer", { name: config.site.name }),
      DEALER.map((page) => pageLink(page, t)),
    ),
  ].filter(({ links }) => links.length > 0);
}

/** Listings of each car type and each kind of vehicle, where the dealer has more than one. */
function stockLinks({ site, search }: StandardSite, t: Words): readonly NavItem[] {
  const types = (["new", "demo", "used"] as const).filter((type) => search.carTypes.includes(type));
  return [
    ...(types.length < 2
      ? []
      : types.map((type) => ({ label: t(`vehicle.stock.${type}`), path: LISTINGS[type] }))),
    ...(site.vehicleTypes.length < 2
      ? []
      : site.vehicleTypes.map((kind) => ({
          label: t(`standard.kinds.${kind}`),
          path: `/search/new-used-and-demo-cars?item_type=${kind}`,
        }))),
  ];
}

function onlyVisible(config: StandardSite, items: readonly NavItem[]): readonly NavItem[] {
  return items.filter((item) => visibleLinks(config, [item]).length > 0);
}
