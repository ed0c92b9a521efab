import type { Film } from "~/domain/vehicle/film";
import type { OfferedModes } from "~/domain/vehicle/viewer-modes";
import type { PictureView } from "../picture-view";

/** A part of the vehicle that is explained where it is seen (GAL-11, GAL-12). */
export interface SpotView {
  readonly description: string;
  /** Names that links may lead to (`#spot-headlamps`). */
  readonly anchors: readonly string[];
  /** Where it is seen on each frame, as shares of the picture's width and height; null where it is hidden. */
  readonly places: readonly (readonly [x: number, y: number] | null)[];
}

/** A turntable, in pictures of ours. */
export interface FramesView {
  readonly kind: "frames";
  /** Addresses without a width, in the order of the turn. */
  readonly frames: readonly string[];
  /** What the first frame shows. */
  readonly alt: string;
  readonly spots: readonly SpotView[];
  /** Milliseconds a frame when it turns by itself; null when it does not (GAL-09). */
  readonly rotateMs: number | null;
}

/** A turntable in a viewer of another company. */
export interface ForeignSpinView {
  readonly kind: "foreign";
  readonly address: string;
}

/** What the spin mode shows. */
export type SpinView = FramesView | ForeignSpinView;

/** A view of the inside with its explained parts. */
export interface InteriorView {
  readonly picture: PictureView;
  readonly spots: readonly SpotView[];
}

/** What the viewer of a vehicle's page shows, mode by mode (GAL-16); a mode is offered when its part is there. */
export interface GalleryView extends OfferedModes {
  readonly spin: SpinView | null;
  readonly films: readonly Film[];
  readonly interior: InteriorView | null;
}
