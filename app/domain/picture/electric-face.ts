import type { Vehicle } from "../vehicle/vehicle";
import type { Character } from "./character";
import type { StudioBody } from "./studio-body";

/** What electric vehicles of a body look like. None of the faces shows an exhaust pipe. */
interface ElectricFaces {
  readonly usual: string;
  /** The large one, with a third row of seats. */
  readonly family?: string;
}

const ELECTRIC_FACES: Readonly<Partial<Record<StudioBody, ElectricFaces>>> = {
  hatch: { usual: "hatchD" },
  sedan: { usual: "sedanC" },
  suv: { usual: "suvG", family: "suvH" },
  wagon: { usual: "wagonB" },
};
/** From this number of seats on there is a third row. */
const THREE_ROWS = 6;
/** What large, upright vehicles are known for. */
const UPRIGHT: ReadonlySet<Character> = new Set(["boxy", "equipped", "family"]);

/**
 * Characters of a vehicle with its fuel heard: one that is said to be electric is so before all else, one that is said
 * to burn something is not, however electric the models of its name may be. Without a fuel they stay as they are.
 */
export function withFuelHeard(
  characters: readonly Character[],
  fuel: Vehicle["simple_fuel"] | undefined,
): readonly Character[] {
  if (fuel === null || fuel === undefined || fuel === "") return characters;
  const others = characters.filter((character) => character !== "electric");
  return fuel === "Electric" ? ["electric", ...others] : others;
}

/** The electric face of a body by what the vehicle is known for; null for one that is not electric or has none. */
export function electricFace(
  body: StudioBody,
  characters: readonly Character[],
  seats: number | null | undefined,
): string | null {
  if (!characters.includes("electric")) return null;
  const faces = ELECTRIC_FACES[body];
  const isLarge = (seats ?? 0) >= THREE_ROWS || characters.some((character) => UPRIGHT.has(character));
  return (isLarge ? faces?.family : undefined) ?? faces?.usual ?? null;
}
