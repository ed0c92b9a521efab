import { withNewest } from "~/domain/shortlist/id-list";
import { storageKey, VIEWED_CAP } from "~/domain/shortlist/kept-lists";

/** What is remembered of a vehicle that was looked at (ENT-38). */
export interface ViewedCar {
  readonly id: string;
  readonly stocknum: string;
  readonly make: string;
  readonly model: string;
  readonly body: string;
  readonly simple_body: string;
}

const FIELDS = ["id", "stocknum", "make", "model", "body", "simple_body"] as const;

/** The vehicles looked at in this browser, the newest first; none where storage is off or holds something else. */
export function readViewed(site: string): readonly ViewedCar[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(site, "viewedCars")) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isViewedCar).slice(0, VIEWED_CAP) : [];
  } catch {
    return [];
  }
}

/** Notes that a vehicle was looked at (FAV-05, OPEN-99); does nothing where storage is off (ERR-16). */
export function recordViewed(site: string, car: ViewedCar): void {
  const known = new Map([...readViewed(site), car].map((one) => [one.id, one]));
  const cars = withNewest([...known.keys()], car.id, VIEWED_CAP).flatMap((id) => known.get(id) ?? []);
  try {
    localStorage.setItem(storageKey(site, "viewedCars"), JSON.stringify(cars));
  } catch {
    // Private windows may refuse storage; the list is a convenience.
  }
}

function isViewedCar(value: unknown): value is ViewedCar {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map(Object.entries(value));
  return FIELDS.every((field) => typeof fields.get(field) === "string");
}
