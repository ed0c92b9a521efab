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
 * Judges fields, not rows: what a vehicle may lack and a feed wrote wrongly is left out and told. An item of a list that
 * cannot be used is left out of the list.
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
  for (const part of issue.path) {
    // What the path names was there, or the issue says that it is missing.
    value =
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined;
  }
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return { field: issue.path.join("."), value: text.slice(0, 100), expected: expectation(issue) };
}

/** Without the fields, and without the items of lists, that have a fault. */
function withoutFaults(fields: Readonly<Record<string, unknown>>, issues: readonly Issue[]) {
  const items = new Map<unknown, Set<unknown>>();
  const whole = new Set<unknown>();
  for (const { path } of issues) {
    const [name, item] = path;
    if (typeof item === "number") items.set(name, (items.get(name) ?? new Set()).add(item));
    else whole.add(name);
  }
  const entries = Object.entries(fields)
    .filter(([name]) => !whole.has(name))
    .map(([name, value]) => {
      const wrong = items.get(name);
      return [name, wrong && Array.isArray(value) ? value.filter((_, at) => !wrong.has(at)) : value] as const;
    });
  return Object.fromEntries(entries);
}
