import { keyedDigest, sameDigest } from "./accounts/secret-digest.server";

/** Keys that stand in addresses: only we can make them, and none fits another purpose. */
export interface SignedKeys {
  /** The key for these parts, in letters that an address may hold. */
  key(parts: readonly string[]): string;
  /** Whether a key is ours, made with any of the secrets for exactly these parts. */
  fits(key: string, parts: readonly string[]): boolean;
}

/**
 * Keys for one purpose.
 * @param secrets `SESSION_SECRETS`: the first signs; keys of the others still fit
 * @param length of a key; 22 characters are 132 bits, far too many to guess
 */
export function signedKeys(
  purpose: string,
  secrets: readonly [string, ...string[]],
  length?: number,
): SignedKeys {
  const made = (secret: string, parts: readonly string[]) =>
    keyedDigest(secret, [purpose, ...parts].join("\n")).slice(0, length);
  return {
    key: (parts) => made(secrets[0], parts),
    fits: (key, parts) => secrets.some((secret) => sameDigest(key, made(secret, parts))),
  };
}
