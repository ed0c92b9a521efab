import { createHash } from "node:crypto";

/** A hash that no two texts or files share, fit for a file name: 24 letters, digits, hyphens and underscores. */
export function shortHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 24);
}
