import { expect, it } from "vitest";
import { LEAD_VEHICLE } from "../../../test/fixtures/lead";
import { pictureLink, vehicleLink, yardLine } from "./lead-links";

const SITE = "https://www.yard.example";
const none = { street: null, suburb: null, state: null, postcode: null };

it("leads to the vehicle's page", () => {
  expect(vehicleLink(LEAD_VEHICLE, SITE)).toBe("https://www.yard.example/cars/2022-mazda-cx-5-gt-sp");
});

it.each([
  [null, null],
  ["/media/a b.jpg", "https://www.yard.example/media/a%20b.jpg?w=1200"],
  ["/media/a.jpg?w=400", "https://www.yard.example/media/a.jpg?w=400"],
  ["/other/a.jpg", "https://www.yard.example/other/a.jpg"],
  ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
  ["https://[", null],
])("shows the picture %j at %j", (picture, link) => {
  expect(pictureLink({ picture }, SITE)).toBe(link);
});

it("says where a yard is, as far as that is known", () => {
  expect(yardLine({ id: "y", name: "Rocklea", ...none })).toBe("Rocklea");
  expect(yardLine({ id: "y", name: "Yard", ...none, suburb: "Rocklea", state: "QLD" })).toBe(
    "Yard, Rocklea QLD",
  );
  expect(LEAD_VEHICLE.yard === null ? "" : yardLine(LEAD_VEHICLE.yard)).toBe(
    "Rocklea, 12 Balham Road, Rocklea QLD 4106",
  );
});
