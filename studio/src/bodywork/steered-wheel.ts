import * as THREE from "three";
import { type Point3 } from "../geometry/point";
import { meshesOf } from "../scene/model-meshes";

/**
 * A wheel that can be turned about its upright axis. Its vertices are moved, not its matrix: shading works in the
 * vehicle's own axes.
 */
export class SteeredWheel {
  readonly group: THREE.Group;
  readonly #pivot: Point3;
  #angle = 0;

  constructor(group: THREE.Group, pivot: Point3) {
    this.group = group;
    this.#pivot = pivot;
  }

  /** Turns the wheel to an angle in radians, positive to the left; 0 is straight ahead. */
  turnTo(angle: number): void {
    const [x, y, z] = this.#pivot;
    const turn = new THREE.Matrix4()
      .makeTranslation(x, y, z)
      .multiply(new THREE.Matrix4().makeRotationY(angle - this.#angle))
      .multiply(new THREE.Matrix4().makeTranslation(-x, -y, -z));
    for (const mesh of meshesOf(this.group)) mesh.geometry.applyMatrix4(turn);
    this.#angle = angle;
  }
}
