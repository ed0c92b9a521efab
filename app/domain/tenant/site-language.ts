import { withBase } from "../url/with-base";
import type { SiteConfig } from "./site-config";

type Site = SiteConfig["site"];

/** One of the languages a site is in. */
export interface SiteLanguage {
  /** BCP 47 tag: `zh-Hans`. */
  readonly tag: string;
  /** What its addresses begin with: `/zh-Hans`; nothing for the dealer's first language. */
  readonly base: string;
  /** What `Intl` writes numbers and dates by. */
  readonly locale: string;
}

/**
 * The languages of a site, the dealer's own first. A site in another language is a configuration of its own
 * (`inLanguage`), which keeps this list as it is.
 */
export function siteLanguages({
  languages,
  locale,
}: Pick<Site, "languages" | "locale">): readonly SiteLanguage[] {
  const [first, ...others] = languages;
  // Only `inLanguage` puts the dealer's own language on the list; else `locale` is the dealer's own language.
  if (first === undefined || languages.every((one) => one.locale !== locale))
    return [own(locale), ...languages.map(further)];
  return [own(first.locale), ...others.map(further)];
}

const own = (locale: string): SiteLanguage => ({ tag: locale, base: "", locale });
const further = ({ tag, locale }: Site["languages"][number]): SiteLanguage => ({
  tag,
  base: `/${tag}`,
  locale,
});

/** BCP 47 tags of a site's languages, the dealer's own first. */
export function languageTags(site: Pick<Site, "languages" | "locale">): readonly string[] {
  return siteLanguages(site).map(({ tag }) => tag);
}

/** The language a configuration is in. */
export function languageOf(site: Pick<Site, "languages" | "locale">): SiteLanguage {
  return siteLanguages(site).find(({ locale }) => locale === site.locale) ?? own(site.locale);
}

/** A site's group of the configuration in one of its other languages. */
export function inLanguage<Given extends Site>(site: Given, { locale }: SiteLanguage): Given {
  return { ...site, locale, languages: [{ tag: site.locale, locale: site.locale }, ...site.languages] };
}

/** An address of the site as others have to write it: with its host, in its language. */
export function siteAddress(site: Pick<Site, "languages" | "locale" | "url">, path: string): string {
  return new URL(withBase(languageOf(site).base, path), `${site.url}/`).href;
}

/** The language a whole address of a site is in, as its path begins (`siteAddress`); null for the dealer's own. */
export function languageOfAddress(site: Pick<Site, "languages" | "locale">, address: string): string | null {
  const [, first] = URL.canParse(address) ? new URL(address).pathname.split("/") : [];
  return (
    languageTags(site)
      .slice(1)
      .find((tag) => tag === first) ?? null
  );
}

const RIGHT_TO_LEFT = /^(?:ar|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** Which way a language is written. */
export function directionOf(tag: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.test(tag) ? "rtl" : "ltr";
}
