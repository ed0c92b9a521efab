import type { Database } from "~/infra/db/database.server";
import type { ApiAnswers, ApiKeys } from "~/ports/api-keys";
import { createAdvertisingLinks } from "~/infra/advertising/advertising-links.server";
import type { Env } from "~/infra/env.server";
import type { AdvertisingLinks } from "~/ports/advertising-links";
import type { Clock } from "~/ports/clock";
import { createApiAnswers } from "./api-answers.server";
import { createApiKeys } from "./api-keys.server";
import { unlessBusy } from "./unless-busy.server";

/** What routes for other systems call: the APIs, whatever they take, and feeds that are fetched. */
export interface ApiServices {
  readonly apiKeys: Pick<ApiKeys, "find">;
  readonly apiAnswers: ApiAnswers;
  readonly advertisingLinks: AdvertisingLinks;
}

/** Keys and kept answers; each of the calls rejects with an ApiBusyError while the database is busy. */
export function startApi(
  database: Pick<Database, "queries">,
  clock: Clock,
  { sessionSecrets }: Pick<Env, "sessionSecrets">,
): ApiServices {
  const keys = createApiKeys(database, clock);
  const answers = createApiAnswers(database, clock);
  return {
    advertisingLinks: createAdvertisingLinks(sessionSecrets),
    apiKeys: { find: (...asked) => unlessBusy(() => keys.find(...asked)) },
    apiAnswers: {
      claim: (...asked) => unlessBusy(() => answers.claim(...asked)),
      keep: (...asked) => unlessBusy(() => answers.keep(...asked)),
      release: (...asked) => unlessBusy(() => answers.release(...asked)),
    },
  };
}
