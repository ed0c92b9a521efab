import { LRUCache } from "lru-cache";
import { HOUR_MS, MINUTE_MS } from "~/domain/time/day";
import { SingleFlight } from "~/infra/single-flight.server";

/** How long answers are kept and waited for, in milliseconds. */
export interface KeptAnswersOptions {
  /** How long a page waits; an answer that comes later is for the next page. */
  readonly patienceMs: number;
  readonly keepMs?: number;
  /** How long "no answer" is remembered, so that a dead service does not slow down every page. */
  readonly keepNoneMs?: number;
}

/** Asks under a key. The same question is asked once, however many pages ask it at the same time. */
export type AskKept<Answer> = (key: string, ask: () => Promise<Answer | null>) => Promise<Answer | null>;

const MOST = 5_000;

/** An answer, in an object because the cache cannot hold null. */
interface Entry<Answer> {
  readonly answer: Answer | null;
}

/** Keeps the answers of an outside service that never rejects. */
export function keepAnswers<Answer>({
  patienceMs,
  keepMs = HOUR_MS,
  keepNoneMs = MINUTE_MS,
}: KeptAnswersOptions): AskKept<Answer> {
  const kept = new LRUCache<string, Entry<Answer>>({ max: MOST });
  const flights = new SingleFlight<Answer | null>();
  return async (key, ask) => {
    const known = kept.get(key);
    if (known !== undefined) return known.answer;
    const asking = flights.run(key, async () => {
      const answer = await ask();
      kept.set(key, { answer }, { ttl: answer === null ? keepNoneMs : keepMs });
      return answer;
    });
    return within(asking, patienceMs);
  };
}

async function within<Answer>(answer: Promise<Answer | null>, patienceMs: number): Promise<Answer | null> {
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
