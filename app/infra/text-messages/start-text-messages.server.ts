import type { Env } from "~/infra/env.server";
import type { Logger } from "~/ports/logger";
import { TextMessagesUnavailableError, type TextMessages } from "~/ports/text-messages";
import { createHttpMessages } from "./http-messages.server";
import { createScreenMessages } from "./screen-messages.server";

const TIMEOUT_MS = 8_000;

/** The gateway that `SMS_WEBHOOK_URL` names; without one messages are shown on screen, in production never sent. */
export function startTextMessages(env: Env, logger: Logger): TextMessages {
  const { smsWebhookUrl: url, smsToken: token, production } = env;
  if (url !== null) return createHttpMessages({ url, token, timeoutMs: TIMEOUT_MS, logger });
  if (!production) return createScreenMessages(logger);
  logger.warn({}, "SMS_WEBHOOK_URL is not set: nobody can sign in by telephone");
  return {
    send: async () => {
      throw new TextMessagesUnavailableError("SMS_WEBHOOK_URL is not set.");
    },
    shownOnScreen: () => null,
  };
}
