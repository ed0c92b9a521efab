import { type Model } from "./model";
import { type ViewName } from "./views";

/** Something the studio can photograph. */
export interface Shape {
  /** Builds it; `cell` is the mesh's grid in metres. Runs where WebGL and canvases are. */
  readonly build: (cell: number) => Model;
  readonly views: readonly ViewName[];
  /** Photographed from all around as well. */
  readonly turns: boolean;
  /** Shows the inside of a vehicle. */
  readonly inside: boolean;
}
