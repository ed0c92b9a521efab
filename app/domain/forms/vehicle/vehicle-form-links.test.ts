import { expect, it } from "vitest";
import { testConfig } from "../../../../test/fixtures/listing";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { enquiryLink, vehicleFormLinks } from "./vehicle-form-links";

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
  const { photos, similar } = vehicleFormLinks(vehicleWith(7), config);
  expect([photos, similar]).toEqual(["/request-photos?car_id=7", "/find-similar?car_id=7"]);
  const shy = testConfig({ features: { photoRequest: false } });
  expect(vehicleFormLinks(vehicleWith(7), shy).photos).toBeNull();
});

it("leads to none for a vehicle that is gone", () => {
  const gone = vehicleFormLinks(vehicleWith(7, { status: "sold", tag: "Test Drive Only" }), config);
  expect([gone.enquire, gone.photos]).toEqual([null, null]);
  expect(gone.similar, "by its path, as it is listed no more").toBe("/find-similar?car_id=vehicle-7");
});
