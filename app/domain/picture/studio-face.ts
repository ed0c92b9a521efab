import { seedOf } from "../stock/stable-id";
import { foldText } from "../text/fold-text";
import type { BodyType } from "../vehicle/body-types";
import type { ItemType } from "../vehicle/vehicle";
import { type Character, KNOWN_FOR } from "./known-models";
import { type StudioBody, studioBodyOf } from "./studio-body";
import { isStudioShape, type StudioShape } from "./studio-shapes";

/** What decides how a vehicle looks from outside. */
export interface FacedVehicle {
  readonly item_type: ItemType;
  readonly simple_body: BodyType | null;
  readonly make: string;
  readonly model: string;
}

/**
 * The faces of a body: any model may have one of the `usual`, the others belong to models of that character.
 * A face that is not among the {@link STUDIO_SHAPES} is passed over.
 */
type Faces = Readonly<Partial<Record<Character, string>>> & { readonly usual: readonly string[] };

const FACES: Readonly<Record<StudioBody, Faces>> = {
  bus: { usual: ["bus"] },
  caravan: { usual: ["caravan", "caravanB"] },
  convertible: { usual: ["convertible"] },
  coupe: { usual: ["coupe"], muscle: "coupeB" },
  hatch: { usual: ["hatch", "hatchC"], city: "hatchB", sport: "hatchC" },
  lightTruck: { usual: ["lightTruck"] },
  motorcycle: { usual: ["motorcycle"], adventure: "motorcycleB" },
  peopleMover: { usual: ["peopleMover"] },
  sedan: { usual: ["sedan"], executive: "sedanB", electric: "sedanC" },
  suv: { usual: ["suv", "suvC"], boxy: "suvB", electric: "suvC" },
  ute: { usual: ["ute"], tough: "uteB", work: "uteC" },
  van: { usual: ["van"], crew: "vanB" },
  wagon: { usual: ["wagon", "wagonC"], allRoad: "wagonB" },
};

/** Body types that say more than the studio's body does. */
const CHARACTER_OF_BODY: Readonly<Partial<Record<BodyType, Character>>> = {
  "4x4": "boxy",
  cabChassis: "work",
  ev: "electric",
};

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

/** The studio's shape for a vehicle: its body with the face its make and model always have. */
export function studioShapeOf(vehicle: FacedVehicle): StudioShape {
  const body = studioBodyOf(vehicle.item_type, vehicle.simple_body);
  const { usual, ...special } = FACES[body];
  const placed = charactersOf(vehicle).flatMap((character) => special[character] ?? []);
  const [face] = placed.filter(isStudioShape);
  const faces = usual.filter(isStudioShape);
  return face ?? faces[seedOf(nameOf(vehicle)) % faces.length] ?? body;
}

/** What a vehicle is known for by its body type, then by its name; most have nothing of the kind. */
export function charactersOf(vehicle: FacedVehicle): readonly Character[] {
  const body = vehicle.simple_body === null ? undefined : CHARACTER_OF_BODY[vehicle.simple_body];
  const name = nameOf(vehicle);
  const candidates = BY_FIRST_WORD.get(firstWord(name)) ?? [];
  const known = candidates.filter(([start]) => name.startsWith(start)).map(([, character]) => character);
  return body === undefined ? known : [body, ...known];
}

function nameOf({ make, model }: FacedVehicle): string {
  return words(`${make} ${model}`);
}
