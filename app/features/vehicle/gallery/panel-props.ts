import type { PictureView } from "../picture-view";
import type { GalleryView } from "./gallery-view";

/** What the panel of each mode is given. */
export interface GalleryPanelProps {
  readonly gallery: GalleryView;
  readonly pictures: readonly PictureView[];
  /** Whether its mode is the chosen one. */
  readonly shown: boolean;
  /** Whether the viewer fills the screen. */
  readonly full: boolean;
  /** How wide a picture of the stage is, as the `sizes` attribute writes it. */
  readonly sizes: string;
}
