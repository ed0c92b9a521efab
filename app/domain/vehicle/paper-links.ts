import type { SiteConfig } from "../tenant/site-config";
import { languageOf, siteLanguages } from "../tenant/site-language";
import type { Vehicle } from "./vehicle";

/** Where a vehicle's papers are. */
export interface PaperLinks {
  /** The printable page. */
  readonly print: string;
  /** The PDF (CALL-20, OPEN-126). */
  readonly pdf: string;
  /** The PDF's language, where it is not the page's: it is in the dealer's own alone. */
  readonly pdfLanguage?: string;
}

type Site = Pick<SiteConfig, "features" | "routes" | "site">;

/** The addresses of a vehicle's papers; null on sites that offer none (VDP-39, TEN-13). */
export function paperLinks(
  { slug }: Pick<Vehicle, "slug">,
  { features, routes, site }: Site,
): PaperLinks | null {
  if (!features.print || !routes.enabled.includes("print")) return null;
  const [own = languageOf(site)] = siteLanguages(site);
  return {
    print: `/print?car_id=${encodeURIComponent(slug)}`,
    pdf: `/cars/${slug}/pdf`,
    ...(own.tag === languageOf(site).tag ? {} : { pdfLanguage: own.tag }),
  };
}
