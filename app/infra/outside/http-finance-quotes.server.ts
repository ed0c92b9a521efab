import * as z from "zod";
import type { FinanceQuotes } from "~/ports/finance-quotes";
import type { Logger } from "~/ports/logger";
import type { AskJson } from "./ask-json.server";
import { callFault } from "./call-fault.server";

const rate = z.number().min(0).max(100).nullable().default(null);
/** FIN-61; other fields of the answer are ignored. An absurd payment counts as an error of the service. */
const quoteSchema = z.object({
  weeklyRepaymentAmount: z.number().positive().max(100_000),
  advertisedRate: rate,
  comparisonRate: rate,
});

/** {@link FinanceQuotes} over HTTP: a failure is logged, and the page goes without a quote. */
export function createHttpFinanceQuotes(ask: AskJson, logger: Logger): FinanceQuotes {
  return {
    async quote(api, request) {
      try {
        return quoteSchema.parse(await ask(new URL(`${api}/api/youx/quote`), request));
      } catch (error) {
        logger.info({ api, reason: callFault(error) }, "finance quote service gave no quote");
        return null;
      }
    },
  };
}
