import { describe, expect, it } from "vitest";
import { sampleVehicle } from "../../../test/contract/search-service/sample-vehicle";
import { isVehicleAddress, vehicleSchema } from "./vehicle";

const base = sampleVehicle(1, {});
const parse = (change: object) => vehicleSchema.safeParse({ ...base, ...change });

describe("addresses of a vehicle", () => {
  const image = (url: string) => ({ images: [{ image: { url, thumb: { url } } }] });

  it.each(["https://pictures.example/1.jpg?w=2", "http://pictures.example/1", "/media/v/suv-hero-ffffff"])(
    "may be %s",
    (url) => {
      expect(parse(image(url)).success).toBe(true);
      expect(isVehicleAddress(url)).toBe(true);
    },
  );

  it.each([
    "javascript:alert(1)",
    "https://[",
    " javascript:alert(1)",
    "data:text/html,x",
    "//evil.example/1",
    "/\\evil",
    "x",
    "",
  ])("may not be %j, whichever field it is in", (url) => {
    expect(parse(image(url)).success).toBe(false);
    expect(parse({ file: url }).success).toBe(false);
    expect(parse({ video_url: url }).success).toBe(false);
    expect(isVehicleAddress(url)).toBe(false);
  });
});

it("an address with a broken escape is not taken from a feed, and stays readable where it is stored", () => {
  const address = "https://pictures.example/A%ZZ.jpg";
  expect(isVehicleAddress(address)).toBe(false);
  expect(isVehicleAddress("https://pictures.example/100%.jpg")).toBe(false);
  expect(isVehicleAddress("https://pictures.example/A%20b%c3.jpg")).toBe(true);
  expect(parse({ images: [{ image: { url: address, thumb: { url: address } } }] }).success).toBe(true);
});

/** Every field of the specification with a value a feed may give it. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "ENT-01 identity": {
    id: "42",
    slug: "2022-mazda-cx-5-hc10042",
    name: "2022 Mazda CX-5 Touring",
    carsales_title: "2022 Mazda CX-5 Touring KF Auto MY22",
    stocknum: "HC10042",
    vin: "JM0KF4W7A00123456",
    nvic: "0LZK22",
    has_nvic: true,
    regplate: "123ABC",
  },
  "ENT-02 description": {
    year: 2022,
    make: "Mazda",
    model: "CX-5",
    badge: "Touring",
    series: "KF",
    colour: "Soul Red",
    simple_colour: "red",
    interior_colour: "Black",
    body: "SUV",
    simple_body: "suv",
    bodyconfiguration: "5D WAGON",
    fuel: "Petrol - Unleaded",
    simple_fuel: "Petrol",
    simple_transmission: "Automatic",
    trans: "6 Speed Sports Automatic",
    gearnum: 6,
    drive: "AWD",
    seats: 5,
    doors: 5,
    engine_size: "2.5 L",
    engine_size_litres: 2.5,
    km: 38_410,
  },
  "ENT-03 kind": { car_type: "demo", item_type: "caravan" },
  "ENT-04 price": {
    price: 38_990,
    price_type: "Drive Away",
    before_price: 41_990,
    offer_price: 37_490,
    subscription_price: 299,
    preorder: true,
  },
  "ENT-05 status": {
    status: "in_transit",
    sold: true,
    reserved: true,
    tag: "Runout Sale",
    certified: true,
    show_on_dealer_website: false,
  },
  "ENT-06 dates": {
    created_at: "2026-01-31T09:00:00+10:00",
    updated_at: "2026-02-01T00:00:00Z",
    sold_date_timestamp: 1_770_000_000,
    rego_expiry: "2026-12-31",
    build_date: "2022-03",
    compliance_date: "2022-04",
  },
  "ENT-07 place": {
    location: {
      id: "yard",
      name: "Moorooka",
      slug: "moorooka",
      phone: "07 5550 0100",
      address: {
        id: "7",
        street: "418 Ipswich Road",
        city: "Moorooka",
        state: "QLD",
        postcode: "4105",
        place_url: "https://maps.example/moorooka",
      },
      distribution_locations: [{ id: "other", name: "Rocklea" }],
    },
    location_id: "yard",
    dealership_id: "yard-motors",
    dealership_slug: "yard-motors",
    city: "Moorooka",
    state: "QLD",
    private_suburb: "Annerley",
    private_postcode: "4103",
  },
  "ENT-08 media": {
    images: [{ image: { url: "/media/a", thumb: { url: "/media/a-small" } } }],
    photos_count: 1,
    video_url: "https://www.youtube.com/embed/x",
    external_video_url: "https://videos.example/x",
    walkaround_videos: [{ video: { url: "https://videos.example/walk.mp4" } }],
    videos: [{ video: { url: "https://videos.example/x.mp4" } }],
    spin_images: ["/media/spin/1", "/media/spin/2"],
    spin_interior_image: "/media/interior",
    spin_code: "abc",
    file: "https://reports.example/history.pdf",
  },
  "ENT-09 other": {
    standardEquipment: ["Air conditioning"],
    views: 1_284,
    dealercomments: "One owner.",
  },
  "ENT-10 quote": {
    youxQuote: { weeklyRepaymentAmount: 186, advertisedRate: 8.99, comparisonRate: 10.21 },
  },
  "ENT-11 market prices": {
    autograb_data: { state_average_market_price: 39_500, average_market_price: 39_900 },
  },
  "ENT-12 hotspots": {
    hotspots: {
      exterior: [
        { description: "New tyres", anchors: ["wheel"], positions: [{ frame: 3, x: 0.24, y: 0.72 }] },
      ],
      interior: [
        { description: "Touchscreen", anchors: ["dashboard"], positions: [{ frame: 0, x: 0.5, y: 0.4 }] },
      ],
    },
  },
  "ENT-13 variant": {
    variant: {
      fuelconsumptioncombined: 7.4,
      cylinders: 4,
      enginesize: "2488",
      enginesize_litres: 2.5,
      induction: "Aspirated",
      geartype: "Sports Automatic",
      fuelcapacity: 58,
      grossvehiclemass: 2_080,
      vehiclelength: 4_575,
      vehicleheight: 1_680,
      vehiclewidth: 1_845,
      towingcapacitybraked: 1_800,
      bodyconfiguration: "5D WAGON",
      torque: "252 Nm",
      ancaprating: "5",
    },
  },
  "ENT-14 caravan": {
    caravan: {
      body_width: 8,
      body_length: 19.6,
      tare_weight: 2_100,
      axle_type: "Tandem",
      sleeps: 4,
      aggregate_trailer_mass: 2_800,
    },
  },
};

describe("the vehicle record", () => {
  it.each(Object.entries(FIELDS))("holds %s, each field as it was given", (_, fields) => {
    expect(parse(fields).data).toMatchObject(fields);
  });

  it.each(Object.entries(FIELDS))("checks every field of %s", (_, fields) => {
    for (const name of Object.keys(fields))
      expect(parse({ [name]: { wrong: true } }).success, name).toBe(false);
  });

  it("knows nothing else: a misspelt field is an error, at any depth", () => {
    expect(parse({ colour_code: "46V" }).success).toBe(false);
    expect(parse({ location: { ...base.location, suburb: "x" } }).success).toBe(false);
    expect(parse({ images: [{ image: { url: "/a" } }] }).success).toBe(false);
  });

  it.each([
    ["id", "0"],
    ["id", "x1"],
    ["slug", "Mazda CX-5"],
    ["slug", "-mazda"],
    ["year", 1899],
    ["year", 2022.5],
    ["price", -1],
    ["km", -5],
    ["make", ""],
    ["car_type", "old"],
    ["item_type", "boat"],
    ["simple_body", "spaceship"],
    ["simple_colour", "Soul Red"],
    ["created_at", "yesterday"],
    ["rego_expiry", "31/12/2026"],
    ["sold_date_timestamp", -1],
  ])("refuses %s of %j", (field, value) => {
    expect(parse({ [field]: value }).success).toBe(false);
  });

  it("takes null for what is not known and fills in what was left out", () => {
    const { price, badge, vin, variant, ...rest } = base;
    expect([price, badge, vin, variant]).toHaveLength(4);
    const parsed = vehicleSchema.parse({ ...rest, km: null, colour: null, sold_date_timestamp: null });
    expect(parsed).toMatchObject({ price: null, badge: null, vin: null, variant: null, km: null });
  });
});
