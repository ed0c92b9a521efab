import * as THREE from "three";
import { meshesOf } from "../../scene/model-meshes";
import { isFine, type Parked } from "../fleet";
import { isFloor } from "../props/surface";
import { air, setAir, type Air } from "./air";
import { Backdrop } from "./backdrop";
import { addFramePass, copyPass, drawPass, type Film } from "./film";
import { Lamps, type LitWindow } from "./lamps";
import { DarkRoom, FAR, LIGHT, NEAR } from "./dark-room";

/** A camera: place, what it looks at, vertical angle in degrees, shift of the frame in shares of its size. */
export interface Shot {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  readonly angle: number;
  readonly shift?: readonly [number, number];
}

/** A scene ready to be photographed. */
export interface Setting {
  readonly air: Air;
  readonly film: Film;
  readonly shot: Shot;
  readonly props: THREE.Group;
  readonly vehicles: readonly Parked[];
  readonly windows?: readonly LitWindow[];
  /** Middle of the ground that gets exact shadows, and half its width, metres. */
  readonly focus: readonly [number, number, number];
  readonly reach: number;
  /** Whether its floor mirrors what stands on it. */
  readonly mirror?: boolean;
  /** Strength of the vehicles' lamps. */
  readonly lampGain?: number;
}

/** Width and height in pixels, and how many frames are averaged. */
export interface Exposure {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

const CUBE = { ...LIGHT, generateMipmaps: true, minFilter: THREE.LinearMipmapLinearFilter };
const EYE_HEIGHT = 0.95;

/** The i-th number of a low-discrepancy sequence. */
function halton(i: number, base: number): number {
  let share = 1;
  let sum = 0;
  for (let rest = i; rest > 0; rest = Math.floor(rest / base)) {
    share /= base;
    sum += share * (rest % base);
  }
  return sum;
}

/** Takes the pictures: many frames, each with other lights and a shifted grid, averaged, then developed. */
export class CameraRoom {
  readonly #lamps: Lamps;
  readonly #darkRoom: DarkRoom;
  readonly #backdrop = new Backdrop();

  constructor(readonly renderer: THREE.WebGLRenderer) {
    this.#lamps = new Lamps(renderer);
    this.#darkRoom = new DarkRoom(renderer);
  }

  /** RGBA bytes, bottom row first. */
  take(setting: Setting, exposure: Exposure): Uint8Array {
    const scene = new THREE.Scene();
    const root = new THREE.Group();
    root.add(setting.props, ...setting.vehicles.map(({ group }) => group));
    scene.add(root);
    setAir(setting.air);
    air.uEmisGain.value = setting.lampGain ?? 1;
    this.#lightFrame(scene, setting, 0, 1);
    const cubes = this.#surroundings(scene, setting);
    const pixels = this.#expose(scene, root, setting, exposure);
    for (const cube of cubes) cube.dispose();
    return pixels;
  }

  #expose(
    scene: THREE.Scene,
    root: THREE.Group,
    setting: Setting,
    { width, height, frames }: Exposure,
  ): Uint8Array {
    const frame = new THREE.WebGLRenderTarget(width, height, LIGHT);
    frame.depthTexture = new THREE.DepthTexture(width, height, THREE.FloatType);
    const sum = new THREE.WebGLRenderTarget(width, height, { ...LIGHT, type: THREE.FloatType });
    const mirror = new THREE.WebGLRenderTarget(width >> 1, height >> 1, LIGHT);
    const sky = this.#skyOf(setting, width, height);
    const paste = copyPass();
    paste.uniforms.uT.value = sky.texture;
    const add = addFramePass();
    add.uniforms.uK.value = 1 / frames;
    this.#clear(sum);
    for (let k = 0; k < frames; k++) {
      const camera = this.#camera(setting.shot, width, height, k === frames - 1 ? null : k);
      this.#lightFrame(scene, setting, k, frames);
      air.uSize.value.set(width, height);
      if (setting.mirror === true) this.#reflection(scene, root, setting, camera, mirror);
      this.#look(setting, camera.position, 1);
      this.#clear(frame);
      drawPass(this.renderer, paste, frame, false);
      this.renderer.clearDepth();
      this.renderer.render(scene, camera);
      add.uniforms.uT.value = frame.texture;
      drawPass(this.renderer, add, sum, false);
    }
    const pixels = this.#darkRoom.develop(setting.film, sum.texture, frame.depthTexture, width, height);
    for (const target of [frame, sum, mirror, sky]) target.dispose();
    return pixels;
  }

  /** The camera of frame `k`, shifted within a pixel; null for an unshifted one. */
  #camera(
    { from, to, angle, shift = [0, 0] }: Shot,
    width: number,
    height: number,
    k: number | null,
  ): THREE.PerspectiveCamera {
    const camera = new THREE.PerspectiveCamera(angle, width / height, NEAR, FAR);
    camera.position.set(...from);
    camera.lookAt(...to);
    const x = k === null ? 0 : halton(k + 1, 2) - 0.5;
    const y = k === null ? 0 : halton(k + 1, 3) - 0.5;
    camera.setViewOffset(width, height, shift[0] * width + x, shift[1] * height + y, width, height);
    camera.updateMatrixWorld(true);
    camera.updateProjectionMatrix();
    return camera;
  }

  #lightFrame(
    scene: THREE.Scene,
    { air: look, windows, focus, reach }: Setting,
    k: number,
    frames: number,
  ): void {
    this.#lamps.frame(
      scene,
      { air: look, windows: windows ?? [], focus: new THREE.Vector3(...focus), reach },
      k,
      frames,
    );
  }

  #clear(target: THREE.WebGLRenderTarget, face = 0): void {
    this.renderer.setRenderTarget(target, face);
    this.renderer.setClearColor(0x000000, 0);
    this.renderer.clear();
  }

  /** Tells every shader where the eye is; `side` is -1 below the ground, for the mirror. */
  #look({ vehicles }: Setting, at: THREE.Vector3, side: 1 | -1): void {
    air.uEye.value.set(at.x, at.y * side, at.z);
    air.uHaze.value.y = side < 0 ? 1 : 0;
    for (const { own, inward } of vehicles) own.uCam.value.copy(air.uEye.value).applyMatrix4(inward);
  }

  /** The sky behind every frame: worked out once, it is the dearest part. */
  #skyOf({ shot }: Setting, width: number, height: number): THREE.WebGLRenderTarget {
    const target = new THREE.WebGLRenderTarget(width, height, LIGHT);
    const camera = this.#camera(shot, width, height, null);
    this.#clear(target);
    this.#backdrop.draw(this.renderer, camera, camera.position);
    return target;
  }

  #draw(scene: THREE.Scene, camera: THREE.PerspectiveCamera, at: THREE.Vector3): void {
    this.#backdrop.draw(this.renderer, camera, at);
    this.renderer.clearDepth();
    this.renderer.render(scene, camera);
  }

  /** What a wet floor mirrors: the scene turned over about the ground. */
  #reflection(
    scene: THREE.Scene,
    root: THREE.Group,
    setting: Setting,
    camera: THREE.PerspectiveCamera,
    target: THREE.WebGLRenderTarget,
  ): void {
    const floors = this.#hide(scene, isFloor);
    root.scale.y = -1;
    root.updateMatrixWorld(true);
    this.#look(setting, camera.position, -1);
    this.#clear(target);
    this.renderer.render(scene, camera);
    root.scale.y = 1;
    root.updateMatrixWorld(true);
    for (const floor of floors) floor.visible = true;
    air.uMirror.value = target.texture;
  }

  #hide(scene: THREE.Scene, isHidden: (mesh: THREE.Mesh) => boolean): THREE.Mesh[] {
    const hidden = meshesOf(scene).filter((mesh) => mesh.visible && isHidden(mesh));
    for (const mesh of hidden) mesh.visible = false;
    return hidden;
  }

  /** What each vehicle reflects: a cube of everything round it, itself left out; and one for the rest of the scene. */
  #surroundings(scene: THREE.Scene, setting: Setting): THREE.WebGLCubeRenderTarget[] {
    air.uEnv.value = null;
    const common = this.#cube(scene, setting, new THREE.Vector3(...setting.focus).setY(1.6), 256);
    air.uEnv.value = common.texture;
    const cubes = setting.vehicles.map((vehicle) => {
      vehicle.group.visible = false;
      const cube = this.#cube(
        scene,
        setting,
        vehicle.group.position.clone().setY(vehicle.group.position.y + EYE_HEIGHT),
        192,
      );
      vehicle.group.visible = true;
      return cube;
    });
    setting.vehicles.forEach(({ own }, i) => (own.uEnv.value = cubes[i]?.texture ?? null));
    return [common, ...cubes];
  }

  #cube(scene: THREE.Scene, setting: Setting, at: THREE.Vector3, size: number): THREE.WebGLCubeRenderTarget {
    const target = new THREE.WebGLCubeRenderTarget(size, CUBE);
    const eyes = new THREE.CubeCamera(0.4, FAR, target);
    eyes.position.copy(at);
    eyes.coordinateSystem = this.renderer.coordinateSystem;
    eyes.updateCoordinateSystem();
    eyes.updateMatrixWorld(true);
    const hidden = this.#hide(scene, isFine);
    this.#look(setting, at, 1);
    target.texture.generateMipmaps = false;
    eyes.children.forEach((eye, face) => {
      if (!(eye instanceof THREE.PerspectiveCamera)) return;
      target.texture.generateMipmaps = face === 5;
      this.#clear(target, face);
      this.#draw(scene, eye, at);
    });
    for (const mesh of hidden) mesh.visible = true;
    return target;
  }
}
