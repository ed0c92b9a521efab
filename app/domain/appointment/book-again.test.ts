import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { bookAgainPath } from "./book-again";

const drive = (status: string, carId: string | null = "7") => ({
  kind: "testDrive" as const,
  fields: { booking_status: status },
  carId,
});
const service = { kind: "service" as const, fields: {}, carId: null };

it("leads to the same vehicle, to another where that is gone, and to the workshop", () => {
  const config = siteConfig({});
  expect(bookAgainPath(drive("Cancelled"), config)).toBe("/book-test-drive?car_id=7");
  expect(bookAgainPath(drive("Cancelled", null), config)).toBe("/book-test-drive");
  expect(bookAgainPath(drive("VehicleGone"), config)).toBe("/book-test-drive");
  expect(bookAgainPath(service, config)).toBe(config.routes.service);
});

it("leads to the stock where drives are booked from vehicles' own pages alone, and nowhere without a workshop's page", () => {
  const config = siteConfig({ routes: { enabled: [] } });
  expect(bookAgainPath(drive("VehicleGone"), config)).toBe(config.routes.defaultSearch);
  expect(bookAgainPath(drive("Cancelled"), config)).toBeNull();
  expect(bookAgainPath(service, config)).toBeNull();
});
