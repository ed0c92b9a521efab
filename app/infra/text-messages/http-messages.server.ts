import { senderName } from "~/domain/text/sender-name";
import type { Logger } from "~/ports/logger";
import { TextMessagesUnavailableError, type TextMessages } from "~/ports/text-messages";

/** A gateway that takes a JSON message by POST. */
export interface HttpMessagesOptions {
  /** `SMS_WEBHOOK_URL`. */
  readonly url: string;
  /** `SMS_TOKEN`, sent as a bearer token; null for gateways that need none. */
  readonly token: string | null;
  readonly timeoutMs: number;
  readonly logger: Logger;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Hands messages to a gateway: `POST {"to": "+61…", "text": "…", "sender": "…"}`, accepted with any 2xx, with an
 * `Idempotency-Key` for what the outbox may send again. Tried once: the shopper is waiting and can ask for another code.
 */
export function createHttpMessages({
  url,
  token,
  timeoutMs,
  logger,
  fetch,
}: HttpMessagesOptions): TextMessages {
  const ask = fetch ?? globalThis.fetch;
  return {
    async send({ tenant, to, text, key }) {
      const answer = await ask(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          ...(key === undefined ? {} : { "Idempotency-Key": key }),
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text, sender: senderName(tenant) }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
      // A body that is not read keeps its connection until the garbage collector runs.
      if (!(answer instanceof Error)) void answer.body?.cancel().catch(() => undefined);
      if (!(answer instanceof Error) && answer.ok) return;
      const reason = answer instanceof Error ? answer.name : `status ${answer.status}`;
      logger.warn({ tenant, reason }, "the text-message gateway did not take a message");
      throw new TextMessagesUnavailableError(`The gateway did not take the message: ${reason}.`);
    },
    shownOnScreen: () => null,
  };
}
