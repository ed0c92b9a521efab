import type { Shopper } from "./shopper-accounts";

/** What a link in a message may do, without a sign-in. */
export interface NoticeLink {
  readonly action: "stop" | "confirm";
  readonly shopper: Shopper;
}

/** A message to a shopper, without what it links. */
export interface KeptNotice {
  readonly kind: "price" | "sold" | "search" | "confirm";
  /** The vehicle, the search or the address it is about. */
  readonly about: string;
  readonly state: "waiting" | "sent" | "dropped";
  readonly createdAt: string;
}

/** News for shoppers: prices that fell, vehicles that sold, new finds of saved searches. */
export interface AccountNotices {
  /** Sends the link that confirms an e-mail address; the same address gets at most one an hour. */
  askToConfirm(shopper: Shopper, email: string): Promise<void>;
  /** The messages kept for a shopper, newest first. */
  list(shopper: Shopper): Promise<readonly KeptNotice[]>;
  /** What a link in one of our messages to a shopper of this dealer does; null for a forged or outdated link. */
  readLink(tenant: string, token: string): Promise<NoticeLink | null>;
}
