import { IN_STOCK_STATUSES } from "~/domain/vehicle/stock-status";
import { type StockLink, stockPath } from "~/paths";

/** How many vehicles can be bought, and how many are listed with the ones sold lately. */
export interface InStockCount {
  readonly count: number;
  readonly listed: number;
}

/**
 * The address of a listing of exactly the vehicles that were counted: sold ones that are still listed are left out.
 * Without any such vehicle, or while nothing could be counted, the plain listing, which search engines know.
 */
export function inStockPath(link: Pick<StockLink, "make" | "model">, stock: InStockCount | null): string {
  const hasSold = stock !== null && stock.listed > stock.count;
  return stockPath(hasSold ? { ...link, params: { status: IN_STOCK_STATUSES } } : link);
}
