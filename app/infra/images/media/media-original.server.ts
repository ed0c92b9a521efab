import { readFile } from "node:fs/promises";
import { type DealerMedia, isPictureFile, type MediaFile } from "~/domain/media/media-file";
import { PicturesBusyError } from "~/ports/picture-source";
import type { DiskCache } from "../disk-cache.server";
import type { Original } from "../original.server";
import { shortHash } from "../short-hash.server";
import { openMedia } from "./inspect-media.server";

/** A photograph among a dealer's own files; null when there is none of that name and content. */
export function mediaOriginal(
  media: DealerMedia,
  { name, digest }: { readonly name: string; readonly digest: string | null },
  cache: DiskCache,
): Original | null {
  const file = media.get(name);
  if (file === undefined || !isPictureFile(file) || file.format === "svg" || file.digest !== digest)
    return null;
  return {
    version: `media ${file.digest}`,
    sharedSeconds: null,
    async load() {
      const bytes = await readMediaFile(file, cache);
      return async (width) => openMedia(bytes).resize({ width, withoutEnlargement: true });
    },
  };
}

/**
 * The bytes of a dealer's own file, from the copy that {@link keepMedia} made once the file itself is gone or holds
 * something else: its address is kept for good, so nothing else may be sent under it.
 * @throws PicturesBusyError when there is no copy either
 */
export async function readMediaFile(file: MediaFile, cache: DiskCache): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = (await contentOf(file)) ?? (await cache.get(copyName(file)));
  if (bytes === null) throw new PicturesBusyError("The file has changed since the dealer's folder was read");
  return bytes;
}

/**
 * Keeps a copy of each file that has none. A change that is refused leaves the pages as they were, and their pictures
 * have to stay with them. Never rejects: without a copy a picture is gone with its file, and nothing else is amiss.
 */
export async function keepMedia(files: Iterable<MediaFile>, cache: DiskCache): Promise<void> {
  // One after the other: a dealer may have a thousand files of ten megabytes.
  for (const file of files) {
    if (cache.has(copyName(file))) continue;
    const bytes = await contentOf(file);
    if (bytes !== null) await cache.put(copyName(file), bytes).catch(() => undefined);
  }
}

const copyName = ({ digest }: MediaFile) => `media-${digest}`;

/** Null when the file is gone or holds something else than what was read. */
async function contentOf({ path, digest }: MediaFile): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await readFile(path).catch(() => null);
  return bytes === null || shortHash(bytes) !== digest ? null : new Uint8Array(bytes);
}
