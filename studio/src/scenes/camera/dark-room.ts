import * as THREE from "three";
import { brightPass, defocusPass, developPass, drawPass, type Film } from "./film";

/** Nearest and farthest distance the scenes' cameras see, metres. */
export const NEAR = 0.3;
export const FAR = 900;

/** Targets that hold light, not finished colours. */
export const LIGHT = {
  type: THREE.HalfFloatType,
  format: THREE.RGBAFormat,
  minFilter: THREE.LinearFilter,
  magFilter: THREE.LinearFilter,
} as const;

/** Bright things start to glow above this light. */
const GLOW_FROM = 1.1;
const GLOW_SHRINK = [6, 24] as const;

/** Turns the mean of all frames into a finished picture. */
export class DarkRoom {
  constructor(readonly renderer: THREE.WebGLRenderer) {}

  /** RGBA bytes, bottom row first. */
  develop(film: Film, light: THREE.Texture, depth: THREE.Texture, width: number, height: number): Uint8Array {
    const focused = this.#focus(film, light, depth, width, height);
    const [near, wide] = GLOW_SHRINK.map((shrink) =>
      this.#glow(focused.texture, Math.ceil(width / shrink), Math.ceil(height / shrink)),
    );
    const out = new THREE.WebGLRenderTarget(width, height, { type: THREE.UnsignedByteType });
    const develop = developPass();
    const { uT, uB, uB2, uSize, uTone, uLook } = develop.uniforms;
    uT.value = focused.texture;
    uB.value = near?.texture ?? null;
    uB2.value = wide?.texture ?? null;
    uSize.value.set(width, height);
    uTone.value.set(film.exposure, film.bloom, film.grain, 0);
    uLook.value.set(film.contrast, film.vignette);
    drawPass(this.renderer, develop, out);
    const pixels = new Uint8Array(width * height * 4);
    this.renderer.readRenderTargetPixels(out, 0, 0, width, height, pixels);
    for (const target of [focused, near, wide, out]) target?.dispose();
    return pixels;
  }

  #focus(
    film: Film,
    light: THREE.Texture,
    depth: THREE.Texture,
    width: number,
    height: number,
  ): THREE.WebGLRenderTarget {
    const target = new THREE.WebGLRenderTarget(width, height, LIGHT);
    const defocus = defocusPass();
    defocus.uniforms.uT.value = light;
    defocus.uniforms.uD.value = depth;
    defocus.uniforms.uSize.value.set(width, height);
    defocus.uniforms.uLens.value.set(NEAR, FAR, film.focus, film.aperture);
    drawPass(this.renderer, defocus, target);
    return target;
  }

  #glow(from: THREE.Texture, width: number, height: number): THREE.WebGLRenderTarget {
    const across = new THREE.WebGLRenderTarget(width, height, LIGHT);
    const both = new THREE.WebGLRenderTarget(width, height, LIGHT);
    const bright = brightPass();
    const { uT, uStep, uCut } = bright.uniforms;
    uT.value = from;
    uStep.value.set(1 / width, 0);
    uCut.value = GLOW_FROM;
    drawPass(this.renderer, bright, across);
    uT.value = across.texture;
    uStep.value.set(0, 1 / height);
    uCut.value = 0;
    drawPass(this.renderer, bright, both);
    across.dispose();
    return both;
  }
}
