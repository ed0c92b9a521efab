import { usableComparison } from "~/domain/pricing/price-comparison";
import type { Logger } from "~/ports/logger";
import type { PriceComparisonSource } from "~/ports/price-comparison-source";
import type { AskJson } from "./ask-json.server";

/** {@link PriceComparisonSource} over HTTP: failures and unusable answers are logged, and the answer is null. */
export function createHttpPriceComparison(ask: AskJson, logger: Logger): PriceComparisonSource {
  return {
    async compare(api, vehiclePath) {
      try {
        const comparison = usableComparison(await ask(new URL(`${api}${vehiclePath}/autogauge`)));
        if (comparison === null) logger.info({ api, vehiclePath }, "price comparison has nothing to show");
        return comparison;
      } catch (error) {
        logger.warn({ api, vehiclePath, reason: String(error) }, "price comparison service failed");
        return null;
      }
    },
  };
}
