import { isWholeBadge, type KnownBadge } from "../badges/badge-index";
import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";

interface Wider {
  readonly words: ReadonlySet<string>;
  readonly bodies: readonly string[];
  /** Only beside one of these. */
  readonly beside?: ReadonlySet<string>;
}

/** Words for a body that is sold under another one as well: a ute without its tub, a van with many seats. */
const WIDER: readonly Wider[] = [
  { words: new Set("ute utes pickup pickups 皮卡 皮卡车".split(" ")), bodies: ["ute", "cabChassis"] },
  // Those for rough ground are listed as SUVs.
  {
    words: new Set(["wagon", "wagons"]),
    bodies: ["wagon", "suv", "4x4"],
    beside: new Set(["4wd", "4x4", "awd"]),
  },
  { words: new Set("minibus minibuses mini bus".split(" ")), bodies: ["peopleMover", "bus", "van"] },
];

const LONG_CABS: ReadonlySet<string> = new Set("dual double crew twin d cab cabs dcab ute utes".split(" "));
/** More sit in every longer cab. */
const MOST_IN_SHORT_CAB = 3;

/**
 * A body, and where there is none of what else is asked for one that is near to it: a "79 series ute" is a cab with a bare chassis.
 * @param stock its bodies, and how many seats its vehicles have
 */
export function withWiderBodies(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  stock: {
    readonly bodies: readonly string[];
    readonly seats: readonly number[];
    readonly badges: readonly KnownBadge[];
  },
): readonly PlacedReading[] {
  const { bodies: here } = stock;
  const models = modelsNamed(read);
  const seats = stock.seats.filter((count) => count > MOST_IN_SHORT_CAB).map(String);
  return withShortCabs(read, all, stock).map((one) => {
    if (one.kind !== "values" || one.meaning.attribute !== "body" || one.meaning.values.length !== 1)
      return one;
    const keys = all.slice(one.from, one.end).map(({ key }) => key);
    // "LC79 dual cab": a longer cab with a bare chassis.
    const isCab = keys.length > 1 && keys.every((key) => LONG_CABS.has(key));
    if (isCab && here.includes("cabChassis") && seats.length > 0)
      return { ...one, orElse: { attribute: "seats", values: seats } };
    // An "e-NV200 wagon" is a van of that badge.
    const badge = stock.badges.find(
      (known) => models.includes(known.makeModel) && isWholeBadge(keys.join(""), known),
    );
    if (badge !== undefined) return { ...one, orElse: { attribute: "badge", values: [badge.name] } };
    const wider = WIDER.find(
      ({ words, beside }) =>
        keys.every((key) => words.has(key)) &&
        (beside === undefined || all.some(({ key }) => beside.has(key))),
    );
    const values = wider?.bodies.filter((body) => here.includes(body)) ?? [];
    const isWider = values.length > 1 && one.meaning.values.every((body) => values.includes(body));
    return isWider ? { ...one, orElse: { attribute: "body", values } } : one;
  });
}

const modelsNamed = (read: readonly PlacedReading[]) =>
  read.flatMap((one) =>
    one.kind === "values" && one.meaning.attribute === "make_model" ? one.meaning.values : [],
  );

/** One sits in no cab. */
const LEAST_IN_CAB = 2;
/** Both may have a short cab. */
const SHORT_CABS = ["cabChassis", "ute"];

/** "Single cab": by its seats as well, as a bare chassis may have the longer one. Of alternatives the body alone is asked for. */
function withShortCabs(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  stock: { readonly bodies: readonly string[]; readonly seats: readonly number[] },
): readonly PlacedReading[] {
  const seats = stock.seats.filter((count) => count >= LEAST_IN_CAB && count <= MOST_IN_SHORT_CAB);
  const bodies = SHORT_CABS.filter((body) => stock.bodies.includes(body));
  if (seats.length === 0 || read.some(({ kind }) => kind === "or")) return read;
  return read.flatMap((one): readonly PlacedReading[] => {
    if (one.kind !== "values" || one.meaning.attribute !== "body") return [one];
    const [first, second] = all.slice(one.from, one.end);
    if (first?.key !== "single" || !/^cabs?$/u.test(second?.key ?? "")) return [one];
    const seated = { attribute: "seats", values: seats.map(String) } as const;
    const { from, end } = one;
    const either = { ...one, orElse: { attribute: "body", values: bodies } } as const;
    return [bodies.length > 1 ? either : one, { kind: "values", from, end, meaning: seated }];
  });
}
