import { expect, it } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { dayAfter } from "~/domain/appointment/free-times";
import { formSite } from "~/request/form-context.server";
import { loader } from "~/routes/api.test-drive.availability/route";
import { action } from "~/routes/$/route";
import {
  EVERY_DAY,
  filledForm,
  SHOPPER,
  startYard,
  whereTo,
  yardPlace,
  yardRequest,
} from "../../../../test/setup/yard-site";
import { emptyBefore } from "../../../../test/setup/yard-visits";
import { vehicleWith } from "../../../../test/fixtures/vehicle";

/** Three hours lie between their clocks all year. */
const ZONES = { east: "Asia/Magadan", west: "Asia/Singapore" } as const;
const place = (id: keyof typeof ZONES) => ({ ...yardPlace(id), timeZone: ZONES[id] });
startYard(
  { forms: { limits: { leastSeconds: 0 }, visits: { capacity: 2, minutes: 30 } } },
  { locations: [place("east"), place("west")], openingHours: EVERY_DAY },
);
const CAR = vehicleWith(7, {
  dealership_id: "yard",
  // None of the dealer's places: it is driven at each of them.
  location_id: "market",
  status: "in_stock",
  sold: false,
  price: 24_990,
});

emptyBefore([CAR]);

const PATH = `/book-test-drive?car_id=${CAR.id}`;
const day = async () => dayAfter((await formSite(yardRequest(PATH))).today, 3);

async function free(location: string): Promise<readonly unknown[]> {
  const query = new URLSearchParams({ location_id: location, date: await day(), car_id: CAR.id });
  const request = yardRequest(`/api/test-drive/availability?${query}`);
  return (await loader({ request, context: {}, params: {} })).json() as Promise<readonly unknown[]>;
}

async function book(location: string, time: string, name: string): Promise<number> {
  const values = { ...SHOPPER, name, location, booking_date: await day(), booking_time: time };
  const form = (config: Parameters<typeof siteForm>[0]) => siteForm(config, "testDrive");
  const request = await filledForm({ path: PATH, form, values });
  return Number(whereTo(await action({ request: request(), context: {}, params: {} }))[0]);
}

it("offers a vehicle at every moment at which nobody else drives it, whatever the clocks show (FORM-11, CALL-15)", async () => {
  expect(await free("east")).toEqual(expect.arrayContaining(["11:30", "14:30"]));
  expect(await book("west", "11:30", "Wes")).toBe(303);
  const east = await free("east");
  expect([east.includes("11:30"), east.includes("14:30"), east.includes("15:00")]).toEqual([
    true,
    false,
    true,
  ]);
  const west = await free("west");
  expect([west.includes("11:30"), west.includes("14:30")]).toEqual([false, true]);
});

it("takes no second drive of the same moment elsewhere, and one of the same clock", async () => {
  expect(await book("west", "11:30", "Wes")).toBe(303);
  expect(await book("east", "14:30", "Eve"), "the very same moment").toBe(400);
  expect(await book("east", "11:30", "Ed"), "three hours before").toBe(303);
});

it("gives one of two who ask for the same moment at the same time the vehicle", async () => {
  const both = await Promise.all([book("west", "09:30", "Wes"), book("east", "12:30", "Eve")]);
  expect(both.sort()).toEqual([303, 400]);
});
