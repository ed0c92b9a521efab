import type { PageFrame } from "~/domain/content/page-frame";
import type { SiteImage } from "~/domain/tenant/config/shapes";
import type { FoldedText } from "~/domain/text/fold-away";

/** The words every card and page of offers shares. */
export interface OfferWords {
  readonly more: string;
  readonly less: string;
  readonly fullDisclaimer: string;
  readonly lessDisclaimer: string;
  readonly view: string;
}

/** An offer on a card. */
export interface OfferCardView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly category: string;
  /** "2.99% p.a."; empty for none. */
  readonly highlight: string;
  readonly highlightNote: string;
  readonly image: SiteImage | null;
  readonly description: FoldedText;
  /** Null for an offer without small print. */
  readonly disclaimer: FoldedText | null;
  /** "Ends 30 November 2026", with the day for machines; null for one without an end. */
  readonly ends: { readonly text: string; readonly day: string } | null;
}

/** A value to choose. */
export interface OfferChoice {
  readonly value: string;
  readonly label: string;
}

/** One question of the filter form; without choices it is not asked. */
export interface OfferFilter {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly OfferChoice[];
}

/** The form that narrows the list down: a GET to the list's own address. */
export interface OfferFiltersView {
  readonly action: string;
  readonly label: string;
  readonly query: OfferFilter;
  readonly selects: readonly OfferFilter[];
  /** Lowest and highest price; none where offers have no prices. */
  readonly prices: readonly OfferFilter[];
  /** What stays chosen while the form is sent. */
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  readonly submit: string;
  /** Back to everything; null while nothing is chosen. */
  readonly clear: { readonly href: string; readonly label: string } | null;
}

/** A tab above the list. */
export interface OfferTab {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** The list of offers. */
export interface OffersPageView {
  readonly frame: PageFrame;
  readonly title: string;
  readonly intro: string;
  readonly brandTabs: readonly OfferTab[];
  readonly tabs: { readonly label: string; readonly items: readonly OfferTab[] };
  readonly filters: OfferFiltersView;
  /** Whether the form of the filters is shown: something is chosen in it, or there are many offers. */
  readonly hasForm: boolean;
  readonly summary: string;
  readonly layout: "grid" | "list";
  readonly cards: readonly OfferCardView[];
  /** Set when there is nothing to show (SRCH-31 to SRCH-33). */
  readonly empty: {
    readonly heading: string;
    readonly text: string;
    readonly href: string;
    readonly clear: string;
  } | null;
  readonly pages: {
    readonly page: number;
    readonly pages: number;
    /** Each page, from page 1. */
    readonly links: readonly { readonly href: string; readonly label: string }[];
    readonly words: { readonly nav: string; readonly previous: string; readonly next: string };
  };
  readonly words: OfferWords;
  /** A narrowed list is no page of its own for search engines. */
  readonly noindex: boolean;
}

/** The page of one offer, without the vehicles and the form that stand on it. */
export interface OfferPageView {
  readonly frame: PageFrame;
  readonly card: OfferCardView;
  /** "Ends 30 November 2026", or that it goes on. */
  readonly term: string;
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  /** The whole description. */
  readonly text: string;
  readonly html: string;
  readonly actions: readonly { readonly href: string; readonly label: string }[];
  readonly disclaimerTitle: string;
  /** All its conditions, which lists fold away; null where it has none. */
  readonly disclaimer: string | null;
  readonly formTitle: string;
  readonly formIntro: string;
  readonly more: { readonly title: string; readonly cards: readonly OfferCardView[] } | null;
  readonly words: OfferWords;
}

/** What stands at the address of an offer that is over. */
export interface EndedOfferView {
  readonly frame: PageFrame;
  readonly title: string;
  readonly text: string;
  readonly actions: readonly { readonly href: string; readonly label: string }[];
  readonly more: OfferPageView["more"];
  readonly words: OfferWords;
}
