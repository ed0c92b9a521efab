import * as THREE from "three";
import { type Point3 } from "../geometry/point";

const DEPTH_VERTEX = /* glsl */ `
void main() { gl_Position = projectionMatrix * viewMatrix * modelMatrix * vec4(position, 1.); }
`;
const DEPTH_FRAGMENT = /* glsl */ `
precision highp float;
out vec4 o;
void main() { o = vec4(gl_FragCoord.z); }
`;
/** A point this far behind the nearest surface, metres, still counts as being on it. */
const SLACK = 0.014;

type Row = readonly [number, number, number, number];

const NO_ROW: Row = [0, 0, 0, 0];

const along = (row: Row, x: number, y: number, z: number): number =>
  row[0] * x + row[1] * y + row[2] * z + row[3];

/** Draws depth for meshes without a depth material of their own. */
export const plainDepthMaterial = (): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    side: THREE.DoubleSide,
    vertexShader: DEPTH_VERTEX,
    fragmentShader: DEPTH_FRAGMENT,
  });

/** How near things are along one direction, and whether a point can be seen from there. */
export class DepthMap {
  readonly #renderer: THREE.WebGLRenderer;
  readonly #target: THREE.WebGLRenderTarget;
  readonly #camera: THREE.OrthographicCamera;
  readonly #centre: THREE.Vector3;
  readonly #size: number;
  readonly #slack: number;
  readonly #depths: Float32Array;
  /** Rows of the matrix from the scene to the map. */
  #rows: readonly [Row, Row, Row] = [NO_ROW, NO_ROW, NO_ROW];

  /** `radius` of the sphere round `centre` that is looked at, metres; `size` of the map in pixels. */
  constructor(renderer: THREE.WebGLRenderer, centre: THREE.Vector3, radius: number, size: number) {
    this.#renderer = renderer;
    this.#centre = centre;
    this.#size = size;
    this.#slack = SLACK / (2 * radius);
    this.#depths = new Float32Array(size * size);
    this.#camera = new THREE.OrthographicCamera(-radius, radius, radius, -radius, 0, 2 * radius);
    this.#target = new THREE.WebGLRenderTarget(size, size, {
      format: THREE.RedFormat,
      type: THREE.FloatType,
      minFilter: THREE.NearestFilter,
      magFilter: THREE.NearestFilter,
    });
  }

  /** Looks at the scene from a direction. */
  draw(scene: THREE.Scene, direction: Point3): void {
    const camera = this.#camera;
    const steep = Math.abs(direction[1]) > 0.95;
    camera.position.copy(this.#centre).addScaledVector(new THREE.Vector3(...direction), camera.right);
    camera.up.set(0, steep ? 0 : 1, steep ? 1 : 0);
    camera.lookAt(this.#centre);
    camera.updateMatrixWorld(true);
    this.#renderer.setRenderTarget(this.#target);
    this.#renderer.setClearColor(0xffffff, 1);
    this.#renderer.clear();
    this.#renderer.render(scene, camera);
    this.#renderer.readRenderTargetPixels(this.#target, 0, 0, this.#size, this.#size, this.#depths);
    const matrix = new THREE.Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
    const [ax, ay, az, aw, bx, by, bz, bw, cx, cy, cz, cw] = matrix.transpose().toArray();
    this.#rows = [
      [ax, ay, az, aw],
      [bx, by, bz, bw],
      [cx, cy, cz, cw],
    ];
  }

  /** Whether nothing lies between a point and the light; `strictness` 1 is normal, less is stricter. */
  sees(x: number, y: number, z: number, strictness = 1): boolean {
    const half = this.#size / 2;
    const column = (along(this.#rows[0], x, y, z) * half + half) | 0;
    const row = (along(this.#rows[1], x, y, z) * half + half) | 0;
    if (column < 0 || row < 0 || column >= this.#size || row >= this.#size) return true;
    const depth = along(this.#rows[2], x, y, z) * 0.5 + 0.5;
    return (this.#depths[row * this.#size + column] ?? 1) >= depth - this.#slack * strictness;
  }

  /** Frees the graphics memory. */
  dispose(): void {
    this.#target.dispose();
  }
}
