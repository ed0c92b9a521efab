import type { CatalogueModel } from "~/domain/catalogue/catalogue-model";
import type { CreditBasis } from "~/domain/finance/credit-basis";
import type { Formatter } from "~/i18n/format";
import type { NavItem } from "~/domain/tenant/config/link";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { visibleLink } from "~/domain/tenant/visible-links";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { ICON_NAMES } from "~/ui/icon/icon-names";
import type { FacetCount, SearchPage } from "~/ports/search-service";
import type { BlockOf } from "./block-of";
import type { StockSource } from "./home-stock";
import type { LinkView, OfferView } from "./home-view";
import type { Translator } from "~/i18n/translator";

/** A block that another feature fills and draws. */
export type PartBlock = BlockOf<"reviews" | "locations" | "posts">;

/** What every block is built from. */
export interface BlockContext<Card, Part = unknown> extends StockSource {
  readonly config: SiteConfig;
  readonly format: Formatter;
  readonly t: Translator;
  readonly now: Date;
  /** How many vehicles were ordered on this site since a moment, counting orders whose deposit still stands. */
  readonly placedSince: (since: Date) => Promise<number>;
  /** The dealer's range. */
  readonly models: readonly CatalogueModel[];
  readonly overview: SearchPage;
  /** A vehicle as the card the page draws. */
  readonly card: (vehicle: VehicleSummary) => Card;
  /** Title, price and estimate of a vehicle, for the ticket. */
  readonly ticket: (vehicle: VehicleSummary) => TicketTexts;
  /** The offers of today, for blocks that have none of their own. */
  readonly offers?: readonly OfferView[];
  /** A block of another feature's; null when it would be empty. */
  readonly part: (block: PartBlock) => Part | null;
}

export interface TicketTexts {
  readonly title: string;
  readonly price: string;
  readonly priceType: string | null;
  readonly repayment: { readonly amount: string; readonly per: string } | null;
  /** What the repayment is worked out from. */
  readonly credit: CreditBasis | null;
  /** The vehicle's picture; the name of a drawing when it has none. */
  readonly image: { readonly src: string; readonly alt: string } | string;
}

type Site = Pick<BlockContext<unknown>, "config">;

/** A configured link, when the page it names is served. */
export function linkView({ config }: Site, item: NavItem | null | undefined): LinkView | null {
  const link = visibleLink(config, item);
  if (link === null || link.href === null) return null;
  return {
    label: link.label,
    href: link.href,
    note: link.note,
    icon: ICON_NAMES.find((name) => name === link.icon) ?? null,
  };
}

/** Those of several configured links that lead somewhere. */
export function linkViews(site: Site, items: readonly NavItem[]): readonly LinkView[] {
  return items.map((item) => linkView(site, item)).filter((link) => link !== null);
}

/** How many vehicles have a value, 0 when none has. */
export function countOf(values: readonly FacetCount[] | undefined, value: string): number {
  const wanted = value.toLowerCase();
  return values?.find((one) => one.value.toLowerCase() === wanted)?.count ?? 0;
}
