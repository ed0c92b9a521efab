import type { PageFrame } from "~/domain/content/page-frame";
import type { SiteImage } from "~/domain/tenant/config/shapes";

/** A model on a card (MODEL-02, MODEL-03). */
export interface ModelCardView {
  /** With the make where a page shows more than one. */
  readonly name: string;
  readonly href: string;
  readonly image: SiteImage;
  readonly text: string;
  /** "From $48,240 drive away"; null while there is no price. */
  readonly from: string | null;
  /** "Coming soon"; null for a model on sale. */
  readonly soon: string | null;
}

/** Cards under one heading. */
export interface ModelGroupView {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly ModelCardView[];
}

/** A value to filter the range by. */
export interface ModelFilterView {
  readonly label: string;
  readonly href: string;
  /** "4"; empty for everything, and where counts would contradict the headings below. */
  readonly count: string;
  readonly current: boolean;
}

/** The range, or the part of it that was asked for (MODEL-01). */
export interface RangePageView {
  readonly frame: PageFrame;
  /** Whether search engines leave it out: it has no model, or is a choice among many that is part of another page. */
  readonly noindex: boolean;
  readonly title: string;
  readonly intro: string;
  /** "8 models" */
  readonly found: string;
  readonly filters: readonly { readonly label: string; readonly items: readonly ModelFilterView[] }[];
  readonly groups: readonly ModelGroupView[];
  /** What an empty page says instead. */
  readonly empty: {
    readonly title: string;
    readonly text: string;
    readonly href: string;
    readonly label: string;
  } | null;
  readonly pages: { readonly page: number; readonly hrefs: readonly string[] };
  readonly pageLabels: {
    readonly nav: string;
    readonly previous: string;
    readonly next: string;
    readonly pages: readonly string[];
  };
}

/** A link or button with its words. */
export interface ModelLink {
  readonly label: string;
  readonly href: string;
}

/** What is compared of the badges. */
export interface BadgeRowView {
  readonly label: string;
  /** One for every badge, and whether it is another than that of the badge before it. */
  readonly values: readonly { readonly value: string; readonly differs: boolean }[];
  /** Whether every badge has the same. */
  readonly same: boolean;
}

/** The badges of a model side by side. */
export interface BadgeTableView {
  readonly title: string;
  /** What the first column holds. */
  readonly corner: string;
  readonly columns: readonly {
    readonly name: string;
    readonly from: string | null;
    readonly note: string;
    /** The model in one of its colours, another for each badge; null beside a picture of the dealer's own. */
    readonly image: SiteImage | null;
    /** "3 in stock", with the way to them; null where nobody can count, or nothing is on sale yet. */
    readonly stock: { readonly label: string; readonly href: string | null } | null;
  }[];
  readonly rows: readonly BadgeRowView[];
  /** "The same in every badge" */
  readonly sameIn: string;
  /** What figures rest on; null where there is nothing to say. */
  readonly note: string | null;
}

/** An offer on a model. */
export interface ModelOfferView extends ModelLink {
  readonly text: string;
  readonly image: SiteImage | null;
}

/** Vehicles in stock below what is said of them. */
export interface ModelStockView<Card> {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly more: ModelLink | null;
  /** What it says without any. */
  readonly none: string | null;
}

/** What one model is. `Card` is a vehicle card, which the route knows how to draw. */
export interface ModelPageView<Card> {
  readonly frame: PageFrame;
  readonly kicker: string;
  readonly title: string;
  readonly tagline: string;
  readonly soon: string | null;
  readonly text: string;
  readonly price: {
    readonly from: string;
    readonly note: string;
    /** "New in stock from $47,990", or what an ordered one costs where that is more; null without a new one. */
    readonly inStock: string | null;
  } | null;
  readonly actions: readonly ModelLink[];
  readonly colours: {
    readonly label: string;
    readonly items: readonly { readonly name: string; readonly hex: string; readonly image: SiteImage }[];
  };
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  readonly gallery: readonly SiteImage[];
  /** Stands beside the text. */
  readonly beside: SiteImage | null;
  readonly highlights: {
    readonly title: string;
    readonly items: readonly { readonly title: string; readonly text: string }[];
  } | null;
  readonly html: string;
  readonly badges: BadgeTableView | null;
  readonly offers: { readonly title: string; readonly items: readonly ModelOfferView[] } | null;
  readonly stock: ModelStockView<Card> | null;
  readonly closing: { readonly title: string; readonly text: string; readonly actions: readonly ModelLink[] };
}

/** A make at this dealer (ROUTE-40). `Card` is a vehicle card, which the route knows how to draw. */
export interface BrandOverviewView<Card> {
  readonly frame: PageFrame;
  readonly title: string;
  readonly intro: string;
  readonly image: SiteImage | null;
  readonly groups: readonly ModelGroupView[];
  /** Null while the stock cannot be asked, and without any. */
  readonly stock: ModelStockView<Card> | null;
  /** The dealer's places with this make; null where none names its makes. */
  readonly places: {
    readonly title: string;
    readonly items: readonly (ModelLink & { readonly address: string })[];
  } | null;
  readonly links: {
    readonly title: string;
    readonly items: readonly (ModelLink & { readonly note: string })[];
  };
}
