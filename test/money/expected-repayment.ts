import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";

/*
 * What a vehicle's repayment has to be, written from the specification's formulas and not from the code
 * that shows it: nothing of `app/domain/finance` or `app/domain/pricing` is used here.
 */

type Finance = SiteConfig["finance"];
export type Frequency = "week" | "fortnight" | "month";
const A_YEAR = { week: 52, fortnight: 26, month: 12 } as const;

/** A vehicle's loan as its dealer's lender makes it; currency units, percent, years. */
export interface ExpectedLoan {
  readonly price: number;
  readonly rate: number;
  readonly comparison: number;
  readonly years: number;
  readonly deposit: number;
  readonly fees: number;
  readonly monthlyFees: number;
  readonly paymentWeek: number | null;
  readonly paymentMonth: number | null;
}

/** The price a vehicle is sold at: the reduced one, else the normal one if above 10. */
export function expectedPrice({ price, offer_price: offer }: Vehicle): number | null {
  if (price === null) return null;
  if (offer !== null && offer > 0 && offer < price) return offer;
  return price > 10 ? price : null;
}

/** The loan of a vehicle in stock whose finance panel is there; null for others. */
export function expectedLoan(vehicle: Vehicle, finance: Finance, thisYear: number): ExpectedLoan | null {
  const price = expectedPrice(vehicle);
  const lender = financedBy(vehicle, finance, price ?? 0, thisYear);
  if (price === null || lender === null) return null;
  return {
    price,
    rate: lender.interestRate ?? Number.NaN,
    comparison: lender.comparisonRate ?? Number.NaN,
    years: termOf(finance, lender.termYears),
    deposit: Math.round((lender.deposit ?? 0) * 100) / 100,
    fees: lender.establishmentFees ?? siteFee(finance),
    monthlyFees: listed(finance, "month"),
    paymentWeek: lender.termYears === termOf(finance, lender.termYears) ? lender.paymentWeek : null,
    paymentMonth: lender.termYears === termOf(finance, lender.termYears) ? lender.paymentMonth : null,
  };
}

function listed({ fees }: Finance, per: "loan" | "month"): number {
  return fees.filter((fee) => fee.per === per).reduce((sum, { amount }) => sum + amount, 0);
}

/** What the site lists, else its establishment fee. */
function siteFee(finance: Finance): number {
  return listed(finance, "loan") || finance.standaloneEstablishmentFee || finance.establishmentFee;
}

/** The comparison rate of $30,000 over five years, by trying rates: percent to two decimals. */
export function expectedComparison({ rate, fees, monthlyFees }: ExpectedLoan): number {
  const month = annuity({ price: 30_000, deposit: 0, fees, rate, years: 5 }, 12) + monthlyFees;
  for (let hundredths = Math.round(rate * 100); hundredths < 10_000; hundredths += 1) {
    let owed = 30_000;
    // The middle between this hundredth and the next: above it the next is nearer.
    const perMonth = (hundredths + 0.5) / 120_000;
    for (let paid = 0; paid < 60; paid += 1) owed = owed * (1 + perMonth) - month;
    if (owed >= 0) return hundredths / 100;
  }
  return Number.NaN;
}

type Annuity = Pick<ExpectedLoan, "price" | "deposit" | "fees" | "rate" | "years">;

function financedBy(vehicle: Vehicle, finance: Finance, price: number, thisYear: number) {
  const { provider } = finance;
  if (provider === null || finance.hidden || finance.hiddenManufacturers.includes(vehicle.make)) return null;
  if (vehicle.status !== "in_stock" && vehicle.status !== "coming_soon") return null;
  const lender = vehicle.lenders[provider];
  const rule = finance.lenderRules[provider];
  if (lender?.interestRate == null || lender.comparisonRate === null) return null;
  if (rule?.maxAgeYears !== undefined && vehicle.year <= thisYear - rule.maxAgeYears) return null;
  if (rule?.minPrice !== undefined && price <= rule.minPrice) return null;
  const needs = rule?.needs ?? "none";
  return needs !== "none" && lender[needs] === null ? null : lender;
}

function termOf({ termDefault, termOptions, termMax }: Finance, lenderYears: number | null): number {
  const wanted = termDefault === "lender" ? (lenderYears ?? 5) : termDefault;
  if (termOptions === null) return Math.min(wanted, termMax);
  return [...termOptions].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;
}

/** Whole currency units at a frequency; null where nothing may be shown. */
export function expectedRepayment(loan: ExpectedLoan, finance: Finance, frequency: Frequency): number | null {
  const dollars = paidEachTime(loan, finance, frequency);
  return dollars === null ? null : Math.round(dollars + 1e-9);
}

/** All repayments together, and nothing beside them; whole currency units. */
export function expectedTotal(loan: ExpectedLoan, finance: Finance, frequency: Frequency): number | null {
  const dollars = paidEachTime(loan, finance, frequency);
  // A page shows whole dollars: its total is of those.
  return dollars === null ? null : Math.round(Math.round(dollars) * A_YEAR[frequency] * loan.years + 1e-9);
}

/** To the cent where the payment is the lender's own. */
function paidEachTime(loan: ExpectedLoan, finance: Finance, frequency: Frequency): number | null {
  if (loan.price < finance.amountMin || loan.price > finance.amountMax) return null;
  const fixed = lendersOwn(loan, frequency);
  const dollars =
    fixed ??
    rounded(annuity(loan, A_YEAR[frequency]) + (loan.monthlyFees * 12) / A_YEAR[frequency], finance.rounding);
  return dollars > 25 ? dollars : null;
}

/** The lender's own payment: weekly from monthly or the reverse, fortnightly double weekly or monthly x 12 / 26. */
function lendersOwn({ paymentWeek: week, paymentMonth: month }: ExpectedLoan, frequency: Frequency) {
  const cents = (amount: number) => Math.round(amount * 100) / 100;
  if (frequency === "fortnight" && week !== null) return cents(week * 2);
  if (frequency === "fortnight" && month !== null) return cents((month * 12) / 26);
  if (frequency === "week") return week ?? (month === null ? null : cents((month * 12) / 52));
  return frequency === "month" ? (month ?? (week === null ? null : cents((week * 52) / 12))) : null;
}

/** Price less deposit plus fees, repaid in equal payments at the end of each period. */
export function annuity({ price, deposit, fees, rate, years }: Annuity, paymentsAYear: number): number {
  const perPeriod = rate / 100 / paymentsAYear;
  const growth = Math.pow(1 + perPeriod, years * paymentsAYear);
  return ((price - deposit + fees) * perPeriod * growth) / (growth - 1);
}

/** Without a payment of the lender's to compare with, "compare" is the nearest. */
function rounded(dollars: number, mode: Finance["rounding"]): number {
  return mode === "up" ? Math.ceil(dollars - 1e-6) : Math.round(dollars);
}

/** The estimate some dealers print: 5 years, 10 % down, 30 % at the end, fees as ever, a month 4.33 weeks; whole dollars. */
export function expectedIndicative(loan: ExpectedLoan): { week: number; month: number } {
  const { price, rate, fees, monthlyFees } = loan;
  const perWeek = rate / 100 / 52;
  const discount = Math.pow(1 + perWeek, -260);
  const paidOff = price * 0.9 + fees - price * 0.3 * discount;
  const week = Math.round(100 * ((paidOff * perWeek) / (1 - discount) + (monthlyFees * 12) / 52));
  return { week: Math.round(week / 100), month: Math.round(Math.round(week * 4.33) / 100) };
}
