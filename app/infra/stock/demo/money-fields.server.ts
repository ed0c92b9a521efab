import { exactRepayment } from "~/domain/finance/amortisation";
import { comparisonRate } from "~/domain/finance/comparison-rate";
import { PAYMENTS_PER_YEAR } from "~/domain/finance/frequency";
import { feesPerPayment } from "~/domain/finance/loan-fees";
import { toCents } from "~/domain/finance/rounding";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Choice } from "./choose-vehicle.server";
import type { DemoDealer, DemoGroup, DemoLender } from "./demo-spec.server";
import type { Prng } from "./prng.server";
import { askingPrice } from "./value.server";

const USUAL_FEES = { once: 495_00, monthly: 0 };
/** Dealers that name no lender of their own. */
const USUAL_LENDER: DemoLender = {
  key: "youx",
  name: "YouX",
  rate: 8.99,
  comparisonRate: comparisonRate(8.99, USUAL_FEES),
  years: 5,
  fees: 495,
  loanFees: USUAL_FEES,
  depositShare: 0,
  payments: ["week", "month"],
  disclaimer: "An estimate over five years at the advertised rate. Fees, charges and lending criteria apply.",
};

type MoneyFields = Pick<
  Vehicle,
  | "price"
  | "price_type"
  | "before_price"
  | "offer_price"
  | "subscription_price"
  | "lenders"
  | "youxQuote"
  | "autograb_data"
>;

/** Price, market prices and what a lender would ask each week. */
export function moneyFields(
  choice: Choice,
  age: number,
  km: number | null,
  {
    dealer: { country, lender },
    group: { driveAway },
  }: { readonly dealer: DemoDealer; readonly group: DemoGroup },
  prng: Prng,
): MoneyFields {
  const price = askingPrice(choice.newPrice, choice.carType, age, km, prng);
  return {
    price,
    price_type: priceType(choice, country, driveAway, prng),
    before_price: null,
    offer_price: null,
    subscription_price: null,
    ...financeOf(price, lender),
    autograb_data:
      choice.model.segment.item === "car" && choice.carType === "used" ? marketOf(price, prng) : null,
  };
}

function priceType(
  { carType }: Choice,
  country: DemoDealer["country"],
  driveAway: number,
  prng: Prng,
): string {
  if (country === "nz") return carType === "new" ? "Plus On Road Costs" : "Drive Away";
  return carType === "used" && !prng.chance(driveAway) ? "Excl. Govt. Charges" : "Drive Away";
}

/** The lender's figures for a price; nothing to finance when there is no price. */
export function financeOf(
  price: number | null,
  lender: DemoLender | null = null,
): Pick<Vehicle, "lenders" | "youxQuote"> {
  if (!price) return { lenders: {}, youxQuote: null };
  const {
    key,
    name,
    rate,
    comparisonRate: comparison,
    years,
    fees,
    loanFees,
    depositShare,
    payments,
    disclaimer,
  } = lender ?? USUAL_LENDER;
  const deposit = Math.round((price * depositShare) / 100) * 100;
  const repayment = (paymentsPerYear: number, term = years) => {
    const principal = toCents(price - deposit) + loanFees.once;
    const loan = { principal, balloon: 0, annualRate: rate, years: term, paymentsPerYear };
    return Math.round(exactRepayment(loan) + feesPerPayment(loanFees, paymentsPerYear)) / 100;
  };
  const week = repayment(PAYMENTS_PER_YEAR.week);
  const total = Math.round(week * PAYMENTS_PER_YEAR.week * years * 100) / 100;
  return {
    youxQuote: { weeklyRepaymentAmount: week, advertisedRate: rate, comparisonRate: comparison },
    lenders: {
      [key]: {
        interestRate: rate,
        comparisonRate: comparison,
        paymentWeek: payments.includes("week") ? week : null,
        paymentMonth: payments.includes("month") ? repayment(PAYMENTS_PER_YEAR.month) : null,
        termYears: years,
        terms: {
          term3: repayment(PAYMENTS_PER_YEAR.week, 3),
          term5: repayment(PAYMENTS_PER_YEAR.week, 5),
          term7: repayment(PAYMENTS_PER_YEAR.week, 7),
        },
        deposit,
        establishmentFees: fees,
        balloon: 0,
        totalPayable: total + (fees ?? 0),
        disclaimer,
        financeProvider: name,
      },
    },
  };
}

function marketOf(price: number, prng: Prng): Vehicle["autograb_data"] {
  const average = Math.round((price * (0.93 + prng.next() * 0.18)) / 10) * 10;
  const inState = Math.round((average * (0.97 + prng.next() * 0.06)) / 10) * 10;
  return { average_market_price: average, state_average_market_price: prng.chance(0.9) ? inState : null };
}
