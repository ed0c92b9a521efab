import { pageLabels } from "~/i18n/page-labels";
import { LRUCache } from "lru-cache";
import type { CatalogueModel } from "~/domain/catalogue/catalogue-model";
import { pageLanguages, type PageLanguages } from "~/features/site/languages/page-languages.server";
import { siteIconLinks, type SiteIconLinks } from "~/features/site/logo/site-icon-links";
import type { MetaSite } from "~/features/site/page-meta";
import { siteView, type SiteView } from "~/features/site/site-view";
import { sitePicture } from "~/domain/tenant/site-picture";
import type { DealerMedia } from "~/domain/media/media-file";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { directionOf, languageOf } from "~/domain/tenant/site-language";
import { themeCss } from "~/domain/tenant/theme-tokens";
import { numberHiding } from "~/features/vehicle/page/contact/number-hiding";
import { stockScope } from "~/domain/search/stock-rule";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { services } from "~/services.server";
import { requireSite, siteTranslator } from "~/request/site-context.server";
import { ownTypefaces } from "~/templates/own-typefaces.server";
import type { OwnFonts } from "~/templates/preloaded-fonts";
import { swatchesOf } from "~/templates/swatches.server";
import { layoutAttributes } from "~/ui/theme/layout-variants";

/**
 * Everything the document around a page needs. It is in the HTML of every page, so it holds no more than is printed.
 */
export interface RootData {
  readonly site: {
    readonly slug: string;
    readonly name: string;
    readonly url: string;
    /** Missing for a site in one language. */
    readonly languages?: PageLanguages;
    /** The dealer's own picture for link previews; missing for a dealer without one. */
    readonly social?: NonNullable<MetaSite["social"]>;
  };
  /** BCP 47 tag. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  /** Key of the template registry. */
  readonly template: string;
  readonly layout: ReturnType<typeof layoutAttributes>;
  /** The dealer's own typefaces and values; empty without any. */
  readonly themeCss: string;
  readonly ownFonts: OwnFonts;
  readonly themeColor: string;
  readonly icons: SiteIconLinks;
  readonly labels: Readonly<Record<string, string>>;
  readonly description: string;
  readonly titles: {
    readonly home: string;
    readonly notFound: string;
    readonly failed: string;
    readonly unavailable: string;
    readonly refused: string;
  };
  readonly view: SiteView;
}

interface Made {
  readonly minute: number;
  readonly data: RootData;
}

/** How many are kept at most: one for each dealer and language, some tens of kilobytes each. */
const MOST_MADE = 500;
const made = new LRUCache<SiteConfig, Made>({ max: MOST_MADE });

/** The document's data for the dealer a request is for. @throws a 404 Response when there is none */
export async function rootDataFor(request: Request): Promise<RootData> {
  const [site, { clock, tenants }] = await Promise.all([requireSite(request), services()]);
  const matter = { models: tenants.contentFor(site).models, media: tenants.mediaOf(site) };
  const data = rootData(site, matter, clock.now());
  const vehicle = await vehicleOfPage(request, site);
  return vehicle === null ? data : { ...data, view: numberHiding(vehicle, site)(data.view) };
}

/** The address of a vehicle's page, or of the page that tells its number. */
const VEHICLE_PAGE = /^\/cars\/([^/]+)(?:\/phone)?$/;

/** The vehicle whose page is asked for, at dealers whose number it masks (VDP-42); else null. */
async function vehicleOfPage(request: Request, site: SiteConfig): Promise<Vehicle | null> {
  const slug = site.vehicle.maskPhone ? VEHICLE_PAGE.exec(new URL(request.url).pathname)?.[1] : undefined;
  if (slug === undefined) return null;
  const { search, clock } = await services();
  // While it cannot be looked up, the page does not show it either.
  return search.findBySlug(stockScope(site, clock.now()), slug).catch(() => null);
}

/** What a dealer has beside its configuration. */
interface Matter {
  /** The dealer's range. */
  readonly models: readonly CatalogueModel[];
  readonly media: DealerMedia;
}

/** The document's data for one dealer at one moment; made again each minute, because it shows opening hours. */
function rootData(config: SiteConfig, matter: Matter, now: Date): RootData {
  const minute = Math.floor(now.getTime() / 60_000);
  const known = made.get(config);
  if (known?.minute === minute) return known.data;
  const data = makeRootData(config, matter, now);
  made.set(config, { minute, data });
  return data;
}

function makeRootData(config: SiteConfig, { models, media }: Matter, now: Date): RootData {
  const { site, theme, content } = config;
  const { tag } = languageOf(site);
  const t = siteTranslator(config);
  const swatches = swatchesOf(site.template, theme.tokens);
  const typefaces = ownTypefaces(config, media);
  const social = sitePicture(config);
  return {
    site: {
      slug: site.slug,
      name: site.name,
      url: site.url,
      ...pageLanguages(site),
      ...(social === null ? {} : { social }),
    },
    language: tag,
    direction: directionOf(tag),
    template: site.template,
    layout: layoutAttributes(theme.layout),
    themeCss: typefaces.css + themeCss(config),
    ownFonts: typefaces.fonts,
    themeColor: theme.layout.header === "line" ? swatches.surface : swatches.inverse,
    icons: siteIconLinks(theme.logo.favicon),
    labels: pageLabels(content.labels),
    description: site.description || t("standard.description", { name: site.name }),
    titles: {
      home: site.tagline === "" ? site.name : site.tagline,
      notFound: t("site.notFound.title"),
      failed: t("site.failed.title"),
      unavailable: t("site.unavailable.title"),
      refused: t("site.refused.title"),
    },
    view: siteView(config, { t, now, models }),
  };
}
