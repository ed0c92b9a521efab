import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Choice } from "./choose-vehicle.server";
import type { DemoDealer } from "./demo-spec.server";
import type { Prng } from "./prng.server";
import { askingPrice, weeklyRepayment } from "./value.server";

const RATE = 8.99;
const COMPARISON_RATE = 10.21;
const YEARS = 5;
const FEES = 495;
const WEEKS_A_MONTH = 52 / 12;

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
  country: DemoDealer["country"],
  prng: Prng,
): MoneyFields {
  const price = askingPrice(choice.newPrice, choice.carType, age, km, prng);
  return {
    price,
    price_type: priceType(choice, country, prng),
    before_price: null,
    offer_price: null,
    subscription_price: null,
    ...financeOf(price),
    autograb_data:
      choice.model.segment.item === "car" && choice.carType === "used" ? marketOf(price, prng) : null,
  };
}

function priceType(choice: Choice, country: DemoDealer["country"], prng: Prng): string {
  if (country === "nz") return choice.carType === "new" ? "Plus On Road Costs" : "Drive Away";
  return choice.carType === "used" && prng.chance(0.35) ? "Excl. Govt. Charges" : "Drive Away";
}

/** The lender's figures for a price; nothing to finance when there is no price. */
export function financeOf(price: number | null): Pick<Vehicle, "lenders" | "youxQuote"> {
  if (!price) return { lenders: {}, youxQuote: null };
  const week = weeklyRepayment(price, RATE, YEARS);
  const total = Math.round(week * 52 * YEARS * 100) / 100;
  return {
    youxQuote: { weeklyRepaymentAmount: week, advertisedRate: RATE, comparisonRate: COMPARISON_RATE },
    lenders: {
      youx: {
        interestRate: RATE,
        comparisonRate: COMPARISON_RATE,
        paymentWeek: week,
        paymentMonth: Math.round(week * WEEKS_A_MONTH * 100) / 100,
        termYears: YEARS,
        terms: {
          term3: weeklyRepayment(price, RATE, 3),
          term5: week,
          term7: weeklyRepayment(price, RATE, 7),
        },
        deposit: 0,
        establishmentFees: FEES,
        balloon: 0,
        totalPayable: total + FEES,
        disclaimer:
          "An estimate over five years at the advertised rate. Fees, charges and lending criteria apply.",
        financeProvider: "YouX",
      },
    },
  };
}

function marketOf(price: number, prng: Prng): Vehicle["autograb_data"] {
  const average = Math.round((price * (0.93 + prng.next() * 0.18)) / 10) * 10;
  const inState = Math.round((average * (0.97 + prng.next() * 0.06)) / 10) * 10;
  return { average_market_price: average, state_average_market_price: prng.chance(0.9) ? inState : null };
}
