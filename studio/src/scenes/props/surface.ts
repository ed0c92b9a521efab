import * as THREE from "three";
import { letLightThrough } from "../../shading/occluders";
import { type Rgb } from "../../shading/material";
import { air } from "../camera/air";
import { type SurfaceKind } from "../glsl/surface-kinds.glsl";
import { PANE_FRAGMENT, SURFACE_VERTEX, surfaceFragment } from "../glsl/surface.glsl";

/** How a surface looks. */
export interface SurfaceLook {
  /** Its pattern. */
  readonly kind?: SurfaceKind;
  readonly albedo?: Rgb;
  readonly emission?: Rgb;
  readonly rough?: number;
  readonly metal?: number;
  /** The kind's own numbers: size of joints, bricks' variance, second colour (surface-kinds.glsl). */
  readonly form?: readonly [number, number, number];
  /** A floor mirrors what stands on it. */
  readonly floor?: {
    readonly wet: number;
    readonly mirror: boolean;
    readonly puddle?: number;
    readonly spread?: number;
  };
  /** Painted bays: pitch, length, line width, offset along x. */
  readonly bays?: readonly [number, number, number, number];
}

const floors = new WeakSet<THREE.Material>();
const panes = new WeakSet<THREE.Material>();

/** Whether a mesh is a floor that mirrors others. */
export const isFloor = (mesh: THREE.Mesh): boolean =>
  [mesh.material].flat().some((material) => floors.has(material));

/** Whether a material is a pane, drawn after what lies behind it. */
export const isPane = (material: THREE.Material): boolean => panes.has(material);

/** Material of a surface. */
export function surface(look: SurfaceLook): THREE.ShaderMaterial {
  const f = look.floor;
  const material = new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    side: THREE.DoubleSide,
    vertexShader: SURFACE_VERTEX,
    fragmentShader: surfaceFragment(look.kind ?? "plain", f !== undefined),
    uniforms: {
      ...air,
      uAlbedo: { value: new THREE.Vector3(...(look.albedo ?? [0.5, 0.5, 0.5])) },
      uEmis: { value: new THREE.Vector3(...(look.emission ?? [0, 0, 0])) },
      uForm: { value: new THREE.Vector4(look.rough ?? 0.7, ...(look.form ?? [look.metal ?? 0, 0, 0])) },
      uWet: {
        value: new THREE.Vector4(f?.wet ?? 0, f?.mirror ? 1 : 0, f?.puddle ?? 0.35, f?.spread ?? 0.05),
      },
      uBays: { value: new THREE.Vector4(...(look.bays ?? [0, 0, 0, 0])) },
    },
  });
  if (f) floors.add(material);
  return material;
}

/** Material of a window pane: `clear` is the share of light that passes, `gloss` the strength of its reflection. */
export function pane(clear: number, gloss = 1): THREE.ShaderMaterial {
  const m = new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    side: THREE.DoubleSide,
    vertexShader: SURFACE_VERTEX,
    fragmentShader: PANE_FRAGMENT,
    transparent: true,
    depthWrite: false,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.ConstantColorFactor,
    blendColor: new THREE.Color(clear, clear * 1.01, clear),
    blendAlpha: clear,
    blendSrcAlpha: THREE.OneFactor,
    blendDstAlpha: THREE.ConstantAlphaFactor,
    uniforms: {
      ...air,
      uAlbedo: { value: new THREE.Vector3() },
      uEmis: { value: new THREE.Vector3() },
      uForm: { value: new THREE.Vector4(0, 0, gloss, 0) },
      uWet: { value: new THREE.Vector4() },
      uBays: { value: new THREE.Vector4() },
    },
  });
  letLightThrough(m);
  panes.add(m);
  return m;
}
