import type { PicturedVehicle } from "../../picture/stand-in-pictures";
import { bodyTypeOf } from "../../vehicle/body-type-of";
import { itemTypeSchema } from "../../vehicle/vehicle";

/** What of a row decides which stand-in pictures its vehicle has, beside make and model. */
export function shownOf(read: Readonly<Record<string, unknown>>): Omit<PicturedVehicle, "make" | "model"> {
  return {
    item_type: itemTypeSchema.safeParse(read["item_type"]).data ?? "car",
    simple_body: bodyTypeOf(textOf(read["simple_body"])),
    simple_fuel: textOf(read["simple_fuel"]),
    colour: textOf(read["colour"]) ?? textOf(read["simple_colour"]),
    badge: textOf(read["badge"]),
    body: textOf(read["body"]),
    year: numberOf(read["year"]),
    seats: numberOf(read["seats"]),
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : null);
const numberOf = (value: unknown) => (typeof value === "number" ? value : null);
