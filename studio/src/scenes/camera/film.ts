import * as THREE from "three";
import { ADD_FRAME, BRIGHT, COPY, DEFOCUS, DEVELOP } from "../glsl/film.glsl";

/** Last steps of a picture. */
export interface Film {
  /** Distance in focus, metres. */
  readonly focus: number;
  /** How far a distant point spreads, in shares of the picture's width. */
  readonly aperture: number;
  /** Glow of bright things. */
  readonly bloom: number;
  readonly exposure: number;
  readonly grain: number;
  readonly contrast: number;
  /** Darkening of the corners. */
  readonly vignette: number;
}

const FULL_VERTEX =
  "out vec2 vU; void main() { vU = position.xy * .5 + .5; gl_Position = vec4(position.xy, 0., 1.); }";
const SHEET = new THREE.PlaneGeometry(2, 2);
const FLAT_CAMERA = new THREE.Camera();

/** One step over a whole picture. */
export interface Pass<U extends Record<string, THREE.IUniform>> {
  readonly scene: THREE.Scene;
  readonly uniforms: U;
}

function pass<U extends Record<string, THREE.IUniform>>(
  fragment: string,
  uniforms: U,
  adds = false,
): Pass<U> {
  const material = new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    depthTest: false,
    depthWrite: false,
    vertexShader: FULL_VERTEX,
    fragmentShader: fragment,
    uniforms,
  });
  if (adds)
    Object.assign(material, {
      transparent: true,
      blending: THREE.CustomBlending,
      blendSrc: THREE.OneFactor,
      blendDst: THREE.OneFactor,
      blendSrcAlpha: THREE.OneFactor,
      blendDstAlpha: THREE.OneFactor,
    });
  const scene = new THREE.Scene();
  const sheet = new THREE.Mesh(SHEET, material);
  sheet.frustumCulled = false;
  scene.add(sheet);
  return { scene, uniforms };
}

const texture = () => ({ value: null as THREE.Texture | null });
const pair = () => ({ value: new THREE.Vector2() });
const quad = () => ({ value: new THREE.Vector4() });

/** Adds a frame to the mean with a weight. */
export const addFramePass = () => pass(ADD_FRAME, { uT: texture(), uK: { value: 1 } }, true);

/** Puts a picture as it is. */
export const copyPass = () => pass(COPY, { uT: texture() });

/** Blurs by distance from the plane in focus. */
export const defocusPass = () =>
  pass(DEFOCUS, { uT: texture(), uD: texture(), uSize: pair(), uLens: quad() });

/** Keeps and smears what is brighter than a cut. */
export const brightPass = () => pass(BRIGHT, { uT: texture(), uStep: pair(), uCut: { value: 0 } });

/** Tone curve, corner fall-off, grain; sRGB out. */
export const developPass = () =>
  pass(DEVELOP, {
    uT: texture(),
    uB: texture(),
    uB2: texture(),
    uTone: quad(),
    uLook: pair(),
    uSize: pair(),
  });

/** Draws a step into a target. */
export function drawPass(
  renderer: THREE.WebGLRenderer,
  { scene }: { readonly scene: THREE.Scene },
  target: THREE.WebGLRenderTarget,
  clear = true,
): void {
  renderer.setRenderTarget(target);
  if (clear) renderer.clear();
  renderer.render(scene, FLAT_CAMERA);
}
