import type { PictureRequest } from "~/domain/picture/picture-request";

/** Encodings a picture can be sent in. WebP for every browser in use, JPEG for what asks for neither. */
export const PICTURE_FORMATS = ["webp", "jpeg"] as const;
/** One of {@link PICTURE_FORMATS}. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Too many pictures are being made at once; the same request later will be served. */
export class PicturesBusyError extends Error {
  override readonly name = "PicturesBusyError";
}

/** Pictures of our own, sized and encoded. Adapter: `infra/images/picture-source.server.ts`. */
export interface PictureSource {
  /**
   * The encoded bytes; null when there is no such picture.
   * @throws PicturesBusyError when the queue is full
   */
  read(request: PictureRequest, format: PictureFormat): Promise<Uint8Array<ArrayBuffer> | null>;
}
