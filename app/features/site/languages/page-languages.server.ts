import { languageOf, siteLanguages } from "~/domain/tenant/site-language";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { serverTranslator } from "~/i18n/server-i18n.server";

/** A language a page may be read in. */
export interface PageLanguage {
  readonly tag: string;
  /** What its addresses begin with, `/zh-Hans`; empty for the dealer's own language. */
  readonly base: string;
  /** In the language itself: "العربية". */
  readonly name: string;
  /** The sentence, in the language itself, that offers the site in this language. */
  readonly offer: string;
}

/** The languages of a site and the one a page is in. */
export interface PageLanguages {
  readonly here: string;
  /** The dealer's own first. */
  readonly all: readonly PageLanguage[];
  /** Tag of the one to offer: of a page for this visitor alone. Others find it in the browser (`language-to-offer`). */
  readonly offered?: string;
}

/** What pages print of a site's languages; empty for a site with one language. */
export function pageLanguages(site: SiteConfig["site"]): { readonly languages?: PageLanguages } {
  const all = siteLanguages(site).map(({ tag, base }) => ({
    tag,
    base,
    name:
      new Intl.DisplayNames([tag], { type: "language", languageDisplay: "standard" }).of(nameless(tag)) ??
      tag,
    offer: serverTranslator(tag, {})("site.languageOffer"),
  }));
  return all.length < 2 ? {} : { languages: { here: languageOf(site).tag, all } };
}

/** Without the country: "English", not "English (Australia)". */
const nameless = (tag: string) => tag.replace(/-[A-Z]{2}$/, "");
