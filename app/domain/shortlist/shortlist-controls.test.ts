import { describe, expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { toVehicleSummary } from "../vehicle/vehicle-summary";
import { cardControls, pageControls, savesAsGuest, watchlistAction } from "./shortlist-controls";

const image = { image: { url: "/media/v/suv-hero-ffffff", thumb: { url: "/media/v/suv-hero-ffffff" } } };
const vehicle = (change: Parameters<typeof vehicleWith>[1] = {}) =>
  toVehicleSummary(vehicleWith(1, { price: 20_000, images: [image], ...change }));
const NONE = { save: null, compare: false };
const BOTH = { features: { compare: true } };

describe("the controls of a card (CARD-05)", () => {
  it.each([
    ["favourite", { save: "favourite", compare: true }],
    ["save", { save: "save", compare: true }],
    ["compare", { save: null, compare: true }],
    ["none", NONE],
  ])("are the dealer's: %s", (saveControl, expected) => {
    expect(cardControls(vehicle(), testConfig({ ...BOTH, card: { saveControl } }))).toEqual(expected);
  });

  it("are both unless the dealer does not compare (FAV-04)", () => {
    expect(cardControls(vehicle(), testConfig())).toEqual({ save: "favourite", compare: true });
    const alone = testConfig({ features: { compare: false } });
    expect(cardControls(vehicle(), alone)).toEqual({ save: "favourite", compare: false });
  });

  it("are none without favourites or stock (FAV-02)", () => {
    const off = testConfig({ features: { favourites: false, compare: true } });
    expect(cardControls(vehicle(), off)).toEqual(NONE);
    expect(cardControls(vehicle({ status: "sold" }), testConfig(BOTH))).toEqual(NONE);
    expect(cardControls(vehicle({ status: "coming_soon" }), testConfig()).save).toBe("favourite");
  });

  it.each<NonNullable<Parameters<typeof vehicleWith>[1]>>([
    { car_type: "new" },
    { car_type: "demo" },
    { price: 0 },
    { price: null },
    { images: [] },
  ])("of the strict mode are none on %j (FAV-03)", (change) => {
    const strict = testConfig({ ...BOTH, card: { saveControlStrict: true } });
    expect(cardControls(vehicle(), strict)).toEqual({ save: "favourite", compare: true });
    const changed = vehicle(change);
    expect(cardControls(changed, strict)).toEqual(NONE);
    expect(pageControls(changed, strict)).toEqual(NONE);
    expect(cardControls(changed, testConfig(BOTH)).save).toBe("favourite");
  });
});

describe("the controls of the page", () => {
  it("are there whatever the cards carry", () => {
    for (const saveControl of ["none", "compare", "favourite"])
      expect(pageControls(vehicle(), testConfig({ ...BOTH, card: { saveControl } }))).toEqual({
        save: "favourite",
        compare: true,
      });
  });

  it("are none on a vehicle that is gone (FAV-02, OPEN-101)", () => {
    expect(pageControls(vehicle({ status: "sold" }), testConfig(BOTH))).toEqual(NONE);
  });
});

describe("the save control", () => {
  it("belongs to the browser's list unless the dealer saves to accounts (WATCH-01)", () => {
    expect(watchlistAction(testConfig())).toBeNull();
    expect(watchlistAction(testConfig({ features: { watchlist: true } }))).toBeNull();
    expect(watchlistAction(testConfig({ card: { saveControl: "save" } }))).toBeNull();
  });

  it("of a watchlist keeps vehicles for visitors too, unless the dealer wants an account first (WATCH-09)", () => {
    const watching = (features: object) =>
      savesAsGuest(
        testConfig({
          card: { saveControl: "save" },
          features: { watchlist: true, ...features },
          routes: { enabled: ["watchlist"] },
        }),
      );
    expect(watching({})).toBe(true);
    expect(watching({ saveWithoutAccount: false })).toBe(false);
    expect(watching({ watchlist: false }), "there is no account to wait for").toBe(false);
  });
});
