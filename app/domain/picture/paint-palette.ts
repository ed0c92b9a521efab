/**
 * The paints the picture studio's cars come in, as `rrggbb`. Few, so that caches hold the pictures; chosen by eye
 * under the studio's light, which brightens a paint: a black that looks black is not `000000`.
 */
export const PAINTS = {
  white: "f2f3f4",
  pearl: "e9e6df",
  silver: "a9adb0",
  steel: "868b90",
  grey: "686d72",
  graphite: "484c51",
  gunmetal: "303439",
  black: "15171a",
  midnight: "0f1b33",
  navy: "1a3058",
  blue: "1d4f91",
  racingBlue: "0b62c4",
  sky: "7a9fbf",
  teal: "0e6070",
  racingGreen: "1f3d34",
  green: "12563b",
  khaki: "5f6547",
  sage: "8a9a80",
  lime: "6fae1f",
  yellow: "e0b020",
  gold: "9d8350",
  sand: "b9a27c",
  bronze: "7d5233",
  brown: "4a3123",
  orange: "c8601a",
  red: "b3101a",
  crimson: "6d0b19",
  burgundy: "4d1320",
  pink: "c74d7c",
  purple: "43305f",
} as const;

/** The name of one of the {@link PAINTS}; copy has its plain word (`pictures.paints.<name>`). */
export type PaintName = keyof typeof PAINTS;

const NAMES: ReadonlyMap<string, PaintName> = new Map(
  // Object.entries knows keys as strings; these are PAINTS's own.
  Object.entries(PAINTS).map(([name, hex]) => [hex, name as PaintName]),
);

/** Whether `rrggbb`, in small letters, is a paint of the palette: the picture route makes no others. */
export function isPaint(hex: string): boolean {
  return NAMES.has(hex);
}

/** The name of a paint of the palette; null for any other colour. */
export function paintNameOf(hex: string): PaintName | null {
  return NAMES.get(hex) ?? null;
}
