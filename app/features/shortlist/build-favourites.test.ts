import { describe, expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { buildFavourites, type FavouritesSource } from "./build-favourites";

const listed = (...ids: number[]) => ids.map((id) => toVehicleSummary(vehicleWith(id)));
const COMPARES = testConfig();
const ALONE = testConfig({ features: { compare: false } });

function view(change: Partial<FavouritesSource<string>> = {}) {
  return buildFavourites({
    config: testConfig(),
    t: serverTranslator("en-AU", {}),
    format: formatterFor("en-AU", "AUD", "Australia/Brisbane"),
    toCard: ({ slug }) => slug,
    ids: ["2", "1"],
    vehicles: listed(1, 2),
    did: null,
    ...change,
  });
}

describe("the page of saved vehicles (FAV-01)", () => {
  it("lists them newest first, whatever order stock gives them in", () => {
    expect(view().cards.map(({ card }) => card)).toEqual(["vehicle-2", "vehicle-1"]);
    expect(view().count).toBe("2 saved vehicles");
    expect(view({ ids: ["1"] }).count).toBe("1 saved vehicle");
  });

  it("says how many are not listed any more, and forgets them together", () => {
    expect(view().gone).toBeNull();
    expect(view({ ids: ["2", "8", "1", "9"] }).gone).toMatchObject({
      text: "2 saved vehicles are no longer listed.",
      ids: "8,9",
    });
  });

  it("tells what was done, by name, and the way back", () => {
    expect(view({ did: { kind: "saved", id: "1", back: "/search/used-cars" } }).notice).toEqual({
      text: "2020 Mazda CX-5 is in your favourites.",
      undo: null,
      back: { href: "/search/used-cars", label: "Back to where you were" },
    });
    expect(view({ ids: ["2"], did: { kind: "removed", id: "1", back: null } }).notice).toMatchObject({
      text: "2020 Mazda CX-5 is no longer in your favourites.",
      undo: { id: "1" },
      back: null,
    });
  });

  it("speaks of a vehicle that is gone without its name, and does not offer it back", () => {
    expect(view({ did: { kind: "removed", id: "9", back: null } }).notice).toMatchObject({
      text: "The vehicle is no longer in your favourites.",
      undo: null,
    });
  });

  it("leads to a sign-in where an account keeps them, and nowhere else", () => {
    const config = testConfig({
      card: { saveControl: "save" },
      features: { watchlist: true },
      routes: { enabled: ["watchlist"] },
    });
    expect(view({ config }).signIn?.href).toBe(
      "/sign-in?type=watchlist&redirect=/watchlist&back=/favourites",
    );
    expect(view().signIn).toBeNull();
  });

  it("offers to compare what is for sale, four at the most, where the dealer compares (FAV-04)", () => {
    expect(view({ config: ALONE }).compare).toBeNull();
    expect(view({ config: COMPARES }).compare).toEqual({
      href: "/compare?ids=2,1",
      label: "Compare these 2",
    });
    expect(view({ config: COMPARES, ids: ["1"] }).compare).toBeNull();
    const five = { ids: ["1", "2", "3", "4", "5"], vehicles: listed(1, 2, 3, 4, 5) };
    expect(view({ config: COMPARES, ...five }).compare).toEqual({
      href: "/compare?ids=1,2,3,4",
      label: "Compare the first 4",
    });
    const sold = [...listed(1), toVehicleSummary(vehicleWith(2, { status: "sold" }))];
    expect(view({ config: COMPARES, vehicles: sold }).compare).toBeNull();
  });
});
