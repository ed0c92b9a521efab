import type { Steps } from "~/infra/turns.server";

/**
 * Paint on a studio picture. Light adds up linearly, so a picture in any colour is the black car's light plus the
 * colour times the light its paint reflects, taken before the tone curve: out = T(T⁻¹(base) + colour × paint).
 * The curve and its inverse are read from tables.
 */

const EXPOSURE = 0.78;
/** Linear light at full scale of a paint layer, and the layer's gamma. */
const LAYER_PEAK = 1.6;
const LAYER_GAMMA = 2.2;
/** Layer values below this are compression noise. */
const LAYER_FLOOR = 2;
const TABLE_SIZE = 8192;
/** The brightest linear value the output table tells apart. */
const TABLE_PEAK = 4;
/** Pixels painted in one step, in about a millisecond. */
const STEP = 16_384;

const toSrgb = (x: number) => (x <= 0.0031308 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055);
const fromSrgb = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);

/** The film-like tone curve the studio renders with, and its inverse (the positive root of its quadratic). */
function tone(light: number): number {
  const x = light * EXPOSURE;
  return Math.min(1, Math.max(0, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)));
}
function untone(value: number): number {
  const y = Math.min(value, 0.995);
  const a = 2.43 * y - 2.51;
  const b = 0.59 * y - 0.03;
  return (-b - Math.sqrt(Math.max(0, b * b - 0.56 * a * y))) / (2 * a) / EXPOSURE;
}

const BASE_LIGHT = Float32Array.from({ length: 256 }, (_, byte) => untone(fromSrgb(byte / 255)));
const PAINT_LIGHT = Float32Array.from({ length: 256 }, (_, byte) => LAYER_PEAK * (byte / 255) ** LAYER_GAMMA);
// Spaced by square root: dark tones, where the eye is keen, get most of the entries.
const OUTPUT = Uint8Array.from({ length: TABLE_SIZE }, (_, index) =>
  Math.round(255 * toSrgb(tone(((index + 0.5) / TABLE_SIZE) ** 2 * TABLE_PEAK))),
);
const OUTPUT_SCALE = (TABLE_SIZE * TABLE_SIZE) / TABLE_PEAK;

/**
 * The steps of painting a car.
 * @param base RGB bytes of the black car
 * @param layer one byte a pixel: how much light the paint returns
 * @param paint six hex digits
 * @returns RGB bytes of the painted car
 */
export function* tint(base: Uint8Array, layer: Uint8Array, paint: string): Steps<Uint8Array> {
  const out = Uint8Array.from(base);
  const colour = [0, 2, 4].map((at) => fromSrgb(Number.parseInt(paint.slice(at, at + 2), 16) / 255));
  for (let pixel = 0; pixel < layer.length; pixel++) {
    if (pixel % STEP === 0) yield;
    const reflected = layer[pixel] ?? 0;
    if (reflected < LAYER_FLOOR) continue;
    const light = PAINT_LIGHT[reflected] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel;
      const sum = (BASE_LIGHT[out[at] ?? 0] ?? 0) + (colour[channel] ?? 0) * light;
      out[at] = OUTPUT[Math.min(TABLE_SIZE - 1, Math.sqrt(sum * OUTPUT_SCALE) | 0)] ?? 255;
    }
  }
  return out;
}
