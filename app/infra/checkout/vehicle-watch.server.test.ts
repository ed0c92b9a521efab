import { expect, it } from "vitest";
import type { DepartedVehicle } from "~/domain/appointment/vehicle-gone";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { watchVehicles } from "./vehicle-watch.server";

const WENT = "2026-11-21T10:00:00.000Z";
const SOLD_AT = Date.parse(WENT) / 1_000;

/** VINs of the vehicles that are published no more. */
const VINS: Readonly<Record<string, string | null>> = { "7": null, "8": "jm0kf4w2a00000008" };
/** Those that another yard has. */
const MOVED: ReadonlySet<string> = new Set(["jm0kf4w2a00000002", "jm0kf4w2a00000008"]);

/** What is told after one look at these vehicles. @param failing what cannot be asked or done */
async function looked(failing: "stock" | "2" | "1" | null = null): Promise<{
  readonly gone: readonly DepartedVehicle[];
  readonly free: readonly string[];
  readonly faults: readonly string[];
  readonly stands: readonly (readonly (string | null)[])[];
}> {
  const gone: DepartedVehicle[] = [];
  const free: string[] = [];
  const stands: (string | null)[][] = [];
  const faults: string[] = [];
  const published = new Map([
    ["1", vehicleWith("1", {})],
    ["2", vehicleWith("2", { status: "sold", vin: "jm0kf4w2a00000002" })],
    ["3", vehicleWith("3", { status: "workshop" })],
    ["4", vehicleWith("4", { status: "deposit taken" })],
    ["5", null],
    ["10", vehicleWith("10", { reserved: true })],
    ["11", vehicleWith("11", { status: "coming_soon" })],
    ["12", vehicleWith("12", {})],
    ["6", vehicleWith("6", { status: "delivered", sold: true, sold_date_timestamp: SOLD_AT, vin: null })],
  ]);
  const fault = (_: unknown, message: string) => void faults.push(message);
  const watch = watchVehicles({
    drives: {
      driven: async () => ["1", "2", "3", "4", "5", "6", "7", "8", "9", "a-slug"],
      gone: async (vehicle) => {
        if (vehicle.carId === failing) throw new Error("one lead cannot be read");
        gone.push(vehicle);
      },
      stands: async ({ carId, locationId, dealershipIds }) =>
        void stands.push([carId, locationId, ...dealershipIds]),
      awaited: async () => [...published.keys()],
      free: async ({ id }) => {
        if (id === failing) throw new Error("one lead cannot be read");
        free.push(id);
      },
    },
    orders: {
      holdOf: async (carId) =>
        carId === "12" ? { tenant: "other", orderId: "o", state: "pending", until: WENT } : null,
    },
    stock: {
      findByIds: async () => {
        if (failing === "stock") throw new Error("no database");
        return published;
      },
    },
    history: {
      goneAddresses: async (ids) =>
        new Map(
          ids.flatMap((id) => {
            const vin = VINS[id];
            return vin === undefined
              ? []
              : [[id, { slug: `gone-${id}`, dealershipId: "one", goneAt: WENT, vin }]];
          }),
        ),
    },
    placesOf: async (vins) =>
      new Map(vins.filter((vin) => MOVED.has(vin)).map((vin) => [vin.toUpperCase(), ["sister-yard"]])),
    everyMs: 3_600_000,
    logger: { ...silentLogger, error: fault },
  });
  watch.wake();
  await watch.close();
  return { gone, free, faults, stands };
}

const six = { carId: "6", status: "sold", goneAt: new Date(WENT), standsAt: [] };
const seven = { carId: "7", status: "withdrawn", goneAt: new Date(WENT), standsAt: [] };
const eight = { ...seven, carId: "8", standsAt: ["sister-yard"] };

it("tells where vehicles stand: by their own place, or the dealership they went to", async () => {
  const { stands } = await looked();
  expect(stands).toContainEqual(["1", "yard"]);
  expect(stands).toContainEqual(["8", null, "sister-yard"]);
  expect(stands.map(([id]) => id)).not.toContain("7");
});

it("has the drives called off whose vehicle is sold or was published and is no more, and those told who wait for a free one", async () => {
  expect(await looked()).toMatchObject({
    gone: [{ carId: "2", status: "sold", goneAt: null, standsAt: ["sister-yard"] }, six, seven, eight],
    free: ["1", "11"],
    faults: [],
  });
});

it("goes on to the others where one cannot be told of", async () => {
  const faults = ["what became of a vehicle could not be told"];
  expect(await looked("2")).toMatchObject({ gone: [six, seven, eight], free: ["1", "11"], faults });
  expect(await looked("1")).toMatchObject({ free: ["11"], faults });
});

it("says that stock could not be asked, and tells nobody", async () => {
  expect(await looked("stock")).toMatchObject({
    stands: [],
    gone: [],
    free: [],
    faults: ["vehicles that shoppers wait for could not be looked for"],
  });
});
