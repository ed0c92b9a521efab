import type { TradeStep } from "../tenant/config/trade";
import type { SiteConfig } from "../tenant/site-config";

type Site = Pick<SiteConfig, "routes" | "trade">;

/** Every address the specification gives the page (ROUTE-17 to ROUTE-19); `routes.sell` is the one a dealer uses. */
const SELL_PATHS: readonly string[] = ["/trade-in", "/sell-my-car", "/sell-your-car"];

/** Where a trade-in for one of the dealer's vehicles begins (ROUTE-13). */
export const CAR_TRADE_PATH = "/cars/trade-in";

/** A page of the journey: the vehicle alone, by which a range can be told before anybody says who it is; then the dealer's steps. */
export type TradePart = "vehicle" | TradeStep;

/** The pages in order; the one for condition only where there is something to ask (TRADE-01). */
export function tradeSteps({ trade }: Pick<SiteConfig, "trade">): readonly TradePart[] {
  const asked = trade.steps.filter((step) => step !== "adjustments" || trade.questions.length > 0);
  return ["vehicle", ...asked];
}

/** What an address of the journey is: one of its steps, or another address of the page that leads to the dealer's. */
export type TradeAddress = { readonly step: TradePart } | { readonly movedTo: string };

/** The step at a path; null where the dealer has none. */
export function tradeAddress(config: Site, pathname: string): TradeAddress | null {
  if (!config.routes.enabled.includes("sell")) return null;
  const path = pathname.replace(/(?<=.)\/+$/, "");
  const [first] = tradeSteps(config);
  if (first === undefined) return null;
  if (path === CAR_TRADE_PATH || path === config.routes.sell) return { step: first };
  if (SELL_PATHS.includes(path)) return { movedTo: config.routes.sell };
  const step = tradeSteps(config).find((one) => one !== first && path === `${config.routes.sell}/${one}`);
  return step === undefined ? null : { step };
}

/**
 * Where a step stands: the first step at the page's own address, the others below it. The id of the vehicle the
 * trade-in is for is part of every address, so that two trade-ins side by side do not mix.
 * @param carId the dealer's vehicle it is for, null for none
 */
export function tradeStepPath(config: Site, step: TradePart, carId: string | null): string {
  const isFirst = step === tradeSteps(config)[0];
  const query = carId === null ? "" : `?${new URLSearchParams({ car_id: carId }).toString()}`;
  if (isFirst) return (carId === null ? config.routes.sell : CAR_TRADE_PATH) + query;
  return `${config.routes.sell}/${step}${query}`;
}

/** Where a trade-in begins: for one of the dealer's vehicles, or for none; null where the dealer has no page for it. */
export function tradeStart(config: Site, carId: string | null): string | null {
  const [first] = tradeSteps(config);
  if (first === undefined || !config.routes.enabled.includes("sell")) return null;
  return tradeStepPath(config, first, carId);
}

/** The step after one; null after the last. */
export function tradeStepAfter(config: Pick<SiteConfig, "trade">, step: TradePart): TradePart | null {
  const steps = tradeSteps(config);
  return steps[steps.indexOf(step) + 1] ?? null;
}

/** The step before one; null before the first. */
export function tradeStepBefore(config: Pick<SiteConfig, "trade">, step: TradePart): TradePart | null {
  const steps = tradeSteps(config);
  return steps[steps.indexOf(step) - 1] ?? null;
}
