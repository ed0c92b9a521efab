import type { Vehicle } from "../vehicle/vehicle";

/** A field that differs; empty where there is nothing. */
export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What a report shows of a value. */
const MOST = 200;

/** The fields in which two versions of a vehicle differ, by path (`location.name`); the time of the change is none. */
export function vehicleChanges(before: Vehicle, after: Vehicle): readonly FieldChange[] {
  return differences("", before, after).filter(({ field }) => field !== "updated_at");
}

function differences(path: string, before: object, after: object): readonly FieldChange[] {
  const left = new Map<string, unknown>(Object.entries(before));
  const right = new Map<string, unknown>(Object.entries(after));
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) => {
    const one = left.get(key);
    const other = right.get(key);
    if (one === other || JSON.stringify(one) === JSON.stringify(other)) return [];
    if (isRecord(one) && isRecord(other)) return differences(`${path}${key}.`, one, other);
    const shown = key.endsWith("_timestamp") ? shownTime : shownValue;
    return [{ field: path + key, before: shown(one), after: shown(other) }];
  });
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value in short, for people. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = textOf(value);
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text;
}

/** Seconds since 1970 as a time in UTC: "2026-05-01T00:00:00Z". */
function shownTime(value: unknown): string {
  const time = typeof value === "number" ? new Date(value * 1_000) : null;
  if (time === null || Number.isNaN(time.getTime())) return shownValue(value);
  return time.toISOString().replace(".000", "");
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value.length === 0 ? "" : `${value.length}: ${value.map(firstText).join(", ")}`;
}

/** Of a picture its address. */
function firstText(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  const values: readonly unknown[] = Object.values(item);
  return firstText(values[0]);
}
