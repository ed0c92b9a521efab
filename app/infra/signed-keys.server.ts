import { keyedDigest, sameDigest } from "./accounts/secret-digest.server";

/**
 * The beginning of a digest that is enough for a key, as far as a letter or figure: mail programs leave other signs out
 * of a link's end. Its 16 characters are 96 bits, which nobody guesses by asking a server, and leave room in text
 * messages.
 */
const KEY = /^.{15}[-_]*[A-Za-z0-9]/;
const SIGNS_AT_END = /[-_]+$/;

/** Keys that stand in addresses: only we can make them, and none fits another purpose. */
export interface SignedKeys {
  /** The key for these parts, in letters that an address may hold and end with. */
  key(parts: readonly string[]): string;
  /** Whether a key is ours, made with any of the secrets for exactly these parts. */
  fits(key: string, parts: readonly string[]): boolean;
}

/**
 * Keys for one purpose.
 * @param secrets `SESSION_SECRETS`: the first signs; keys of the others still fit
 * @param earlierLength of the keys in links that were sent before keys were shorter; they still fit, also without the
 *   signs at their end
 */
export function signedKeys(
  purpose: string,
  secrets: readonly [string, ...string[]],
  earlierLength: number,
): SignedKeys {
  const digest = (secret: string, parts: readonly string[]) =>
    keyedDigest(secret, [purpose, ...parts].join("\n"));
  return {
    key: (parts) => shortKey(digest(secrets[0], parts)),
    fits: (key, parts) =>
      secrets.some((secret) => {
        const whole = digest(secret, parts);
        const earlier = whole.slice(0, earlierLength);
        return [shortKey(whole), earlier, earlier.replace(SIGNS_AT_END, "")].some((one) =>
          sameDigest(key, one),
        );
      }),
  };
}

function shortKey(digest: string): string {
  return KEY.exec(digest)?.[0] ?? digest;
}
