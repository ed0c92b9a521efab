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

/** What a shopper worked out: amounts in currency units, the term in years. */
export interface LoanNumbers {
  readonly amount: number;
  readonly deposit: number;
  readonly term: number;
}

/** A link to a form with the numbers that a shopper worked out, which the form then holds and its message says. */
export function withLoan(href: string, { amount, deposit, term }: LoanNumbers): string {
  const [address = "", hash] = href.split("#", 2);
  const [path = "", own = ""] = address.split("?", 2);
  const query = new URLSearchParams(own);
  query.set("vehiclePriceBudget", String(amount));
  query.set("deposit", String(deposit));
  query.set("loan_term", String(term));
  return `${path}?${query.toString()}${hash === undefined ? "" : `#${hash}`}`;
}
