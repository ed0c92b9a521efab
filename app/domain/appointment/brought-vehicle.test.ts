import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { broughtFrom } from "./brought-vehicle";

const address = { street: "1 Road", city: "Town", state: "QLD", postcode: "4000" };
const config = siteConfig({
  site: {
    locations: ["rocklea", "moorooka"].map((id) => ({
      ...{ id, name: `Yard ${id}`, slug: id, dealershipId: "yard", address },
    })),
  },
});

it("is the yard where the vehicle stands, for a drive at another of the dealer's places", () => {
  expect(broughtFrom({ location_id: "rocklea" }, "moorooka", config)).toBe("Yard rocklea");
  expect(broughtFrom({ location_id: "rocklea" }, "rocklea", config), "where it stands").toBeNull();
  expect(broughtFrom(null, "moorooka", config), "of no vehicle").toBeNull();
  expect(broughtFrom({ location_id: "rocklea" }, "", config), "nowhere yet").toBeNull();
  expect(
    broughtFrom({ location_id: "unknown" }, "moorooka", config),
    "nobody knows where it stands",
  ).toBeNull();
});
