import { describe, expect, it } from "vitest";
import * as z from "zod";
import { inLanguage } from "~/domain/tenant/site-language";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { siteConfig } from "../../../../test/fixtures/site";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { pageJsonLd } from "./page-json-ld";

const address = z.url().regex(/^https:\/\//);
const words = z.string().trim().min(1);
const price = { price: z.int().positive(), priceCurrency: z.string().regex(/^[A-Z]{3}$/) };
const WEEK = z.literal("WEE");
const offerFacts = {
  "@type": z.literal("Offer"),
  url: address,
  availability: z.enum(["InStock", "Reserved", "PreOrder"].map((name) => `https://schema.org/${name}`)),
  seller: z.strictObject({ "@id": address }),
};
const weekly = z.strictObject({
  "@type": z.literal("UnitPriceSpecification"),
  ...price,
  unitCode: WEEK,
  referenceQuantity: z.strictObject({
    "@type": z.literal("QuantitativeValue"),
    value: z.literal(1),
    unitCode: WEEK,
  }),
});
const offer = z.union([
  z.strictObject({ ...offerFacts, ...price }),
  z.strictObject({ ...offerFacts, priceSpecification: weekly }),
  z.strictObject({ ...offerFacts, availability: z.literal("https://schema.org/SoldOut") }),
]);
/** The properties schema.org gives a vehicle, in the types it gives them; anything else is a slip. */
const vehicleNode = z.strictObject({
  "@type": z.enum(["Car", "Motorcycle", "Vehicle"]),
  "@id": address,
  name: words,
  url: address,
  sku: words,
  brand: z.strictObject({ "@type": z.literal("Brand"), name: words }),
  model: words,
  vehicleModelDate: z.string().regex(/^\d{4}$/),
  itemCondition: z.enum(["https://schema.org/NewCondition", "https://schema.org/UsedCondition"]),
  image: z.array(address).min(1).optional(),
  vehicleIdentificationNumber: words.optional(),
  color: words.optional(),
  bodyType: words.optional(),
  vehicleTransmission: words.optional(),
  fuelType: words.optional(),
  driveWheelConfiguration: words.optional(),
  numberOfDoors: z.number().positive().optional(),
  vehicleSeatingCapacity: z.number().positive().optional(),
  vehicleInteriorColor: words.optional(),
  vehicleConfiguration: words.optional(),
  vehicleEngine: z.strictObject({ "@type": z.literal("EngineSpecification"), fuelType: words }).optional(),
  mileageFromOdometer: z
    .strictObject({
      "@type": z.literal("QuantitativeValue"),
      value: z.number().nonnegative(),
      unitCode: z.enum(["KMT", "SMI"]),
    })
    .optional(),
  offers: offer.optional(),
});
const dealerNode = z.strictObject({
  "@type": z.literal("AutoDealer"),
  "@id": address,
  name: words,
  url: address,
  telephone: words.optional(),
  email: z.email().optional(),
  priceRange: words.optional(),
  image: address.optional(),
  parentOrganization: z
    .strictObject({ "@type": z.literal("Organization"), "@id": address, name: words })
    .optional(),
  address: z.strictObject({
    "@type": z.literal("PostalAddress"),
    streetAddress: words,
    addressLocality: words,
    addressRegion: words,
    postalCode: words,
    addressCountry: z.enum(["AU", "NZ"]),
  }),
  geo: z
    .strictObject({ "@type": z.literal("GeoCoordinates"), latitude: z.number(), longitude: z.number() })
    .optional(),
});
const crumbsNode = z.strictObject({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.int().positive(),
        name: words,
        item: address,
      }),
    )
    .min(1),
});
const graph = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.tuple([crumbsNode, vehicleNode, dealerNode]),
});

const page = {
  title: "2022 Mazda CX-5",
  badge: "GT",
  crumbs: [{ label: "Home", href: "/" }, { label: "2022 Mazda CX-5 GT" }],
  pictures: [{ src: "/media/v/suv-front34-aa2222" }],
};

/** What is said of a vehicle, after every word of it was checked against the types. */
function said(changes: Parameters<typeof vehicleWith>[1] = {}, given = page, config = siteConfig()) {
  const vehicle: Vehicle = vehicleWith(1, { price: 38_990, km: 38_410, ...changes });
  const data = JSON.parse(JSON.stringify(pageJsonLd(vehicle, given, config))) as unknown;
  const [crumbs, described, dealer] = graph.parse(data)["@graph"];
  return { described, dealer, crumbs };
}

describe("pageJsonLd", () => {
  it("gives the price and address of the page, and leaves out what is not known", () => {
    const { described } = said({ before_price: 41_490, offer_price: 36_990.4 });
    expect(described.offers).toMatchObject({ price: 36_990, priceCurrency: "AUD" });
    expect(described.url).toBe("https://www.yard.example/cars/vehicle-1");
    expect(described.image).toEqual(["https://www.yard.example/media/v/suv-front34-aa2222?w=1200"]);
    expect(described.mileageFromOdometer?.value).toBe(38_410);
    expect(described).not.toHaveProperty("vehicleIdentificationNumber");
    expect(said({}, { ...page, pictures: [] }).described).not.toHaveProperty("image");
  });

  it("names the model as shoppers know it (SRCH-30)", () => {
    expect(said({ make: "Mazda", model: "3" }).described.model).toBe("Mazda3");
  });

  it("names the make as the page does (SRCH-29)", () => {
    const config = siteConfig();
    const aliases = { ...config, search: { ...config.search, makeAliases: { "GAC Motor": "GAC" } } };
    expect(said({ make: "KIA" }).described.brand.name).toBe("Kia");
    expect(said({ make: "GAC MOTOR" }, page, aliases).described.brand.name).toBe("GAC");
    expect(said({ make: "MAZDA", model: "3" }).described.model).toBe("Mazda3");
  });

  it("gives the odometer in the unit of the site, with its code", () => {
    const british = siteConfig({ site: { distanceUnit: "mi" } });
    expect(said({}, page, british).described.mileageFromOdometer).toMatchObject({
      value: 23_867,
      unitCode: "SMI",
    });
    expect(said().described.mileageFromOdometer?.unitCode).toBe("KMT");
  });

  it.each([
    ["Rear wheel", "https://schema.org/RearWheelDriveConfiguration"],
    ["6x4", "6x4"],
    ["Chain", undefined],
    ["Shaft drive", undefined],
  ])("says which wheels %s drives, not by what", (drive, wheels) => {
    expect(said({ drive }).described.driveWheelConfiguration).toBe(wheels);
  });

  it.each([
    ["in transit", { status: "in_transit" }],
    ["without a price", { price: null }],
    ["with a placeholder for a price", { price: 10 }],
  ])("offers no vehicle %s", (_, changes) => {
    expect(said(changes).described.offers).toBeUndefined();
  });

  it("says of a sold vehicle that it is sold out, and no price (VDP-28)", () => {
    const { offers } = said({ status: "sold" }).described;
    expect(offers).toMatchObject({
      url: "https://www.yard.example/cars/vehicle-1",
      availability: "https://schema.org/SoldOut",
    });
    expect(Object.keys(offers ?? {})).toEqual(["@type", "url", "availability", "seller"]);
  });

  it("never gives a price a week as the vehicle's (PRICE-01)", () => {
    const site = siteConfig();
    const config = { ...site, features: { ...site.features, subscriptions: true } };
    const { offers } = said({ subscription_price: 149.6 }, page, config).described;
    expect(offers).not.toHaveProperty("price");
    expect(offers).toMatchObject({ priceSpecification: { price: 150, unitCode: "WEE" } });
    expect(said({ subscription_price: 149.6 }).described.offers).toMatchObject({ price: 38_990 });
  });

  it.each([
    ["InStock", {}],
    ["Reserved", { reserved: true }],
    ["PreOrder", { status: "coming_soon" }],
    ["PreOrder", { preorder: true }],
  ])("says %s of %j", (availability, changes) => {
    expect(said(changes).described.offers?.availability).toBe(`https://schema.org/${availability}`);
  });

  it.each([
    ["car", "Car"],
    ["motorcycle", "Motorcycle"],
    ["caravan", "Vehicle"],
    ["truck", "Vehicle"],
  ] as const)("calls a %s a %s", (item, type) => {
    expect(said({ item_type: item }).described["@type"]).toBe(type);
  });

  it("calls only new ones new", () => {
    const condition = (type: "new" | "demo" | "used") => said({ car_type: type }).described.itemCondition;
    expect([condition("new"), condition("demo"), condition("used")].map((one) => one.slice(19))).toEqual([
      "NewCondition",
      "UsedCondition",
      "UsedCondition",
    ]);
  });

  it("names the dealer as seller, and the way from position 1 on (NAV-12)", () => {
    const { described, dealer, crumbs } = said();
    expect(described.offers?.seller["@id"]).toBe(dealer["@id"]);
    expect(crumbs.itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, "https://www.yard.example/"],
      [2, "https://www.yard.example/cars/vehicle-1"],
    ]);
  });

  it("leads to pages of the language that the page is in", () => {
    const arabic = { tag: "ar", locale: "ar-u-nu-latn" };
    const config = siteConfig({ site: { languages: [arabic] } });
    const inArabic = { ...config, site: inLanguage(config.site, { ...arabic, base: "/ar" }) };
    const { crumbs } = said({}, page, inArabic);
    expect(crumbs.itemListElement.map(({ item }) => item)).toEqual([
      "https://www.yard.example/ar",
      "https://www.yard.example/ar/cars/vehicle-1",
    ]);
  });
});
