import { accessSync, constants, mkdirSync } from "node:fs";

/** Makes the folder when it is missing. @returns why nothing can be kept in it, or null when it can */
export function dataDirFault(dir: string): string | null {
  try {
    mkdirSync(dir, { recursive: true });
    accessSync(dir, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return `${dir} is no folder this process can write to (${code})`;
  }
}
