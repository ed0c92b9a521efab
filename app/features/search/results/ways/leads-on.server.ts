import { namedPages } from "~/domain/search/ways/named-pages";
import type { PageKey } from "~/domain/tenant/pages";
import { visibleLink } from "~/domain/tenant/visible-links";
import { phoneView } from "~/domain/tenant/phone-view";
import type { ListingSite } from "../listing.server";
import type { WaysView, WayView } from "../results-view";

/**
 * Where a phrase that found no vehicle leads on: the pages that it names, then the telephone and the page to write to the
 * dealer. Null without words, and where the dealer has none of them.
 */
export function leadsOn(site: Pick<ListingSite, "config" | "t">, text: string): WaysView | null {
  if (text === "") return null;
  const named = namedPages(text).filter((page) => page !== "contact");
  const links = [
    ...named.flatMap((page) => pageLink(site, page)),
    ...phoneLink(site),
    ...pageLink(site, "contact"),
  ];
  return links.length === 0 ? null : { heading: site.t("empty.leadsOn"), links };
}

/** Of a "full service history" nobody wants the workshop. */
const OF_BUYING: readonly PageKey[] = ["finance", "testDrive", "warranty", "sell", "offers"];

/** The pages about buying that words name which no filter holds; null for none. */
export function pagesNamed(site: Pick<ListingSite, "config" | "t">, aside: string): WaysView | null {
  const named = namedPages(aside).filter((page) => OF_BUYING.includes(page));
  const links = named.flatMap((page) => pageLink(site, page));
  return links.length === 0 ? null : { heading: site.t("empty.leadsOn"), links };
}

function pageLink({ config, t }: Pick<ListingSite, "config" | "t">, page: PageKey): readonly WayView[] {
  const link = visibleLink(config, { label: t(`standard.pages.${page}`), page });
  return link?.href == null ? [] : [{ label: link.label, count: null, href: link.href }];
}

function phoneLink({ config, t }: Pick<ListingSite, "config" | "t">): readonly WayView[] {
  const phone = phoneView(config);
  return phone === null
    ? []
    : [{ label: t("empty.call", { phone: phone.text }), count: null, href: phone.href }];
}
