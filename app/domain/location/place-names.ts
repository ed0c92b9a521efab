import { foldText } from "../text/fold-text";
import { arabicSound } from "./arabic-sound";
import { type Coordinates, distanceKm } from "./distance";

/** An area with a postcode: the middle of it, and what people call it. */
export interface PostcodeArea extends Coordinates {
  readonly postcode: string;
  /** With the state behind it where the country's addresses name states: `Moorooka QLD`. */
  readonly name: string;
}

/** Shorter words than this, other than a place's whole name, name no place. */
const SHORTEST = 3;

/** Areas by every name they have. */
export interface PlaceNames<Area> {
  /**
   * The areas that a text names, in their order: those whose whole name it is, with or without the state; else those
   * that have all its words in their name, as "Auckland" is in "Central Auckland". Case, accents and punctuation do not
   * matter.
   */
  named(text: string): readonly Area[];
  /** Those alone whose whole name it is, with or without the state, or sounds so in Arabic letters. */
  called(text: string): readonly Area[];
}

/** Written for short. */
const SHORTENED: ReadonlyMap<string, string> = new Map([
  ["mt", "mount"],
  ["saint", "st"],
]);

/** Makes an index of names, once for many questions. */
export function placeNames<Area extends { readonly name: string }>(areas: readonly Area[]): PlaceNames<Area> {
  const worded = areas.map((area) => ({ area, words: nameWords(area.name) }));
  const whole = new Map<string, Area[]>();
  const add = (words: readonly string[], area: Area) => {
    const known = whole.get(words.join(" "));
    if (known === undefined) whole.set(words.join(" "), [area]);
    else known.push(area);
  };
  for (const { area, words } of worded) {
    add(words, area);
    if (hasState(area.name)) add(words.slice(0, -1), area);
  }
  const called = (text: string): readonly Area[] => {
    const name = nameWords(text).join(" ");
    const sound = arabicSound(name);
    return whole.get(name) ?? (sound === null ? [] : soundingSo(sound, whole));
  };
  return {
    called,
    named: (text) => {
      const wanted = nameWords(text);
      const found = called(text);
      if (found.length > 0 || wanted.join(" ").length < SHORTEST) return found;
      return worded
        .filter(({ words }) => wanted.every((word) => words.includes(word)))
        .map(({ area }) => area);
    },
  };
}

/** Of several areas of one name the one nearest to any of the yards, for whom else would ask here; else the first. */
export function likeliestArea<Area extends Coordinates>(
  areas: readonly Area[],
  yards: readonly Coordinates[],
): Area | null {
  const away = (area: Area) => Math.min(...yards.map((yard) => distanceKm(yard, area)));
  let best: { readonly area: Area; readonly km: number } | null = null;
  for (const area of areas) {
    const km = away(area);
    if (best === null || km < best.km) best = { area, km };
  }
  return best?.area ?? null;
}

/** The area whose middle is nearest to a point, the first of equals; null when that is farther away than `withinKm`. */
export function nearestArea<Area extends Coordinates>(
  areas: readonly Area[],
  point: Coordinates,
  withinKm: number,
): Area | null {
  const area = likeliestArea(areas, [point]);
  return area !== null && distanceKm(area, point) <= withinKm ? area : null;
}

const soundingSo = <Area>(sound: RegExp, whole: ReadonlyMap<string, readonly Area[]>) =>
  [...whole].flatMap(([name, areas]) => (sound.test(name) ? areas : []));

const hasState = (name: string) => / \p{Lu}{2,3}$/u.test(name);

function nameWords(text: string): readonly string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => SHORTENED.get(word) ?? word);
}
