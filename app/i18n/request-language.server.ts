import { parseAcceptLanguage } from "intl-parse-accept-language";
import { LanguageDetector } from "remix-i18next/server";
import { FALLBACK_LANGUAGE } from "./fallback-language";
import { preferredLanguage } from "./preferred-language";

/** Tags of a site's languages (BCP 47), the dealer's own first. */
type Languages = readonly string[];

/**
 * The language a page is asked for in: that of its address, else the dealer's own. Nothing else decides it, so that
 * caches may keep a page for everybody. The address has lost its language on the way in
 * (`infra/http/incoming-request`), which kept it in a header of ours.
 */
export async function addressLanguage(languages: Languages, request: Request): Promise<string> {
  return detector(languages, async ({ headers }) => headers.get("x-site-language")).detect(request);
}

/**
 * The language to offer a visitor: chosen before, else the one the browser asks for.
 * @returns the page's own where the site has none that they would rather read
 */
export async function languageToOffer(languages: Languages, page: string, request: Request): Promise<string> {
  const find = async ({ headers }: Request) =>
    preferredLanguage(
      languages,
      headers.get("cookie") ?? "",
      parseAcceptLanguage(headers.get("accept-language")),
    );
  return detector(languages, find, page).detect(request);
}

function detector(
  languages: Languages,
  findLocale: (request: Request) => Promise<string | null>,
  fallbackLanguage: string = languages[0] ?? FALLBACK_LANGUAGE,
): LanguageDetector {
  return new LanguageDetector({
    supportedLanguages: [...languages],
    fallbackLanguage,
    order: ["custom"],
    findLocale,
  });
}
