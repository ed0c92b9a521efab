import type { CodeAnswer } from "~/domain/account/one-time-code";

/** Somebody who signed in with a telephone number on one dealer's site (AUTH-01, WATCH-11, ENT-40). */
export interface Shopper {
  readonly id: string;
  /** `site.slug`: with another dealer the same number is another shopper. */
  readonly tenant: string;
  /** E.164. */
  readonly phone: string;
  readonly email: string | null;
  /** Whether the address was confirmed by the link sent to it; before that, nothing else is sent to it. */
  readonly emailConfirmed: boolean;
  /** How notices about watched vehicles and saved searches come; `none` until the shopper asks for them. */
  readonly notices: NoticeChannel;
  /** BCP 47 tag of the language they last read the site in; null for the dealer's own. Messages are in it. */
  readonly language: string | null;
  readonly createdAt: string;
}

/** How a shopper wants to be told. */
export type NoticeChannel = "none" | "email" | "sms";

/** A code on its way to a number. */
export interface SentCode {
  /** A secret of the browser that asked: a code is valid only together with it. */
  readonly challenge: string;
  readonly phone: string;
  readonly expiresAt: string;
}

/** What asking for a code led to. */
export type CodeOutcome =
  | { readonly kind: "made"; readonly challenge: string; readonly code: string }
  | { readonly kind: "wait"; readonly seconds: number };

/** The database does not answer, is locked or full. Nobody was signed in, and no code was used up. */
export class AccountsUnavailableError extends Error {
  override readonly name = "AccountsUnavailableError";
}

/** A browser that is signed in, as far as it may be shown. */
export interface SignIn {
  readonly openedAt: string;
  /** To the hour. */
  readonly usedAt: string;
}

/** Who asks for a code. */
export interface CodeAsker {
  /** The network address of the asker, `x-visitor-address`. */
  readonly address: string;
  /** Whether this browser signed in to the number before: codes that strangers asked for do not count against it. */
  readonly known: boolean;
}

/** Shoppers, their one-time codes and sessions. Every method is bound to one dealer. Contract: `test/contract/accounts`. */
export interface ShopperAccounts {
  /**
   * Makes a code for a number. It replaces the same asker's earlier code, but not those of others. The answer does not
   * tell whether the number has an account. Of two calls at once for one asker, one makes the code and the other is
   * told to wait.
   * @throws AccountsUnavailableError
   */
  makeCode(tenant: string, phone: string, asker: CodeAsker): Promise<CodeOutcome>;
  /** Drops a code that could not be sent: it does not count against the number. */
  dropCode(tenant: string, challenge: string): Promise<void>;
  /**
   * The code a browser waits for; null when it is used, expired or another dealer's.
   * @param closed whether to find also a code that has expired or was tried too often, so that another can be sent in
   * its place
   */
  pendingCode(tenant: string, challenge: string, closed?: boolean): Promise<SentCode | null>;
  /**
   * Uses up one try of a code. The answer `right` carries the number's shopper, who is made now if there was none. A
   * code is right only once. @throws AccountsUnavailableError
   */
  checkCode(tenant: string, challenge: string, code: string): Promise<CodeCheck>;
  /** Opens a session and returns its secret, of which only a digest is kept. @throws AccountsUnavailableError */
  openSession(shopper: Shopper): Promise<string>;
  /** The shopper of a session of this dealer that is not closed and was used within 30 days; else null. */
  findSession(tenant: string, secret: string): Promise<Shopper | null>;
  closeSession(tenant: string, secret: string): Promise<void>;
  /** Where a shopper is signed in, the newest first: when each session was opened and last used. */
  sessions(shopper: Shopper): Promise<readonly SignIn[]>;
  /** Signs a shopper out everywhere; returns how many sessions there were. */
  closeAllSessions(shopper: Shopper): Promise<number>;
  find(tenant: string, id: string): Promise<Shopper | null>;
  /** Sets how notices are sent. A new e-mail address is unconfirmed until {@link confirmEmail}. */
  chooseNotices(shopper: Shopper, channel: NoticeChannel, email: string | null): Promise<void>;
  /** Keeps the language in which the shopper reads the site. */
  noteLanguage(shopper: Shopper, language: string): Promise<void>;
  /** Confirms an address if it still is the shopper's. */
  confirmEmail(tenant: string, id: string, email: string): Promise<boolean>;
  /** Deletes the shopper and everything kept about them here. */
  erase(shopper: Shopper): Promise<void>;
  /** Deletes what has expired: codes, sessions, kept forms. */
  sweep(): Promise<void>;
}

/** What became of a typed code. */
export type CodeCheck =
  | { readonly answer: "right"; readonly shopper: Shopper }
  | { readonly answer: Exclude<CodeAnswer, "right">; readonly triesLeft: number };
