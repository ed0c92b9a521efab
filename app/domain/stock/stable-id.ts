const OFFSETS = [0x811c9dc5, 0x3c6ef372] as const;
const PRIMES = [0x01000193, 0x85ebca6b] as const;
const TWO_TO_21 = 0x200000;

/**
 * A vehicle id for this text, the same on every run: a positive integer below 2^53 in decimal digits (at most 16).
 * Two texts share an id with a chance of about one in 10^16.
 */
export function stableId(...parts: readonly string[]): string {
  const [low, high] = hash64(parts.join("\u0000"));
  return String((high % TWO_TO_21) * 0x1_0000_0000 + low || 1);
}

/** A 32-bit seed from a text, for generators that must repeat themselves. */
export function seedOf(text: string): number {
  return hash64(text)[0];
}

function hash64(text: string): readonly [number, number] {
  let [low, high]: [number, number] = [OFFSETS[0], OFFSETS[1]];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, PRIMES[0]);
    high = Math.imul(high ^ code ^ (low >>> 15), PRIMES[1]);
  }
  return [scramble(low ^ (high >>> 13)), scramble(high ^ (low >>> 11))];
}

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
