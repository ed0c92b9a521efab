import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";
import type { Frequency } from "./expected-repayment";

/** How each frequency is written behind an amount. */
export const UNITS: Readonly<Record<Frequency, string>> = { week: "wk", fortnight: "fn", month: "mo" };
export const FREQUENCIES: readonly Frequency[] = ["week", "fortnight", "month"];

/** Whether a vehicle is shown with a price. */
export const inStock = ({ status }: Vehicle): boolean => status === "in_stock" || status === "coming_soon";

/** An amount as Australian pages write it. */
export const dollars = (amount: number): string => `$${amount.toLocaleString("en-AU")}`;

/** Every repayment in some markup, as "$186 /wk*". */
export function repaymentsIn(html: string): readonly string[] {
  const text = html.replace(/<[^>]*>/g, "");
  return [...text.matchAll(/(\$[\d,]+) ?\/(wk|fn|mo)\*/g)].map(([, amount, unit]) => `${amount} /${unit}*`);
}

/** A subscription's price has a period of its own, and no loan. */
export const isSubscribed = ({ subscription_price: price }: Vehicle, { config }: VehiclePageSite): boolean =>
  config.features.subscriptions && price !== null && price > 0;
