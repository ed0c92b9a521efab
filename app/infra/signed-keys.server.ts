import { fittingKeys, linkKey } from "~/domain/url/link-key";
import { keyedDigest, sameDigest } from "./accounts/secret-digest.server";

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
    key: (parts) => linkKey(digest(secrets[0], parts)),
    fits: (key, parts) =>
      secrets.some((secret) =>
        fittingKeys(digest(secret, parts), earlierLength).some((one) => sameDigest(key, one)),
      ),
  };
}
