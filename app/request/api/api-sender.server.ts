import type { ApiKey, ApiScope } from "~/ports/api-keys";
import type { RateLimit } from "~/ports/rate-limiter";
import { services } from "~/services.server";
import { ApiProblem } from "./api-problem.server";

/** Requests of one key. */
const OF_A_KEY: RateLimit = { uses: 600, seconds: 60 };
/** Wrong keys from one address. */
const WRONG_KEYS: RateLimit = { uses: 30, seconds: 600 };
const BEARER = /^Bearer +(\S{1,200})$/i;

/** Whose request it is. @throws ApiProblem for no key of the scope, and for too many requests */
export async function apiSender(request: Request, scope: ApiScope): Promise<ApiKey> {
  const { apiKeys, rateLimiter } = await services();
  const [, secret = ""] = BEARER.exec(request.headers.get("authorization") ?? "") ?? [];
  const key = secret === "" ? null : await apiKeys.find(scope, secret);
  if (key === null) {
    const address = request.headers.get("x-visitor-address") ?? "";
    const wait = await rateLimiter.use(`wrong-api-keys:${address}`, WRONG_KEYS);
    if (wait !== null) throw tooMany("too many requests without a valid key", wait);
    throw new ApiProblem(
      401,
      "a valid key is needed: `Authorization: Bearer …`",
      {},
      { "WWW-Authenticate": `Bearer realm="${scope}"` },
    );
  }
  const wait = await rateLimiter.use(`api:${key.id}`, OF_A_KEY);
  if (wait !== null) throw tooMany("too many requests with this key", wait);
  return key;
}

function tooMany(detail: string, seconds: number): ApiProblem {
  return new ApiProblem(429, detail, {}, { "Retry-After": String(seconds) });
}
