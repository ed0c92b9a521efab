import type { PushAnswers, PushKeys, StockPush } from "~/ports/stock-push";
import { createPushAnswers } from "./push-answers.server";
import { createPushKeys } from "./push-keys.server";
import { createStockPush, type StockPushOptions } from "./stock-push.server";
import { unlessBusy } from "./unless-busy.server";

/** What routes that take pushed stock call. */
export interface PushServices {
  readonly stockPush: StockPush;
  readonly pushKeys: Pick<PushKeys, "find">;
  readonly pushAnswers: PushAnswers;
}

/** Starts what takes pushed stock; each of its calls rejects with a PushUnavailableError while the database is busy. */
export function startStockPush(options: StockPushOptions): PushServices {
  const keys = createPushKeys(options.database, options.clock);
  const answers = createPushAnswers(options.database, options.clock);
  return {
    stockPush: createStockPush(options),
    pushKeys: { find: (secret) => unlessBusy(() => keys.find(secret)) },
    pushAnswers: {
      claim: (...asked) => unlessBusy(() => answers.claim(...asked)),
      keep: (...asked) => unlessBusy(() => answers.keep(...asked)),
      release: (...asked) => unlessBusy(() => answers.release(...asked)),
    },
  };
}
