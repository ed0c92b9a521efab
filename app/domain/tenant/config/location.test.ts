import { describe, expect, it } from "vitest";
import { dealershipSchema, locationSchema } from "./location";

/** Every field of the specification's location, under the names site configuration gives them. */
const WHOLE = {
  id: "moorooka-service",
  name: "Moorooka Service",
  slug: "moorooka-service",
  primary: true,
  locationType: "service",
  locationSubtype: "buying",
  manufacturers: ["Mazda"],
  dealershipId: "yard",
  dealerLicenseNumber: "1234567",
  motorVehicleRepairer: "MVR 99",
  visible: false,
  image: { src: "/media/yard", alt: "The yard", width: 1200, height: 800 },
  averageRating: 4.8,
  reviewCount: 214,
  address: {
    street: "418 Ipswich Road",
    city: "Moorooka",
    state: "QLD",
    postcode: "4105",
    lat: -27.53,
    long: 153.02,
    placeUrl: "https://maps.example/moorooka",
    placeId: "ChIJ0",
    mapKey: "key",
  },
  contactDetail: {
    phone: "07 5550 0100",
    mobile: "0491 570 156",
    landlinePhone: "07 5550 0101",
    openingHours: [
      { weekday: 0, open: null, close: null, formattedHours: "", status: "Closed" },
      { weekday: 6, open: "08:30", close: "16:00", formattedHours: "8.30 to 4", status: "Open" },
    ],
  },
  timeZone: "Australia/Perth",
  visits: { testDrive: null, service: null },
  specialHours: [
    { date: "2026-12-25", status: "Closed", name: "Christmas Day", startHour: null, endHour: null },
    { date: "2026-12-24", status: "Open", name: "", startHour: "08:00", endHour: "12:00" },
  ],
};
const parse = (change: object) => locationSchema.safeParse({ ...WHOLE, ...change });

describe("a location (ENT-21 to ENT-25)", () => {
  it("holds every field of the specification as it was given (OPEN-49)", () => {
    expect(locationSchema.parse(WHOLE)).toEqual(WHOLE);
  });

  it.each([...Object.keys(WHOLE)])("checks %s", (field) => {
    expect(parse({ [field]: { wrong: true } }).success).toBe(false);
  });

  it.each(["sales", "service", "parts", ""])("may be of type %j", (locationType) => {
    expect(parse({ locationType }).success).toBe(true);
  });

  it.each([
    ["locationType", "workshop"],
    ["averageRating", 5.1],
    ["reviewCount", -1],
    ["address", { ...WHOLE.address, lat: 91 }],
    ["address", { ...WHOLE.address, suburb: "x" }],
    ["contactDetail", { openingHours: [{ weekday: -1, status: "Closed" }] }],
    ["contactDetail", { openingHours: [{ weekday: 1, open: "25:00", close: "26:00" }] }],
    ["contactDetail", { openingHours: [{ weekday: 1, status: "Perhaps" }] }],
    ["specialHours", [{ date: "25/12/2026" }]],
    ["specialHours", [{ date: "2026-12-25", startHour: "8am" }]],
  ])("refuses %s of %j", (field, value) => {
    expect(parse({ [field]: value }).success).toBe(false);
  });

  it("needs no more than id, name, slug, dealership and address", () => {
    const { id, name, slug, dealershipId } = WHOLE;
    const { street, city, state, postcode } = WHOLE.address;
    const least = { id, name, slug, dealershipId, address: { street, city, state, postcode } };
    expect(locationSchema.parse(least)).toMatchObject({ visible: true, primary: false, locationType: "" });
  });
});

describe("a dealership (ENT-20, ENT-35)", () => {
  it("has name, slug, visibility, picture, rating and number of reviews", () => {
    const whole = {
      id: "yard",
      name: "Yard Motors",
      slug: "yard-motors",
      visible: false,
      image: WHOLE.image,
      averageRating: 4.1,
      reviewCount: 3,
    };
    expect(dealershipSchema.parse(whole)).toEqual(whole);
    expect(dealershipSchema.safeParse({ ...whole, slug: "Yard Motors" }).success).toBe(false);
  });
});
