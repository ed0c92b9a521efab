/** What a visitor answered when asked whether they may be counted. */
export type ConsentAnswer = "allowed" | "refused";

/** The cookie of the answer: script writes it, and the server reads it, so that both keep to it. */
const CONSENT_COOKIE = "statistics";
/** Half a year; then the question is asked again. */
const SECONDS = 15_552_000;

/** What a request or a browser says about being counted. */
export interface ConsentSigns {
  /** A `Cookie` header, or `document.cookie`. */
  readonly cookies: string | null;
  /** Whether the browser refuses for its user (Global Privacy Control). */
  readonly refusedByBrowser: boolean;
}

/** The visitor's answer; null while there is none. */
export function consentAnswer({ cookies, refusedByBrowser }: ConsentSigns): ConsentAnswer | null {
  if (refusedByBrowser) return "refused";
  const value = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=(allowed|refused)(?:;|$)`).exec(cookies ?? "")?.[1];
  // The pattern knows these two alone.
  return (value as ConsentAnswer | undefined) ?? null;
}

/**
 * Whether a visitor may be counted, and what they looked at be remembered: always where the dealer does not ask, else
 * once they have allowed it.
 */
export function mayCount(consent: "none" | "required", signs: ConsentSigns): boolean {
  return consent === "none" || consentAnswer(signs) === "allowed";
}

/** The cookie that remembers an answer, for `document.cookie`. */
export function consentCookie(answer: ConsentAnswer, secure: boolean): string {
  return `${CONSENT_COOKIE}=${answer}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
