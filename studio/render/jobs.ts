import { EXTERIOR_VIEWS, INTERIOR_VIEWS, spinName, TURNTABLE_FRAMES } from "../src/scene/views";
import { SHAPES } from "../src/shapes/shapes";

/** The word that asks for every frame of the turntable among the views. */
export const SPIN = "spin";

/** One shape's pictures to take, by file name. */
export interface RenderJob {
  readonly shape: string;
  readonly views: readonly string[];
}

const SPIN_FRAMES = Array.from({ length: TURNTABLE_FRAMES }, (_, frame) => spinName(frame));

/** Every picture a shape has, turntable included. Empty for an unknown shape. */
export function allPictures(name: string): string[] {
  const shape = SHAPES.get(name);
  if (shape === undefined) return [];
  return [...shape.views, ...(shape.turns ? SPIN_FRAMES : [])];
}

function unknown(kind: string, given: readonly string[], known: readonly string[]): void {
  const wrong = given.filter((name) => !known.includes(name));
  if (wrong.length > 0) throw new Error(`Unknown ${kind} ${wrong.join(", ")}; known: ${known.join(", ")}`);
}

const list = (text: string | undefined): string[] =>
  text === undefined || text === "all" ? [] : text.split(",");

/**
 * Jobs for comma-separated shapes and views; nothing or `all` means every one. Views a shape lacks are left out.
 * Throws, naming what exists, for a name that no shape or view has.
 */
export function planJobs(shapes?: string, views?: string): RenderJob[] {
  const names = [...SHAPES.keys()];
  const known = [...new Set([...EXTERIOR_VIEWS, ...INTERIOR_VIEWS]), SPIN, ...SPIN_FRAMES];
  const wantedShapes = list(shapes);
  const wantedViews = list(views);
  unknown("shape", wantedShapes, names);
  unknown("view", wantedViews, known);
  const wanted = new Set(wantedViews.flatMap((view) => (view === SPIN ? SPIN_FRAMES : [view])));
  return (wantedShapes.length > 0 ? wantedShapes : names)
    .map((shape) => ({
      shape,
      views: allPictures(shape).filter((view) => wanted.size === 0 || wanted.has(view)),
    }))
    .filter((job) => job.views.length > 0);
}
