import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../../test/fixtures/site";
import { siteConfigSchema } from "../site-config";
import { withDealershipDefaults } from "./dealership-defaults";

const config = siteConfig({});
const [place] = config.site.locations;
const picture = { src: "/media/p/harbour-road", alt: "A road", width: 1600, height: 900 };
const other = { ...picture, src: "/media/p/workshop-bay" };

/** The first location, with what its dealership and itself say. */
function placeOf(dealership: object, location: object = {}) {
  const site = {
    ...config.site,
    dealerships: config.site.dealerships.map((one) => ({ ...one, ...dealership })),
    locations: [{ ...place, image: null, averageRating: null, reviewCount: 0, ...location }],
  };
  return withDealershipDefaults(siteConfigSchema.parse({ ...config, site })).site.locations[0];
}

describe("a location", () => {
  it("has its dealership's picture and reviews while it has none of its own", () => {
    expect(placeOf({ image: picture, averageRating: 4.5, reviewCount: 12 })).toMatchObject({
      image: picture,
      averageRating: 4.5,
      reviewCount: 12,
    });
  });

  it("that sells nothing has no reviews of those who bought", () => {
    for (const locationType of ["service", "parts"])
      expect(
        placeOf({ image: picture, averageRating: 4.5, reviewCount: 12 }, { locationType }),
      ).toMatchObject({ image: picture, averageRating: null, reviewCount: 0 });
  });

  it("keeps its own", () => {
    const own = { image: other, averageRating: 3, reviewCount: 0 };
    expect(placeOf({ image: picture, averageRating: 4.5, reviewCount: 12 }, own)).toMatchObject(own);
  });

  it("is hidden with its dealership, and by itself", () => {
    expect(placeOf({ visible: false })?.visible).toBe(false);
    expect(placeOf({}, { visible: false })?.visible).toBe(false);
    expect(placeOf({})?.visible).toBe(true);
  });

  it("of no dealership of this site stays as it is", () => {
    expect(placeOf({ image: picture }, { dealershipId: "somebody-else" })?.image).toBeNull();
  });
});
