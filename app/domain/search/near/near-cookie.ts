import { type NearPlace, readNear } from "../near-place";

/**
 * The cookie that remembers where a shopper looks from. Script writes and reads it; of the server only
 * forms read it, which no cache keeps: one page of stock is served to everybody.
 */
export const NEAR_COOKIE = "near";
/** Ninety days. */
const SECONDS = 7_776_000;

/** The cookie of a place and a distance, for `document.cookie`. */
export function nearCookie({ place, withinKm }: NearPlace, secure: boolean): string {
  const value = encodeURIComponent(`${withinKm ?? ""}:${place}`);
  return `${NEAR_COOKIE}=${value}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** What {@link nearCookie} remembered; undefined where it did not, or somebody else wrote it. */
export function readNearCookie(cookies: string): NearPlace | undefined {
  const [, value = ""] = new RegExp(`(?:^|;\\s*)${NEAR_COOKIE}=([^;]*)`).exec(cookies) ?? [];
  try {
    const [, within = "", place = ""] = /^(\d*):(.*)$/s.exec(decodeURIComponent(value)) ?? [];
    return readNear([place], within);
  } catch {
    // A broken percent sequence names no place.
    return undefined;
  }
}
