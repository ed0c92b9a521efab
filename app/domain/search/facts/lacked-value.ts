import { type FacetAttribute, needsAll } from "../attributes";

/** In front of a value that a vehicle shall not have, in addresses and queries alike; no feed writes one so. */
const LACKED = "!";
/** Of these a vehicle has any number, so that the values it may have say nothing of one that it may not. */
const OF_MANY: readonly FacetAttribute[] = ["filtered_features", "categories"];

/** Whether a vehicle can be asked for that lacks a value of an attribute. */
export function mayLack(attribute: FacetAttribute): boolean {
  return OF_MANY.includes(attribute);
}

/** A value as it is asked not to be: "!Bunk Beds". */
export function withoutValue(value: string): string {
  return LACKED + value;
}

/** The value that a vehicle shall lack; null for one that it shall have. */
export function lackedValue(attribute: FacetAttribute, value: string): string | null {
  return mayLack(attribute) && value.startsWith(LACKED) && value.length > 1
    ? value.slice(LACKED.length)
    : null;
}

/** The chosen values of an attribute that each have to hold, and those of which one is enough. */
export function heldValues(
  attribute: FacetAttribute,
  values: readonly string[],
): { readonly each: readonly string[]; readonly oneOf: readonly string[] } {
  const isHeld = (value: string) => needsAll(attribute) || lackedValue(attribute, value) !== null;
  return { each: values.filter(isHeld), oneOf: values.filter((value) => !isHeld(value)) };
}
