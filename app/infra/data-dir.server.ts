import { accessSync, constants, existsSync } from "node:fs";
import { privateFolder } from "./private-files.server";

/**
 * Makes the folder when it is missing, and keeps other users of the machine out of it.
 * @param mustExist makes none: a command that reads what is kept there has been given the wrong folder
 * @returns why nothing can be kept in it, or null when it can
 */
export function dataDirFault(dir: string, mustExist = false): string | null {
  if (mustExist && !existsSync(dir))
    return `there is no folder ${dir}; give the folder that the site was started with`;
  try {
    privateFolder(dir);
    accessSync(dir, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return `${dir} is no folder this process can write to (${code})`;
  }
}
