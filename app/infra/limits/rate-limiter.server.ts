import { CompiledQuery } from "kysely";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from "rate-limiter-flexible";
import type { Database } from "~/infra/db/database.server";
import type { RateLimit, RateLimiter } from "~/ports/rate-limiter";

/** Milliseconds; longer than any healthy answer takes. A form must not wait long for a database that hangs. */
const PATIENCE_MS = 500;
const TABLE = "rate_limit";

/**
 * Counts uses: a window begins with the first use of a key and ends after its seconds. On PostgreSQL all processes count
 * together, and each on its own while the database does not answer; on SQLite there is one process, which counts in its
 * memory.
 */
export function createRateLimiter(database: Pick<Database, "kind" | "queries"> | null = null): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (limit: RateLimit) => {
    const isShared = database?.kind === "postgres" && limit.perProcess !== true;
    const name = `${limit.uses}/${limit.seconds}${isShared ? "" : " here"}`;
    const known = limiters.get(name);
    if (known !== undefined) return known;
    const own = memoryLimiter(limit, name);
    const made = isShared ? sharedLimiter(database, limit, name, own) : own;
    limiters.set(name, made);
    return made;
  };
  return {
    async use(key, limit) {
      try {
        await limiterOf(limit).consume(key);
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      }
    },
  };
}

function memoryLimiter({ uses, seconds }: RateLimit, keyPrefix: string): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix, points: uses, duration: seconds });
}

/**
 * A limiter shared by all processes. Whoever is over the limit is refused from memory, so that a flood costs the
 * database nothing.
 */
function sharedLimiter(
  { queries }: Pick<Database, "queries">,
  { uses, seconds }: RateLimit,
  keyPrefix: string,
  insuranceLimiter: RateLimiterMemory,
): RateLimiterAbstract {
  const storeClient = {
    async query({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) {
      const { rows, numAffectedRows } = await queries.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
  const limiter = new RateLimiterPostgres({
    storeClient,
    storeType: "pool",
    tableName: TABLE,
    tableCreated: true,
    keyPrefix,
    points: uses,
    duration: seconds,
    inMemoryBlockOnConsumed: uses + 1,
    insuranceLimiter,
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: PATIENCE_MS });
}
