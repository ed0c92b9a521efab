import type { Database } from "~/infra/db/database.server";
import type { ApiAnswers, ApiKeys } from "~/ports/api-keys";
import type { Clock } from "~/ports/clock";
import { createApiAnswers } from "./api-answers.server";
import { createApiKeys } from "./api-keys.server";
import { unlessBusy } from "./unless-busy.server";

/** What the routes of the API call, whatever they take. */
export interface ApiServices {
  readonly apiKeys: Pick<ApiKeys, "find">;
  readonly apiAnswers: ApiAnswers;
}

/** Keys and kept answers; each of the calls rejects with an ApiBusyError while the database is busy. */
export function startApi(database: Pick<Database, "queries">, clock: Clock): ApiServices {
  const keys = createApiKeys(database, clock);
  const answers = createApiAnswers(database, clock);
  return {
    apiKeys: { find: (...asked) => unlessBusy(() => keys.find(...asked)) },
    apiAnswers: {
      claim: (...asked) => unlessBusy(() => answers.claim(...asked)),
      keep: (...asked) => unlessBusy(() => answers.keep(...asked)),
      release: (...asked) => unlessBusy(() => answers.release(...asked)),
    },
  };
}
