import type { CreditBasis } from "~/domain/finance/credit-basis";
import type { BudgetLoan, RepaymentPeriod } from "~/domain/pricing/budget";
import type { SiteImage } from "~/domain/tenant/config/shapes";
import type { IconName } from "~/ui/icon/icon";

/** A link of a block. */
export interface BlockLinkView {
  readonly label: string;
  readonly href: string;
  readonly note: string | null;
  readonly icon: IconName | null;
}

/** A choice of a select: its value in a listing URL and its words. */
export interface ListingChoiceView {
  readonly value: string;
  readonly label: string;
}

/** Make, body and price: what the finder form offers. */
export interface FinderView {
  readonly action: string;
  readonly makes: readonly ListingChoiceView[];
  readonly bodies: readonly ListingChoiceView[];
  readonly prices: readonly ListingChoiceView[];
  /** "Search 214 vehicles" */
  readonly submit: string;
}

export interface TicketView {
  readonly title: string;
  readonly price: string;
  readonly priceType: string | null;
  readonly repayment: { readonly amount: string; readonly per: string } | null;
  /** What the repayment is worked out from. */
  readonly credit: CreditBasis | null;
  readonly href: string;
}

interface Titled {
  readonly title: string;
  readonly text: string;
}

export interface HeroView extends Titled {
  readonly kind: "hero";
  /** The title in the pieces between which its line may break. */
  readonly titleWords: readonly string[];
  readonly kicker: string;
  readonly priceLine: string;
  readonly image: SiteImage | null;
  /** Whether a phone shows all of a wide picture. */
  readonly wholeImage: boolean;
  /**
   * Whether a phone shows the picture above the words. The picture then comes first in the page's source, so that
   * nothing moves while the page loads.
   */
  readonly pictureFirst: boolean;
  readonly finder: FinderView | null;
  /** Words in the empty box of the text search; null when the hero has none. */
  readonly search: { readonly action: string; readonly hint: string } | null;
  readonly ticket: TicketView | null;
  readonly actions: readonly BlockLinkView[];
  readonly quickLinks: readonly BlockLinkView[];
}

export interface TileView {
  readonly label: string;
  readonly note: string;
  readonly href: string;
  readonly image: SiteImage | null;
}

export interface BudgetPeriodView {
  readonly value: RepaymentPeriod;
  readonly label: string;
  readonly repayment: number;
}

export interface BudgetCarTypeView {
  readonly value: string;
  readonly label: string;
  /** Lowest price on offer, null when there is nothing. */
  readonly lowest: number | null;
  /** "View used cars In This Range", "0 used cars Found" and the note with the latter (COPY-20). */
  readonly view: string;
  readonly none: string;
  readonly note: string;
}

export interface BudgetView extends Titled {
  readonly kind: "budget";
  readonly periods: readonly BudgetPeriodView[];
  readonly carTypes: readonly BudgetCarTypeView[];
  readonly deposit: number;
  /** The loan the figure is worked out with; null for one before interest. */
  readonly loan: BudgetLoan | null;
  /** The label of the figure and how it is worked out. */
  readonly total: string;
  readonly basis: string;
  readonly locale: string;
  readonly currency: string;
  readonly timeZone: string;
}

export interface PriceSearchView extends Titled {
  readonly kind: "priceSearch";
  readonly action: string;
  readonly currencySign: string;
  readonly locale: string;
}

/**
 * One block of the home page, ready to print. `Card` is a vehicle card and `Part` a block of another feature's; the
 * route knows how to draw both.
 */
export type HomeBlockView<Card, Part = never> =
  | HeroView
  | BudgetView
  | (Titled & { readonly kind: "search"; readonly action: string; readonly hint: string })
  | {
      readonly kind: "bodyTypes";
      readonly title: string;
      readonly tiles: readonly TileView[];
      readonly all: TileView;
    }
  | (Titled & {
      readonly kind: "arrivals";
      readonly cards: readonly Card[];
      readonly carousel: boolean;
      readonly more: BlockLinkView | null;
    })
  | (Titled & { readonly kind: "makes"; readonly makes: readonly CountedLink[]; readonly all: CountedLink })
  | (Titled & { readonly kind: "sell"; readonly image: SiteImage | null; readonly link: BlockLinkView })
  | {
      readonly kind: "types";
      readonly title: string;
      /** Maker names stand in the place of a picture. */
      readonly tiles: readonly (TileView & { readonly text: string; readonly names: readonly string[] })[];
    }
  | { readonly kind: "range"; readonly title: string; readonly models: readonly ModelView[] }
  | {
      readonly kind: "offers";
      readonly title: string;
      readonly more: BlockLinkView | null;
      readonly items: readonly OfferView[];
    }
  | {
      readonly kind: "brandGrids";
      readonly title: string;
      readonly groups: readonly { readonly label: string; readonly links: readonly CountedLink[] }[];
    }
  | {
      readonly kind: "stories";
      readonly title: string;
      readonly more: BlockLinkView | null;
      readonly items: readonly StoryView[];
    }
  | (Titled & {
      readonly kind: "reasons";
      readonly link: BlockLinkView | null;
      readonly items: readonly { readonly title: string; readonly text: string }[];
    })
  | {
      readonly kind: "stats";
      readonly title: string;
      readonly items: readonly { readonly value: string; readonly label: string; readonly note: string }[];
      readonly marks: readonly string[];
    }
  | PriceSearchView
  | (Titled & {
      readonly kind: "service";
      readonly links: readonly BlockLinkView[];
      readonly facts: readonly { readonly value: string; readonly label: string }[];
      readonly image: SiteImage | null;
    })
  | { readonly kind: "part"; readonly part: Part }
  | SlidesView
  | FacebookView
  | { readonly kind: "promos"; readonly title: string; readonly tiles: readonly PromoTileView[] }
  | {
      readonly kind: "faq";
      readonly title: string;
      readonly items: readonly { readonly q: string; readonly a: string }[];
    }
  | {
      readonly kind: "salesCounter";
      readonly title: string;
      /** How many vehicles an average day sells, for a count by the clock; null for a count of orders. */
      readonly perDay: number | null;
      /** What kind of figure it is, when it is not a real count. */
      readonly note: string;
      readonly timeZone: string;
      readonly count: number;
      readonly locale: string;
    };

/** Large pictures, one at a time (HOME-03). */
export interface SlidesView {
  readonly kind: "slides";
  readonly title: string;
  /** Null where they do not move on by themselves. */
  readonly rotateMs: number | null;
  readonly slides: readonly SlideView[];
}

/** A slide (ENT-29). */
export interface SlideView {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly href: string | null;
  readonly overlay: boolean;
  /** Whether a wide window has the words beside the picture: it is no banner, and would be cut through to be one. */
  readonly beside: boolean;
  readonly image: SiteImage;
}

/** Posts of the dealer's Facebook page, kept on the site (HOME-04). */
export interface FacebookView {
  readonly kind: "facebookFeed";
  readonly title: string;
  readonly page: { readonly label: string; readonly href: string };
  readonly posts: readonly {
    readonly text: string;
    /** `YYYY-MM-DD`, and as the locale writes it. */
    readonly isoDate: string;
    readonly date: string;
    readonly href: string;
    readonly image: SiteImage | null;
  }[];
}

/** A tile that leads somewhere (HOME-09). */
export interface PromoTileView {
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  readonly tone: "brand" | "accent" | "inverse";
  readonly link: BlockLinkView;
  readonly image: SiteImage | null;
}

export interface CountedLink {
  readonly label: string;
  readonly href: string;
  /** "412"; empty when nothing is counted. */
  readonly count: string;
  /** Null for a make without one, and for what is no make. */
  readonly logo: string | null;
}

export interface ModelView {
  readonly name: string;
  readonly category: string;
  readonly text: string;
  readonly from: string | null;
  readonly href: string;
  readonly image: SiteImage;
}

export interface OfferView {
  readonly kicker: string;
  readonly title: string;
  readonly terms: string;
  readonly href: string | null;
  readonly image: SiteImage | null;
}

export interface StoryView {
  readonly title: string;
  readonly text: string;
  readonly about: string;
  readonly href: string | null;
  readonly image: SiteImage | null;
}

export interface HomeView<Card, Part> {
  readonly blocks: readonly HomeBlockView<Card, Part>[];
  /** Said while the stock cannot be asked, and what is made of it is left out; else null. */
  readonly resting: { readonly title: string; readonly text: string } | null;
}
