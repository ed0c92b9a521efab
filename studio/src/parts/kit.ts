import * as THREE from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { TessellateModifier } from "three/examples/jsm/modifiers/TessellateModifier.js";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { type DistanceField, type Point3 } from "../geometry/point";
import { meshSurface } from "../geometry/surface-nets";
import { paletteMaterials, type PaletteName } from "../shading/palette";
import { surfaceGeometry } from "./surface-geometry";

const NOWHERE: Point3 = [0, 0, 0];
const UNSCALED: Point3 = [1, 1, 1];
/** Boxes longer than this get enough vertices to carry the baked occlusion. */
const LONG_BOX = 0.45;

const AXIS_TURNS: Record<"x" | "y" | "z", Point3> = {
  x: [0, 0, -Math.PI / 2],
  y: [0, 0, 0],
  z: [Math.PI / 2, 0, 0],
};

/** Matrix of a place, turn (Euler angles, radians) and scale. */
export function placement(position: Point3, turn: Point3 = NOWHERE, scale: Point3 = UNSCALED): THREE.Matrix4 {
  const quaternion = new THREE.Quaternion().setFromEuler(new THREE.Euler(...turn));
  return new THREE.Matrix4().compose(new THREE.Vector3(...position), quaternion, new THREE.Vector3(...scale));
}

function curveThrough(points: readonly Point3[], closed: boolean): THREE.CatmullRomCurve3 {
  return new THREE.CatmullRomCurve3(
    points.map((point) => new THREE.Vector3(...point)),
    closed,
    "centripetal",
  );
}

/** A copy with positions and normals only, one vertex per triangle corner, as merging needs it. */
function bare(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  const copy = geometry.index === null ? geometry.clone() : geometry.toNonIndexed();
  for (const name of Object.keys(copy.attributes))
    if (name !== "position" && name !== "normal") copy.deleteAttribute(name);
  if (!copy.hasAttribute("normal")) copy.computeVertexNormals();
  return copy;
}

/**
 * Collects parts by material and merges them into one mesh each. `Extra` names materials beyond the palette.
 * Sizes and places are metres in the vehicle's own axes.
 */
export class Kit<Extra extends string = never> {
  readonly group = new THREE.Group();
  readonly #materials: Readonly<Record<string, THREE.Material>>;
  readonly #parts = new Map<string, THREE.BufferGeometry[]>();
  #frame: THREE.Matrix4 | undefined;

  constructor(extra?: Readonly<Record<Extra, THREE.Material>>) {
    this.#materials = { ...paletteMaterials(), ...extra };
  }

  /** Adds any geometry. */
  add(
    geometry: THREE.BufferGeometry,
    material: PaletteName | Extra,
    position: Point3 = NOWHERE,
    turn: Point3 = NOWHERE,
    scale: Point3 = UNSCALED,
  ): this {
    const part = bare(geometry).applyMatrix4(placement(position, turn, scale));
    if (this.#frame !== undefined) part.applyMatrix4(this.#frame);
    const parts = this.#parts.get(material);
    if (parts === undefined) this.#parts.set(material, [part]);
    else parts.push(part);
    return this;
  }

  /** Adds a box with rounded edges. */
  box(
    material: PaletteName | Extra,
    size: Point3,
    position: Point3,
    radius = 0.02,
    turn: Point3 = NOWHERE,
  ): this {
    const rounding = Math.min(radius, Math.min(...size) * 0.49);
    const box: THREE.BufferGeometry = new RoundedBoxGeometry(size[0], size[1], size[2], 3, rounding);
    if (Math.max(...size) <= LONG_BOX) return this.add(box, material, position, turn);
    box.deleteAttribute("uv");
    const split = new TessellateModifier(0.16, 6).modify(box.index === null ? box : box.toNonIndexed());
    return this.add(split, material, position, turn);
  }

  /** Adds a cylinder along an axis; `far` is the radius at its other end. */
  cylinder(
    material: PaletteName | Extra,
    radius: number,
    length: number,
    position: Point3,
    axis: "x" | "y" | "z" = "y",
    far = radius,
  ): this {
    return this.add(
      new THREE.CylinderGeometry(far, radius, length, 32),
      material,
      position,
      AXIS_TURNS[axis],
    );
  }

  /** Adds a round tube along a smooth curve through the points. */
  tube(material: PaletteName | Extra, points: readonly Point3[], radius: number, segments = 40): this {
    return this.add(
      new THREE.TubeGeometry(curveThrough(points, false), segments, radius, 10, false),
      material,
    );
  }

  /** Adds a round tube whose end meets its beginning. */
  loop(material: PaletteName | Extra, points: readonly Point3[], radius: number, segments = 40): this {
    return this.add(new THREE.TubeGeometry(curveThrough(points, true), segments, radius, 10, true), material);
  }

  /** Adds the surface of a distance field, meshed inside a box with the given cell. */
  blob(material: PaletteName | Extra, field: DistanceField, min: Point3, max: Point3, cell: number): this {
    return this.add(surfaceGeometry(meshSurface(field, min, max, cell)), material);
  }

  /** Builds something on the right (1) and on the left (-1). */
  both(build: (side: 1 | -1) => void): this {
    build(1);
    build(-1);
    return this;
  }

  /** Builds parts in a frame of their own, put at `position` and turned about x, then y, then z (radians). */
  placed(position: Point3, turn: Point3, build: () => void): this {
    const outer = this.#frame;
    const quaternion = new THREE.Quaternion().setFromEuler(new THREE.Euler(...turn, "ZYX"));
    const inner = new THREE.Matrix4().compose(
      new THREE.Vector3(...position),
      quaternion,
      new THREE.Vector3(1, 1, 1),
    );
    this.#frame = outer === undefined ? inner : inner.premultiply(outer);
    build();
    this.#frame = outer;
    return this;
  }

  /** Merges everything added so far into the group. */
  finish(): THREE.Group {
    for (const [name, parts] of this.#parts) {
      const mesh = new THREE.Mesh(mergeGeometries(parts), this.#materials[name]);
      mesh.frustumCulled = false;
      this.group.add(mesh);
    }
    this.#parts.clear();
    return this.group;
  }
}
