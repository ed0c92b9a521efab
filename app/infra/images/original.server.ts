import type { Sharp } from "sharp";
import type { PictureWidth } from "~/domain/picture/picture-request";

/** The picture at a width, or in its own when that is smaller. Rejects when it cannot be read. */
export type Draw = (width: PictureWidth) => Promise<Sharp>;

/** A picture before it is sized. */
export interface Original {
  /** A short text that changes when the picture does; two originals never share one. */
  readonly version: string;
  /** How long shared caches may keep what is made of it; null when its address names its content. */
  readonly sharedSeconds: number | null;
  /** Loads the picture from wherever it is, which may take as long as another host does; then it can be drawn. */
  load(): Promise<Draw>;
}
