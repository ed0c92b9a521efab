import type { YouxQuote, YouxQuoteRequest } from "~/domain/finance/youx-quote";

/** An outside service that quotes a repayment for a vehicle (CALL-09). Adapter: `infra/outside/http-finance-quotes.server.ts`. */
export interface FinanceQuotes {
  /**
   * Asks `POST {api}/api/youx/quote`. Null when the service does not answer in time, or answers anything but a quote;
   * the page works without one. Never rejects.
   * @param api the dealer's `site.apiBaseUrl`
   */
  quote(api: string, request: YouxQuoteRequest): Promise<YouxQuote | null>;
}
