import { seedOf } from "../stock/stable-id";
import { foldText } from "../text/fold-text";
import type { BodyType } from "../vehicle/body-types";
import type { ItemType, Vehicle } from "../vehicle/vehicle";
import type { Character } from "./character";
import { electricFace, withFuelHeard } from "./electric-face";
import { KNOWN_BY_WORD } from "./known-bikes-and-trucks";
import { KNOWN_FOR } from "./known-models";
import { type StudioBody, studioBodyOf } from "./studio-body";
import { isStudioShape, type StudioShape } from "./studio-shapes";

/** What decides how a vehicle looks from outside. */
export interface FacedVehicle {
  readonly item_type: ItemType;
  readonly simple_body: BodyType | null;
  readonly make: string;
  readonly model: string;
  /** Tells a model's special editions apart, and what a truck carries. */
  readonly badge?: string | null | undefined;
  /** The body in the feed's own words. */
  readonly body?: string | null | undefined;
  /** A ute with two rows of seats has another cab, an electric SUV with three another body. */
  readonly seats?: number | null | undefined;
  /** Tells electric vehicles, which have faces of their own, from others of their name. */
  readonly simple_fuel?: Vehicle["simple_fuel"] | undefined;
}

/**
 * The faces of a body: any model may have one of the `usual`, the others belong to models of that character. Those of
 * electric vehicles are told by {@link electricFace}. A face that is not among the {@link STUDIO_SHAPES} is passed over.
 */
type Faces = Readonly<Partial<Record<Character, string>>> & { readonly usual: readonly string[] };

const FACES: Readonly<Record<StudioBody, Faces>> = {
  bus: { usual: ["bus"] },
  caravan: { usual: ["caravan", "caravanB"] },
  convertible: { usual: ["convertible"] },
  coupe: { usual: ["coupe"], muscle: "coupeB" },
  hatch: { usual: ["hatch", "hatchC"], city: "hatchB", sport: "hatchC" },
  lightTruck: {
    usual: ["lightTruck"],
    boxed: "lightTruckB",
    tipper: "lightTruckC",
    primeMover: "lightTruckD",
    vanCab: "uteE",
  },
  motorcycle: {
    usual: ["motorcycle"],
    adventure: "motorcycleG",
    cruiser: "motorcycleC",
    equipped: "motorcycleB",
    faired: "motorcycleD",
    scooter: "motorcycleE",
    trail: "motorcycleF",
  },
  peopleMover: { usual: ["peopleMover"] },
  sedan: { usual: ["sedan"], executive: "sedanB" },
  suv: {
    usual: ["suv", "suvC"],
    boxy: "suvD",
    compact: "suvF",
    equipped: "suvB",
    family: "suvE",
  },
  ute: { usual: ["ute"], equipped: "uteB", tough: "uteD", vanCab: "uteE", work: "uteC" },
  van: { usual: ["van"], crew: "vanB" },
  wagon: { usual: ["wagon", "wagonC"], allRoad: "wagonB" },
};

/** Body types that say more than the studio's body does. */
const CHARACTER_OF_BODY: Readonly<Partial<Record<BodyType, Character>>> = {
  "4x4": "boxy",
  cabChassis: "work",
  ev: "electric",
};
/** Fewer seats than this stand in one row. */
const TWO_ROWS = 4;

const words = (text: string) => (foldText(text).match(/[a-z0-9]+/g) ?? []).join(" ");

/** Names by their first word, longer ones first: a Mustang Mach-E is no Mustang. */
const BY_FIRST_WORD = new Map<string, (readonly [name: string, character: Character])[]>();
for (const [character, names] of Object.entries(KNOWN_FOR)) {
  for (const name of names.map(words)) {
    const known = BY_FIRST_WORD.get(firstWord(name)) ?? [];
    // Object.entries knows keys as strings; these are KNOWN_FOR's.
    known.push([name, character as Character]);
    BY_FIRST_WORD.set(
      firstWord(name),
      known.sort(([left], [right]) => right.length - left.length),
    );
  }
}

function firstWord(name: string): string {
  return name.split(" ", 1)[0] ?? "";
}

/**
 * The studio's shape for a vehicle: its body with the face its make and model always have. Without a make and model it
 * is the plainest face.
 */
export function studioShapeOf(vehicle: FacedVehicle): StudioShape {
  const body = studioBodyOf(vehicle.item_type, vehicle.simple_body);
  const { usual, ...special } = FACES[body];
  const characters = charactersOf(vehicle);
  const placed = [
    electricFace(body, characters, vehicle.seats) ?? [],
    ...characters.map((character) => special[character] ?? []),
  ].flat();
  const [face] = placed.filter(isStudioShape);
  const faces = usual.filter(isStudioShape);
  const name = words(`${vehicle.make} ${vehicle.model}`);
  return face ?? faces[name === "" ? 0 : seedOf(name) % faces.length] ?? body;
}

/** What a vehicle is known for: by its fuel, its load and its cab, then by its name, then by its body type. */
export function charactersOf(vehicle: FacedVehicle): readonly Character[] {
  const known = knownByName(vehicle);
  const body = vehicle.simple_body === null ? undefined : CHARACTER_OF_BODY[vehicle.simple_body];
  const built = builtFor(vehicle);
  const named = [...built, ...known, ...(body === undefined ? [] : [body])];
  const all = withFuelHeard(named, vehicle.simple_fuel);
  const isDoubleCab = (vehicle.seats ?? 0) >= TWO_ROWS;
  return [...new Set(isDoubleCab ? all.filter((character) => character !== "work") : all)];
}

function knownByName(vehicle: FacedVehicle): readonly Character[] {
  const name = words(`${vehicle.make} ${vehicle.model} ${vehicle.badge ?? ""}`);
  const candidates = BY_FIRST_WORD.get(firstWord(name)) ?? [];
  return candidates.filter(([start]) => name.startsWith(start)).map(([, character]) => character);
}

function builtFor({ item_type, simple_body, badge, body, seats }: FacedVehicle): readonly Character[] {
  if (item_type === "truck" || simple_body === "lightTruck") {
    const said = words(`${badge ?? ""} ${body ?? ""}`);
    return KNOWN_BY_WORD.filter(([, word]) => word.test(said)).map(([character]) => character);
  }
  if (simple_body === "ute" && typeof seats === "number" && seats < TWO_ROWS) return ["work"];
  return simple_body === "cabChassis" && typeof seats === "number" && seats >= TWO_ROWS ? ["tough"] : [];
}
