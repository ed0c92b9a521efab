import * as THREE from "three";
import { makeGlass } from "./glass";
import { letLightThrough } from "./occluders";
import { PATTERNS, type PatternName } from "./patterns.glsl";
import { sharedUniforms } from "./shared-uniforms";
import { PLAIN_MAIN, SURFACE_SHADING, SURFACE_VERTEX } from "./surface.glsl";

/** Linear reflectance or light, red, green, blue. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** What a plain surface is made of; numbers run from 0 to 1 unless said otherwise. */
export interface Finish {
  readonly albedo?: Rgb;
  readonly rough?: number;
  readonly metal?: number;
  /** Clear coat on top. */
  readonly coat?: number;
  /** Takes the vehicle's colour; albedo is then without meaning. */
  readonly paint?: boolean;
  /** Light given off; may exceed 1. */
  readonly glow?: Rgb;
  /** How much of the baked occlusion darkens it. */
  readonly occlusion?: number;
  /** Picture on the surface, multiplied with albedo and glow. */
  readonly picture?: THREE.Texture;
  /** Share of light that shines through. */
  readonly transmit?: number;
  /** Grain, weave or grid worked into the surface. */
  readonly pattern?: PatternName;
  /** Its size instead of the usual one, metres. */
  readonly patternSize?: number;
  /** Casts no shadow in the occlusion bake. */
  readonly shadowless?: boolean;
}

function patternOf({ pattern, patternSize }: Finish): THREE.Vector2 {
  if (pattern === undefined) return new THREE.Vector2(0, 1);
  const [kind, size] = PATTERNS[pattern];
  return new THREE.Vector2(kind, patternSize ?? size);
}

function uniformsOf(finish: Finish): Record<string, THREE.IUniform> {
  return {
    ...sharedUniforms,
    uAlbedo: { value: new THREE.Color(...(finish.albedo ?? [0.5, 0.5, 0.5])) },
    uRough: { value: finish.rough ?? 0.5 },
    uMetal: { value: finish.metal ?? 0 },
    uPaint: { value: finish.paint === true ? 1 : 0 },
    uCoat: { value: finish.coat ?? 0 },
    uGlass: { value: finish.transmit === undefined ? 0 : 1 },
    uEmis: { value: new THREE.Vector3(...(finish.glow ?? [0, 0, 0])) },
    uAOk: { value: finish.occlusion ?? 1 },
    uMap: { value: finish.picture ?? null },
    uPattern: { value: patternOf(finish) },
  };
}

/** A material of one finish all over. */
export function plainMaterial(finish: Finish): THREE.ShaderMaterial {
  const material = new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    vertexShader: SURFACE_VERTEX,
    fragmentShader: SURFACE_SHADING + PLAIN_MAIN,
    defines: finish.picture === undefined ? {} : { UVMAP: 1 },
    uniforms: uniformsOf(finish),
    side: THREE.DoubleSide,
  });
  if (finish.transmit !== undefined) makeGlass(material, finish.transmit);
  if (finish.transmit !== undefined || finish.shadowless === true) letLightThrough(material);
  return material;
}
