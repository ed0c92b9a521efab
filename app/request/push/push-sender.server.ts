import type { RateLimit } from "~/ports/rate-limiter";
import type { PushKey } from "~/ports/stock-push";
import { services } from "~/services.server";
import { PushProblem } from "./problem.server";

/** Requests of one key. */
const OF_A_KEY: RateLimit = { uses: 600, seconds: 60 };
/** Wrong keys from one address. */
const WRONG_KEYS: RateLimit = { uses: 30, seconds: 600 };
const BEARER = /^Bearer +(\S{1,200})$/i;

/** Whose request it is. @throws PushProblem for no key or a wrong one, and for too many requests */
export async function pushSender(request: Request): Promise<PushKey> {
  const { pushKeys, rateLimiter } = await services();
  const [, secret = ""] = BEARER.exec(request.headers.get("authorization") ?? "") ?? [];
  const key = secret === "" ? null : await pushKeys.find(secret);
  if (key === null) {
    const address = request.headers.get("x-visitor-address") ?? "";
    const wait = await rateLimiter.use(`wrong-push-keys:${address}`, WRONG_KEYS);
    if (wait !== null) throw tooMany("too many requests without a valid key", wait);
    throw new PushProblem(
      401,
      "a valid key is needed: `Authorization: Bearer …`",
      {},
      { "WWW-Authenticate": 'Bearer realm="stock"' },
    );
  }
  const wait = await rateLimiter.use(`push:${key.id}`, OF_A_KEY);
  if (wait !== null) throw tooMany("too many requests with this key", wait);
  return key;
}

/** One answer for a dealership that is another dealer's and for one that there is not. @throws PushProblem */
export async function requireDealership({ tenant, dealershipId }: PushKey, asked: string): Promise<void> {
  const { tenants } = await services();
  const ids = tenants.bySlug(tenant)?.site.dealerships.map(({ id }) => id) ?? [];
  if (!ids.includes(asked) || (dealershipId !== null && dealershipId !== asked))
    throw new PushProblem(404, "this key is for no dealership of this name");
}

function tooMany(detail: string, seconds: number): PushProblem {
  return new PushProblem(429, detail, {}, { "Retry-After": String(seconds) });
}
