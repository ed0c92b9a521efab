import type { Vehicle } from "../vehicle/vehicle";
import type { Character } from "./character";
import { type StudioBody, studioBodyOf } from "./studio-body";
import { charactersOf, type FacedVehicle } from "./studio-face";
import { isStudioShape, type StudioShape } from "./studio-shapes";

/** What decides how a vehicle looks inside. */
export interface InsideVehicle extends FacedVehicle {
  readonly simple_fuel: Vehicle["simple_fuel"];
  /** Null when unknown. */
  readonly year: number | null;
}

/** Bodies of working vehicles: inside they have cloth, hard trim and real buttons. */
const WORKING: ReadonlySet<StudioBody> = new Set(["ute", "van"]);
/** Bodies with a bench across the cab. */
const CABS: ReadonlySet<StudioBody> = new Set(["bus", "lightTruck"]);
/** What has a plain dashboard. */
const PLAIN: ReadonlySet<Character> = new Set(["boxy", "city", "equipped"]);
/** The last year in which most dashboards had dials with needles. */
const LAST_DIALS = 2012;

/** The picture of a vehicle's interior: the first suitable one the studio has. Null for a vehicle without an interior. */
export function studioInteriorOf(vehicle: InsideVehicle): StudioShape | null {
  return suiting(vehicle).find(isStudioShape) ?? null;
}

function suiting(vehicle: InsideVehicle): readonly string[] {
  const body = studioBodyOf(vehicle.item_type, vehicle.simple_body);
  if (body === "motorcycle") return [];
  if (body === "caravan") return ["caravanInterior"];
  if (CABS.has(body)) return ["interiorTruck", "interiorB", "interior"];
  if (vehicle.simple_fuel === "Electric") return ["interiorC", "interior"];
  const plain = charactersOf(vehicle).some((character) => PLAIN.has(character));
  const dated = vehicle.year !== null && vehicle.year <= LAST_DIALS;
  return plain || dated || WORKING.has(body) ? ["interiorB", "interior"] : ["interior"];
}
