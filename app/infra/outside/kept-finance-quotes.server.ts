import { LRUCache } from "lru-cache";
import type { YouxQuote } from "~/domain/finance/youx-quote";
import type { FinanceQuotes } from "~/ports/finance-quotes";

/** How long quotes are kept and waited for, in milliseconds. */
export interface KeptQuotesOptions {
  /** A page waits this long at most; an answer that comes later serves the next page. */
  readonly patienceMs: number;
  readonly keepMs?: number;
  /** No quote is remembered too, so that a dead service does not slow every page. */
  readonly keepNoneMs?: number;
}

const MOST = 5_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

interface Entry {
  readonly answer: Promise<YouxQuote | null>;
}

/** {@link FinanceQuotes} that asks once for the same vehicle and price, however many pages want to know at a time. */
export function keepQuotes(
  quotes: FinanceQuotes,
  { patienceMs, keepMs = HOUR, keepNoneMs = MINUTE }: KeptQuotesOptions,
): FinanceQuotes {
  const kept = new LRUCache<string, Entry>({ max: MOST });
  return {
    quote(api, request) {
      const key = JSON.stringify([api, request]);
      const known = kept.get(key);
      if (known !== undefined) return within(known.answer, patienceMs);
      const entry: Entry = { answer: quotes.quote(api, request) };
      kept.set(key, entry);
      void entry.answer.then((quote) => {
        kept.set(key, entry, { ttl: quote === null ? keepNoneMs : keepMs });
      });
      return within(entry.answer, patienceMs);
    },
  };
}

async function within(answer: Promise<YouxQuote | null>, patienceMs: number): Promise<YouxQuote | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
    }, patienceMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
