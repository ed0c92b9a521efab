import type * as z from "zod";
import { expectation } from "../faults/input-faults";
import { type Vehicle, vehicleSchema } from "../vehicle/vehicle";

/** A field that was left out of a vehicle, since it cannot be used. */
export interface LeftOut {
  readonly field: string;
  readonly value: string;
  /** What it would have had to be. */
  readonly expected: string;
}

/** A vehicle without the fields that cannot be used, or why it cannot be one at all. */
export type JudgedVehicle =
  | { readonly vehicle: Vehicle; readonly left: readonly LeftOut[] }
  | { readonly reason: string; readonly value: unknown };

/** A fault in one of these is a fault of the vehicle: they say which one it is, whose and where. */
const DECISIVE: ReadonlySet<unknown> = new Set([
  "id",
  "slug",
  "name",
  "make",
  "model",
  "year",
  "car_type",
  "status",
  "created_at",
  "updated_at",
  "location",
  "location_id",
  "dealership_id",
  "dealership_name",
  "dealership_slug",
]);

/**
 * Judges fields, not rows: what a vehicle may lack and a feed wrote wrongly is left out and told. Of an object the part that
 * cannot be used is left out alone, and of a list the item. An object that needs what it lacks is left out as a whole.
 */
export function judgeFields(given: Readonly<Record<string, unknown>>): JudgedVehicle {
  const left: LeftOut[] = [];
  let fields = given;
  for (;;) {
    const parsed = vehicleSchema.safeParse(fields);
    if (parsed.success) return { vehicle: parsed.data, left };
    const { issues } = parsed.error;
    const decisive = issues.find(({ path: [name] }) => name === undefined || DECISIVE.has(name));
    if (decisive !== undefined) {
      const [name = "row"] = decisive.path;
      return {
        reason: `${decisive.path.join(".")}: expected ${expectation(decisive)}`,
        value: fields[String(name)],
      };
    }
    left.push(...issues.map((issue) => leftOut(issue, fields)));
    fields = withoutFaults(fields, issues);
  }
}

type Issue = z.core.$ZodIssue;

function leftOut(issue: Issue, fields: Readonly<Record<string, unknown>>): LeftOut {
  let value: unknown = fields;
  for (const part of issue.path) value = isObject(value) ? value[part] : undefined;
  const text = typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);
  const item = issue.path.findIndex((part) => typeof part === "number");
  const named = item < 0 ? issue.path : issue.path.slice(0, item + 1);
  return { field: named.join("."), value: text.slice(0, 100), expected: expectation(issue) };
}

type Path = readonly PropertyKey[];

function isObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Without the fields, the parts of objects and the items of lists that have a fault. */
function withoutFaults(fields: Readonly<Record<string, unknown>>, issues: readonly Issue[]) {
  return withoutParts(
    fields,
    issues.map(({ path }) => path),
  );
}

function withoutParts(object: Readonly<Record<string, unknown>>, paths: readonly Path[]) {
  const entries = Object.entries(object).flatMap(([name, value]) => {
    const within = paths.filter(([first]) => first === name).map((path) => path.slice(1));
    const left = within.length === 0 ? value : withoutInner(value, within);
    return left === undefined ? [] : [[name, left] as const];
  });
  return Object.fromEntries(entries);
}

/** What is left of a field; undefined where nothing is that could be used. */
function withoutInner(value: unknown, paths: readonly Path[]): unknown {
  if (Array.isArray(value)) {
    const wrong = new Set(paths.map(([item]) => item));
    return wrong.has(undefined) ? undefined : value.filter((_, at) => !wrong.has(at));
  }
  // A path that ends here is of the whole; one to a part that is not there says that the whole needs it.
  if (!isObject(value) || paths.some(([part]) => part === undefined || !Object.hasOwn(value, part)))
    return undefined;
  const left = withoutParts(value, paths);
  return Object.keys(left).length === 0 ? undefined : left;
}
