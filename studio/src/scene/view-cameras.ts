import { wheelTrack } from "../bodywork/running-gear";
import { type Point3 } from "../geometry/point";
import { type CameraPose, orbit } from "./camera";
import { framed, type Framing } from "./framing";
import { type Model } from "./model";
import { type ViewName } from "./views";

/** Pictures of the whole vehicle; azimuths count from its shown side. */
const WHOLE: Partial<Record<ViewName, Framing>> = {
  hero: { azimuth: 38, elevation: 9.5, fieldOfView: 21, fill: 0.9 },
  rear34: { azimuth: 142, elevation: 10.5, fieldOfView: 21, fill: 0.9 },
  side: { azimuth: 90, elevation: 3.5, fieldOfView: 17, fill: 0.93 },
  front: { azimuth: 0, elevation: 4.5, fieldOfView: 19, fill: 0.72 },
  rear: { azimuth: 180, elevation: 5.5, fieldOfView: 19, fill: 0.72 },
  front34: { azimuth: -38, elevation: 9.5, fieldOfView: 21, fill: 0.9 },
};

/** Front wheels turned so that their faces show, as photographers do: 1 to the left of the shown side. */
const STEERED: Partial<Record<ViewName, number>> = { hero: 1, front34: -1, detail: 1 };

/** How far the front wheels are turned in a view, -1 to 1. */
export const steerFor = (model: Model, view: ViewName): number => (STEERED[view] ?? 0) * shownSide(model);

const shownSide = (model: Model): 1 | -1 => model.body?.spec.shownSide ?? 1;

/** The front wheel from near, seen slightly from the front. */
function wheelCloseUp(model: Model): CameraPose | undefined {
  if (model.body === undefined) return undefined;
  const { spec, field } = model.body;
  const side = shownSide(model);
  const { radius } = spec.wheel;
  const target: Point3 = [(field.axles[0] ?? 0) + radius * 0.1, radius * 1.1, side * wheelTrack(spec)];
  return { position: orbit(target, side * 56, 7, radius * 9), target, fieldOfView: 17 };
}

/** The tail lamp from near, with as much of the corner as belongs to it. */
function tailCloseUp(model: Model): CameraPose | undefined {
  const lamp = model.body?.spec.outlines?.tail;
  if (model.body === undefined || lamp === undefined) return undefined;
  const { spec, field } = model.body;
  const side = shownSide(model);
  const heights = lamp.points.map(([, y]) => y);
  const y = (Math.min(...heights) + Math.max(...heights)) / 2;
  const target: Point3 = [field.rear + 0.2, y - 0.03, side * spec.halfWidth * 0.86];
  return { position: orbit(target, side * 140, 10, 3.4), target, fieldOfView: 17 };
}

/** The camera of a view: the model's own, else computed. Undefined where the model has no such view. */
export function viewCamera(model: Model, view: ViewName): CameraPose | undefined {
  const own = model.cameras?.[view];
  if (own !== undefined) return own;
  const whole = WHOLE[view];
  if (whole !== undefined)
    return framed(model.group, { ...whole, azimuth: whole.azimuth * shownSide(model) });
  if (view === "detail") return wheelCloseUp(model);
  return view === "tail" ? tailCloseUp(model) : undefined;
}

const TURNTABLE: Framing = { azimuth: 90, elevation: 9, fieldOfView: 21, fill: 0.88 };

/** Cameras round the vehicle, all at one distance so that it does not breathe while it turns. */
export function turntable(model: Model): (azimuth: number) => CameraPose {
  const widest = framed(model.group, TURNTABLE);
  const { target, position, fieldOfView } = widest;
  const distance =
    Math.hypot(position[0] - target[0], position[1] - target[1], position[2] - target[2]) * 1.02;
  return (azimuth) => ({
    position: orbit(target, azimuth, TURNTABLE.elevation, distance),
    target,
    fieldOfView,
    shift: [0, -0.04],
  });
}
