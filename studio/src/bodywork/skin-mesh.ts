import * as THREE from "three";
import { type Point3 } from "../geometry/point";
import { meshSurface } from "../geometry/surface-nets";
import { surfaceGeometry } from "../parts/surface-geometry";
import { bodyMaterial } from "../shading/body-material";
import { letLightThrough, setDepthMaterial } from "../shading/occluders";
import { beltCrease } from "./belt-crease";
import { type BodyField } from "./body-field";
import { type BodySpec } from "./body-spec";
import { skinInputs } from "./skin-inputs";

/** Whether a point of the skin lies on the wall of the removed volume, not on the outside. */
function isOnCut(spec: BodySpec, lower: number, point: Point3): boolean {
  if (spec.cut === undefined || spec.cut(...point) >= 0.005) return false;
  return spec.open !== true || lower < -0.012;
}

/** Gives each vertex its distances to the volumes, from which the shader draws glass, lamps and lines. */
function addSamples(geometry: THREE.BufferGeometry, spec: BodySpec, field: BodyField): void {
  const positions = geometry.getAttribute("position");
  const volumes = new Float32Array(positions.count * 4);
  const places = new Float32Array(positions.count * 4);
  const heights = new Float32Array(positions.count);
  const beltAt = beltCrease(spec, field);
  for (let i = 0; i < positions.count; i++) {
    const point: Point3 = [positions.getX(i), positions.getY(i), positions.getZ(i)];
    const sample = field.sample(...point);
    volumes.set([sample.glassProfile, sample.glassSide, sample.lower, sample.lowerSide], 4 * i);
    const onCut = isOnCut(spec, sample.lower, point) ? 1 : 0;
    heights[i] = beltAt === undefined ? sample.lower : point[1] - beltAt(point[0]);
    places.set([sample.profileX, sample.lowerProfile, sample.glass, onCut], 4 * i);
  }
  geometry.setAttribute("aM", new THREE.BufferAttribute(volumes, 4));
  geometry.setAttribute("aB", new THREE.BufferAttribute(heights, 1));
  geometry.setAttribute("aX", new THREE.BufferAttribute(places, 4));
}

function skinGeometry(spec: BodySpec, field: BodyField, cell: number): THREE.BufferGeometry {
  const side = spec.halfWidth + 0.16;
  const min: Point3 = [field.rear - 0.12, 0.06, -side];
  const max: Point3 = [field.front + 0.12, field.top + 0.12, side];
  const geometry = surfaceGeometry(meshSurface(field.distance, min, max, cell));
  addSamples(geometry, spec, field);
  return geometry;
}

/** The body's skin, its inside and its glass; `cell` is the mesh's grid in metres. */
export function skinMeshes(spec: BodySpec, field: BodyField, cell: number): THREE.Mesh[] {
  const geometry = skinGeometry(spec, field, cell);
  const inputs = skinInputs(spec, field);
  const skin = new THREE.Mesh(geometry, bodyMaterial(inputs, "skin"));
  const inside = new THREE.Mesh(geometry, bodyMaterial(inputs, "inside"));
  const glass = new THREE.Mesh(geometry, bodyMaterial(inputs, "glass"));
  setDepthMaterial(skin, bodyMaterial(inputs, "depth"));
  letLightThrough(inside);
  glass.renderOrder = 10;
  const meshes = [skin, inside, glass];
  for (const mesh of meshes) mesh.frustumCulled = false;
  return meshes;
}
