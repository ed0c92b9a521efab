import { type CameraPose } from "../scene/camera";
import { type PicturePlace } from "../scene/hotspot";
import { type Model } from "../scene/model";
import { type PictureSize, Stage } from "../scene/stage";
import { steerFor, turntable, viewCamera } from "../scene/view-cameras";
import { EXTERIOR_VIEWS, INTERIOR_VIEWS, spinName, TURNTABLE_FRAMES, type ViewName } from "../scene/views";
import { SHAPES } from "../shapes/shapes";
import { base64 } from "./base64";

const ALL_VIEWS: readonly ViewName[] = [...EXTERIOR_VIEWS, ...INTERIOR_VIEWS];
const SPIN_NAMES = Array.from({ length: TURNTABLE_FRAMES }, (_, frame) => spinName(frame));

/** How finely a shape is built and its shadows baked. */
export interface BuildQuality {
  /** Grid of the mesh, metres. */
  readonly cell: number;
  /** Places in the sky that shadows are baked from. */
  readonly directions: number;
}

/** A hotspot with its place in a picture. */
export interface LocatedHotspot {
  readonly id: string;
  readonly part: string;
  readonly place: PicturePlace | null;
}

/** Takes pictures of one shape at a time, inside the browser. */
export class Photographer {
  readonly #stage = new Stage();
  #model: Model | undefined;
  #turntable: ((azimuth: number) => CameraPose) | undefined;

  /** Builds a shape and puts it on the stage. Throws for an unknown name. */
  load(name: string, { cell, directions }: BuildQuality): void {
    const shape = SHAPES.get(name);
    if (shape === undefined) throw new Error(`No shape ${name}`);
    this.#model = shape.build(cell);
    this.#turntable = undefined;
    this.#stage.setModel(this.#model, directions);
  }

  /** Takes a view or a turntable's frame: RGBA bytes as base64, bottom row first. */
  take(view: string, size: PictureSize): string {
    return base64(this.#stage.render(this.#cameraFor(view), size));
  }

  /** Where each hotspot of the shape is in a view; null for a hidden one. */
  hotspots(view: string): LocatedHotspot[] {
    const pose = this.#cameraFor(view);
    const hotspots = this.#model?.hotspots ?? [];
    const places = this.#stage.locate(pose, hotspots);
    return hotspots.map(({ id, part }, i) => ({ id, part, place: places[i] ?? null }));
  }

  /** The camera of a view, with the front wheels turned for it. */
  #cameraFor(view: string): CameraPose {
    if (this.#model === undefined) throw new Error("Load a shape first");
    const frame = SPIN_NAMES.indexOf(view);
    if (frame >= 0) {
      this.#model.steer?.(0);
      this.#turntable ??= turntable(this.#model);
      return this.#turntable((frame * 360) / TURNTABLE_FRAMES);
    }
    const name = ALL_VIEWS.find((it) => it === view);
    const pose = name === undefined ? undefined : viewCamera(this.#model, name);
    if (name === undefined || pose === undefined) throw new Error(`No view ${view}`);
    this.#model.steer?.(steerFor(this.#model, name));
    return pose;
  }
}
