import { describe, expect, it } from "vitest";
import { feedMappingSchema } from "../feed-mapping";
import { feedMappingJsonSchema } from "../feed-mapping-json-schema";
import type { FeedRow } from "../file/feed-file";
import { isMappableField, MAPPABLE_FIELDS } from "../mappable-fields";
import { createRowReader } from "../row-to-vehicle";
import { fieldReading } from "./field-readings";
import { isLenderField, partPath } from "./vehicle-parts";

const OWNER = {
  dealershipId: "yard",
  dealershipName: "Yard",
  dealershipSlug: "yard",
  country: "au",
  currency: "AUD",
  now: "2026-05-01T00:00:00.000Z",
};
const VAN = { stock: "A1", make: "Jayco", model: "Journey", year: "2020" };
const NEEDED = {
  make: { from: "make" },
  model: { from: "model" },
  year: { from: "year", as: "year" },
  car_type: { default: "used" },
  item_type: { default: "caravan" },
};

/** What becomes of a row whose columns have the names of the fields, read by their kinds. */
function read(row: FeedRow, fields: Readonly<Record<string, unknown>> = {}) {
  const own = Object.keys(row).map((name) => [name, { from: name, as: fieldReading(name)?.as }] as const);
  const mapping = { identity: ["stock"], fields: { ...NEEDED, ...Object.fromEntries(own), ...fields } };
  const outcome = createRowReader(feedMappingSchema.parse(mapping), OWNER)({ ...VAN, ...row });
  if (!("vehicle" in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

function fault(name: string): string | undefined {
  const mapping = { identity: ["stock"], fields: { [name]: { from: "X" } } };
  return feedMappingSchema.safeParse(mapping).error?.issues[0]?.message;
}

describe("objects of a vehicle", () => {
  it("say of a lender its repayment over each term (ENT-16)", () => {
    const { vehicle, left } = read({
      "lenders.Plenti Ltd.term3": "$312.50 pw",
      "lenders.Plenti Ltd.terms.term7": "160",
      "lenders.Plenti Ltd.paymentWeek": "201",
      price: "$42,990",
    });
    expect(left).toEqual([]);
    expect(vehicle.lenders).toMatchObject({
      "Plenti Ltd": { paymentWeek: 201, terms: { term3: 312.5, term7: 160 } },
    });
    for (const name of ["lenders.Plenti.term5", "lenders.Plenti.term30", "lenders.St. George.terms.term1"])
      expect(isMappableField(name), name).toBe(true);
    for (const name of [
      "lenders.Plenti.term",
      "lenders.Plenti.term0",
      "lenders.Plenti.term31",
      "lenders.term5",
    ])
      expect(isMappableField(name), name).toBe(false);
  });

  it("are mapped by their parts", () => {
    const { vehicle, left } = read({
      "caravan.sleeps": "4 Berth",
      "caravan.body_length": `22'6"`,
      "caravan.body_width": "2.4m",
      "caravan.tare_weight": "2,150kg",
      "caravan.aggregate_trailer_mass": "2.8t",
      "caravan.axle_type": "Tandem",
      "autograb_data.average_market_price": "$64,990",
      "youxQuote.weeklyRepaymentAmount": "$212 pw",
      "youxQuote.advertisedRate": "7,49 %",
      "variant.torque": "320 Nm",
    });
    expect(left).toEqual([]);
    expect(vehicle).toMatchObject({
      caravan: {
        sleeps: 4,
        body_length: 22.5,
        body_width: 7.87,
        tare_weight: 2_150,
        aggregate_trailer_mass: 2_800,
        axle_type: "Tandem",
      },
      autograb_data: { average_market_price: 64_990, state_average_market_price: null },
      youxQuote: { weeklyRepaymentAmount: 212, advertisedRate: 7.49, comparisonRate: null },
      variant: { torque: "320 Nm", power: null },
    });
  });

  it("are none where a row says nothing of them", () => {
    const { vehicle, left } = read({
      "caravan.sleeps": "",
      "autograb_data.average_market_price": "0",
      "lenders.Plenti.interestRate": "",
      "youxQuote.weeklyRepaymentAmount": "0",
    });
    expect(left).toEqual([]);
    expect(vehicle).toMatchObject({ caravan: null, autograb_data: null, lenders: {}, youxQuote: null });
  });

  it.each([
    ["caravan.sleeps", "many"],
    ["caravan.sleeps", "-4"],
    ["caravan.body_length", "22 cubits"],
    ["caravan.tare_weight", "light"],
    ["caravan.axle_type", "x".repeat(201)],
    ["variant.torque", "x".repeat(201)],
    ["variant.towingcapacitybraked", "-1"],
    ["youxQuote.advertisedRate", "749"],
    ["lenders.Plenti.interestRate", "from 7"],
    ["lenders.St. George.paymentWeek", "call us"],
    ["autograb_data.average_market_price", "-5"],
  ])("lose a part that cannot be used alone, told with its whole name: %s %s", (field, value) => {
    const good = {
      "caravan.aggregate_trailer_mass": "2800",
      "variant.power": "110",
      "youxQuote.weeklyRepaymentAmount": "95",
      "lenders.Plenti.comparisonRate": "8.1",
      "autograb_data.state_average_market_price": "60000",
    };
    const { vehicle, left } = read({ ...good, [field]: value });
    expect(left).toMatchObject([{ field, value: value.slice(0, 100) }]);
    expect(vehicle).toMatchObject({
      caravan: { aggregate_trailer_mass: 2_800, sleeps: null },
      variant: { power: 110, torque: null },
      youxQuote: { weeklyRepaymentAmount: 95, advertisedRate: null },
      lenders: { Plenti: { comparisonRate: 8.1, interestRate: null } },
      autograb_data: { state_average_market_price: 60_000, average_market_price: null },
    });
  });

  it("go where a part is wrong that they need, and where no part is left", () => {
    const quote = read({ "youxQuote.advertisedRate": "7.5" });
    expect(quote.vehicle.youxQuote).toBeNull();
    expect(quote.left.map(({ field }) => field)).toEqual(["youxQuote.weeklyRepaymentAmount"]);
    const van = read({ "caravan.axle_type": "x".repeat(201) });
    expect(van.vehicle.caravan).toBeNull();
  });
});

describe("lenders", () => {
  it("are mapped by name and figure, with spaces and points in the name, and by default for all vehicles", () => {
    const { vehicle, left } = read(
      { "lenders.Bank of the Plains Ltd.interestRate": "7.99", "lenders.Plenti.paymentWeek": "$95 per week" },
      {
        "lenders.St. George.comparisonRate": { default: 9.1 },
        "lenders.St. George.disclaimer": { default: "Terms apply" },
      },
    );
    expect(left).toEqual([]);
    expect(vehicle.lenders).toMatchObject({
      "Bank of the Plains Ltd": { interestRate: 7.99, terms: {} },
      Plenti: { paymentWeek: 95 },
      "St. George": { comparisonRate: 9.1, disclaimer: "Terms apply" },
    });
  });

  it("may charge nothing, which a feed's 0 does not say of a repayment", () => {
    const { vehicle, left } = read({
      "lenders.Plenti.establishmentFees": "0",
      "lenders.Plenti.deposit": "$0",
      "lenders.Plenti.balloon": "-1",
      "lenders.Plenti.paymentWeek": "0",
    });
    expect(vehicle.lenders["Plenti"]).toMatchObject({
      establishmentFees: 0,
      deposit: 0,
      balloon: null,
      paymentWeek: null,
    });
    expect(left.map(({ field }) => field)).toEqual(["lenders.Plenti.balloon"]);
  });

  it("have fields of these names alone", () => {
    for (const name of ["lenders.Plenti.interestRate", "lenders.A.B C.paymentMonth"])
      expect(isLenderField(name) && isMappableField(name), name).toBe(true);
    for (const name of ["lenders", "lenders.interestRate", "lenders.Plenti", "lenders. .interestRate"])
      expect(isMappableField(name), name).toBe(false);
    expect(isMappableField("lenders.Plenti.terms"), "no cell fills it").toBe(false);
    expect(partPath("lenders.A.B C.paymentMonth")).toEqual(["lenders", "A.B C", "paymentMonth"]);
  });

  it("are known to the schema that editors read", () => {
    const { properties } = feedMappingJsonSchema();
    expect(JSON.stringify(properties)).toContain("^lenders");
  });
});

describe("films", () => {
  it("are lists of addresses", () => {
    const { vehicle, left } = read({
      walkaround_videos: "https://v.example/1.mp4, https://v.example/2.mp4",
      videos: ["https://v.example/3.mp4", "javascript:alert(1)", "<iframe>"],
    });
    expect(vehicle.walkaround_videos.map(({ video }) => video.url)).toEqual([
      "https://v.example/1.mp4",
      "https://v.example/2.mp4",
    ]);
    expect(vehicle.videos.map(({ video }) => video.url)).toEqual(["https://v.example/3.mp4"]);
    expect(left).toMatchObject([
      { field: "videos.1", value: "javascript:alert(1)" },
      { field: "videos.2", value: "<iframe>" },
    ]);
  });

  it("are one address where a mapping names it for all", () => {
    const { vehicle } = read({}, { videos: { default: "https://v.example/3.mp4" } });
    expect(vehicle.videos).toEqual([{ video: { url: "https://v.example/3.mp4" } }]);
  });
});

it("what no cell fills is no field, and a mapping that names it is told its parts", () => {
  for (const name of ["caravan", "autograb_data", "youxQuote", "lenders", "variant", "hotspots"])
    expect(MAPPABLE_FIELDS, name).not.toContain(name);
  expect(fault("caravan")).toMatch(
    /write a part of it: `caravan.body_width`, .*`caravan.aggregate_trailer_mass`$/,
  );
  expect(fault("autograb_data")).toMatch(/`autograb_data.average_market_price`/);
  expect(fault("lenders")).toMatch(/`lenders.<name>.interestRate`/);
  expect(fault("lenders.Plenti.rate")).toMatch(/`lenders.<name>.interestRate`/);
  expect(fault("hotspots")).toMatch(/export of the platform/);
  expect(fault("caravan.sleep")).toMatch(/did you mean `caravan.sleeps`/);
  expect(fault("caravan.body_width")).toBeUndefined();
});

it("a time of sale in Unix seconds is one, where the vehicle is sold and the time can be", () => {
  const soldAt = (seconds: string, status = "sold") =>
    read({ status, sold_date_timestamp: seconds }).vehicle.sold_date_timestamp;
  expect(soldAt("1770000000")).toBe(1_770_000_000);
  expect(soldAt("1770000000", "in stock")).toBeNull();
  for (const odd of ["", "0", "-5", "99999999999", "1e30", "soon"]) expect(soldAt(odd), odd).toBeNull();
  expect(read({ status: "sold", sold_date_timestamp: "99999999999" }).repairs).toContainEqual(
    expect.objectContaining({ code: "time-implausible", field: "sold_date_timestamp" }),
  );
});
