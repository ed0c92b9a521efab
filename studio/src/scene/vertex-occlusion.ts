import * as THREE from "three";
import { type Point3 } from "../geometry/point";
import { type DepthMap } from "./depth-map";

/** Directions nearly in the surface tell nothing. */
const GRAZING = 0.02;
/** Vertices are tested this far above their surface, metres. */
const LIFT = 0.012;
/** Where no light direction faces a vertex. */
const HIDDEN = 0.4;

/** Gathers how much of the sky each vertex of a geometry sees. */
export class VertexOcclusion {
  readonly #geometry: THREE.BufferGeometry;
  readonly #seen: Float32Array;
  readonly #faced: Float32Array;

  constructor(geometry: THREE.BufferGeometry) {
    this.#geometry = geometry;
    const { count } = geometry.getAttribute("position");
    this.#seen = new Float32Array(count);
    this.#faced = new Float32Array(count);
  }

  /** Adds one direction of light, whose depth map has been drawn. */
  add(direction: Point3, map: DepthMap): void {
    const p = this.#geometry.getAttribute("position").array;
    const n = this.#geometry.getAttribute("normal").array;
    const [dx, dy, dz] = direction;
    for (let v = 0, i = 0; v < this.#seen.length; v++, i += 3) {
      const nx = n[i] ?? 0;
      const ny = n[i + 1] ?? 0;
      const nz = n[i + 2] ?? 0;
      const facing = nx * dx + ny * dy + nz * dz;
      if (facing <= GRAZING) continue;
      this.#faced[v] = (this.#faced[v] ?? 0) + facing;
      if (map.sees((p[i] ?? 0) + nx * LIFT, (p[i + 1] ?? 0) + ny * LIFT, (p[i + 2] ?? 0) + nz * LIFT))
        this.#seen[v] = (this.#seen[v] ?? 0) + facing;
    }
  }

  /** Stores the result in the geometry's `ao` attribute, 0 dark to 1 open. */
  store(): void {
    const open = this.#seen.map((seen, v) => {
      const faced = this.#faced[v] ?? 0;
      return faced > 0 ? seen / faced : HIDDEN;
    });
    this.#geometry.setAttribute("ao", new THREE.BufferAttribute(open, 1));
  }
}
