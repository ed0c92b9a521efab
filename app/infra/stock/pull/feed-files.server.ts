import type { FileVersion } from "~/infra/outside/guarded-download.server";

/** What is known of a file that was fetched before, so that it need not be fetched again. */
export type FileMark = Readonly<Record<string, string>>;

/** A feed's files, fetched. */
export interface FetchedFiles {
  readonly files: readonly string[];
  /** SHA-256 of all of them. */
  readonly content: string;
  /** By file. */
  readonly marks: readonly FileMark[];
}

/** Where a feed's files go, and what is known of them. */
export interface FetchRequest {
  /** An empty folder. */
  readonly folder: string;
  /** Marks of the files that were judged last; null to fetch them whatever they are. */
  readonly known: readonly FileMark[] | null;
  readonly signal: AbortSignal;
  readonly now: Date;
}

/** What came of fetching: the files, or that they are the ones known already. */
export type FetchAnswer = FetchedFiles | "unchanged";

/** A file is still being written: it is looked at again soon. */
export class UnfinishedFileError extends Error {
  override readonly name = "UnfinishedFileError";
}

/** A file counts as finished when it was not changed for so long. */
export const FINISHED_MS = 60_000;

/** The version of a file in a mark; null where it has none. */
export function versionInMark(mark: FileMark | undefined): FileVersion | null {
  if (mark === undefined) return null;
  const { etag, lastModified } = mark;
  if (etag === undefined && lastModified === undefined) return null;
  return {
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
  };
}
