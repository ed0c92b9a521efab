import type { Shopper } from "./shopper-accounts";

/** What a link in a message may do, without a sign-in. */
export interface NoticeLink {
  readonly action: "stop" | "confirm";
  readonly shopper: Shopper;
}

/** News for shoppers: prices that fell, vehicles that sold, new finds of saved searches. */
export interface AccountNotices {
  /** Sends the link that confirms an e-mail address; the same address gets at most one an hour. */
  askToConfirm(shopper: Shopper, email: string): Promise<void>;
  /** What a link in one of our messages to a shopper of this dealer does; null for a forged or outdated link. */
  readLink(tenant: string, token: string): Promise<NoticeLink | null>;
}
