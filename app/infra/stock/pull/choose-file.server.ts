import { type ListedFile, newestFile } from "~/domain/stock/feeds/newest-file";
import { HOUR_MS } from "~/domain/time/day";
import { FetchFault } from "~/infra/outside/fetch-fault.server";
import { FINISHED_MS, type FileMark, UnfinishedFileError } from "./feed-files.server";

/** How a file is chosen. */
export interface ChoiceRules {
  readonly now: Date;
  /** Hours after which a file counts as left behind; null for never. */
  readonly staleHours: number | null;
}

/**
 * The newest of a folder's files that fits a pattern. An older one is never taken instead of one that is not finished.
 * @throws FetchFault where none fits, or the newest was left behind; UnfinishedFileError
 */
export function chooseFile(
  listed: readonly ListedFile[],
  pattern: string,
  { now, staleHours }: ChoiceRules,
): ListedFile {
  const newest = newestFile(listed, pattern);
  if (newest === null) throw new FetchFault("standing", `has no file "${pattern}"`);
  const ageMs = now.getTime() - newest.changedMs;
  if (staleHours !== null && ageMs > staleHours * HOUR_MS)
    throw new FetchFault(
      "standing",
      `has no newer "${pattern}" than one of ${Math.floor(ageMs / HOUR_MS)} hours ago; nobody leaves new ones there`,
    );
  if (ageMs < FINISHED_MS) throw unfinished(newest.name);
  return newest;
}

/** @throws UnfinishedFileError when a file was changed while it was fetched, or is not whole */
export function assertWhole(before: ListedFile, after: ListedFile | undefined, bytes: number): void {
  if (after?.size === before.size && after.changedMs === before.changedMs && bytes === before.size) return;
  throw unfinished(before.name);
}

function unfinished(name: string): UnfinishedFileError {
  return new UnfinishedFileError(
    `"${name}" is still being written; it is taken a minute after its last change`,
  );
}

/** What is known of a file afterwards. */
export function markOf({ name, size, changedMs }: ListedFile): FileMark {
  return { name, size: String(size), changed: String(changedMs) };
}

/** Whether files are those that are known. */
export function areKnown(files: readonly ListedFile[], known: readonly FileMark[] | null): boolean {
  return JSON.stringify(files.map(markOf)) === JSON.stringify(known);
}
