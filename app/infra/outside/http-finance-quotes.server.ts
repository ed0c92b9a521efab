import * as z from "zod";
import type { FinanceQuotes } from "~/ports/finance-quotes";
import type { Logger } from "~/ports/logger";
import type { AskJson } from "./ask-json.server";

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
        const reason = error instanceof z.ZodError ? "unknown form of answer" : String(error);
        logger.info({ api, reason }, "finance quote service gave no quote");
        return null;
      }
    },
  };
}
