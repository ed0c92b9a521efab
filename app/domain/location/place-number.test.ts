import { expect, it } from "vitest";
import { locationSchema } from "../tenant/config/location";
import { placeNumber } from "./place-number";

const place = (contactDetail: object) =>
  locationSchema.parse({
    id: "yard",
    name: "Yard",
    slug: "yard",
    dealershipId: "yard",
    address: { street: "1 Street", city: "Moorooka", state: "QLD", postcode: "4105" },
    contactDetail,
  });
const phones = { main: "07 5550 0100", sales: "07 5550 0101", service: "07 5550 0102" };

it("is the place's, else the dealer's for sales, else its main one (OPEN-66)", () => {
  expect(placeNumber({ phones }, place({ mobile: "0491 570 156" }))).toBe("0491 570 156");
  expect(placeNumber({ phones }, place({}))).toBe("07 5550 0101");
  expect(placeNumber({ phones: { main: "07 5550 0100" } }, null)).toBe("07 5550 0100");
  expect(placeNumber({ phones: { service: "07 5550 0102" } }, place({}))).toBeNull();
});
