import * as THREE from "three";
import { between, type Clump, foliage, GREEN_COLOURS, GUM_COLOURS, Triangles } from "./foliage";
import { dice, type Point, type Props } from "./props";

type Ground = readonly [x: number, z: number];

/** A line on the ground along which something grows. */
export interface Row {
  readonly from: Ground;
  readonly to: Ground;
  readonly seed: number;
}

const alongRow = ({ from, to }: Row, share: number): Ground => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** A clipped hedge of a height and depth. */
export function hedge(
  props: Props,
  leaf: THREE.Material,
  row: Row & { readonly height: number; readonly depth: number },
): void {
  const { from, to, height, depth } = row;
  const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.3);
  const radius = new THREE.Vector3(0.28, height * 0.36, depth * 0.5);
  const clumps = Array.from({ length: (count + 1) * 2 }, (_, i): Clump => {
    const [x, z] = alongRow(row, Math.floor(i / 2) / count);
    return { at: new THREE.Vector3(x, height * (i % 2 === 0 ? 0.3 : 0.72), z), radius };
  });
  props.add(foliage(clumps, { ...GREEN_COLOURS, perClump: 130, length: 0.085 }, dice(row.seed)), leaf);
}

/** Low, uneven growth scattered about a row: how far it strays, how high it is, how many bushes, leaves in each clump. */
export interface Scrub extends Row {
  readonly spread: number;
  readonly height: number;
  readonly count: number;
  readonly perClump?: number;
}

/** Bushes. */
export function scrub(props: Props, leaf: THREE.Material, plan: Scrub): void {
  const roll = dice(plan.seed);
  const clumps: Clump[] = [];
  for (let i = 0; i < plan.count; i++) {
    const height = plan.height * (0.35 + 0.65 * roll());
    const [x, z] = alongRow(plan, roll());
    const middle = new THREE.Vector3(x + (roll() - 0.5) * plan.spread, 0, z + (roll() - 0.5) * plan.spread);
    for (let j = 0; j < 3; j++) {
      const at = new THREE.Vector3((roll() - 0.5) * 0.7, 0.3 + 0.5 * roll(), (roll() - 0.5) * 0.7);
      clumps.push({
        at: at.multiplyScalar(height).add(middle),
        radius: new THREE.Vector3(0.42, 0.34, 0.42).multiplyScalar(height),
      });
    }
  }
  const leaves = { ...GUM_COLOURS, perClump: plan.perClump ?? 170, length: plan.height * 0.075 };
  props.add(foliage(clumps, leaves, roll), leaf);
}

/** Grass over a rectangle: x and z from and to, blades, height (metres), colours, and where it may stand. */
export interface Blades {
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
  readonly count: number;
  readonly height: number;
  readonly seed: number;
  readonly shaded: Point;
  readonly lit: Point;
  readonly grows?: (x: number, z: number) => boolean;
}

/** Single blades of grass. */
export function blades(props: Props, leaf: THREE.Material, plan: Blades): void {
  const roll = dice(plan.seed);
  const triangles = new Triangles();
  for (let i = 0; i < plan.count; i++) {
    const x = plan.x[0] + roll() * (plan.x[1] - plan.x[0]);
    const z = plan.z[0] + roll() * (plan.z[1] - plan.z[0]);
    if (plan.grows?.(x, z) !== false) addBlade(triangles, plan, [x, z], roll);
  }
  props.add(triangles.geometry(), leaf);
}

function addBlade(
  triangles: Triangles,
  { height, shaded, lit }: Blades,
  [x, z]: Ground,
  roll: () => number,
): void {
  const turn = roll() * Math.PI * 2;
  const tall = height * (0.4 + 0.9 * roll() * roll());
  const half = 0.011 + 0.01 * roll();
  const lean = (roll() - 0.3) * tall * 0.7;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const normal: Point = [sin * 0.35, 0.9, cos * 0.35];
  const tip = between(shaded, lit, roll());
  const foot = between([0, 0, 0], tip, 0.55);
  triangles.add([x - cos * half, 0, z - sin * half], normal, foot);
  triangles.add([x + cos * half, 0, z + sin * half], normal, foot);
  triangles.add([x + sin * lean, tall, z + cos * lean], normal, tip);
}
