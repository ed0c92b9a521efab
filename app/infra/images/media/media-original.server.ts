import { readFile } from "node:fs/promises";
import { type DealerMedia, isPictureFile, type MediaFile } from "~/domain/media/media-file";
import { PicturesBusyError } from "~/ports/picture-source";
import type { Original } from "../original.server";
import { shortHash } from "../short-hash.server";
import { openMedia } from "./inspect-media.server";

/** A photograph among a dealer's own files; null when there is none of that name and content. */
export function mediaOriginal(
  media: DealerMedia,
  { name, digest }: { readonly name: string; readonly digest: string | null },
): Original | null {
  const file = media.get(name);
  if (file === undefined || !isPictureFile(file) || file.format === "svg" || file.digest !== digest)
    return null;
  return {
    version: `media ${file.digest}`,
    sharedSeconds: null,
    async load() {
      const bytes = await readMediaFile(file);
      return async (width) => openMedia(bytes).resize({ width, withoutEnlargement: true });
    },
  };
}

/**
 * The bytes of a dealer's own file.
 * @throws PicturesBusyError when it holds something else by now: its address is kept for good, so nothing else may be
 *   sent under it
 */
export async function readMediaFile({ path, digest }: MediaFile): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null || shortHash(bytes) !== digest)
    throw new PicturesBusyError("The file has changed since the dealer's folder was read");
  return new Uint8Array(bytes);
}
