import * as THREE from "three";
import { type Point2 } from "../geometry/point";
import { BODY_FRONT } from "./body-front.glsl";
import { BODY_GLASS } from "./body-glass.glsl";
import { BODY_GRILLE } from "./body-grille.glsl";
import { BODY_HEADLAMP } from "./body-headlamp.glsl";
import { BODY_INPUTS } from "./body-inputs.glsl";
import { BODY_MAIN } from "./body-main.glsl";
import { BODY_REAR } from "./body-rear.glsl";
import { BODY_SKIN } from "./body-skin.glsl";
import { makeGlass } from "./glass";
import { letLightThrough } from "./occluders";
import { sharedUniforms } from "./shared-uniforms";
import { SURFACE_SHADING, SURFACE_VERTEX } from "./surface.glsl";

const MAX_POINTS = 14;
const MAX_LINES = 20;
const MAX_PILLARS = 8;
const OUTLINES = 10;

/** Four numbers for the shader; what each means stands in `body-inputs.glsl.ts`. */
export type Quad = readonly [number, number, number, number];

/** An outline for the shader, its corners rounded by `radius`; `last` rides along in its last place. */
export interface SkinOutline {
  readonly points: readonly Point2[];
  readonly radius?: number | undefined;
  readonly last?: Point2 | undefined;
}

/** Everything the skin's shader needs; the names are those of its uniforms. */
export interface SkinInputs {
  /** Head, grille, intake, fog, projectors, tail, valance, reversing lamp, front and rear skid plates. */
  readonly outlines: readonly (SkinOutline | undefined)[];
  readonly lines: readonly Quad[];
  readonly pillars: readonly Quad[];
  readonly thirdAxle: Point2;
  readonly screen: Point2;
  readonly quads: Readonly<Record<SkinQuad, Quad>>;
  /** Dark tail lamps. */
  readonly smoked: boolean;
  /** Share of light the glass lets through. */
  readonly transmit: number;
}

type SkinQuad =
  | "uAxle"
  | "uEnds"
  | "uDlo"
  | "uDloA"
  | "uRearGlass"
  | "uHood"
  | "uGate"
  | "uClad"
  | "uStyle"
  | "uRoof"
  | "uDoor"
  | "uLampT"
  | "uTrim"
  | "uKick"
  | "uFloat"
  | "uNoseLight";

/** Which part of the skin a material draws; see `body-main.glsl.ts`. */
export const SKIN_PASSES = { skin: 0, glass: 1, inside: 2, depth: 3 } as const;

type SkinPass = keyof typeof SKIN_PASSES;

const SIDES: Record<SkinPass, THREE.Side> = {
  skin: THREE.FrontSide,
  glass: THREE.FrontSide,
  inside: THREE.BackSide,
  depth: THREE.DoubleSide,
};

function outlineUniforms(outlines: SkinInputs["outlines"]): Record<string, THREE.IUniform> {
  const corners = Array.from({ length: MAX_POINTS * OUTLINES }, (_, i) => {
    const outline = outlines[Math.floor(i / MAX_POINTS)];
    const place = i % MAX_POINTS;
    const point =
      place === MAX_POINTS - 1 ? (outline?.last ?? outline?.points[place]) : outline?.points[place];
    // The shader's numbers are single precision; so are those it is compared with.
    return new THREE.Vector2(Math.fround(point?.[0] ?? 0), Math.fround(point?.[1] ?? 0));
  });
  const eachOutline = <T>(read: (outline: SkinOutline | undefined) => T): T[] =>
    Array.from({ length: OUTLINES }, (_, i) => read(outlines[i]));
  return {
    uPoly: { value: corners },
    uPolyN: { value: eachOutline((outline) => outline?.points.length ?? 0) },
    uPolyR: { value: eachOutline((outline) => Math.fround(outline?.radius ?? 0)) },
  };
}

const padded = (quads: readonly Quad[], length: number): THREE.Vector4[] =>
  Array.from({ length }, (_, i) => new THREE.Vector4(...(quads[i] ?? [0, 0, 0, 0])));

function uniformsOf(inputs: SkinInputs): Record<string, THREE.IUniform> {
  const quads = Object.entries(inputs.quads).map(([name, quad]) => [
    name,
    { value: new THREE.Vector4(...quad) },
  ]);
  return {
    ...sharedUniforms,
    ...outlineUniforms(inputs.outlines),
    // The names are strings and the values uniforms; Object.fromEntries forgets it.
    ...(Object.fromEntries(quads) as Record<string, THREE.IUniform>),
    uSeg: { value: padded(inputs.lines, MAX_LINES) },
    uSegN: { value: inputs.lines.length },
    uWin: { value: padded(inputs.pillars, MAX_PILLARS) },
    uWinN: { value: inputs.pillars.length },
    uAxle3: { value: new THREE.Vector2(...inputs.thirdAxle) },
    uSmoked: { value: inputs.smoked ? 1 : 0 },
    uScreen: { value: new THREE.Vector2(...inputs.screen) },
  };
}

/** Throws when a body has more lines, pillars or corners than the shader has room for. */
function checkRoom(inputs: SkinInputs): void {
  if (inputs.lines.length > MAX_LINES)
    throw new Error(`At most ${MAX_LINES} shut lines, not ${inputs.lines.length}`);
  if (inputs.pillars.length > MAX_PILLARS) throw new Error(`At most ${MAX_PILLARS} pillars`);
  for (const outline of inputs.outlines)
    if ((outline?.points.length ?? 0) > MAX_POINTS)
      throw new Error(`At most ${MAX_POINTS} corners per outline`);
}

/** Material of a body's skin for one pass. */
export function bodyMaterial(inputs: SkinInputs, pass: SkinPass): THREE.ShaderMaterial {
  checkRoom(inputs);
  const material = new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    vertexShader: SURFACE_VERTEX,
    fragmentShader: [
      SURFACE_SHADING,
      BODY_INPUTS,
      BODY_GLASS,
      BODY_SKIN,
      BODY_GRILLE,
      BODY_HEADLAMP,
      BODY_FRONT,
      BODY_REAR,
      BODY_MAIN,
    ].join(""),
    defines: { BODY: 1, PASS: SKIN_PASSES[pass], MAX_POINTS, MAX_LINES, MAX_PILLARS, OUTLINES },
    uniforms: uniformsOf(inputs),
    side: SIDES[pass],
  });
  if (pass === "glass") {
    makeGlass(material, inputs.transmit);
    letLightThrough(material);
  }
  return material;
}
