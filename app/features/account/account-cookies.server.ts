import { createHash } from "node:crypto";
import { createCookie } from "@remix-run/node";

const DAY_SECONDS = 86_400;

/** How cookies are signed and sent. */
export interface CookieSettings {
  /** The first signs; all of them verify. */
  readonly secrets: readonly string[];
  /** Whether cookies are sent over TLS only: true in production. */
  readonly secure: boolean;
}

/** The cookies of signing in. All but the hint are signed and out of reach of scripts. */
export type AccountCookies = ReturnType<typeof accountCookies>;

/** Makes the cookies of signing in; each belongs to one host, hence to one dealer. */
export function accountCookies({ secrets, secure }: CookieSettings) {
  const make = (name: string, maxAge: number) =>
    // The prefix makes browsers refuse a cookie of that name set from another host or without TLS.
    createCookie(secure ? `__Host-${name}` : name, {
      secrets: [...secrets],
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secure,
      maxAge,
    });
  return {
    /** The session's secret. */
    session: make("session", 30 * DAY_SECONDS),
    /** The challenge a code was sent for. */
    challenge: make("challenge", 900),
    /**
     * A digest of the number this browser signed in to last: codes that strangers asked for do not count against it.
     */
    known: make("known-number", 365 * DAY_SECONDS),
    /** The secret under which a form is kept while its sender signs in. */
    typed: make("typed", 7_200),
    /** The vehicle to save once signed in. */
    pending: make("pending-save", 1_800),
    /** The vehicle saved a moment ago; the next page's script says so. */
    saved: make("just-saved", 120),
    /**
     * Tells scripts whether it is worth asking the server who is signed in. It says nothing else and proves nothing.
     */
    hint: (signedIn: boolean) =>
      `signed-in=${signedIn ? "1" : ""}; Path=/; SameSite=Lax; Max-Age=${signedIn ? 30 * DAY_SECONDS : 0}${
        secure ? "; Secure" : ""
      }`,
  };
}

/** The text a cookie holds; null when it is missing, forged or something else. */
export async function cookieValue(
  cookie: { parse(header: string | null): Promise<unknown> },
  request: Request,
): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

/** What {@link AccountCookies.known} holds of a number (E.164). */
export function numberDigest(phone: string): string {
  return createHash("sha256").update(`number\n${phone}`).digest("base64url");
}
