import { basicColourOf } from "../../colour/colour-of";
import type { Vehicle } from "../../vehicle/vehicle";
import { isSameName } from "./other-vehicles";

/** Words of a vehicle that do not change in many vehicles at once. */
export interface Looks extends Pick<Vehicle, "id" | "model" | "car_type"> {
  /** The basic colour; null where nothing says one. */
  readonly paint: string | null;
  /** Which picture is its first; null for none. */
  readonly picture: PictureMark | null;
}

/** A number that stands for the address of a picture: two addresses hardly ever have the same. */
type PictureMark = number;

/** What is looked at of a vehicle. */
export function looksOf({
  id,
  model,
  car_type,
  simple_colour: basic,
  colour,
  images,
}: Pick<Vehicle, "id" | "model" | "car_type" | "simple_colour" | "colour" | "images">): Looks {
  const url = images[0]?.image.url;
  const picture = url === undefined ? null : markOf(url);
  return { id, model, car_type, paint: basic ?? basicColourOf(colour), picture };
}

const [HASH_SEED, HASH_PRIME, HASH_LIMIT] = [7, 131, 2 ** 45];

function markOf(text: string): PictureMark {
  let mark = HASH_SEED;
  for (let at = 0; at < text.length; at += 1) mark = (mark * HASH_PRIME + text.charCodeAt(at)) % HASH_LIMIT;
  return mark;
}

/** Fewer vehicles than this say nothing of a feed. */
const FEWEST = 10;

/**
 * Sentences for what so many vehicles have otherwise than before that columns of the feed must have been exchanged or moved
 * by a row: model, condition, colour, and pictures that other vehicles had. What was not known before, or is not known any
 * more, does not count, nor do pictures that nobody had: a picture server may have moved.
 * @param allowed the largest share of such vehicles, 0 to 1
 */
export function exchangedValues(
  before: ReadonlyMap<string, Looks>,
  after: readonly Looks[],
  allowed: number,
): readonly string[] {
  const pairs = after.flatMap((is) => {
    const was = before.get(is.id);
    return was === undefined ? [] : [{ was, is }];
  });
  const owners = pictureOwners(before);
  const told = (known: readonly Pair[], isOther: (pair: Pair) => boolean, say: (pair: Pair) => string) => {
    const others = known.filter(isOther);
    const [first] = others;
    if (first === undefined || known.length < FEWEST || others.length / known.length <= allowed) return [];
    return [`${others.length} of ${known.length} vehicles ${say(first)}`];
  };
  return [
    ...told(
      pairs,
      ({ was, is }) => !isSameName(was.model, is.model),
      ({ was, is }) => `have another model than before, such as ${is.model} for ${was.model}`,
    ),
    ...told(
      pairs,
      ({ was, is }) => was.car_type !== is.car_type,
      ({ was, is }) => `have another car_type than before, such as ${is.car_type} for ${was.car_type}`,
    ),
    ...told(
      pairs.filter(({ was, is }) => was.paint !== null && is.paint !== null),
      ({ was, is }) => was.paint !== is.paint,
      ({ was, is }) => `have another colour than before, such as ${is.paint} for ${was.paint}`,
    ),
    ...told(
      pairs.filter(({ was, is }) => was.picture !== null && is.picture !== null),
      ({ is }) => (owners.get(is.picture ?? 0) ?? is.id) !== is.id,
      () => "have the first of their images from another vehicle",
    ),
  ];
}

interface Pair {
  readonly was: Looks;
  readonly is: Looks;
}

/** Whose each first picture was: none where several had it, as a picture that stands in. */
function pictureOwners(before: ReadonlyMap<string, Looks>): ReadonlyMap<PictureMark, string | undefined> {
  const owners = new Map<PictureMark, string | undefined>();
  for (const { id, picture } of before.values())
    if (picture !== null) owners.set(picture, owners.has(picture) ? undefined : id);
  return owners;
}
