import { basicColourOf } from "../colour/colour-of";
import type { VehicleQuery } from "./query";

/**
 * The query with basic colours for makers' ones: addresses and searches kept from before the twelve colours say
 * "Glacier White". The same object where it says none.
 */
export function withBasicColours(query: VehicleQuery): VehicleQuery {
  const { colour: asked = [] } = query.refinements;
  const colour = [...new Set(asked.map((value) => basicColourOf(value) ?? value))].sort();
  if (colour.length === asked.length && colour.every((value) => asked.includes(value))) return query;
  return { ...query, refinements: { ...query.refinements, colour } };
}
