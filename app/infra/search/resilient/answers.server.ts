import type { Clock } from "~/ports/clock";
import { SingleFlight } from "~/infra/single-flight.server";
import type { Logger } from "~/ports/logger";
import { SearchUnavailableError } from "~/ports/search-service";
import type { CircuitBreaker } from "./circuit-breaker.server";
import { type CacheEntry, createResultCache } from "./result-cache.server";
import { toUnavailable, withTimeLimit } from "./time-limit.server";

/** What became of one call, for counting. */
export type SearchEvent = "hit" | "joined" | "miss" | "stale" | "failed";

/** See {@link ResilientSearchOptions}. All questions to one engine share a breaker. */
export interface AnswerOptions {
  readonly freshMs: number;
  readonly timeoutMs: number;
  readonly version: (tenant: string) => string | number;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly breaker: CircuitBreaker;
  readonly onEvent?: (event: SearchEvent, tenant: string) => void;
}

/** An answer, and whether it is older than it should be. */
export interface Answer<T> {
  readonly value: T;
  readonly stale: boolean;
}

/** The answers to one kind of question. */
export interface Answers<T> {
  /** A fresh answer from the cache or from `load`; else the last good one; else `SearchUnavailableError`. */
  answer(tenant: string, key: string, load: () => Promise<T>): Promise<Answer<T>>;
}

const RESTING = "the search engine is resting after failures";

/** Cache, single flight, time limit and breaker around one kind of question. */
export function createAnswers<T>(limit: (tenant: string) => number, options: AnswerOptions): Answers<T> {
  const { breaker, clock, freshMs, logger, onEvent, timeoutMs } = options;
  const cache = createResultCache<T>(limit);
  const flights = new SingleFlight<T>();
  const now = (): number => clock.now().getTime();

  function keep(tenant: string, key: string, entry: CacheEntry<T>): void {
    const newer = (cache.get(tenant, key)?.at ?? 0) > entry.at;
    if (!newer) cache.set(tenant, key, entry);
  }

  async function ask(tenant: string, key: string, version: string, load: () => Promise<T>): Promise<T> {
    const at = now();
    if (!breaker.allows(at)) throw new SearchUnavailableError(RESTING);
    const work = load();
    // Kept even when it comes too late for this shopper: the next one gets it.
    work.then((value) => keep(tenant, key, { value, version, at })).catch(() => undefined);
    try {
      const value = await withTimeLimit(work, timeoutMs);
      breaker.succeeded();
      return value;
    } catch (error) {
      breaker.failed(now());
      throw toUnavailable(error);
    }
  }

  function join(tenant: string, key: string, load: () => Promise<T>): Promise<T> {
    const version = String(options.version(tenant));
    const flight = JSON.stringify([tenant, version, key]);
    onEvent?.(flights.underWay(flight) === undefined ? "miss" : "joined", tenant);
    return flights.run(flight, () => ask(tenant, key, version, load));
  }

  /** The last good answer. "Not found" does not count as one: a vehicle that was missing may exist now. */
  function lastGood(tenant: string, key: string, error: unknown): Answer<T> {
    const reason = toUnavailable(error);
    const kept = cache.get(tenant, key);
    const usable = kept !== undefined && kept.value !== null;
    onEvent?.(usable ? "stale" : "failed", tenant);
    const level = reason.message === RESTING ? "debug" : "warn";
    logger[level]({ tenant, reason: reason.message, stale: usable }, "search engine did not answer");
    if (!usable) throw reason;
    return { value: kept.value, stale: true };
  }

  return {
    async answer(tenant, key, load) {
      const kept = cache.get(tenant, key);
      if (
        kept !== undefined &&
        kept.version === String(options.version(tenant)) &&
        now() - kept.at < freshMs
      ) {
        onEvent?.("hit", tenant);
        return { value: kept.value, stale: false };
      }
      try {
        return { value: await join(tenant, key, load), stale: false };
      } catch (error) {
        return lastGood(tenant, key, error);
      }
    },
  };
}
