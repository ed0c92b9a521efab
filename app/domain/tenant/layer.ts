/** A value as JSON holds it. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
/** An object as JSON has it. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Whether a JSON value is an object, and not a list or null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * One layer of configuration over another: objects merge key by key, everything else (arrays and null too) replaces.
 * `__proto__` and its like are ordinary keys here, so that the schema refuses them by name.
 */
export function layerOver(base: JsonObject, over: JsonObject): JsonObject {
  const merged = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(over)) {
    const below = merged.get(key);
    merged.set(key, isJsonObject(below) && isJsonObject(value) ? layerOver(below, value) : value);
  }
  return Object.fromEntries(merged);
}
