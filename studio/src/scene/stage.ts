import * as THREE from "three";
import { sharedUniforms } from "../shading/shared-uniforms";
import { Backdrop } from "./backdrop";
import { bakeOcclusion, withMaterials } from "./bake";
import { cameraOf, type CameraPose } from "./camera";
import { plainDepthMaterial } from "./depth-map";
import { type Hotspot, type PicturePlace } from "./hotspot";
import { type Model } from "./model";
import { meshesOf } from "./model-meshes";
import { Sight } from "./sight";
import { ToneStep } from "./tone";

const LIGHT_TARGET = {
  type: THREE.HalfFloatType,
  format: THREE.RGBAFormat,
  minFilter: THREE.LinearFilter,
  magFilter: THREE.LinearFilter,
} as const;

/** Size of a picture in pixels, and how many samples per pixel it takes along each axis. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
}

function newRenderer(): THREE.WebGLRenderer {
  const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.toneMapping = THREE.NoToneMapping;
  renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
  renderer.autoClear = false;
  renderer.setPixelRatio(1);
  return renderer;
}

/** The buffers one size of picture needs. */
class Buffers {
  readonly light: THREE.WebGLRenderTarget;
  readonly mirror: THREE.WebGLRenderTarget;
  readonly picture: THREE.WebGLRenderTarget;

  constructor(readonly size: PictureSize) {
    const { width, height, samples } = size;
    this.light = new THREE.WebGLRenderTarget(width * samples, height * samples, LIGHT_TARGET);
    this.mirror = new THREE.WebGLRenderTarget(width >> 1, height >> 1, LIGHT_TARGET);
    this.picture = new THREE.WebGLRenderTarget(width, height, { type: THREE.UnsignedByteType });
  }

  fits({ width, height, samples }: PictureSize): boolean {
    return this.size.width === width && this.size.height === height && this.size.samples === samples;
  }

  dispose(): void {
    for (const target of [this.light, this.mirror, this.picture]) target.dispose();
  }
}

/** The studio with its camera: takes one model at a time. Runs in a browser with WebGL 2. */
export class Stage {
  readonly #renderer = newRenderer();
  readonly #backdrop = new Backdrop();
  readonly #tone = new ToneStep();
  #scene = new THREE.Scene();
  #group = new THREE.Group();
  #buffers: Buffers | undefined;

  /** Puts a model on the stage and bakes its shadows from `directions` places in the sky. */
  setModel(model: Model, directions: number): void {
    this.#scene = new THREE.Scene();
    this.#group = model.group;
    this.#scene.add(model.group);
    model.group.updateMatrixWorld(true);
    sharedUniforms.uRoom.value = model.room ?? 0;
    bakeOcclusion(this.#renderer, this.#scene, model.group, directions);
  }

  /** Takes a picture: RGBA bytes, bottom row first; red, green, blue are the base, alpha the paint's layer. */
  render(pose: CameraPose, size: PictureSize): Uint8Array {
    const { width, height, samples } = size;
    const camera = cameraOf(pose, width, height);
    const buffers = this.#buffersFor(size);
    this.#renderer.setClearColor(0x000000, 0);
    this.#drawMirrorImage(camera, pose, buffers.mirror);
    this.#drawLight(camera, pose, buffers);
    this.#renderer.setRenderTarget(buffers.picture);
    this.#renderer.clear();
    this.#tone.draw(this.#renderer, buffers.light, samples);
    const pixels = new Uint8Array(width * height * 4);
    this.#renderer.readRenderTargetPixels(buffers.picture, 0, 0, width, height, pixels);
    return pixels;
  }

  /** Where the camera sees each hotspot in a 4:3 picture; null for a hidden one. */
  locate(pose: CameraPose, hotspots: readonly Hotspot[]): (PicturePlace | null)[] {
    let places: (PicturePlace | null)[] = [];
    // Glass counts as solid: a lamp seen through two windows is not one to point at.
    const solid = plainDepthMaterial();
    withMaterials(
      meshesOf(this.#group),
      () => solid,
      () => {
        const sight = new Sight(this.#renderer, this.#scene, cameraOf(pose, 4, 3));
        places = hotspots.map((hotspot) => sight.find(hotspot));
      },
    );
    return places;
  }

  #buffersFor(size: PictureSize): Buffers {
    if (this.#buffers?.fits(size) === true) return this.#buffers;
    this.#buffers?.dispose();
    this.#buffers = new Buffers(size);
    return this.#buffers;
  }

  /** The model upside down, for its reflection in the floor. */
  #drawMirrorImage(camera: THREE.Camera, pose: CameraPose, target: THREE.WebGLRenderTarget): void {
    const [x, y, z] = pose.position;
    this.#group.scale.y = -1;
    this.#group.updateMatrixWorld(true);
    sharedUniforms.uCam.value.set(x, -y, z);
    this.#renderer.setRenderTarget(target);
    this.#renderer.clear();
    this.#renderer.render(this.#scene, camera);
    this.#group.scale.y = 1;
    this.#group.updateMatrixWorld(true);
  }

  #drawLight(camera: THREE.PerspectiveCamera, pose: CameraPose, buffers: Buffers): void {
    sharedUniforms.uCam.value.set(...pose.position);
    this.#renderer.setRenderTarget(buffers.light);
    this.#renderer.clear();
    this.#backdrop.draw(this.#renderer, camera, buffers.light, buffers.mirror);
    this.#renderer.clearDepth();
    this.#renderer.render(this.#scene, camera);
  }
}
