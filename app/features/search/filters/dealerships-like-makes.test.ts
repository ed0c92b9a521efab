import { expect, it } from "vitest";
import { dealershipsLikeMakes } from "./dealerships-like-makes";

it("keeps dealerships that addresses spell like a make, accents and signs folded", () => {
  const dealerships = ["citroen", "land-rover", "mercedes-benz", "moorooka"].map((slug) => ({ slug }));
  const makes = ["Citroën", "Land  Rover", "Mercedes–Benz", "Kia"];
  expect(dealershipsLikeMakes(dealerships, makes).map(({ slug }) => slug)).toEqual([
    "citroen",
    "land-rover",
    "mercedes-benz",
  ]);
});
