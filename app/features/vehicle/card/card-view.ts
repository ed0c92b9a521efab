import type { CreditBasis } from "~/domain/finance/credit-basis";
import type { StockTag } from "~/domain/vehicle/stock-tag";
import type { Drawing } from "~/ui/picture/picture";
import type { CertifiedMark } from "../certified-mark";

/** What keeps a vehicle and puts it beside others (CARD-05). */
export interface ControlsView {
  /**
   * Null for none; `word` prints it, `watchlist` is where the account's list takes it, `guest` names the browser's list
   * that takes it from visitors.
   */
  readonly save: {
    readonly word: boolean;
    readonly watchlist: string | null;
    readonly guest?: "favourites";
    /** What makes it take the vehicle out, where it is kept already; missing on pages that are the same for everybody. */
    readonly saved?: { readonly field: "remove"; readonly "aria-pressed": true };
  } | null;
  readonly compare: boolean;
}

/** "$186" and "/wk*": the dealer's own frequency (FIN-17, FIN-22). */
export interface RepaymentView {
  readonly amount: string;
  readonly per: string;
}

/** One vehicle on a card, every text ready to print: what a listing's loader returns per hit. */
export interface CardView {
  readonly id: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly state: "in-stock" | "sold";
  /** When it came in, in seconds of the epoch; null once it is gone. */
  readonly since: number | null;
  /** "2022 Mazda CX-5" */
  readonly title: string;
  /** Badge and series, null when the vehicle has neither. */
  readonly badge: string | null;
  /** The first picture, or the name of the drawing that stands in for it. */
  readonly image: { readonly src: string; readonly alt: string } | Drawing;
  readonly tag: StockTag | null;
  /** "Hybrid", on sites that tag fuels. */
  readonly fuel: string | null;
  /** The certified programme's logo, where the vehicle carries it. */
  readonly certified: CertifiedMark | null;
  readonly place: string | null;
  readonly photos: number;
  /** "1,284 views", on sites that show them. */
  readonly views: string | null;
  /** "$38,990", "PREORDER", "Enquire for price." or, for a sold vehicle, "Sold". */
  readonly price: string;
  /** What stands beside the price: "Drive away", "per week". */
  readonly priceType: string | null;
  /** Something has to be paid beside the price: its type is printed more strongly. */
  readonly leavesOut?: boolean;
  readonly was: string | null;
  /** "$1,200 below market average"; null where the price is not, or the dealer does not say so. */
  readonly deal: string | null;
  /** The estimated repayment; null when there is none. */
  readonly repayment: RepaymentView | null;
  /** What the repayment is worked out from, for the footnote of the page; null without a repayment. */
  readonly credit: CreditBasis | null;
  /** Condition, odometer, transmission, fuel; of a caravan condition, berths, length, mass; those known. */
  readonly facts: readonly string[];
  readonly actions: readonly CardAction[];
  /** Where buttons lead, if not to a part of the vehicle's page. */
  readonly hrefs?: Readonly<Partial<Record<"finance" | "testDrive" | "reserve", string>>>;
  /** Where "Enquire" leads: the form, with the vehicle filled in. */
  readonly enquireHref: string | null;
  readonly controls: ControlsView;
  /** For a vehicle that is gone: stock like it. */
  readonly similarHref: string | null;
}

export const CARD_ACTIONS = ["enquire", "finance", "testDrive", "reserve", "viewDetails"] as const;
/** The buttons a card can carry (CARD-08); `card.buttons` chooses and orders them. */
export type CardAction = (typeof CARD_ACTIONS)[number];
