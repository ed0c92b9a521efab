import type { FinanceInputs, FinanceTerms } from "~/domain/finance/calculator";
import type { Frequency } from "~/domain/finance/frequency";
import type { KeptParameter } from "../kept-parameters";

/** One number of the calculator: its bounds are in the unit it is shown in. */
export interface CalculatorFieldView {
  readonly key: keyof FinanceInputs;
  readonly label: string;
  readonly unit: "money" | "years" | "months" | "percent";
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The dealer's own terms, in the shown unit; null for a number to type or slide. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | null;
}

/** A calculator ready to print and, with script, to run. */
export interface CalculatorView {
  /** Begins the names of its form fields and its ids; one per calculator of the page. */
  readonly prefix: string;
  /** Where its form goes: the vehicle's page and the calculator's place on it. */
  readonly action: string;
  /** Null on a page about no vehicle. */
  readonly vehicleId: string | null;
  /** What the page's other calculators were asked; the form sends it along. */
  readonly kept: readonly KeptParameter[];
  readonly fields: readonly CalculatorFieldView[];
  /** Empty when the frequency is not the shopper's to choose. */
  readonly frequencies: readonly { readonly value: Frequency; readonly label: string }[];
  /** The numbers as the page begins: the defaults, or what the form was sent with. */
  readonly inputs: FinanceInputs;
  readonly frequency: Frequency;
  /** Numbers the form was sent with, whose messages may show. */
  readonly entered: readonly (keyof FinanceInputs)[];
  readonly terms: FinanceTerms;
  /** What the vehicle costs, in currency units; null without a price. */
  readonly price: number | null;
  readonly money: { readonly locale: string; readonly currency: string; readonly timeZone: string };
}

/** The panel's button (FIN-10 to FIN-12). */
export interface FinanceCtaView {
  readonly mode: "modal" | "link";
  readonly label: string;
  /** The finance page with the vehicle (FIN-13). */
  readonly href: string;
}

/** Small print: all of it, its beginning when it is long (FIN-14), and what the repayment is worked out from. */
export interface DisclaimerView {
  readonly full: string;
  readonly short: string | null;
  /** Null for a vehicle without a repayment. */
  readonly basis: string | null;
}

/** The title on a desk and on a phone (FIN-08, FIN-09). */
export interface FinanceTitleView {
  readonly wide: string;
  readonly phone: string;
}

/** Finance is refused, and why in words. */
export interface FinanceRefusedView {
  readonly kind: "refused";
  readonly title: FinanceTitleView;
  readonly reason: string;
  /** The finance page, unless the dealer hides the way there. */
  readonly askHref: string | null;
}

/** The section with the calculator. */
export interface FinanceOfferedView {
  readonly kind: "offered";
  readonly title: FinanceTitleView;
  readonly calculator: CalculatorView;
  /** "8.99% p.a.", of the lender; no comparison rate where none is given. */
  readonly rates: { readonly interest: string; readonly comparison: string | null };
  /** Whose rate and term the calculator begins with. */
  readonly lender: string;
  readonly cta: FinanceCtaView | null;
  readonly disclaimer: DisclaimerView;
  readonly fees: readonly { readonly label: string; readonly amount: string }[];
  /** Sentences about comparison rates (FIN-55, FIN-56). */
  readonly comparison: readonly string[];
  /** The estimate some dealers print, as one sentence (FIN-58). */
  readonly indicative: string | null;
}

/** What the finance section prints. */
export type FinanceSectionView = FinanceRefusedView | FinanceOfferedView;

/** An offer of finance that the vehicle comes with. */
export interface EstimateOfferView {
  readonly title: string;
  readonly href: string;
  /** Its rate and last day, and that the estimate is not worked out with it. */
  readonly text: string;
}

/** The compact panel beside the price. */
export interface FinanceSideView {
  readonly title: FinanceTitleView;
  readonly calculator: CalculatorView;
  readonly rates: { readonly interest: string; readonly comparison: string };
  readonly cta: FinanceCtaView | null;
  readonly disclaimer: DisclaimerView;
  /** Where the page has the numbers to change; null where this panel has them itself. */
  readonly calculatorHref: string | null;
  /** Where the small print stands without script. */
  readonly disclaimerHref: string;
  /** Named with the estimate; null for none. */
  readonly offer: EstimateOfferView | null;
}
