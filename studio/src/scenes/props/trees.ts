import * as THREE from "three";
import { type Clump, foliage, GREEN_COLOURS, GUM_COLOURS } from "./foliage";
import { dice, type Point, type Props } from "./props";

/** Where a tree stands, how tall it is (metres), which tree it is, and how finely it is made (1 is near by). */
export interface Tree {
  readonly foot: Point;
  readonly height: number;
  readonly seed: number;
  readonly detail: number;
}

/** Leaves' and bark's material. */
export interface TreeMaterials {
  readonly leaf: THREE.Material;
  readonly bark: THREE.Material;
}

const LEVELS = 2;

/** Grows one eucalypt: a pale forked trunk and an open crown. */
class Gum {
  readonly clumps: Clump[] = [];
  readonly roll: () => number;

  constructor(
    readonly props: Props,
    readonly bark: THREE.Material,
    readonly tree: Tree,
  ) {
    this.roll = dice(tree.seed);
  }

  /** A branch, its twigs, and the leaves at its end. */
  branch(
    from: THREE.Vector3,
    direction: THREE.Vector3,
    length: number,
    thickness: number,
    level: number,
  ): void {
    const path = this.#path(from, direction, length);
    this.props.add(new THREE.TubeGeometry(new THREE.CatmullRomCurve3(path), 10, thickness, 7), this.bark);
    if (level >= LEVELS) this.#leaves(path);
    else this.#fork(path, length, thickness, level);
  }

  #path(from: THREE.Vector3, direction: THREE.Vector3, length: number): THREE.Vector3[] {
    const { roll } = this;
    const heading = direction.clone();
    const path = [from.clone()];
    let at = from;
    for (let i = 0; i < 4; i++) {
      heading
        .add(new THREE.Vector3(roll() - 0.5, roll() * 0.25, roll() - 0.5).multiplyScalar(0.28))
        .normalize();
      at = at.clone().addScaledVector(heading, length / 4);
      path.push(at);
    }
    return path;
  }

  #fork(path: readonly THREE.Vector3[], length: number, thickness: number, level: number): void {
    const { roll } = this;
    const count = level === 0 ? 4 : 3;
    path
      .slice(2)
      .concat(path.slice(-1))
      .slice(0, count)
      .forEach((from, i) => {
        const turn = (i / count) * Math.PI * 2 + roll();
        const out = 0.55 + roll() * 0.5;
        const direction = new THREE.Vector3(Math.cos(turn) * out, 0.75, Math.sin(turn) * out).normalize();
        this.branch(from, direction, length * (0.58 + roll() * 0.2), thickness * 0.55, level + 1);
      });
  }

  #leaves(path: readonly THREE.Vector3[]): void {
    const { roll, tree } = this;
    for (const at of path.slice(-2)) {
      const radius = new THREE.Vector3(0.9 + roll() * 0.7, 0.5 + roll() * 0.4, 0.9 + roll() * 0.7);
      this.clumps.push({ at, radius: radius.multiplyScalar(tree.height * 0.09) });
    }
  }
}

/** A eucalypt. */
export function gumTree(props: Props, { leaf, bark }: TreeMaterials, tree: Tree): void {
  const { height, detail, foot } = tree;
  const gum = new Gum(props, bark, tree);
  const lean = new THREE.Vector3((gum.roll() - 0.5) * 0.25, 1, (gum.roll() - 0.5) * 0.25).normalize();
  gum.branch(new THREE.Vector3(...foot), lean, height * 0.48, height * 0.02, 0);
  const leaves = {
    ...GUM_COLOURS,
    perClump: Math.round(330 * detail),
    length: (height * 0.027) / Math.sqrt(detail),
  };
  props.add(foliage(gum.clumps, leaves, gum.roll), leaf);
}

/** A round-headed tree. */
export function roundTree(
  props: Props,
  { leaf, bark }: TreeMaterials,
  { foot, height, seed, detail }: Tree,
): void {
  const roll = dice(seed);
  const [x, y, z] = foot;
  props.post(bark, height * 0.022, height * 0.5, foot, height * 0.014, 9);
  const clumps = Array.from({ length: 34 }, (): Clump => {
    const up = roll() * 2 - 1;
    const turn = roll() * Math.PI * 2;
    const out = Math.sqrt(1 - up * up) * (0.5 + 0.5 * roll()) * height * 0.27;
    const at = new THREE.Vector3(
      x + Math.cos(turn) * out,
      y + height * (0.63 + up * 0.27),
      z + Math.sin(turn) * out,
    );
    return { at, radius: new THREE.Vector3(1, 0.75, 1).multiplyScalar(height * (0.07 + 0.05 * roll())) };
  });
  const leaves = {
    ...GREEN_COLOURS,
    perClump: Math.round(190 * detail),
    length: (height * 0.028) / Math.sqrt(detail),
  };
  props.add(foliage(clumps, leaves, roll), leaf);
}
