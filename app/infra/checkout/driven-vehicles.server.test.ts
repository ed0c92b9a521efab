import { expect, it } from "vitest";
import type { DepartedVehicle } from "~/domain/appointment/vehicle-gone";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { watchDrivenVehicles } from "./driven-vehicles.server";

const WENT = "2026-11-21T10:00:00.000Z";

/** What is called off after one look at these vehicles. */
async function calledOff(
  failing = false,
): Promise<{ gone: readonly DepartedVehicle[]; faults: readonly string[] }> {
  const gone: DepartedVehicle[] = [];
  const faults: string[] = [];
  const published = new Map([
    ["1", vehicleWith("1", {})],
    ["2", vehicleWith("2", { status: "sold" })],
    ["3", vehicleWith("3", { status: "workshop" })],
    ["4", vehicleWith("4", { status: "deposit taken" })],
    ["5", null],
    ["6", vehicleWith("6", { status: "delivered", sold: true })],
  ]);
  const fault = (_: unknown, message: string) => void faults.push(message);
  const watch = watchDrivenVehicles({
    drives: {
      driven: async () => ["1", "2", "3", "4", "5", "6", "7", "8"],
      gone: async (vehicle) => void gone.push(vehicle),
    },
    stock: {
      findByIds: async () => {
        if (failing) throw new Error("no database");
        return published;
      },
    },
    history: {
      goneAddresses: async (ids) =>
        new Map(ids.includes("7") ? [["7", { slug: "seven", dealershipId: "one", goneAt: WENT }]] : []),
    },
    everyMs: 3_600_000,
    logger: { ...silentLogger, error: fault },
  });
  watch.wake();
  await watch.close();
  return { gone, faults };
}

it("has the drives called off whose vehicle is sold or was published and is no more, and no others", async () => {
  expect(await calledOff()).toEqual({
    gone: [
      { carId: "2", goneAt: null },
      { carId: "6", goneAt: null },
      { carId: "7", goneAt: new Date(WENT) },
    ],
    faults: [],
  });
});

it("says that stock could not be asked, and calls nothing off", async () => {
  expect(await calledOff(true)).toEqual({
    gone: [],
    faults: ["vehicles of test drives could not be looked for"],
  });
});
