import * as THREE from "three";
import { withMaterials } from "../../scene/bake";
import { plainDepthMaterial } from "../../scene/depth-map";
import { meshesOf } from "../../scene/model-meshes";
import { depthMaterialOf, isShadowless } from "../../shading/occluders";
import { air, skyRadiance, towards, type Air } from "./air";

/** A lit rectangle (a shop window) that throws light. */
export interface LitWindow {
  readonly at: readonly [number, number, number];
  /** Half its width and height, metres. */
  readonly half: readonly [number, number];
  readonly facing: readonly [number, number, number];
  readonly light: readonly [number, number, number];
}

/** What the lamps light: the air, the lit windows, and the ground that gets exact shadows. */
export interface Lighting {
  readonly air: Air;
  readonly windows: readonly LitWindow[];
  readonly focus: THREE.Vector3;
  readonly reach: number;
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const MAP_SIZE = 2048;
const LOWEST = 0.06;

function shadowTarget(): THREE.WebGLRenderTarget {
  const depth = new THREE.DepthTexture(MAP_SIZE, MAP_SIZE, THREE.UnsignedIntType);
  depth.compareFunction = THREE.LessEqualCompare;
  depth.minFilter = THREE.LinearFilter;
  depth.magFilter = THREE.LinearFilter;
  const flat = {
    format: THREE.RedFormat,
    type: THREE.UnsignedByteType,
    minFilter: THREE.NearestFilter,
    magFilter: THREE.NearestFilter,
  };
  return new THREE.WebGLRenderTarget(MAP_SIZE, MAP_SIZE, { ...flat, depthTexture: depth });
}

/** Place `k` of a sequence spread evenly over 0 to 1. */
const spread = (k: number, step: number): number => (k * step) % 1;

/** Chooses each frame's lights and draws what they see: one direction of sky, one of sun, one point of a window. */
export class Lamps {
  readonly #dome = shadowTarget();
  readonly #sun = shadowTarget();
  readonly #spot = shadowTarget();
  readonly #depth = plainDepthMaterial();
  readonly #depthOf = (mesh: THREE.Mesh): THREE.Material | undefined =>
    isShadowless(mesh) ? undefined : (depthMaterialOf(mesh) ?? this.#depth);

  constructor(readonly renderer: THREE.WebGLRenderer) {
    air.uDomeMap.value = this.#dome.depthTexture;
    air.uSunMap.value = this.#sun.depthTexture;
    air.uSpotMap.value = this.#spot.depthTexture;
    air.uMapStep.value = 1 / MAP_SIZE;
    for (const target of [this.#dome, this.#sun, this.#spot]) {
      renderer.setRenderTarget(target);
      renderer.clear();
    }
  }

  /** Sets the lights of frame `k` of `frames`. */
  frame(scene: THREE.Scene, lighting: Lighting, k: number, frames: number): void {
    air.uFrame.value = k;
    this.#setDome(scene, lighting, k, frames);
    this.#setSun(scene, lighting, k);
    const window = lighting.windows[k % Math.max(1, lighting.windows.length)];
    if (window === undefined) air.uSpotE.value.set(0, 0, 0);
    else this.#setWindow(scene, window, k, lighting.windows.length);
  }

  /** Directions crowd overhead as a level sheet's light does, so each carries the same share of it. */
  #setDome(scene: THREE.Scene, { air: look, focus, reach }: Lighting, k: number, frames: number): void {
    const y = LOWEST + (1 - LOWEST) * Math.sqrt(1 - (k + 0.5) / frames);
    const across = Math.sqrt(Math.max(0, 1 - y * y));
    const direction = new THREE.Vector3(Math.cos(k * GOLDEN) * across, y, Math.sin(k * GOLDEN) * across);
    air.uDomeDir.value.copy(direction);
    air.uDomeE.value.copy(skyRadiance(look, direction)).multiplyScalar(1 / y);
    this.#castLevel(scene, this.#dome, direction, focus, reach, air.uDomeM.value);
  }

  #setSun(scene: THREE.Scene, { air: look, focus, reach }: Lighting, k: number): void {
    const { azimuth, height, light, softness } = look.sun;
    air.uSunE.value.set(...light);
    if (Math.max(...light) <= 0) return;
    const ray = towards(azimuth, height);
    const side = new THREE.Vector3(0, 1, 0).cross(ray).normalize();
    const up = ray.clone().cross(side);
    const turn = k * GOLDEN * 2.3;
    const out = softness * Math.sqrt(spread(k, 0.618034));
    ray
      .addScaledVector(side, Math.cos(turn) * out)
      .addScaledVector(up, Math.sin(turn) * out)
      .normalize();
    air.uSunRay.value.copy(ray);
    this.#castLevel(scene, this.#sun, ray, focus, reach, air.uSunM.value);
  }

  #setWindow(scene: THREE.Scene, window: LitWindow, k: number, count: number): void {
    const facing = new THREE.Vector3(...window.facing);
    const across = new THREE.Vector3(0, 1, 0).cross(facing).normalize();
    const at = new THREE.Vector3(...window.at).addScaledVector(
      across,
      (spread(k, 0.7548777) * 2 - 1) * window.half[0],
    );
    at.y += (spread(k, 0.5698403) * 2 - 1) * window.half[1];
    const camera = new THREE.PerspectiveCamera(150, 1, 0.3, 60);
    camera.position.copy(at);
    camera.lookAt(
      at
        .clone()
        .add(facing)
        .setY(at.y - 0.35),
    );
    air.uSpotAt.value.copy(at);
    air.uSpotTo.value.copy(facing);
    air.uSpotE.value.set(...window.light).multiplyScalar(count);
    this.#cast(scene, this.#spot, camera, air.uSpotM.value);
  }

  #castLevel(
    scene: THREE.Scene,
    target: THREE.WebGLRenderTarget,
    direction: THREE.Vector3,
    focus: THREE.Vector3,
    reach: number,
    matrix: THREE.Matrix4,
  ): void {
    const camera = new THREE.OrthographicCamera(-reach, reach, reach, -reach, 1, 160);
    const steep = Math.abs(direction.y) > 0.95;
    camera.position.copy(focus).addScaledVector(direction, 80);
    camera.up.set(0, steep ? 0 : 1, steep ? 1 : 0);
    camera.lookAt(focus);
    this.#cast(scene, target, camera, matrix);
  }

  #cast(
    scene: THREE.Scene,
    target: THREE.WebGLRenderTarget,
    camera: THREE.Camera,
    matrix: THREE.Matrix4,
  ): void {
    camera.updateMatrixWorld(true);
    matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
    this.renderer.setRenderTarget(target);
    this.renderer.clear();
    withMaterials(meshesOf(scene), this.#depthOf, () => {
      this.renderer.render(scene, camera);
    });
  }
}
