import { numberFormat } from "../text/intl-formats";
/** How many decimals a currency has by ISO 4217: 2 for dollars, 0 for yen. */
export function currencyDecimals(currency: string): number {
  const { maximumFractionDigits = 2 } = numberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}
