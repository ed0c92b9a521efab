import { overviewPath } from "~/domain/catalogue/brand-overview";
import { type CatalogueModel, modelTitle } from "~/domain/catalogue/catalogue-model";
import { drawnModel, firstPaint } from "~/domain/catalogue/model-picture";
import { absolute, pageFrame } from "~/domain/content/page-frame";
import { pageLinks } from "~/domain/content/page-links";
import type { SiteImage } from "~/domain/tenant/config/shapes";
import { locationPath, pagePath } from "~/domain/tenant/page-paths";
import { countryOf } from "~/domain/country/country-of";
import { addressLine } from "~/domain/location/address-line";
import { placesOf } from "~/domain/location/departments";
import { findPlaces } from "~/domain/location/find-places";
import { modelGroups } from "./build-model-card";
import { stockPath } from "~/paths";
import { inStockPath } from "./in-stock-path";
import { modelList } from "./model-json-ld";
import type { BrandOverviewView, ModelLink } from "./model-views";
import type { ModelsSite } from "./models-site";

/** What stock knows about a make. */
interface MakeStock<Card> {
  /** The first few that can be bought. */
  readonly cards: readonly Card[];
  /** All that can be bought. */
  readonly count: number;
  /** Those and the sold ones that are still listed. */
  readonly listed: number;
}

/**
 * A make at this dealer: its models, its stock and places, and the ways on (ROUTE-40).
 * @param stock vehicles of this make; null while the stock cannot be asked
 */
export function buildOverview<Card>(
  make: string,
  stock: MakeStock<Card> | null,
  site: ModelsSite,
): BrandOverviewView<Card> {
  const { config, content, t } = site;
  const models = content.models.filter((model) => model.make === make);
  const title = t("models.overview.title", { make, name: config.site.name });
  const intro = t("models.overview.intro", { make, name: config.site.name });
  const [first] = models;
  const image = first === undefined ? null : { ...overviewPicture(first), alt: modelTitle(first) };
  return {
    frame: pageFrame(site, {
      title,
      description: intro,
      path: overviewPath(make),
      above: [{ label: t("models.title"), href: pagePath(config, "models") ?? "/models" }],
      image: image?.src ?? null,
      entities: [
        {
          "@type": "Brand",
          name: make,
          url: absolute(config, overviewPath(make)),
        },
        modelList(models, site),
      ],
    }),
    title,
    intro,
    image,
    groups: modelGroups(models, site),
    stock: stock === null || stock.count === 0 ? null : stockView(make, stock, site),
    places: placesView(make, site),
    links: { title: t("models.overview.links", { make }), items: linksOf(make, stock, site) },
  };
}

function stockView<Card>(
  make: string,
  { cards, count, listed }: MakeStock<Card>,
  { t, format }: ModelsSite,
): BrandOverviewView<Card>["stock"] {
  return {
    title: t("models.page.inStock", { name: make }),
    cards,
    more: {
      label: t("models.page.inStockMore", { count, number: format.number(count) }),
      href: inStockPath({ make }, { count, listed }),
    },
    none: null,
  };
}

/** Where somebody who wants this make may go; a dealer whose places name no makes has it everywhere. */
function placesView(make: string, { config, t }: ModelsSite): BrandOverviewView<never>["places"] {
  const found = findPlaces(placesOf(config.site.locations), { brand: make, service: "", from: null });
  if (found.length === 0) return null;
  const country = countryOf(config.site.country);
  return {
    title: t("models.overview.places", { make }),
    items: found.map(({ place: { main } }) => ({
      label: main.name,
      href: locationPath(config, main.slug),
      address: addressLine(main.address, country),
    })),
  };
}

/** A picture of the first model other than that of its card, where it is a drawn one. */
function overviewPicture(model: CatalogueModel): SiteImage {
  return model.newImage ?? model.image ?? drawnModel(model, "rear34", firstPaint(model));
}

/** The way to the stock stands here where the section of stock does not lead there already. */
function linksOf(make: string, stock: MakeStock<unknown> | null, { config, t, format }: ModelsSite) {
  const note =
    stock === null
      ? ""
      : t("models.overview.stockNote", { count: stock.listed, number: format.number(stock.listed) });
  const leads = stock === null || (stock.count === 0 && stock.listed > 0);
  const plain = (links: readonly ModelLink[]) => links.map((one) => ({ ...one, note: "" }));
  const pages = pageLinks(config, [
    { label: t("models.overview.range"), page: "models" },
    { label: t("models.overview.offers"), page: "offers" },
    { label: t("models.overview.service"), page: "service" },
  ]);
  return [
    ...(leads ? [{ label: t("models.overview.stock", { make }), href: stockPath({ make }), note }] : []),
    ...plain(pages.map(({ label, href }) => ({ label, href }))),
  ];
}
