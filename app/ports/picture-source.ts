import type { DealerMedia, MediaFile } from "~/domain/media/media-file";
import type { PictureFormat, PictureFormats } from "~/domain/picture/picture-format";
import type { PictureRequest } from "~/domain/picture/picture-request";

/** Too many pictures are being made or fetched at once; the same request succeeds later. */
export class PicturesBusyError extends Error {
  override readonly name = "PicturesBusyError";
}

/**
 * What is wrong with a picture: `refused` by our rules, `missing` at its host, host `unreachable` or too `slow`,
 * `tooLarge` in bytes or pixels, `noPicture` when the file is something else or broken.
 */
export type PictureFaultKind = "refused" | "missing" | "unreachable" | "slow" | "tooLarge" | "noPicture";

/** A picture of another host that cannot be shown. The message is a sentence for people, without the address. */
export class PictureFault extends Error {
  override readonly name = "PictureFault";
  constructor(
    readonly kind: PictureFaultKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** How a picture is wanted. */
export interface PictureWish {
  /** What may be sent, best first. */
  readonly formats: PictureFormats;
  /** The hosts this dealer's pictures may come from (`images.hosts`). */
  readonly imageHosts: readonly string[];
  /** The dealer's own files; none when left out. */
  readonly media?: DealerMedia;
}

/** A picture ready to be sent. */
export interface EncodedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: PictureFormat;
  /** Names source, size and encoding; equal for the same bytes only. Letters, digits, hyphens, underscores. */
  readonly version: string;
  /** Seconds for which shared caches may keep it, few while a better format is being made; null for without limit. */
  readonly sharedSeconds: number | null;
}

/** Pictures sized and encoded, without metadata. Adapter: `infra/images/picture-source.server.ts`. */
export interface PictureSource {
  /**
   * The encoded picture; null when it is one of our own and does not exist.
   * @throws PicturesBusyError when too many are waiting
   * @throws PictureFault when a picture of another host cannot be shown
   */
  read(request: PictureRequest, wish: PictureWish): Promise<EncodedPicture | null>;
  /**
   * A dealer's own file as it is, or as it was when it was kept.
   * @throws PicturesBusyError when it has just changed: what it holds now has another address in a moment
   */
  file(media: MediaFile): Promise<Uint8Array<ArrayBuffer>>;
  /** Keeps files that are served from now on, so that they outlast a change that is refused. Never rejects. */
  keep(files: Iterable<MediaFile>): Promise<void>;
}
