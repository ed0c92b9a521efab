import { beforeEach, vi } from "vitest";
import type { FreeDay } from "~/domain/appointment/free-times";
import type { VisitKind } from "~/domain/appointment/visit-plan";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { daysAt } from "~/pages/form/visit-times.server";
import { formSite } from "~/request/form-context.server";
import { services } from "~/services.server";
import { yardRequest } from "./yard-site";

/**
 * Before each test, nothing that was booked or sent is left at the yard, and no stand-in of a test before.
 * @param stock what its search finds by id and address; undefined where the test says so itself
 */
export function emptyBefore(stock?: readonly Vehicle[]): void {
  beforeEach(async () => {
    vi.restoreAllMocks();
    const { database } = await services();
    for (const table of ["appointment", "lead_change", "lead"] as const)
      await database.queries.deleteFrom(table).execute();
    if (stock !== undefined) await showStock(stock);
  });
}

/** Has the yard's search find these vehicles by id and address. */
export async function showStock(stock: readonly Vehicle[]): Promise<void> {
  const { search } = await services();
  vi.spyOn(search, "findByIds").mockImplementation(async (_, ids) =>
    stock.filter(({ id }) => ids.includes(id)).map(toVehicleSummary),
  );
  vi.spyOn(search, "findBySlug").mockImplementation(
    async (_, slug) => stock.find((one) => one.slug === slug) ?? null,
  );
}

/** The last day on which a place of the yard has free times. */
export async function lastFreeDay(kind: VisitKind, locationId: string): Promise<FreeDay> {
  const site = await formSite(yardRequest("/book-test-drive"));
  const day = (await daysAt(site, { kind, locationId, about: null })).at(-1);
  if (day === undefined) throw new Error("no time is free");
  return day;
}
