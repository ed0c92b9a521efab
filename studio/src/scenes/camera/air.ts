import * as THREE from "three";
import { type Rgb } from "../../shading/material";

/** The air of a scene: sky, far land, sun and haze. Colours are linear light, 1 = a sunlit white wall. */
export interface Air {
  readonly zenith: Rgb;
  readonly horizon: Rgb;
  /** Colour around the sun and the exponent of its spread (higher = tighter). */
  readonly glow: Rgb;
  readonly glowWidth: number;
  readonly cloudLit: Rgb;
  readonly cloudDark: Rgb;
  /** Share of the sky under cloud, 0 to 1. */
  readonly cover: number;
  /** Where the sky glows (azimuth, height) when that is not where the light comes from. */
  readonly glowAt?: readonly [number, number];
  /** The sun's azimuth (0 is towards +z, 90 towards +x) and height in degrees, the light it brings to a surface facing it, and how far its rays stray. */
  readonly sun: {
    readonly azimuth: number;
    readonly height: number;
    readonly light: Rgb;
    readonly softness: number;
  };
  /** Strength of the sky's light against its looks. */
  readonly skyLight: number;
  readonly land: Rgb;
  readonly sea: Rgb;
  /** Height of the hills (tangent), their seed, layers, fine roughness, and how much of the round is left flat. */
  readonly hills: {
    readonly height: number;
    readonly seed: number;
    readonly layers: number;
    readonly rough: number;
    readonly gap: number;
  };
  readonly overSea: boolean;
  /** Haze per metre. */
  readonly haze: number;
  readonly bounce: Rgb;
  readonly ambient: Rgb;
}

const v3 = (...c: [number?, number?, number?]) => ({ value: new THREE.Vector3(...c) });
const white = new THREE.DataTexture(new Uint8Array([0, 0, 0, 0]), 1, 1);

/** The uniforms every shader of a scene reads; one set for the whole page, filled per scene and per frame. */
export const air = {
  uZenith: v3(),
  uHorizon: v3(),
  uGlow: v3(),
  uCloudLit: v3(),
  uCloudDark: v3(),
  uLand: v3(),
  uSea: v3(),
  uSunDir: v3(),
  uSkyForm: { value: new THREE.Vector4() },
  uHillForm: { value: new THREE.Vector4() },
  uDomeM: { value: new THREE.Matrix4() },
  uSunM: { value: new THREE.Matrix4() },
  uSpotM: { value: new THREE.Matrix4() },
  uDomeMap: { value: null as THREE.Texture | null },
  uSunMap: { value: null as THREE.Texture | null },
  uSpotMap: { value: null as THREE.Texture | null },
  uDomeDir: v3(0, 1, 0),
  uDomeE: v3(),
  uSunRay: v3(0, 1, 0),
  uSunE: v3(),
  uSpotAt: v3(),
  uSpotTo: v3(0, 0, 1),
  uSpotE: v3(),
  uBounce: v3(),
  uAmbient: v3(),
  uFrame: { value: 0 },
  uMapStep: { value: 1 / 2048 },
  uEnv: { value: null as THREE.Texture | null },
  uEye: v3(),
  uHaze: { value: new THREE.Vector2() },
  uMirror: { value: white as THREE.Texture },
  uSize: { value: new THREE.Vector2(1, 1) },
  uEmisGain: { value: 1 },
};

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Unit vector of an azimuth and height in degrees. */
export const towards = (azimuth: number, height: number): THREE.Vector3 =>
  new THREE.Vector3(
    Math.sin(rad(azimuth)) * Math.cos(rad(height)),
    Math.sin(rad(height)),
    Math.cos(rad(azimuth)) * Math.cos(rad(height)),
  );

/** Puts a scene's air into the shared uniforms. */
export function setAir(a: Air): void {
  air.uZenith.value.set(...a.zenith);
  air.uHorizon.value.set(...a.horizon);
  air.uGlow.value.set(...a.glow);
  air.uCloudLit.value.set(...a.cloudLit);
  air.uCloudDark.value.set(...a.cloudDark);
  air.uLand.value.set(...a.land);
  air.uSea.value.set(...a.sea);
  air.uSunDir.value.copy(a.glowAt ? towards(...a.glowAt) : towards(a.sun.azimuth, a.sun.height));
  air.uSkyForm.value.set(a.cover, a.glowWidth, a.hills.height, a.overSea ? 1 : 0);
  air.uHillForm.value.set(a.hills.seed, a.hills.layers, a.hills.rough, a.hills.gap);
  air.uHaze.value.set(a.haze, 0);
  air.uBounce.value.set(...a.bounce);
  air.uAmbient.value.set(...a.ambient);
}

/** Sky's light from a direction, in the same terms as the shader's sky without its clouds' shapes. */
export function skyRadiance(a: Air, d: THREE.Vector3): THREE.Vector3 {
  const t = Math.pow(THREE.MathUtils.smoothstep(d.y, 0, 0.55), 0.6);
  const g = Math.max(0, d.dot(air.uSunDir.value));
  const glow = Math.pow(g, a.glowWidth) * 0.9 + Math.pow(g, a.glowWidth * 0.25) * 0.35;
  const mix = (i: 0 | 1 | 2) => {
    const clear = a.horizon[i] + (a.zenith[i] - a.horizon[i]) * t + a.glow[i] * glow;
    const cloud = 0.6 * a.cloudLit[i] + 0.4 * a.cloudDark[i];
    return clear + (cloud - clear) * a.cover * 0.6;
  };
  return new THREE.Vector3(mix(0), mix(1), mix(2)).multiplyScalar(a.skyLight);
}
