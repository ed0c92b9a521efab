import { BODIES } from "../bodies/catalogue";
import { buildBody } from "../bodywork/build-body";
import { type BodySpec } from "../bodywork/body-spec";
import { OTHER_SHAPES } from "../others/catalogue";
import { type Shape } from "../scene/shape";
import { EXTERIOR_VIEWS } from "../scene/views";

/** Shapes with a turntable. */
const TURNING = new Set(["suv", "ute", "hatch", "sedan", "caravan"]);

function bodyShape(name: string, spec: BodySpec): Shape {
  const hasTailLamp = spec.outlines?.tail !== undefined;
  return {
    build: (cell) => buildBody(spec, cell),
    views: EXTERIOR_VIEWS.filter((view) => view !== "tail" || hasTailLamp),
    turns: TURNING.has(name),
    inside: false,
  };
}

const bodyShapes = Object.entries(BODIES).map(([name, spec]) => [name, bodyShape(name, spec)] as const);

/** Everything the studio photographs, by name: the name of its folder. */
export const SHAPES: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ...bodyShapes,
  ...Object.entries(OTHER_SHAPES),
]);
