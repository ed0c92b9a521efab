import type { YouxQuote } from "~/domain/finance/youx-quote";
import type { FinanceQuotes } from "~/ports/finance-quotes";
import { keepAnswers, type KeptAnswersOptions } from "./kept-answers.server";

/** {@link FinanceQuotes} that asks once for the same vehicle and price, however many pages want to know at a time. */
export function keepQuotes(quotes: FinanceQuotes, options: KeptAnswersOptions): FinanceQuotes {
  const kept = keepAnswers<YouxQuote>(options);
  return {
    quote: (api, request) => kept(JSON.stringify([api, request]), () => quotes.quote(api, request)),
  };
}
