import type { VehicleQuery } from "~/domain/search/query";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Formatter } from "~/i18n/format";
import type { SearchPage } from "~/ports/search-service";
import type { Translator } from "~/i18n/translator";
import type { Expanded } from "~/features/search/address/search-params";
import type { SearchUrlContext } from "~/features/search/address/url-context";

/** One dealer's site as the listing's view builders need it. */
export interface ListingSite {
  readonly config: SiteConfig;
  readonly t: Translator;
  readonly format: Formatter;
  readonly urls: SearchUrlContext;
}

/** A query with its answer, from which every part of the page is built. */
export interface Listing extends ListingSite {
  readonly query: VehicleQuery;
  readonly expand: readonly Expanded[];
  readonly answer: SearchPage;
}
