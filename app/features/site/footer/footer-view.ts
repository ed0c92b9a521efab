import { takesPayments } from "~/domain/checkout/takes-payments";
import { countryOf } from "~/domain/country/country-of";
import { addressLine } from "~/domain/location/address-line";
import type { SiteLocation } from "~/domain/tenant/config/location";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { footerColumnsOf } from "~/domain/tenant/standard/standard-nav";
import { visibleLinks } from "~/domain/tenant/visible-links";
import { type MenuLink, menuLinks, type Translate } from "~/features/site/header/menu-link";

export interface FooterView {
  readonly address: string | null;
  readonly email: string | null;
  readonly columns: readonly { readonly title: string; readonly links: readonly MenuLink[] }[];
  /** Group companies, outside sites and social pages. */
  readonly elsewhere: readonly MenuLink[];
  /** Licence and copyright in one line. */
  readonly line: string;
  readonly payments: readonly string[];
  /** The dealer's own small print; what repayments are worked out from stands beside it. */
  readonly disclaimer: string;
  /** How the credit footnote writes money, and which loan the dealer's comparison rates are for (FIN-55). */
  readonly credit: {
    readonly locale: string;
    readonly currency: string;
    readonly timeZone: string;
    readonly comparisonBasis: string | null;
  };
  /** Whether visitors are asked before they are counted: the footer then lets them change their answer. */
  readonly asksConsent: boolean;
}

/** Names of payment methods (HOME-05); proper names, the same in every language. */
const PAYMENTS = ["Mastercard", "Visa", "Maestro", "Google Pay", "Apple Pay"] as const;

interface FooterContext {
  readonly t: Translate;
  readonly year: string;
  readonly location: SiteLocation | null;
}

/** What the footer prints (NAV-09). A column whose pages are all missing is left out. */
export function footerView(config: SiteConfig, { t, year, location }: FooterContext): FooterView {
  const { site, home, finance } = config;
  const copyright = t("site.copyright", {
    year,
    name: site.legal.company === "" ? site.name : site.legal.company,
  });
  return {
    address: location === null ? null : addressLine(location.address, countryOf(site.country)),
    email: site.email,
    columns: footerColumnsOf(config, t)
      .map(({ title, links }) => ({ title, links: menuLinks(visibleLinks(config, links)) }))
      .filter(({ links }) => links.length > 0),
    elsewhere: elsewhere(config),
    line: [licenceLine(site.legal.licence), copyright].filter(Boolean).join(" "),
    payments: home.paymentIcons && takesPayments(config) ? PAYMENTS : [],
    disclaimer: site.legal.disclaimer,
    credit: {
      locale: site.locale,
      currency: site.currency,
      timeZone: site.timeZone,
      comparisonBasis: finance.comparisonExample?.basis ?? null,
    },
    asksConsent: config.analytics.consent === "required",
  };
}

const licenceLine = (licence: string) => (licence === "" || licence.endsWith(".") ? licence : `${licence}.`);

function elsewhere(config: SiteConfig): readonly MenuLink[] {
  const { site, nav } = config;
  const social = site.social.map(({ name, url }) => ({ label: name, href: url }));
  const known = social.some(({ href }) => href === site.youtubeUrl);
  return [
    ...menuLinks(visibleLinks(config, nav.groupLinks)),
    ...nav.externalLinks.map(({ label, url }) => ({ label, href: url })),
    ...social,
    ...(site.youtubeUrl === null || known ? [] : [{ label: "YouTube", href: site.youtubeUrl }]),
  ];
}
