import * as THREE from "three";
import { mergeVertices } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { bakeOcclusion } from "../scene/bake";
import { meshesOf } from "../scene/model-meshes";
import { type Model } from "../scene/model";
import { SKIN_PASSES } from "../shading/body-material";
import { depthMaterialOf, isShadowless, letLightThrough, setDepthMaterial } from "../shading/occluders";
import { sharedUniforms } from "../shading/shared-uniforms";
import { SURFACE_SHADING } from "../shading/surface.glsl";
import { STUDIO_LIGHT } from "../shading/studio-light.glsl";
import { SHAPES } from "../shapes/shapes";
import { air } from "./camera/air";
import { OUTDOOR_HEAD, OUTDOOR_MAIN, OUTDOOR_SHADE } from "./glsl/vehicle.glsl";

/** A vehicle and where it stands. */
export interface Place {
  /** Name of its shape. */
  readonly shape: string;
  /** Ground position: x, z. */
  readonly at: readonly [x: number, z: number];
  /** Degrees: 0 has its nose along +x, 90 along -z. */
  readonly heading: number;
  /** Paint as `rrggbb`. */
  readonly paint: string;
  /** Share of metal flake in the paint, 0 solid to 1. */
  readonly flake?: number;
  /** Metres above the ground (on a lift). */
  readonly height?: number;
  /** Front wheels: 1 fully to the left, -1 to the right. */
  readonly steer?: number;
}

/** Uniforms of one parked vehicle. */
interface OwnUniforms {
  readonly uCam: THREE.IUniform<THREE.Vector3>;
  readonly uTurn: THREE.IUniform<THREE.Matrix3>;
  readonly uPaintColour: THREE.IUniform<THREE.Vector3>;
  readonly uPaintForm: THREE.IUniform<THREE.Vector2>;
  readonly uEnv: THREE.IUniform<THREE.Texture | null>;
}

/** A vehicle in a scene. */
export interface Parked {
  readonly group: THREE.Group;
  readonly own: OwnUniforms;
  /** From the scene's space to the vehicle's. */
  readonly inward: THREE.Matrix4;
}

const DIRECTIONS = 40;
const built = new Map<string, Model>();
/** Small parts that reflections in other vehicles can do without. */
const fine = new WeakSet<THREE.Object3D>();

/** Whether reflections leave this mesh out. */
export const isFine = (object: THREE.Object3D): boolean => fine.has(object);

/** Builds a shape once per mesh size and bakes its occlusion. Throws for an unknown name. */
export function modelOf(renderer: THREE.WebGLRenderer, name: string, cell: number): Model {
  const key = `${name}@${cell}`;
  const known = built.get(key);
  if (known !== undefined) return known;
  const shape = SHAPES.get(name);
  if (shape === undefined) throw new Error(`No shape ${name}`);
  const model = shape.build(cell);
  for (const mesh of meshesOf(model.group))
    if (mesh.geometry.index === null) mesh.geometry = mergeVertices(mesh.geometry, 1e-4);
  const scene = new THREE.Scene();
  scene.add(model.group);
  model.group.updateMatrixWorld(true);
  bakeOcclusion(renderer, scene, model.group, DIRECTIONS);
  built.set(key, model);
  return model;
}

function linear(hex: string): THREE.Vector3 {
  const { r, g, b } = new THREE.Color(`#${hex}`);
  return new THREE.Vector3(r, g, b);
}

function ownUniforms({ paint, flake }: Place): OwnUniforms {
  return {
    uCam: { value: new THREE.Vector3() },
    uTurn: { value: new THREE.Matrix3() },
    uPaintColour: { value: linear(paint) },
    uPaintForm: { value: new THREE.Vector2(flake ?? 0.6, 0) },
    uEnv: { value: null },
  };
}

/** Parks a copy of a model, its materials rewritten from the studio's light to the scene's. */
export function park(model: Model, place: Place): Parked {
  model.steer?.(place.steer ?? 0);
  model.group.updateMatrixWorld(true);
  const own = ownUniforms(place);
  const group = new THREE.Group();
  const materials = new Map<THREE.Material, THREE.ShaderMaterial>();
  for (const mesh of meshesOf(model.group)) group.add(outdoorMesh(mesh, own, materials));
  group.position.set(place.at[0], place.height ?? 0, place.at[1]);
  group.rotation.y = (place.heading * Math.PI) / 180;
  group.updateMatrixWorld(true);
  own.uTurn.value.setFromMatrix4(group.matrixWorld);
  return { group, own, inward: group.matrixWorld.clone().invert() };
}

type Outdoors = Map<THREE.Material, THREE.ShaderMaterial>;

function outdoorMesh(mesh: THREE.Mesh, own: OwnUniforms, made: Outdoors): THREE.Mesh {
  const source = [mesh.material].flat()[0];
  if (!(source instanceof THREE.ShaderMaterial)) throw new Error("Vehicles are made of shader materials");
  const material = made.get(source) ?? outdoors(source, own);
  made.set(source, material);
  const pass: unknown = source.defines["PASS"];
  const partial = pass === SKIN_PASSES.glass || pass === SKIN_PASSES.inside;
  const copy = new THREE.Mesh(partial ? upperPart(mesh.geometry, pass) : mesh.geometry, material);
  copy.renderOrder = mesh.renderOrder;
  copy.applyMatrix4(mesh.matrixWorld);
  const depth = depthMaterialOf(mesh);
  if (depth !== undefined) setDepthMaterial(copy, depth);
  if (isShadowless(mesh)) letLightThrough(copy);
  if (pass !== SKIN_PASSES.skin && mesh.geometry.getAttribute("position").count < 9000) fine.add(copy);
  if (partial) fine.add(copy);
  return copy;
}

/** The part of a skin's mesh that can show glass, or the inside through it: the rest need not be drawn. */
function upperPart(geometry: THREE.BufferGeometry, pass: unknown): THREE.BufferGeometry {
  const copy = new THREE.BufferGeometry();
  for (const [name, attribute] of Object.entries(geometry.attributes)) copy.setAttribute(name, attribute);
  const places = geometry.getAttribute("position");
  const volumes = geometry.getAttribute("aM");
  const corners = Array.from(geometry.index?.array ?? []);
  const isShown = (corner: number) =>
    pass === SKIN_PASSES.glass ? volumes.getZ(corner) > -0.05 : places.getY(corner) > 0.7;
  copy.setIndex(corners.filter((_, i) => isShown(corners[i - (i % 3)] ?? 0)));
  return copy;
}

const OUTDOOR_SURFACE =
  SURFACE_SHADING.slice(0, SURFACE_SHADING.indexOf("vec4 shade(")).replace(STUDIO_LIGHT, OUTDOOR_HEAD) +
  OUTDOOR_SHADE;

function outdoors(material: THREE.ShaderMaterial, own: OwnUniforms): THREE.ShaderMaterial {
  const copy = material.clone();
  copy.fragmentShader =
    material.fragmentShader
      .replace(SURFACE_SHADING, OUTDOOR_SURFACE)
      .replace("void main()", "void vehicleMain()") + OUTDOOR_MAIN;
  copy.vertexShader = material.vertexShader
    .replace("out vec3 vP, vN;", "out vec3 vP, vN, vW; uniform vec2 uHaze;")
    .replace("vP = position;", "vP = position; vW = w.xyz; if (uHaze.y > .5) vW.y = -vW.y;");
  copy.uniforms = { ...material.uniforms, ...sharedUniforms, ...air, ...own };
  return copy;
}
