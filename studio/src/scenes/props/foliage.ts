import * as THREE from "three";
import { type Point } from "./props";

/** A round cluster of leaves: its middle and its half sizes, metres. */
export interface Clump {
  readonly at: THREE.Vector3;
  readonly radius: THREE.Vector3;
}

/** Leaves of a cluster: how many in each, how long, and their colours from shaded to lit. */
export interface Leaves {
  readonly perClump: number;
  readonly length: number;
  readonly shaded: Point;
  readonly lit: Point;
}

/** Colours of eucalypts and dry scrub, and of garden trees and hedges. */
export const GUM_COLOURS = { shaded: [0.05, 0.075, 0.035], lit: [0.19, 0.225, 0.115] } as const;
export const GREEN_COLOURS = { shaded: [0.028, 0.055, 0.018], lit: [0.12, 0.18, 0.055] } as const;

const CORNERS = [
  [-0.5, -0.2],
  [0.6, 0],
  [-0.45, 0.24],
] as const;

/** A colour between two. */
export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Gathers triangles with a normal and a colour each. */
export class Triangles {
  readonly #places: number[] = [];
  readonly #normals: number[] = [];
  readonly #colours: number[] = [];

  add(corner: Point, normal: Point, colour: Point): void {
    this.#places.push(...corner);
    this.#normals.push(...normal);
    this.#colours.push(...colour);
  }

  geometry(): THREE.BufferGeometry {
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute("position", new THREE.Float32BufferAttribute(this.#places, 3));
    geometry.setAttribute("normal", new THREE.Float32BufferAttribute(this.#normals, 3));
    geometry.setAttribute("color", new THREE.Float32BufferAttribute(this.#colours, 3));
    return geometry;
  }
}

const anyDirection = (roll: () => number): THREE.Vector3 =>
  new THREE.Vector3(roll() - 0.5, roll() - 0.5, roll() - 0.5).normalize();

function addLeaf(triangles: Triangles, { at, radius }: Clump, leaves: Leaves, roll: () => number): void {
  const height = roll() * 2 - 1;
  const turn = roll() * Math.PI * 2;
  const across = Math.sqrt(1 - height * height);
  const outward = new THREE.Vector3(Math.cos(turn) * across, height, Math.sin(turn) * across);
  const middle = outward
    .clone()
    .multiplyScalar(Math.cbrt(0.25 + 0.75 * roll()))
    .multiply(radius)
    .add(at);
  const along = anyDirection(roll);
  const aside = anyDirection(roll).cross(along).normalize();
  const size = leaves.length * (0.6 + 0.8 * roll());
  const normal = outward.clone().addScaledVector(along, 0.5).normalize().toArray();
  const colour = between(leaves.shaded, leaves.lit, roll() * 0.7 + 0.3 * (0.5 + 0.5 * height));
  for (const [u, v] of CORNERS)
    triangles.add(
      middle
        .clone()
        .addScaledVector(along, u * size)
        .addScaledVector(aside, v * size)
        .toArray(),
      normal,
      colour,
    );
}

/** Leaves as small triangles about the middles of clumps; each is lit as the clump's outside there. */
export function foliage(clumps: readonly Clump[], leaves: Leaves, roll: () => number): THREE.BufferGeometry {
  const triangles = new Triangles();
  for (const clump of clumps)
    for (let i = 0; i < leaves.perClump; i++) addLeaf(triangles, clump, leaves, roll);
  return triangles.geometry();
}
