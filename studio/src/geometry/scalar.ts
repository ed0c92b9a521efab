/** `value` held between `low` and `high`. */
export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value;

/** Hermite step: 0 at `from`, 1 at `to`; works downwards too when `from` exceeds `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Bell curve of height 1 at 0 and width `spread`. */
export const bell = (value: number, spread: number): number => Math.exp(-(value * value) / (spread * spread));

/** Minimum whose kink is rounded over `blend` metres (cubic, so that reflections on the seam run smoothly). */
export function smoothMin(a: number, b: number, blend: number): number {
  const overlap = Math.max(blend - Math.abs(a - b), 0) / blend;
  return Math.min(a, b) - (overlap * overlap * overlap * blend) / 6;
}

/** Maximum whose kink is rounded over `blend` metres. */
export const smoothMax = (a: number, b: number, blend: number): number => -smoothMin(-a, -b, blend);
