import type * as z from "zod";
import { isJsonObject, type JsonObject } from "~/domain/tenant/layer";

/** How often faulty fields are left out: a fault may hide another one beneath it. */
const ROUNDS = 4;

/**
 * The readable part of a file: the file as if the fields with a fault were not given. For comparing dealers with each
 * other, so that one wrong field does not hide what others have in common; never for serving. Null where too little is
 * left.
 */
export function soundPart<Config>(schema: z.ZodType<Config>, input: JsonObject): Config | null {
  let left: unknown = structuredClone(input);
  for (let round = 0; round < ROUNDS; round++) {
    const read = schema.safeParse(left);
    if (read.success) return read.data;
    left = leaveOut(left, read.error.issues.flatMap(placesOf));
  }
  return null;
}

type Path = readonly PropertyKey[];

function placesOf(issue: z.core.$ZodIssue): readonly Path[] {
  return issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

/** The data without the values at these places. Where such a value is missing, what should hold it is left out instead. */
function leaveOut(data: unknown, places: readonly Path[]): unknown {
  const [here] = places;
  if (here === undefined) return data;
  const own = (key: PropertyKey) => places.filter(([first]) => first === key).map((path) => path.slice(1));
  if (Array.isArray(data))
    return data.flatMap((one: unknown, index) => kept(one, own(index)).map(({ value }) => value));
  if (!isJsonObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, one]) => kept(one, own(key)).map(({ value }) => [key, value])),
  );
}

function kept(value: unknown, places: readonly Path[]): readonly { readonly value: unknown }[] {
  const isFaulty = places.some((path) => path.length === 0 || (path.length === 1 && !holds(value, path[0])));
  return isFaulty ? [] : [{ value: leaveOut(value, places) }];
}

function holds(value: unknown, key: PropertyKey | undefined): boolean {
  if (Array.isArray(value)) return Number(key) in value;
  return isJsonObject(value) && key !== undefined && Object.hasOwn(value, key);
}
