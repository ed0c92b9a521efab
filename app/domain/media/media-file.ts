import type { FontFacts } from "./font-facts";

/** What a dealer's own picture file may be, by its content. */
export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "svg";

interface OwnFile {
  /** `yard.jpg` */
  readonly name: string;
  /** Names its content: letters, digits, hyphens and underscores. */
  readonly digest: string;
  /** Where it lies on disk. */
  readonly path: string;
}

/** A picture of a dealer's folder `media/`. */
export interface PictureFile extends OwnFile {
  readonly format: PictureKind;
  /** Pixels, as the picture is to be held; of a drawing the size of its `viewBox`. */
  readonly width: number;
  readonly height: number;
}

/** A typeface, or a part of one. */
export interface FontFile extends OwnFile {
  readonly format: "woff2";
  readonly font: FontFacts;
}

/** A text beside the other files, such as the licence of a typeface. */
export interface TextFile extends OwnFile {
  readonly format: "txt";
}

/** A sound file of a dealer's folder `media/`. */
export type MediaFile = PictureFile | FontFile | TextFile;

/** A dealer's own files by name. */
export type DealerMedia = ReadonlyMap<string, MediaFile>;

/** Whether a file is a picture: photographs and drawings have a size, other files have none. */
export function isPictureFile(file: MediaFile): file is PictureFile {
  return "width" in file;
}
