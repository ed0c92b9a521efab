import { beforeEach, describe, expect, it, vi } from "vitest";
import { siteConfig } from "../../test/fixtures/site";
import { vehicleWith } from "../../test/fixtures/vehicle";
import { requireVehicle } from "./vehicle-context.server";

const world = vi.hoisted((): { services: unknown } => ({ services: null }));
vi.mock("~/services.server", () => ({ services: async () => world.services }));

const vehicle = vehicleWith(7, { slug: "new-7" });
const moves = new Map([
  ["old-7", "new-7"],
  ["other-8", "elsewhere-8"],
]);

beforeEach(() => {
  world.services = {
    clock: { now: () => new Date("2026-05-01T00:00:00Z") },
    // Only this vehicle is the dealer's.
    search: { findBySlug: async (_: unknown, slug: string) => (slug === "new-7" ? vehicle : null) },
    stockHistory: { addressNow: async (slug: string) => moves.get(slug) ?? null },
  };
});

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
});
