import * as THREE from "three";
import { type DepthMap } from "./depth-map";

const TEXELS = 224;
const MARGIN = 1.6;
const BLUR_PASSES = 2;
/** Light from near the horizon throws no shadow worth drawing. */
const LOWEST = 0.03;
const STRICTNESS = 0.3;

/** Mean of each texel and its neighbours. */
function blurred(light: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  return light.map((_, place) => {
    const row = Math.floor(place / TEXELS);
    const column = place % TEXELS;
    let sum = 0;
    let count = 0;
    for (let j = Math.max(0, row - 1); j <= Math.min(TEXELS - 1, row + 1); j++)
      for (let i = Math.max(0, column - 1); i <= Math.min(TEXELS - 1, column + 1); i++) {
        sum += light[j * TEXELS + i] ?? 0;
        count++;
      }
    return sum / count;
  });
}

/** Gathers the light that reaches the floor round a model. */
export class FloorShadow {
  readonly #left: number;
  readonly #back: number;
  readonly #width: number;
  readonly #depth: number;
  readonly #light = new Float32Array(TEXELS * TEXELS);
  #weight = 0;

  constructor(box: THREE.Box3) {
    this.#left = box.min.x - MARGIN;
    this.#back = box.min.z - MARGIN;
    this.#width = box.max.x - box.min.x + 2 * MARGIN;
    this.#depth = box.max.z - box.min.z + 2 * MARGIN;
  }

  /** Adds light from a direction of this height (0 level, 1 overhead), whose depth map has been drawn. */
  add(height: number, map: DepthMap): void {
    if (height <= LOWEST) return;
    const weight = height * (0.35 + 1.4 * height * height);
    this.#weight += weight;
    for (let place = 0; place < this.#light.length; place++) {
      const x = this.#left + (this.#width * ((place % TEXELS) + 0.5)) / TEXELS;
      const z = this.#back + (this.#depth * (Math.floor(place / TEXELS) + 0.5)) / TEXELS;
      if (map.sees(x, 0, z, STRICTNESS)) this.#light[place] = (this.#light[place] ?? 0) + weight;
    }
  }

  /** The floor's light as a texture, 0 dark to 1 open. */
  texture(): THREE.DataTexture {
    let light: Float32Array<ArrayBuffer> = this.#light.map((value) => value / this.#weight);
    for (let pass = 0; pass < BLUR_PASSES; pass++) light = blurred(light);
    const texture = new THREE.DataTexture(light, TEXELS, TEXELS, THREE.RedFormat, THREE.FloatType);
    texture.minFilter = THREE.LinearFilter;
    texture.magFilter = THREE.LinearFilter;
    texture.needsUpdate = true;
    return texture;
  }

  /** Where the texture lies: x min, z min, 1 / width, 1 / depth. */
  rectangle(): THREE.Vector4 {
    return new THREE.Vector4(this.#left, this.#back, 1 / this.#width, 1 / this.#depth);
  }
}
