import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { dealerFolders } from "./read-tenant-files.server";

/**
 * What tells whether anything in a dealer folder has changed, by folder: names, sizes and times of its files. Contents
 * are not read, so that this can be asked every second. Rejects when `dir` cannot be read.
 */
export async function folderMarks(dir: string): Promise<ReadonlyMap<string, string>> {
  const marks = new Map<string, string>();
  for (const folder of await dealerFolders(dir)) marks.set(folder, await folderMark(dir, folder));
  return marks;
}

/** The same of one folder; of one that is not there, that of nothing. */
export async function folderMark(dir: string, folder: string): Promise<string> {
  const top = join(dir, folder);
  const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
  const marks = await Promise.all(files.sort().map(fileMark));
  return marks.join("\n");
}

/** The time of the last change tells an edit that kept size and date; links are followed, as mounted volumes have them. */
function fileMark(path: string): Promise<string> {
  return stat(path).then(
    ({ size, mtimeMs, ctimeMs, ino }) => [path, size, mtimeMs, ctimeMs, ino].join(" "),
    () => `${path} gone`,
  );
}
