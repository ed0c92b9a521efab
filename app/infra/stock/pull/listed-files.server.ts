import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type ListedFile, splitPath } from "~/domain/stock/feeds/newest-file";
import type { SftpFiles } from "~/infra/outside/guarded-sftp.server";
import { areKnown, assertWhole, chooseFile, markOf } from "./choose-file.server";
import type { FetchAnswer, FetchRequest } from "./feed-files.server";

/** Paths of a feed whose newest files are wanted. */
export interface ListedSource {
  readonly files: readonly string[];
  readonly staleHours: number | null;
}

/**
 * Fetches the newest finished file of each path from folders that can be listed.
 * @throws FetchFault, UnfinishedFileError
 */
export async function fetchListed(
  { files: paths, staleHours }: ListedSource,
  from: SftpFiles,
  request: FetchRequest,
): Promise<FetchAnswer> {
  const places = paths.map(splitPath);
  const chosen: ListedFile[] = [];
  for (const { folder, pattern } of places)
    chosen.push(chooseFile(await from.list(folder), pattern, { now: request.now, staleHours }));
  if (areKnown(chosen, request.known)) return "unchanged";
  const hash = createHash("sha256");
  const files: string[] = [];
  for (const [at, file] of chosen.entries()) {
    const folder = places[at]?.folder ?? "";
    const own = join(request.folder, String(at + 1));
    mkdirSync(own, { recursive: true, mode: 0o700 });
    const to = join(own, file.name.replaceAll("/", "_"));
    const { digest, bytes } = await from.get(pathOf(folder, file.name), to);
    const after = (await from.list(folder)).find(({ name }) => name === file.name);
    assertWhole(file, after, bytes);
    hash.update(`${digest} `);
    files.push(to);
  }
  return { files, content: hash.digest("base64url"), marks: chosen.map(markOf) };
}

function pathOf(folder: string, name: string): string {
  if (folder === "") return name;
  return folder === "/" ? `/${name}` : `${folder}/${name}`;
}
