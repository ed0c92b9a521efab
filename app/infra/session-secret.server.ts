import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { privateFolder } from "./private-files.server";

/**
 * The secrets that sign cookies: the configured ones, else one that is made at the first start and kept in
 * `dataDir`, so that a restart does not sign everybody out.
 */
export function sessionSecrets(
  configured: readonly string[] | undefined,
  dataDir: string,
): readonly [string, ...string[]] {
  const [first, ...older] = configured ?? [];
  return first === undefined ? [keptSecret(dataDir)] : [first, ...older];
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  try {
    privateFolder(dataDir);
    // "wx" makes the first of two processes starting together win; the other reads its secret.
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
