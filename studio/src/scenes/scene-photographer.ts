import * as THREE from "three";
import { CameraRoom } from "./camera/camera-room";
import { base64 } from "../page/base64";
import { modelOf, park } from "./fleet";
import { SCENE_PICTURES } from "./pictures";

/** A finished picture: RGBA bytes as base64, bottom row first. */
export interface TakenScene {
  readonly width: number;
  readonly height: number;
  readonly pixels: string;
}

function newRenderer(): THREE.WebGLRenderer {
  const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.toneMapping = THREE.NoToneMapping;
  renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
  renderer.autoClear = false;
  renderer.setPixelRatio(1);
  return renderer;
}

/** Takes pictures of whole scenes, inside the browser. */
export class ScenePhotographer {
  #room: CameraRoom | undefined;

  /** Takes a picture at a share of its size as the mean of `frames` frames. Throws for an unknown name. */
  take(name: string, share: number, frames: number): TakenScene {
    const picture = SCENE_PICTURES.get(name);
    if (picture === undefined) throw new Error(`No scene ${name}`);
    this.#room ??= new CameraRoom(newRenderer());
    const { renderer } = this.#room;
    const { still, vehicles, cell, ...plan } = picture.plan();
    const width = Math.round(picture.width * share);
    const height = Math.round(picture.height * share);
    const parked = vehicles.map((place) => park(modelOf(renderer, place.shape, cell), place));
    const shot = { ...plan.shot, ...picture.shot };
    const pixels = this.#room.take(
      { ...plan, shot, props: still.done(), vehicles: parked },
      { width, height, frames },
    );
    return { width, height, pixels: base64(pixels) };
  }
}
