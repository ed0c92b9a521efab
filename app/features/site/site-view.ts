import { numberFormat } from "~/domain/text/intl-formats";
import type { CatalogueModel } from "~/domain/catalogue/catalogue-model";
import { countryOf } from "~/domain/country/country-of";
import { addressLine } from "~/domain/location/address-line";
import { makeLogo } from "~/domain/make/make-logo";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { formatterFor } from "~/i18n/format";
import type { NavItem } from "~/domain/tenant/config/link";
import { openingHoursOf, primaryLocation, specialHoursOf } from "~/domain/tenant/opening-hours";
import { clockText } from "~/domain/time/clock-text";
import { menuOf } from "~/domain/tenant/standard/standard-nav";
import { formPath } from "~/domain/forms/site-form";
import { savesAsGuest, watchlistAction } from "~/domain/shortlist/shortlist-controls";
import { pagePath } from "~/domain/tenant/page-paths";
import { visibleLink, visibleLinks } from "~/domain/tenant/visible-links";
import type { AnalyticsView } from "./analytics/analytics-view";
import { type BannerView, bannerViews } from "./banners/banner-views";
import { ACCOUNT_PATH, COMPARE_PATH, FAVOURITES_PATH } from "~/paths";
import { type FooterView, footerView } from "./footer/footer-view";
import { type MenuLink, menuLinks, type Translate } from "./header/menu-link";
import { withModelMenu } from "./header/model-menu";
import { phoneView, type PhoneView } from "~/domain/tenant/phone-view";
import { type LogoImage, logoImage } from "./logo/logo-image";
import { localTime } from "~/domain/time/local-time";
import { type TodayHours, todayHours } from "./footer/today-hours";

export interface BrandLink {
  readonly name: string;
  readonly href: string;
  readonly logo: string | null;
}

export interface LogoView {
  readonly wordmark: string;
  readonly suffix: string | null;
  readonly mark: string | null;
  /** A file of the dealer's own; it takes the place of all that is drawn. */
  readonly image: LogoImage | null;
  /** The same for dark grounds; null for one that stands there on a light field. */
  readonly imageOnDark: LogoImage | null;
}

/** What header, footer and error pages print; nothing else of the configuration reaches the browser. */
export interface SiteView {
  readonly name: string;
  readonly logo: LogoView;
  readonly header: SiteConfig["theme"]["layout"]["header"];
  readonly trigger: SiteConfig["nav"]["trigger"];
  readonly menu: readonly MenuLink[];
  readonly brands: { readonly label: string; readonly items: readonly BrandLink[] } | null;
  /** The one button of the header; the telephone when null. */
  readonly action: { readonly label: string; readonly href: string } | null;
  readonly phone: PhoneView | null;
  readonly place: { readonly address: string; readonly city: string; readonly href: string | null } | null;
  readonly hours: string | null;
  readonly score: { readonly rating: number; readonly average: string; readonly text: string } | null;
  readonly searchHref: string;
  /** Null for dealers without favourites (FAV-01). */
  readonly favouritesHref: string | null;
  /** The account's list, where the dealer's save controls fill that one; null otherwise. */
  readonly watchlistHref: string | null;
  /** What the phone's menu offers besides: what a shopper does next, where the menu does not say it. */
  readonly quick: readonly { readonly label: string; readonly href: string }[];
  /** Whether visitors keep vehicles in the browser, which the watchlist takes over when they sign in. */
  readonly savesAsGuest: boolean;
  /** Null for dealers without accounts; `listHref` is the watchlist's page. */
  readonly account: { readonly href: string; readonly listHref: string } | null;
  readonly banners: readonly BannerView[];
  readonly footer: FooterView;
  readonly analytics: AnalyticsView;
}

export interface SiteViewContext {
  readonly t: Translate;
  readonly now: Date;
  /** The dealer's range, for its menu. */
  readonly models: readonly CatalogueModel[];
}

/** The view of one dealer's site frame at one moment. */
export function siteView(config: SiteConfig, { t, now, models }: SiteViewContext): SiteView {
  const local = localTime(now, config.site.timeZone);
  const location = primaryLocation(config);
  const { money } = formatterFor(config.site.locale, config.site.currency, config.site.timeZone);
  const today =
    location === null
      ? null
      : todayHours(openingHoursOf(config, location), specialHoursOf(config, location), local);
  const menu = withModelMenu(menuLinks(visibleLinks(config, menuOf(config, t))), {
    config,
    models,
    t,
    money,
  });
  return {
    name: config.site.name,
    logo: logoView(config),
    header: config.theme.layout.header,
    trigger: config.nav.trigger,
    menu,
    brands: brandMenu(config),
    action: actionOf(config),
    phone: phoneView(config),
    place: placeOf(location, config.site),
    hours: today === null ? null : hoursText(today, config, t),
    score: scoreOf(config, t),
    searchHref: pagePath(config, "search") ?? "/",
    favouritesHref: config.features.favourites ? FAVOURITES_PATH : null,
    watchlistHref: config.features.favourites ? watchlistAction(config) : null,
    quick: quickLinks(config, t).filter(({ href }) => !inMenu(menu, href)),
    savesAsGuest: savesAsGuest(config),
    account: accountOf(config),
    banners: bannerViews(config, local.date),
    footer: footerView(config, { t, year: local.date.slice(0, 4), location }),
    analytics: analyticsView(config, t),
  };
}

function analyticsView(config: SiteConfig, t: Translate): AnalyticsView {
  const policy = visibleLink(config, { label: t("consent.policy"), page: "privacy" });
  return {
    enabled: config.analytics.enabled,
    asksFirst: config.analytics.consent === "required",
    policy: policy?.href == null ? null : { label: policy.label, href: policy.href },
  };
}

function inMenu(menu: readonly MenuLink[], href: string): boolean {
  return menu.some((link) => link.href === href || inMenu(link.children ?? [], href));
}

/** A drive, what is kept and what is compared, as far as the dealer has them. */
function quickLinks(config: SiteConfig, t: Translate): SiteView["quick"] {
  const { favourites, compare } = config.features;
  const drive = formPath(config, "testDrive");
  const kept = savesAsGuest(config) ? null : watchlistAction(config);
  return [
    ...(drive === null ? [] : [{ label: t("vehicle.testDrive"), href: drive }]),
    ...(favourites
      ? [
          kept === null
            ? { label: t("shortlist.favourites"), href: FAVOURITES_PATH }
            : { label: t("site.watchlist"), href: kept },
        ]
      : []),
    ...(favourites && compare ? [{ label: t("shortlist.compareTitle"), href: COMPARE_PATH }] : []),
  ];
}

/** Accounts show where a shopper can keep something in one. */
function accountOf({ features, routes }: SiteConfig): SiteView["account"] {
  const keeps = features.watchlist || features.garage || features.savedSearches;
  return keeps ? { href: ACCOUNT_PATH, listHref: routes.watchlist } : null;
}

function logoView({ theme: { logo } }: SiteConfig): LogoView {
  return {
    wordmark: logo.wordmark,
    suffix: logo.suffix ?? null,
    mark: logo.mark ?? null,
    image: logoImage(logo.image),
    imageOnDark: logoImage(logo.imageOnDark),
  };
}

function brandMenu(config: SiteConfig): SiteView["brands"] {
  const items = config.nav.brandMenu.flatMap(({ name, url }): BrandLink[] => {
    const item: NavItem = url.startsWith("/") ? { label: name, path: url } : { label: name, url };
    const href = visibleLink(config, item)?.href ?? null;
    return href === null ? [] : [{ name, href, logo: makeLogo(config, name) }];
  });
  return items.length === 0 ? null : { label: config.nav.brandMenuLabel, items };
}

function actionOf(config: SiteConfig): SiteView["action"] {
  const link = visibleLink(config, config.nav.cta);
  return link === null || link.href === null ? null : { label: link.label, href: link.href };
}

function placeOf(
  location: ReturnType<typeof primaryLocation>,
  { country }: SiteConfig["site"],
): SiteView["place"] {
  if (location === null) return null;
  const { address } = location;
  return { address: addressLine(address, countryOf(country)), city: address.city, href: address.placeUrl };
}

function scoreOf({ site }: SiteConfig, t: Translate): SiteView["score"] {
  if (site.reviewScore === null || site.reviewScore.count === 0) return null;
  const { average, count, source } = site.reviewScore;
  const number = numberFormat(site.locale);
  return {
    rating: average,
    average: number.format(average),
    text: t("reviews.fromReviews", { count, number: number.format(count), source }),
  };
}

function hoursText(today: TodayHours, config: SiteConfig, t: Translate): string {
  const { site } = config;
  const time = (clock: string) => clockText(clock, site.locale);
  if (today.state === "open") return t("hours.openUntil", { time: time(today.until) });
  if (today.state === "later") return t("hours.opensAt", { time: time(today.from) });
  if (today.state === "words") return today.words;
  if (today.state === "missing" && config.locations.byAppointment) return t("hours.appointment");
  return t(today.state === "over" ? "hours.closedNow" : "hours.closedToday");
}
