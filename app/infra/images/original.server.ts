import type { Sharp } from "sharp";
import type { PictureWidth } from "~/domain/picture/picture-request";

/** The picture at a width, or in its own when that is smaller. Rejects when it cannot be read. */
export type Draw = (width: PictureWidth) => Promise<Sharp>;

/** A picture before it is sized. */
export interface Original {
  /** Changes when the picture does; two originals never share one. Short text. */
  readonly version: string;
  /** How long shared caches may keep what is made of it; null when its address names its content. */
  readonly sharedSeconds: number | null;
  /** Gets it near, from wherever it is; may take as long as another host does. Then it can be drawn. */
  load(): Promise<Draw>;
}
