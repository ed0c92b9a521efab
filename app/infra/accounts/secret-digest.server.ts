import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A secret that cannot be guessed, fit for cookies and addresses. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The digest under which a secret is kept and found: whoever reads the database cannot use it. */
export function digestOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** A digest that needs the server's key, for secrets that are short enough to be guessed. */
export function keyedDigest(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** Compares two digests in the same time whether or not they agree. */
export function sameDigest(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
