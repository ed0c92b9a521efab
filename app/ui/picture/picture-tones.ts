/** Colours shown while a picture loads: its main colour, rounded to the nearest of these. */
export const TONES = {
  pale: "#eeeeec",
  silver: "#a9adb0",
  grey: "#686d72",
  coal: "#303439",
  black: "#15171a",
  navy: "#1a3058",
  blue: "#1458aa",
  sky: "#7a9fbf",
  teal: "#0e6070",
  green: "#19503a",
  olive: "#6d7557",
  lime: "#6fae1f",
  yellow: "#e0b020",
  sand: "#b09a6a",
  brown: "#6a4630",
  orange: "#c8601a",
  red: "#b3101a",
  wine: "#5d0f1d",
  pink: "#c74d7c",
  purple: "#43305f",
} as const;
/** One of {@link TONES}. */
export type Tone = keyof typeof TONES;

// Object.keys knows strings; these are TONES's own.
const NAMES = Object.keys(TONES) as Tone[];
const known = new Map<string, Tone>();

/** The tone nearest to a colour, by the distance in linear light. */
export function toneOf(rrggbb: string): Tone {
  const before = known.get(rrggbb);
  if (before !== undefined) return before;
  const distances = NAMES.map((name) => distance(rrggbb, TONES[name].slice(1)));
  const tone = NAMES[distances.indexOf(Math.min(...distances))] ?? "silver";
  known.set(rrggbb, tone);
  return tone;
}

function distance(left: string, right: string): number {
  return [0, 2, 4].reduce((sum, at) => sum + (channel(left, at) - channel(right, at)) ** 2, 0);
}

function channel(rrggbb: string, at: number): number {
  return Number.parseInt(rrggbb.slice(at, at + 2), 16);
}
