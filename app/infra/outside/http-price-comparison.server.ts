import { missingFigures, usableComparison } from "~/domain/pricing/price-comparison";
import type { Logger } from "~/ports/logger";
import type { PriceComparisonSource } from "~/ports/price-comparison-source";
import type { AskJson } from "./ask-json.server";
import { callFault } from "./call-fault.server";

/** {@link PriceComparisonSource} over HTTP: failures and unusable answers are logged, and the answer is null. */
export function createHttpPriceComparison(ask: AskJson, logger: Logger): PriceComparisonSource {
  return {
    async compare(api, vehiclePath) {
      try {
        const answer = await ask(new URL(`${api}${vehiclePath}/autogauge`));
        const comparison = usableComparison(answer);
        const missing = missingFigures(answer);
        if (comparison === null)
          logger.info({ api, vehiclePath, missing }, "price comparison has nothing to show");
        return comparison;
      } catch (error) {
        logger.warn({ api, vehiclePath, reason: callFault(error) }, "price comparison service failed");
        return null;
      }
    },
  };
}
