import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** What a form carries, signed, from the moment it is shown until it is sent. */
export interface FormToken {
  /** The same for every sending of one shown form. */
  readonly key: string;
  /** When its first step was shown, in milliseconds since 1970. */
  readonly startedAt: number;
  /** When this step was shown. */
  readonly issuedAt: number;
  /** A digest of the account it was shown to; null for visitors. */
  readonly shownTo: string | null;
}

/** What a token is valid for: one form of one dealer. */
export interface TokenScope {
  readonly tenant: string;
  /** Key of the form. */
  readonly form: string;
  /** The first one signs. A token that any of them signed is accepted. */
  readonly secrets: readonly [string, ...string[]];
}

const SEPARATOR = ".";

/**
 * A new token. With `before` it keeps that one's key and start: it is for the next step of the same form. With a start
 * alone it is a form of its own in a journey that was begun then.
 */
export function issueToken(
  scope: TokenScope,
  now: Date,
  before?: Partial<Pick<FormToken, "key" | "startedAt" | "shownTo">>,
): string {
  const at = now.getTime();
  const { key = randomBytes(12).toString("base64url"), startedAt = at, shownTo = null } = before ?? {};
  const parts = [key, startedAt.toString(36), at.toString(36), ...(shownTo === null ? [] : [shownTo])];
  const body = parts.join(SEPARATOR);
  return `${body}${SEPARATOR}${sign(body, scope, scope.secrets[0])}`;
}

/** What a token says; null when it was not signed here for this form. The caller decides whether it is too old. */
export function readToken(text: string, scope: TokenScope): FormToken | null {
  const parts = text.split(SEPARATOR);
  const [signature = ""] = parts.slice(-1);
  const [key = "", started = "", issued = "", shownTo = null] = parts.slice(0, -1);
  if (parts.length < 4 || parts.length > 5 || text.length > 200) return null;
  const body = parts.slice(0, -1).join(SEPARATOR);
  if (!scope.secrets.some((secret) => isSame(signature, sign(body, scope, secret)))) return null;
  return { key, startedAt: Number.parseInt(started, 36), issuedAt: Number.parseInt(issued, 36), shownTo };
}

/** How a token says which account a form was shown to; null for visitors. */
export function shownTo(shopperId: string | null): string | null {
  return shopperId === null ? null : createHash("sha256").update(shopperId).digest("base64url").slice(0, 12);
}

function sign(body: string, { tenant, form }: TokenScope, secret: string): string {
  return createHmac("sha256", secret)
    .update(["form-token", tenant, form, body].join("\n"))
    .digest("base64url");
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
