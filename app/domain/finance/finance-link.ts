import type { Vehicle } from "../vehicle/vehicle";

/** What the finance page is told of a vehicle. */
export type FinanceLinkVehicle = Pick<Vehicle, "id" | "car_type" | "vin" | "dealership_slug">;

/**
 * The finance page for one vehicle (FIN-13): who sells it, what it costs, which it is, and the form's anchor.
 * @param page the site's `routes.finance`, a path or an https address, with or without a query of its own
 * @param price currency units, left out when there is none; so is a missing VIN
 */
export function financeLink(page: string, vehicle: FinanceLinkVehicle, price: number | null): string {
  const [address = "", own = ""] = page.replace(/#.*$/, "").split("?", 2);
  const query = new URLSearchParams(own);
  query.set("preferredDealership", vehicle.dealership_slug);
  if (price !== null && price > 0) query.set("vehiclePriceBudget", String(price));
  query.set("car_id", vehicle.id);
  query.set("car_type", vehicle.car_type);
  if (vehicle.vin !== null) query.set("vin", vehicle.vin);
  return `${address}?${query.toString()}#finance-form`;
}

/** Names under which addresses and leads carry a loan's rate and what is left to pay at its end; forms ask for neither. */
export const LOAN_RATE = "loan_rate";
/** See {@link LOAN_RATE}. */
export const LOAN_BALLOON = "loan_balloon";

/** What a shopper worked out: amounts in currency units, the term in years, the interest in percent a year. */
export interface LoanNumbers {
  readonly amount: number;
  readonly deposit: number;
  readonly term: number;
  readonly interest: number;
  readonly residual: number;
}

/** A link to a form with the numbers that a shopper worked out, which the form then holds and its message says. */
export function withLoan(href: string, { amount, deposit, term, interest, residual }: LoanNumbers): string {
  const [address = "", hash] = href.split("#", 2);
  const [path = "", own = ""] = address.split("?", 2);
  const query = new URLSearchParams(own);
  query.set("vehiclePriceBudget", String(amount));
  query.set("deposit", String(deposit));
  query.set("loan_term", String(term));
  query.set(LOAN_RATE, String(interest));
  if (residual > 0) query.set(LOAN_BALLOON, String(residual));
  else query.delete(LOAN_BALLOON);
  return `${path}?${query.toString()}${hash === undefined ? "" : `#${hash}`}`;
}

/** Largest amount, longest term and highest rate that are read out of an address: beyond them somebody plays. */
const MOST = { amount: 10_000_000, years: 30, percent: 100 } as const;

/** The numbers that {@link withLoan} wrote; null where an address has no loan, or nonsense for one. */
export function loanIn(query: URLSearchParams): LoanNumbers | null {
  const read = (name: string, most: number) => {
    const text = query.get(name) ?? "0";
    const number = /^\d{1,8}(?:\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
    return number <= most ? number : Number.NaN;
  };
  const loan = {
    amount: read("vehiclePriceBudget", MOST.amount),
    deposit: read("deposit", MOST.amount),
    term: read("loan_term", MOST.years),
    interest: read(LOAN_RATE, MOST.percent),
    residual: read(LOAN_BALLOON, MOST.amount),
  };
  const isWhole = Object.values(loan).every((number) => !Number.isNaN(number));
  return isWhole && loan.amount > 0 && loan.term > 0 ? loan : null;
}

/**
 * What a lead says of the loan that its form was opened with, besides the form's own answers.
 * @param asked names of the questions that the form asks
 */
export function loanFields(
  query: URLSearchParams,
  asked: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  const loan = loanIn(query);
  if (loan === null) return {};
  const all = new URLSearchParams(withLoan("", loan).slice(1));
  const isSaid = ([name, value]: readonly [string, string]) =>
    !asked.has(name) && !(name === LOAN_RATE && value === "0");
  return Object.fromEntries([...all].filter(isSaid));
}
