import { expect, it } from "vitest";
import { testConfig } from "../../../../test/fixtures/listing";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { enquiryLink, goneLink, vehicleFormLinks } from "./vehicle-form-links";

const config = testConfig();
const drivenOnly = vehicleWith(7, { tag: "Test Drive Only", price: 24_990 });

it("leads to the enquiry about a vehicle, or to a drive in one that can only be driven (VDP-41, OPEN-72)", () => {
  expect(vehicleFormLinks(vehicleWith(7), config).enquire).toBe("/enquire?car_id=7");
  expect(vehicleFormLinks(drivenOnly, config).enquire).toBe("/book-test-drive?car_id=7");
  expect(enquiryLink(drivenOnly, config)).toBe("/book-test-drive?car_id=7");
});

it("enquires about one that can only be driven where its price is to be asked for", () => {
  expect(enquiryLink({ ...drivenOnly, price: null }, config)).toBe("/enquire?car_id=7");
  expect(vehicleFormLinks({ ...drivenOnly, price: 1 }, config).enquire).toBe("/enquire?car_id=7");
  expect(enquiryLink({ ...drivenOnly, price: null, preorder: true }, config)).toBe(
    "/book-test-drive?car_id=7",
  );
});

it("enquires where the dealer books no drives, or leads to where they are booked", () => {
  const without = testConfig({ routes: { enabled: ["vehicle", "search"] } });
  expect(enquiryLink(drivenOnly, without)).toBe("/enquire?car_id=7");
  expect(vehicleFormLinks(vehicleWith(7), config).photos).toBe("/request-photos?car_id=7");
  const shy = testConfig({ features: { photoRequest: false } });
  expect(vehicleFormLinks(vehicleWith(7), shy).photos).toBeNull();
});

it("leads from a vehicle that is gone by its path, as it may be listed no more", () => {
  const vehicle = vehicleWith(7, { status: "sold", tag: "Test Drive Only" });
  const gone = vehicleFormLinks(vehicle, config);
  expect([gone.enquire, gone.photos]).toEqual([null, null]);
  expect(goneLink("similarVehicle", vehicle, config)).toBe("/find-similar?car_id=vehicle-7");
  expect(goneLink("enquiry", vehicle, config)).toBe("/enquire?car_id=vehicle-7");
});
