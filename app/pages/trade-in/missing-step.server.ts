import { tradeStepPath, tradeSteps } from "~/domain/trade/trade-steps";
import type { TradeRequest } from "./trade-request.server";

/** Where to go when an earlier step was not sent yet, or is no longer kept. */
export function missingStep({ site: { config }, step, state, carId }: TradeRequest): string | null {
  const steps = tradeSteps(config);
  const missing = steps.slice(0, steps.indexOf(step)).find((one) => !state.done.includes(one));
  if (missing === undefined) return null;
  const path = tradeStepPath(config, missing, carId);
  return missing === steps[0] ? `${path}${path.includes("?") ? "&" : "?"}expired=1` : path;
}
