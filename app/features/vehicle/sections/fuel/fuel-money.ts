import type { FuelView } from "./fuel-view";

/** Money of a calculator small enough for cents to matter. */
export function fuelMoney(
  { locale, currency }: Pick<FuelView, "locale" | "currency">,
  decimals: number,
): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
