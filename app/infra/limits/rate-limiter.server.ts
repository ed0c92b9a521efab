import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimit, RateLimiter } from "~/ports/rate-limiter";

/** Counts in this process's memory: a window begins with the first use of a key and ends after its seconds. */
export function createRateLimiter(): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = ({ uses, seconds }: RateLimit) => {
    const name = `${uses}/${seconds}`;
    const known = limiters.get(name);
    if (known !== undefined) return known;
    const made = new RateLimiterMemory({ keyPrefix: name, points: uses, duration: seconds });
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
