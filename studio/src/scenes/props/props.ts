import * as THREE from "three";
import { letLightThrough } from "../../shading/occluders";
import { isPane } from "./surface";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";

export type Point = readonly [number, number, number];

/** Collects a scene's still geometry by material, in world space, and merges it into one mesh per material. */
export class Props {
  readonly group = new THREE.Group();
  private readonly lists = new Map<THREE.Material, THREE.BufferGeometry[]>();

  /** Adds a geometry; `tint` multiplies the albedo of kinds that read vertex colours. */
  add(
    geometry: THREE.BufferGeometry,
    material: THREE.Material,
    at: Point = [0, 0, 0],
    turn: Point = [0, 0, 0],
    tint: Point = [1, 1, 1],
  ): this {
    const g = geometry.index ? geometry.toNonIndexed() : geometry;
    if (!g.hasAttribute("color")) g.setAttribute("color", filled(g.getAttribute("position").count, tint));
    for (const name of Object.keys(g.attributes))
      if (!["position", "normal", "color"].includes(name)) g.deleteAttribute(name);
    g.applyMatrix4(
      new THREE.Matrix4().compose(
        new THREE.Vector3(...at),
        new THREE.Quaternion().setFromEuler(new THREE.Euler(...turn)),
        new THREE.Vector3(1, 1, 1),
      ),
    );
    const list = this.lists.get(material);
    if (list) list.push(g);
    else this.lists.set(material, [g]);
    return this;
  }

  /** A box by size and centre, with softened edges when `edge` is given. */
  box(
    material: THREE.Material,
    size: Point,
    at: Point,
    turn: Point = [0, 0, 0],
    edge = 0,
    tint: Point = [1, 1, 1],
  ): this {
    return this.add(
      edge > 0 ? new RoundedBoxGeometry(...size, 2, edge) : new THREE.BoxGeometry(...size),
      material,
      at,
      turn,
      tint,
    );
  }

  /** An upright cylinder from its foot; `top` is the radius at the top. */
  post(
    material: THREE.Material,
    radius: number,
    height: number,
    foot: Point,
    top = radius,
    sides = 20,
  ): this {
    return this.add(new THREE.CylinderGeometry(top, radius, height, sides), material, [
      foot[0],
      foot[1] + height / 2,
      foot[2],
    ]);
  }

  /** A level sheet. */
  sheet(material: THREE.Material, width: number, depth: number, at: Point): this {
    return this.add(new THREE.PlaneGeometry(width, depth).rotateX(-Math.PI / 2), material, at);
  }

  /** Marks a material whose geometry throws no shadow (ceilings, skies, far things). */
  shadeless(...materials: readonly THREE.Material[]): this {
    for (const m of materials) letLightThrough(m);
    return this;
  }

  /** The merged group; call once. */
  done(): THREE.Group {
    for (const [material, list] of this.lists) {
      const mesh = new THREE.Mesh(mergeGeometries(list), material);
      mesh.frustumCulled = false;
      if (isPane(material)) mesh.renderOrder = 5;
      this.group.add(mesh);
    }
    return this.group;
  }
}

function filled(count: number, [r, g, b]: Point): THREE.BufferAttribute {
  const a = new Float32Array(count * 3);
  for (let i = 0; i < a.length; i += 3) a.set([r, g, b], i);
  return new THREE.BufferAttribute(a, 3);
}

/** A repeatable stream of numbers in [0, 1). */
export function dice(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
