import type { SiteConfig } from "../tenant/site-config";
import type { FinanceInputs, FinanceTerms } from "./calculator";
import type { LenderFigures } from "./lender";
import type { LenderPayments } from "./lender-payment";
import { clamped, type NumberBounds, snapped } from "./number-field";
import { type FeeSettings, loanFees } from "./loan-fees";
import { toCents } from "./rounding";

/** The small calculator beside the price, or the full one that stands alone. */
export type CalculatorVariant = "sidebar" | "standalone";

/** What a number of the calculator may be, and how far one step of its slider goes. */
export interface StepBounds extends NumberBounds {
  readonly step: number;
}

/** Bounds of every number, in the units of {@link FinanceInputs}. */
export type CalculatorBounds = Readonly<Record<keyof FinanceInputs, StepBounds>>;

/** A calculator ready to start: bounds, and the terms whose defaults it starts from. */
export interface CalculatorSetup {
  readonly bounds: CalculatorBounds;
  readonly terms: FinanceTerms;
}

type FinanceConfig = SiteConfig["finance"];

/** What the calculator is set up from: the lender is null where none speaks for the vehicle. */
export interface SetupRequest {
  readonly variant: CalculatorVariant;
  readonly finance: FinanceConfig;
  /** The vehicle's price in currency units, 0 when it has none. */
  readonly price: number;
  readonly lender: LenderFigures | null;
}

/** Amount without a price or a default to go by (FIN-42). */
const FALLBACK_AMOUNT = 30_000;
/** Most the sidebar calculator takes, and how far it goes beyond a dearer price (FIN-40, FIN-41). */
const SIDEBAR_MAX = 100_000;
const ABOVE_PRICE = 1.05;
const AMOUNT_STEP = 500;
/** Deposit and residual (FIN-38, FIN-39). */
const EXTRA_AMOUNT: StepBounds = { min: 0, max: 250_000, step: 0.5 };
const TERM_MIN = 1;
const TERM_STEP = 0.5;
const LENDER_TERM_FALLBACK = 5;
const TOLERANCE = 0.1;

/** Where the calculator starts and how far it goes (FIN-15, FIN-24 to FIN-46). */
export function calculatorSetup(request: SetupRequest): CalculatorSetup {
  const { finance, lender } = request;
  const interest = lender?.interestRate ?? finance.rateDefault;
  const bounds: CalculatorBounds = {
    amount: amountBounds(request),
    term: termBounds(finance),
    interest: rateBounds(finance, interest),
    deposit: EXTRA_AMOUNT,
    residual: EXTRA_AMOUNT,
  };
  const defaults: FinanceInputs = {
    amount: startAmount(request, bounds.amount),
    term: snapped(startTerm(request), bounds.term, finance.termOptions),
    interest,
    deposit: clamped(toCents(lender?.deposit ?? 0) / 100, bounds.deposit),
    residual: 0,
  };
  const lenderPayments = paymentsFor(request, defaults);
  const fees = loanFees(feeSettings(request), lender?.establishmentFees ?? null);
  const terms = {
    defaults,
    lenderPayments,
    lenderTerm: lender?.termYears ?? null,
    comparison: lender?.comparisonRate ?? null,
    fees: fees.once,
    monthlyFees: fees.monthly,
    rounding: finance.rounding,
    totals: finance.totalRepayments,
  };
  return { bounds, terms };
}

function amountBounds({ variant, finance, price }: SetupRequest): StepBounds {
  if (variant === "standalone") return { min: finance.amountMin, max: finance.amountMax, step: AMOUNT_STEP };
  const dear = finance.sidebarMaxFollowsPrice && price > SIDEBAR_MAX;
  const max = dear ? Math.min(toCents(price * ABOVE_PRICE) / 100, finance.amountMax) : SIDEBAR_MAX;
  return { min: finance.sidebarAmountMin, max, step: AMOUNT_STEP };
}

/** How short and how long a term may be, in years (FIN-31). */
export function termBounds({
  termOptions,
  termMax,
}: Pick<FinanceConfig, "termOptions" | "termMax">): StepBounds {
  if (termOptions === null || termOptions.length === 0)
    return { min: TERM_MIN, max: termMax, step: TERM_STEP };
  return { min: Math.min(...termOptions), max: Math.max(...termOptions), step: TERM_STEP };
}

/** Wide enough for the rate it starts at: clamping a lender's rate would promise another one than it charges. */
function rateBounds({ rateBounds: [low, high], rateStep }: FinanceConfig, start: number): StepBounds {
  return { min: Math.min(low, start), max: Math.max(high, start), step: rateStep };
}

/**
 * The price where the calculator stands alone or the site wants it, else the site's amount (FIN-42, FIN-43). A price
 * beyond the bounds stays as it is: a repayment of another amount would not be this vehicle's.
 */
function startAmount({ variant, finance, price }: SetupRequest, bounds: NumberBounds): number {
  const wantsPrice = variant === "standalone" || finance.amountFromPrice;
  if (wantsPrice && price > 0) return price;
  const own = variant === "standalone" ? 0 : finance.defaultAmount;
  return clamped(own > 0 ? own : FALLBACK_AMOUNT, bounds);
}

/**
 * The fee fields that count: for the small calculator its own fee comes first. A vehicle has one repayment, so the
 * checks at start demand that both fees are alike (FIN-44).
 */
function feeSettings({ variant, finance }: SetupRequest): FeeSettings {
  const { establishmentFee: side, standaloneEstablishmentFee: alone } = finance;
  return variant === "standalone" ? finance : { ...finance, standaloneEstablishmentFee: side || alone };
}

function startTerm({ finance: { termDefault }, lender }: SetupRequest): number {
  return termDefault === "lender" ? (lender?.termYears ?? LENDER_TERM_FALLBACK) : termDefault;
}

/**
 * The lender's own payments, in cents (FIN-51). They are for the vehicle's price over the lender's term: a calculator
 * that starts from another amount or term has no use for them.
 */
function paymentsFor({ price, lender }: SetupRequest, defaults: FinanceInputs): LenderPayments {
  const cents = (amount: number | null) => (amount === null || amount <= 0 ? null : toCents(amount));
  const near = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE;
  const fits =
    lender !== null && near(defaults.amount, price) && near(defaults.term, lender.termYears ?? defaults.term);
  return fits
    ? { week: cents(lender.paymentWeek), month: cents(lender.paymentMonth) }
    : { week: null, month: null };
}
