import * as THREE from "three";
import { type Point3 } from "../geometry/point";
import { type Hotspot, type PicturePlace } from "./hotspot";
import { distanceOfDepth, type Projected, projectPoint } from "./projection";

const WIDTH = 640;
const HEIGHT = 480;
/** A point this far behind the surface, metres, still counts as lying on it. */
const SLACK = 0.07;

/** What a camera sees first in each direction; tells visible parts from hidden ones. */
export class Sight {
  readonly #depths = new Float32Array(WIDTH * HEIGHT);
  readonly #camera: THREE.PerspectiveCamera;

  /** Draws the scene, whose meshes must show their depth. */
  constructor(renderer: THREE.WebGLRenderer, scene: THREE.Scene, camera: THREE.PerspectiveCamera) {
    this.#camera = camera;
    const target = new THREE.WebGLRenderTarget(WIDTH, HEIGHT, {
      format: THREE.RedFormat,
      type: THREE.FloatType,
      minFilter: THREE.NearestFilter,
      magFilter: THREE.NearestFilter,
    });
    renderer.setRenderTarget(target);
    renderer.setClearColor(0xffffff, 1);
    renderer.clear();
    renderer.render(scene, camera);
    renderer.readRenderTargetPixels(target, 0, 0, WIDTH, HEIGHT, this.#depths);
    target.dispose();
  }

  /** Where a hotspot is seen, or null when every place of it is hidden. */
  find(hotspot: Hotspot): PicturePlace | null {
    const seen = hotspot.places
      .map((place) => this.#see(place))
      .filter((place) => place !== null)
      .sort((a, b) => a.distance - b.distance);
    const nearest = seen[0];
    return nearest === undefined ? null : { x: rounded(nearest.x), y: rounded(nearest.y) };
  }

  #see(point: Point3): Projected | null {
    const place = projectPoint(this.#camera, point);
    if (place === null) return null;
    const column = Math.min(WIDTH - 1, Math.floor(place.x * WIDTH));
    const row = Math.min(HEIGHT - 1, Math.floor((1 - place.y) * HEIGHT));
    const depth = this.#depths[row * WIDTH + column] ?? 1;
    const surface = distanceOfDepth(depth, this.#camera.near, this.#camera.far);
    return place.distance <= surface + SLACK ? place : null;
  }
}

/** A thousandth of the picture is finer than a finger. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
