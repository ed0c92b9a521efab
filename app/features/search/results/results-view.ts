import type { DistanceUnit } from "~/domain/country/distance-unit";
import type { FacetAttribute, RangeAttribute } from "~/domain/search/attributes";
import type { NumberRange, SortKey } from "~/domain/search/query";
import type { RangeBounds } from "~/domain/search/ranges/range-rule";
import type { SiteImage } from "~/domain/tenant/config/shapes";
import type { PhoneView } from "~/domain/tenant/phone-view";
import type { ResultsMapView } from "~/features/search/map/map-view";
import type { NearView } from "~/features/search/near/near-view";
import type { SearchUrlContext } from "~/features/search/address/url-context";

/** One choice of a filter. `label` and `on` are left out when they say nothing new, which keeps the page small. */
export interface FilterChoiceView {
  readonly value: string;
  /** What is printed, when it differs from the value. */
  readonly label?: string;
  readonly count: number;
  readonly on?: true;
  /** `#rrggbb` of a colour, shown beside its name. */
  readonly swatch?: string;
}

/** A model, and its badges where it is chosen and the dealer shows badges. */
export interface ModelChoiceView extends FilterChoiceView {
  readonly badges?: readonly FilterChoiceView[];
}

/** A make with its models (FILT-07). */
export interface MakeView extends FilterChoiceView {
  readonly models: readonly ModelChoiceView[];
  /** Whether the models are in view at once. */
  readonly open: boolean;
  /** The same page with all its models; null when all are listed. */
  readonly moreHref: string | null;
}

interface FilterBase {
  readonly label: string;
  /** "2 selected"; null when nothing is. */
  readonly note: string | null;
  readonly open: boolean;
}

export interface ValuesFilter extends FilterBase {
  readonly kind: "values";
  readonly name: FacetAttribute;
  readonly choices: readonly FilterChoiceView[];
  /** The choices under headings: how many of them, from the first on, stand under each. Left out for a plain list. */
  readonly groups?: readonly { readonly label: string; readonly size: number }[];
  /** The same page with the whole list; null when the list is whole already. */
  readonly moreHref: string | null;
}

export interface MakesFilter extends FilterBase {
  readonly kind: "makes";
  readonly makes: readonly MakeView[];
  /** How many stand before "Show all makes". */
  readonly initial: number;
  /** Index before which "All Makes" stands. */
  readonly divider: number | null;
  /** The list begins with the dealer's popular makes. */
  readonly popular: boolean;
}

export interface RangeFilter extends FilterBase {
  readonly kind: "range";
  readonly name: RangeAttribute;
  readonly bounds: RangeBounds;
  readonly chosen: NumberRange;
  /** Money with a sign, distance or another measure with a unit, or a bare number such as a year. */
  readonly unit: "money" | DistanceUnit | MeasureUnit | "plain";
  /** The unit as it stands behind a number; null where there is none. */
  readonly suffix: string | null;
}

/** Units of what a vehicle measures, the odometer apart. */
export type MeasureUnit = "kg" | "cc" | "ft";

/** A range of which one end is chosen from a list. */
export interface StepsFilter extends FilterBase {
  readonly kind: "steps";
  /** The form's field: `seat_count_min`. */
  readonly name: string;
  /** The first stands for no choice and has an empty value. */
  readonly choices: readonly { readonly value: string; readonly label: string; readonly on?: true }[];
}

export type FilterView = ValuesFilter | MakesFilter | RangeFilter | StepsFilter;

/** One brand of a group, or all of them, and its part of the listing. */
export interface BrandTab {
  readonly label: string;
  /** A listing of this site, or the brand's own site. */
  readonly href: string;
  readonly current: boolean;
}

/** An applied filter and the page without it. */
export interface ChipView {
  readonly label: string;
  readonly href: string;
}

export interface CrumbView {
  readonly label: string;
  readonly href?: string;
}

/** A promo tile's content (CARD-26). */
export interface PromoView {
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  readonly tone: "brand" | "accent" | "inverse";
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly image: SiteImage | null;
}

export type ItemView<Card> =
  | { readonly kind: "card"; readonly card: Card }
  | { readonly kind: "promo"; readonly promo: PromoView };

/**
 * Why vehicles stand on a page whose search does not find them: they share what matters with it, are nearest to its
 * price, or have just arrived. Each has its own heading, so that nobody takes them for results.
 */
export type NearbyKind = "nearby" | "nearPrice" | "arrivals";

/** What the empty card says and offers (SRCH-31 to SRCH-33). */
export interface EmptyView<Card> {
  readonly text: string;
  readonly clearHref: string;
  /** Where a phrase that found nothing leads on: pages it names, telephone, enquiry; null without a phrase. */
  readonly leadsOn: WaysView | null;
  readonly nearby: readonly Card[];
  readonly nearbyKind: NearbyKind;
}

/** A search near to this one, and how many vehicles it finds; null for what is no search. */
export interface WayView {
  readonly label: string;
  readonly count: string | null;
  readonly href: string;
}

/** What stands in the way of more, counted. */
export interface WaysView {
  readonly heading: string;
  readonly links: readonly WayView[];
}

/** A results page, ready to print. `Card` is whatever the route prints per vehicle. */
export interface ResultsView<Card> {
  readonly kind: "results";
  /** The address of this state. */
  readonly href: string;
  readonly heading: string;
  readonly subheading: string | null;
  readonly crumbs: readonly CrumbView[];
  readonly count: number;
  /** "168", "1,999+" */
  readonly countText: string;
  /** "vehicles", in the number's grammatical form */
  readonly noun: string;
  /** "Showing 1 to 21 of 168"; null on an empty page. */
  readonly showing: string | null;
  readonly page: number;
  readonly pages: number;
  readonly text: string;
  readonly sort: SortKey;
  readonly sorts: readonly { readonly key: SortKey; readonly label: string }[];
  readonly filters: readonly FilterView[];
  /** How many filters are applied, text aside. */
  readonly applied: number;
  /** Refinements without a filter of their own, which a form has to carry along. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  readonly brands: readonly BrandTab[];
  readonly chips: readonly ChipView[];
  /** What is said of the budget that led here, and of wishes that no filter holds; null for nothing. */
  readonly note: string | null;
  readonly clearHref: string;
  readonly items: readonly ItemView<Card>[];
  readonly empty: EmptyView<Card> | null;
  /** For an empty or a short list; null where nothing near to it finds more. */
  readonly ways: WaysView | null;
  /** What can be bought, close to a list of few vehicles. */
  readonly instead: readonly Card[];
  readonly insteadKind: NearbyKind;
  /** From where distances count, as the listing asks for it; null where it does not. */
  readonly near: NearView | null;
  /** The same listing with a map, or without it; null where the dealer has none. */
  readonly mapSwitch: { readonly label: string; readonly href: string } | null;
  /** The same listing as rows, or as a grid; null where there is no choice. */
  readonly lookSwitch: { readonly label: string; readonly href: string } | null;
  readonly map: ResultsMapView | null;
  /** The answer is an older one: the search service is not answering right now. */
  readonly stale: boolean;
  /** Whether the search can be saved (`features.savedSearches`). */
  readonly savable: boolean;
  readonly layout: { readonly columns: 2 | 3 | 4; readonly variant: "grid" | "carousel" | "rows" };
  readonly site: ResultsSite;
  readonly urls: ResultsUrls;
  readonly meta: ResultsMeta;
}

/** What the page's script needs of the site. */
export interface ResultsSite {
  readonly slug: string;
  /** Base address without a slash at the end. */
  readonly url: string;
  readonly locale: string;
  readonly currencySign: string;
}

/** The names a browser needs to write canonical URLs itself; models come from the filter lists. */
export type ResultsUrls = Omit<SearchUrlContext, "makeModels" | "values" | "shown">;

export interface ResultsMeta {
  /** Without the dealer's name. */
  readonly title: string;
  readonly description: string;
  /** The address search engines should know it by; null: there is no such page. */
  readonly path: string | null;
  readonly noindex: boolean;
}

/** The search service did not answer and there is no older answer. */
export interface UnavailableView {
  readonly kind: "unavailable";
  readonly href: string;
  /** The dealer's number and form, for whoever cannot wait; null where there is none, or only the browser answers. */
  readonly phone: PhoneView | null;
  readonly contact: { readonly href: string; readonly label: string } | null;
  readonly meta: ResultsMeta;
}
