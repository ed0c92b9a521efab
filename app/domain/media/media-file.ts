/** What a dealer's own picture file may be, by its content. */
export type MediaFormat = "jpeg" | "png" | "webp" | "avif" | "svg";

/** A sound file of a dealer's folder `media/`. */
export interface MediaFile {
  /** `yard.jpg` */
  readonly name: string;
  readonly format: MediaFormat;
  /** Names its content: letters, digits, hyphens and underscores. */
  readonly digest: string;
  /** Pixels, as the picture is to be held; of a drawing the size of its `viewBox`. */
  readonly width: number;
  readonly height: number;
  /** Where it lies on disk. */
  readonly path: string;
}

/** A dealer's own files by name. */
export type DealerMedia = ReadonlyMap<string, MediaFile>;
