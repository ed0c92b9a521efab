import type { PictureFormat, PictureFormats } from "~/domain/picture/picture-format";
import type { PictureRequest } from "~/domain/picture/picture-request";

/** Too many pictures are being made or fetched at once; the same request later will be served. */
export class PicturesBusyError extends Error {
  override readonly name = "PicturesBusyError";
}

/**
 * What is wrong with a picture: `refused` by our rules, `missing` at its host, `unreachable` or too `slow` host, `tooLarge` in
 * bytes or pixels, `noPicture` when it is something else or broken.
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
}

/** A picture ready to be sent. */
export interface EncodedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: PictureFormat;
  /** Names source, size and encoding: equal exactly for the same bytes. Letters, digits, hyphens, underscores. */
  readonly version: string;
  /** Seconds that shared caches may keep it: few while a better format is being made; null for as long as they like. */
  readonly sharedSeconds: number | null;
}

/** Pictures sized and encoded, without metadata. Adapter: `infra/images/picture-source.server.ts`. */
export interface PictureSource {
  /**
   * The encoded picture, or null when there is none of our own by that name.
   * @throws PicturesBusyError when too many are waiting
   * @throws PictureFault when a picture of another host cannot be had
   */
  read(request: PictureRequest, wish: PictureWish): Promise<EncodedPicture | null>;
}
