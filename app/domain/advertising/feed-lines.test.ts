import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import type { Vehicle } from "../vehicle/vehicle";
import { ADVERTISING_FEEDS, feedFileName, feedFileOf } from "./advertising-feeds";
import { feedColumns, feedLine } from "./feed-lines";

const site = siteConfig();
const URL = "https://www.yard.example/cars/x";
const picture = (path: string) => ({ image: { url: path, thumb: { url: path } } });
const sound: Partial<Vehicle> = {
  vin: "jtmw23fv60d000001",
  km: 41_200,
  price: 36_990,
  price_type: "Drive Away",
  location_id: "moorooka",
  images: [picture("/media/p/suv"), picture("/media/p/suv-2"), picture("https://elsewhere.example/x.jpg")],
  badge: "GT",
  colour: "Soul Red",
  simple_colour: "red",
  simple_body: "ute",
  simple_fuel: "PHEV",
  simple_transmission: "Automatic",
  drive: "4WD",
  dealercomments: "One owner.|Tow bar, “as new”.",
  created_at: "2026-03-05T22:00:00.000Z",
};
const line = (
  changes: Partial<Vehicle> = {},
  file = feedFileOf("google.tsv"),
  config = site,
): Readonly<Record<string, string>> | null => {
  if (file === null) throw new Error("no such file");
  return feedLine(vehicleWith(7, { ...sound, ...changes }), URL, config, file);
};

/** What Google's specification requires, and the words it takes. */
const GOOGLE_REQUIRED =
  `id vin title description link image_link condition price availability brand make model year
  mileage color store_code vehicle_fulfillment dealership_name dealership_address`.split(/\s+/);
/** What Meta's reference requires. */
const META_REQUIRED = `vehicle_id vin title description url make model year price state_of_vehicle body_style
  exterior_color image_link address availability`.split(/\s+/);

it("is advertised under the name that shoppers know its model by (SRCH-30)", () => {
  for (const file of ["google.tsv", "meta.csv"])
    expect(line({ make: "MG", model: "4" }, feedFileOf(file))?.["model"], file).toBe("MG4");
});

it("is advertised under its make as its page writes it, however the feed did", () => {
  const config = { ...site, search: { ...site.search, makeAliases: { "GAC Motor": "GAC" } } };
  for (const [given, shown] of [
    ["KIA", "Kia"],
    ["Mercedes-benz", "Mercedes-Benz"],
    ["GAC MOTOR", "GAC"],
  ] as const)
    for (const file of ["google.tsv", "meta.csv"]) {
      const written = line({ make: given, model: "Seven" }, feedFileOf(file), config);
      expect(written, file).toMatchObject({ make: shown });
      expect(written?.["title"], file).toContain(` ${shown} Seven`);
      expect(written?.["brand"] ?? shown, file).toBe(shown);
    }
  expect(line({ make: "MAZDA", model: "3" })?.["model"]).toBe("Mazda3");
});

describe("a vehicle for Google", () => {
  it("has every attribute that is required, as it is to be written", () => {
    expect(line()).toMatchObject({
      id: "S7",
      vin: "JTMW23FV60D000001",
      title: "2020 Mazda CX-5 GT",
      description: "One owner. Tow bar, “as new”.",
      image_link: "https://www.yard.example/media/p/suv?w=1200",
      additional_image_link: "https://www.yard.example/media/p/suv-2?w=1200",
      condition: "used",
      price: "36990.00 AUD",
      sale_price: "",
      vehicle_price_type: "drive_away_price",
      mileage: "41200 km",
      body_style: "truck",
      engine: "plug-in hybrid",
      date_in_stock: "2026-03-06",
      vehicle_fulfillment: "in_store:moorooka",
      dealership_name: "Yard Motors Moorooka",
      dealership_address: "418 Ipswich Road, Moorooka, QLD 4105, AU",
    });
    for (const name of GOOGLE_REQUIRED) expect(line()?.[name], name).not.toBe("");
  });

  it("gives the reduced price of the page as the sale price, and miles where the site has them", () => {
    const miles = siteConfig({ site: { distanceUnit: "mi" } });
    const reduced = line({ offer_price: 34_990, before_price: 36_990 }, undefined, miles);
    expect(reduced).toMatchObject({
      price: "36990.00 AUD",
      sale_price: "34990.00 AUD",
      mileage: "25600 miles",
    });
    expect(line({ price_type: "Excl. Govt. Charges" })?.["vehicle_price_type"]).toBe(
      "excluding_government_charges_price",
    );
    expect(line({ price_type: null })?.["vehicle_price_type"]).toBe("excluding_government_charges_price");
  });

  it.each<[string, Partial<Vehicle>]>([
    ["it is not for sale", { status: "sold" }],
    ["it has not arrived", { status: "coming_soon" }],
    ["it has not arrived", { preorder: true }],
    ["somebody has reserved it", { reserved: true }],
    ["it has no sale price", { price: null }],
    ["it has no sale price", { price: 1 }],
    ["it has no VIN of 17 letters and digits", { vin: null }],
    ["it has no VIN of 17 letters and digits", { vin: "JTMW23FVO0D000001" }],
    ["it has no VIN of 17 letters and digits", { vin: "JTMW23FV60D00001" }],
    ["it is used and its odometer is not known", { km: null }],
    ["it has no picture from this site or one of images.hosts", { images: [] }],
    ["its location is not one of site.locations", { location_id: "elsewhere" }],
    ["the advertiser takes cars and utes only", { item_type: "caravan" }],
    ["the advertiser takes cars and utes only", { item_type: "caravan", vin: null, km: null, images: [] }],
    ["the advertiser takes cars and utes only", { simple_body: "motorhome" }],
  ])("is left out, and listed, because %s", (reason, changes) => {
    expect(line(changes)).toBeNull();
    expect(line(changes, feedFileOf("google-left-out.csv"))).toEqual({
      stock_number: "S7",
      url: URL,
      title: "Vehicle 7",
      reason,
    });
  });

  it("stands in one of the two files alone; a new one needs no odometer", () => {
    expect(line({}, feedFileOf("google-left-out.csv"))).toBeNull();
    expect(line({ car_type: "new", km: null })).toMatchObject({ condition: "new", mileage: "" });
  });
});

describe("a vehicle for Meta", () => {
  const meta = (changes: Partial<Vehicle> = {}) => line(changes, feedFileOf("meta.csv"));

  it("needs no odometer where it is a used caravan, which has none", () => {
    const caravan = { item_type: "caravan", km: null } as const;
    expect(meta(caravan)).toMatchObject({ vehicle_type: "RV_CAMPER", "mileage.value": "" });
    expect(line({ ...caravan, vin: null }, feedFileOf("meta-left-out.csv"))?.["reason"]).toMatch(
      /^it has no VIN/,
    );
    expect(meta({ km: null })).toBeNull();
  });

  it("has every field that is required, in Meta's words", () => {
    expect(meta()).toMatchObject({
      vehicle_id: "S7",
      price: "36990 AUD",
      "mileage.value": "41200",
      "mileage.unit": "KM",
      state_of_vehicle: "USED",
      vehicle_type: "CAR_TRUCK",
      body_style: "PICKUP",
      fuel_type: "PLUGIN_HYBRID",
      transmission: "AUTOMATIC",
      drivetrain: "FOUR_WD",
      exterior_color: "red",
      description: "One owner.\n\nTow bar, “as new”.",
    });
    for (const name of META_REQUIRED) expect(meta()?.[name], name).not.toBe("");
    expect(JSON.parse(meta()?.["address"] ?? "")).toEqual({
      addr1: "418 Ipswich Road",
      city: "Moorooka",
      region: "QLD",
      country: "AU",
      postal_code: "4105",
    });
  });

  it("takes every kind of vehicle, and describes one without comments by its facts", () => {
    expect(meta({ item_type: "caravan", simple_body: null })).toMatchObject({
      vehicle_type: "RV_CAMPER",
      body_style: "OTHER",
    });
    expect(meta({ certified: true, dealercomments: "  " })).toMatchObject({
      state_of_vehicle: "CPO",
      description: "2020 Mazda CX-5 GT, Soul Red, Automatic, PHEV",
    });
    expect(meta({ simple_fuel: "Hydrogen", simple_transmission: null, drive: null })).toMatchObject({
      fuel_type: "OTHER",
      transmission: "",
      drivetrain: "",
    });
  });
});

it("names each file once, and no other", () => {
  const names = ADVERTISING_FEEDS.flatMap((feed) =>
    [false, true].map((isLeftOut) => feedFileName({ feed, isLeftOut })),
  );
  expect(names).toEqual(["google.tsv", "google-left-out.csv", "meta.csv", "meta-left-out.csv"]);
  for (const name of names)
    expect(feedFileName(feedFileOf(name) ?? { feed: "meta", isLeftOut: true })).toBe(name);
  for (const name of ["", "google", "google.csv", "../meta.csv", "constructor"])
    expect(feedFileOf(name)).toBeNull();
});

it("has a cell for each column and none beside", () => {
  for (const name of ["google.tsv", "meta.csv"]) {
    const file = feedFileOf(name);
    expect(Object.keys(line({}, file) ?? {})).toEqual(file === null ? [] : feedColumns(file));
  }
});
