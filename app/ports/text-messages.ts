/** A text message to one telephone. */
export interface TextMessage {
  /** `site.slug` of the dealer it is from. */
  readonly tenant: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** The same at every sending of one message: a gateway that knows keys sends it once. None for codes. */
  readonly key?: string;
}

/** The message could not be handed over; the shopper is told to try again. */
export class TextMessagesUnavailableError extends Error {
  override readonly name = "TextMessagesUnavailableError";
}

/** Sends text messages. Adapters: `infra/text-messages` (HTTP; console and screen for development). */
export interface TextMessages {
  /** Resolves when the message is accepted for delivery. @throws TextMessagesUnavailableError */
  send(message: TextMessage): Promise<void>;
  /** In development: the last message to a number, which the page shows because it was not sent. Else always null. */
  shownOnScreen(tenant: string, to: string): string | null;
}
