import * as THREE from "three";
import { SKY_FRAGMENT } from "../glsl/surface.glsl";
import { air } from "./air";

const FLAT_CAMERA = new THREE.Camera();
const VERTEX = "out vec2 vU; void main() { vU = position.xy; gl_Position = vec4(position.xy, 1., 1.); }";

/** The sky and far land behind everything. */
export class Backdrop {
  readonly #scene = new THREE.Scene();
  readonly #inverse = { value: new THREE.Matrix4() };
  readonly #from = { value: new THREE.Vector3() };

  constructor() {
    const material = new THREE.ShaderMaterial({
      glslVersion: THREE.GLSL3,
      depthTest: false,
      depthWrite: false,
      uniforms: { ...air, uInverse: this.#inverse, uFrom: this.#from },
      vertexShader: VERTEX,
      fragmentShader: SKY_FRAGMENT,
    });
    const sheet = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material);
    sheet.frustumCulled = false;
    this.#scene.add(sheet);
  }

  /** Draws into the renderer's current target, as a camera at a place sees it. */
  draw(renderer: THREE.WebGLRenderer, camera: THREE.PerspectiveCamera, at: THREE.Vector3): void {
    this.#inverse.value.multiplyMatrices(camera.matrixWorld, camera.projectionMatrixInverse);
    this.#from.value.copy(at);
    renderer.render(this.#scene, FLAT_CAMERA);
  }
}
