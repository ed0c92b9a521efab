import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { siteConfig } from "../../test/fixtures/site";
import { vehicleWith } from "../../test/fixtures/vehicle";
import { toVehicleSummary, type VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { vehicleNow, requireVehicle } from "./vehicle-context.server";

const vehicle = vehicleWith(7, { slug: "new-7" });
const moves = new Map([
  ["old-7", "new-7"],
  ["other-8", "elsewhere-8"],
]);

const [OWN] = siteConfig().site.dealerships;
const gone = (id: number, goneAt: string, dealership = OWN?.id ?? "") => ({
  vehicle: vehicleWith(id, { dealership_id: dealership }),
  goneAt: new Date(goneAt),
});
const past = new Map([
  ["vehicle-5", gone(5, "2026-04-01T00:00:00Z")],
  ["vehicle-6", gone(6, "2025-04-01T00:00:00Z")],
  ["vehicle-9", gone(9, "2026-04-01T00:00:00Z", "foreign")],
]);

let alike: readonly VehicleSummary[] = [];
let counts: readonly number[] = [];

beforeEach(() => {
  [alike, counts] = [[toVehicleSummary(vehicleWith(3, { price: 25_990 }))], [1, 4]];
  const services = {
    clock: { now: () => new Date("2026-05-01T00:00:00Z") },
    // Only this vehicle is the dealer's.
    search: {
      findBySlug: async (_: unknown, slug: string) => (slug === "new-7" ? vehicle : null),
      search: async () => ({ hits: alike }),
      countEach: async () => counts,
    },
    stockHistory: {
      addressNow: async (slug: string) => moves.get(slug) ?? null,
      goneAt: async (slug: string) => past.get(slug) ?? null,
    },
    contentVersion: () => 1,
  };
  vi.stubGlobal("forecourtServices", Promise.resolve(services));
});
afterAll(() => vi.unstubAllGlobals());

/** What was thrown: the status and where to. */
async function answer(slug: string | undefined, address?: string) {
  const request = address === undefined ? undefined : new Request(`http://yard.example${address}`);
  const thrown: unknown = await requireVehicle(siteConfig(), slug, request).catch((error: unknown) => error);
  return thrown instanceof Response ? [thrown.status, thrown.headers.get("Location")] : thrown;
}

describe("requireVehicle", () => {
  it("gives the vehicle of an address", async () => {
    expect(await answer("new-7", "/cars/new-7")).toEqual(vehicle);
  });

  it.each([
    ["/cars/old-7", "/cars/new-7"],
    ["/cars/old-7/pdf?x=1&y=%20", "/cars/new-7/pdf?x=1&y=%20"],
    ["/cars/old-7.json", "/cars/new-7.json"],
  ])("leads for good from %s to %s", async (from, to) => {
    expect(await answer("old-7", from)).toEqual([301, to]);
  });

  it("knows nothing of other addresses, and nothing of other dealers' vehicles", async () => {
    expect(await answer("nonsense", "/cars/nonsense")).toEqual([404, null]);
    expect(await answer("other-8", "/cars/other-8")).toEqual([404, null]);
    expect(await answer(undefined, "/cars/")).toEqual([404, null]);
    expect(await answer("old-7"), "a form that was sent leads nowhere").toEqual([404, null]);
  });

  it("gives a vehicle that was withdrawn, which cannot be bought, while its page stands (VDP-28)", async () => {
    const found = await vehicleNow(
      siteConfig(),
      "vehicle-5",
      new Request("http://yard.example/cars/vehicle-5"),
    );
    expect(found).toMatchObject({
      vehicle: { id: "5", status: "withdrawn" },
      goneAt: new Date("2026-04-01"),
    });
  });

  /** What the page of a vehicle says that went too long ago. */
  async function saidOfGone(): Promise<unknown> {
    const thrown: unknown = await requireVehicle(siteConfig(), "vehicle-6").catch((error: unknown) => error);
    if (!(thrown instanceof Response)) throw new Error("nothing was thrown");
    expect(thrown.status).toBe(410);
    return thrown.json();
  }

  it("is gone for good after the dealer's days, and leads to vehicles like it, its model and make", async () => {
    const said = await saidOfGone();
    expect(said).toMatchObject({
      heading: "This car is gone",
      text: "It was sold or taken off our list a while ago. Here is what we have like it.",
      likelyTitle: "Still in stock and close to it",
      likely: [
        { label: "2020 Mazda CX-5, $25,990", href: "/cars/vehicle-3" },
        { href: "/search/mazda/cx-5" },
        { href: "/search/mazda" },
      ],
    });
    const patient = siteConfig();
    const config = { ...patient, vehicle: { ...patient.vehicle, gonePageDays: 400 } };
    expect(await requireVehicle(config, "vehicle-6")).toMatchObject({ id: "6" });
  });

  it("leads from a vehicle that is gone to no empty list, and promises nothing where nothing is like it", async () => {
    [alike, counts] = [[], [0, 4]];
    expect(await saidOfGone()).toMatchObject({ likely: [{ href: "/search/mazda" }] });
    counts = [0, 0];
    const alone = "It was sold or taken off our list a while ago.";
    expect(await saidOfGone()).toMatchObject({ text: alone, likely: [] });
  });

  it("knows nothing of another dealer's vehicle that is gone", async () => {
    expect(await answer("vehicle-9", "/cars/vehicle-9")).toEqual([404, null]);
  });
});
