import { LRUCache } from "lru-cache";
import type { Logger } from "~/ports/logger";
import type { TextMessages } from "~/ports/text-messages";

const MOST_KEPT = 1_000;
const KEPT_MS = 10 * 60_000;

/** For development and demonstrations: nothing is sent, messages are shown on the page and in the log. */
export function createScreenMessages(logger: Logger): TextMessages {
  const last = new LRUCache<string, string>({ max: MOST_KEPT, ttl: KEPT_MS });
  return {
    async send({ tenant, to, text }) {
      last.set(`${tenant} ${to}`, text);
      logger.info({ tenant, text }, "text message, not sent in development");
    },
    shownOnScreen: (tenant, to) => last.get(`${tenant} ${to}`) ?? null,
  };
}
