/** An address on the site crawled: what is asked for, and the place on the page. */
export interface OwnAddress {
  readonly target: string;
  readonly fragment: string;
}

/**
 * What a link of a page means to a crawler: null for other sites, mails and telephones, and for addresses that lead
 * nowhere to visit.
 * @param from the page the link stands on
 * @param base the site's own address, which pages may write out
 */
export function ownAddress(href: string, from: string, base: string): OwnAddress | null {
  if (!URL.canParse(href, new URL(from, base))) return null;
  const url = new URL(href, new URL(from, base));
  if (url.origin !== new URL(base).origin) return null;
  return { target: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) };
}
