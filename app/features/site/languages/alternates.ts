import type { MetaDescriptor } from "@remix-run/react";
import { withBase } from "~/domain/url/with-base";
import type { PageLanguages } from "./page-languages.server";

/** The address of a page in the language it is read in. */
export function inPageLanguage(path: string, languages: PageLanguages | undefined): string {
  const here = languages?.all.find(({ tag }) => tag === languages.here);
  return withBase(here?.base ?? "", path);
}

/** Where a page stands in each language, for search engines; readers of other languages get the dealer's own. */
export function alternateLinks(
  url: string,
  path: string,
  languages: PageLanguages | undefined,
): MetaDescriptor[] {
  if (languages === undefined) return [];
  const links = languages.all.map(({ tag, base }) => ({
    tag,
    href: new URL(withBase(base, path), `${url}/`).href,
  }));
  const first = links[0];
  return [...links, ...(first === undefined ? [] : [{ tag: "x-default", href: first.href }])].map(
    ({ tag, href }) => ({ tagName: "link", rel: "alternate", hrefLang: tag, href }),
  );
}
