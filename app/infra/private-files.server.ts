import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const STICKY = 0o1000;

/** Makes a folder that no other user of the machine can read, or removes the rights of others from an existing one. */
export function privateFolder(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: FOLDER_MODE });
  tighten(dir, FOLDER_MODE);
}

/**
 * Makes an empty file that no other user of the machine can read, or removes the rights of others from an existing one.
 * An existing file is not opened: closing it would drop every lock this process holds on it, and another process could
 * then take a database in use for one that nobody has open, and delete its log.
 */
export function privateFile(file: string): void {
  try {
    closeSync(openSync(file, "wx", FILE_MODE));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  tighten(file, FILE_MODE);
}

/** Removes the rights of others from a file that exists already. */
export function tightenFile(file: string): void {
  if (existsSync(file)) tighten(file, FILE_MODE);
}

/** Leaves alone what this user must not change: other users' files, and folders meant for all, such as `/tmp`. */
function tighten(path: string, mode: number): void {
  const found = statSync(path);
  if (found.uid !== process.getuid?.() || (found.mode & STICKY) !== 0) return;
  if ((found.mode & 0o777) !== mode) chmodSync(path, mode);
}
