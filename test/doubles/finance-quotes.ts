import type { YouxQuote, YouxQuoteRequest } from "~/domain/finance/youx-quote";
import type { FinanceQuotes } from "~/ports/finance-quotes";

/** A quote service that remembers what it was asked and answers as told. */
export function fakeFinanceQuotes(answer: () => Promise<YouxQuote | null>) {
  const asked: { readonly api: string; readonly request: YouxQuoteRequest }[] = [];
  const quotes: FinanceQuotes = {
    quote(api, request) {
      asked.push({ api, request });
      return answer();
    },
  };
  return { asked, quotes };
}
