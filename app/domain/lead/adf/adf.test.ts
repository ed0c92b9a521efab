import { describe, expect, it } from "vitest";
import { keptLead, LEAD_VEHICLE } from "../../../../test/fixtures/lead";
import { siteConfig } from "../../../../test/fixtures/site";
import { adfDocument } from "./adf";
import type { AdfElement } from "./adf-element";
import type { LeadRecord } from "../lead-record";

const { site } = siteConfig({
  site: {
    email: "hello@yard.example",
    dealerships: [
      { id: "yard", name: "Yard Motors", slug: "yard" },
      { id: "annexe", name: "The Annexe", slug: "annexe" },
    ],
  },
});

/** An element as a line of text for each leaf: its path with its attributes, and its text. */
function lines({ name, attributes, content }: AdfElement, above = ""): readonly string[] {
  const own = Object.entries(attributes).map(([key, value]) => `[${key}=${value}]`);
  const path = `${above}/${name}${own.join("")}`;
  return typeof content === "string" ? [`${path} ${content}`] : content.flatMap((one) => lines(one, path));
}

const PROSPECT = /^\/adf\/prospect\[status=(?:new|resend)\]\//;
const told = (lead: LeadRecord, dealer = site) =>
  lines(adfDocument(lead, dealer)).map((line) => line.replace(PROSPECT, ""));
const within = (name: string, lead: LeadRecord, dealer = site) =>
  told(lead, dealer).filter((line) => line.startsWith(name));

describe("a lead as ADF", () => {
  it("says which lead it is, when and through whom it came", () => {
    const lead = keptLead();
    expect(lines(adfDocument(lead, site))[0]).toBe(
      "/adf/prospect[status=new]/id[sequence=1][source=www.yard.example] lead-1",
    );
    expect(within("requestdate", lead)).toEqual(["requestdate 2026-11-21T03:04:05.000Z"]);
    expect(within("provider", lead)).toEqual([
      "provider/id[source=utm_source] radio",
      "provider/name[part=full][type=business] Yard Motors",
      "provider/service Enquiry",
      "provider/url https://www.yard.example/cars/2022-mazda-cx-5",
    ]);
    expect(within("provider/service", keptLead({ category: null, kind: "parts" }))).toEqual([
      "provider/service parts",
    ]);
  });

  it("is sent again for a later step, with its time", () => {
    const lead = keptLead({ changes: [{ revision: 1, at: "2026-11-21T04:00:00.000Z" }] });
    expect(lines(adfDocument(lead, site))[0]).toMatch(/^\/adf\/prospect\[status=resend\]/);
    expect(within("requestdate", lead)).toEqual(["requestdate 2026-11-21T04:00:00.000Z"]);
  });

  it("says all that is known of the vehicle that is wanted", () => {
    expect(within("vehicle", keptLead({ carId: "7", vehicle: LEAD_VEHICLE }))).toEqual(
      [
        "id[source=website] 7",
        "year 2022",
        "make Mazda",
        "model CX-5",
        "vin JM0KF4W2A10123456",
        "stock U1234",
        "trim GT SP",
        "bodystyle SUV",
        "transmission Automatic",
        "odometer[units=km] 41200",
        "colorcombination/exteriorcolor Soul Red",
        "colorcombination/preference 1",
        "imagetag[alttext=2022 Mazda CX-5 GT SP] https://www.yard.example/media/cx-5/front.jpg?w=1200",
        "price[type=asking][currency=AUD] 38990",
        "comments https://www.yard.example/cars/2022-mazda-cx-5-gt-sp\nRocklea, 12 Balham Road, Rocklea QLD 4106",
      ].map((line) => `vehicle[interest=buy][status=used]/${line}`),
    );
  });

  it("leaves out what nobody knows of it, and tells new from used and a drive from a purchase", () => {
    const nothing = { badge: null, stockNumber: null, vin: null, body: null, transmission: null };
    const unknown = { ...nothing, picture: null, yard: null };
    const vehicle = { ...LEAD_VEHICLE, ...unknown, carType: "new", year: null, colour: "", km: null };
    const lead = keptLead({ kind: "testDrive", vehicle: { ...vehicle, price: null } });
    expect(within("vehicle", lead)).toEqual(
      [
        "year ",
        "make Mazda",
        "model CX-5",
        "comments https://www.yard.example/cars/2022-mazda-cx-5-gt-sp",
      ].map((line) => `vehicle[interest=test-drive][status=new]/${line}`),
    );
    const plain = keptLead({ vehicle: { ...vehicle, colour: null, carType: "demo" } });
    expect(within("vehicle", plain).filter((line) => /color|status=new/.test(line))).toEqual([]);
  });

  it.each([
    ["enquiry", "[interest=buy]"],
    ["fleet", "[interest=buy]"],
    ["purchase", "[interest=buy]"],
    ["testDrive", "[interest=test-drive]"],
    ["careers", ""],
    ["contact", ""],
    ["email", ""],
    ["spinToWin", ""],
    ["onlinePayment", ""],
    ["service", ""],
    ["parts", ""],
    ["tradeIn", ""],
  ] as const)("of kind %s about no vehicle has an empty one that says what it is about", (kind, interest) => {
    expect(within("vehicle", keptLead({ kind }))).toEqual(
      ["year ", "make ", "model ", "comments Enquiry"].map((line) => `vehicle${interest}/${line}`),
    );
  });

  it("says what is looked for where no vehicle of the dealer's is named", () => {
    const search = keptLead({ kind: "similarVehicle", fields: { wanted: "a white ute" } });
    expect(within("vehicle", search).at(-1)).toBe("vehicle[interest=buy]/comments Enquiry\na white ute");
    const offer = keptLead({ fields: { "Vehicle Make": "Kia", "Vehicle Model": "Rio" } });
    expect(within("vehicle", offer).slice(1, 3)).toEqual([
      "vehicle[interest=buy]/make Kia",
      "vehicle[interest=buy]/model Rio",
    ]);
  });

  it.each(["tradeIn", "offer", "service", "parts", "enquiry"] as const)(
    "of kind %s says what the shopper's own car is",
    (kind) => {
      const fields = { year: "2019", make: "Kia", model: "Rio", vin: "V1", kms: "85,000 km" };
      const place = { rego: "123 ABC", regoState: "qld", vehicle: "2018 Mazda 3" };
      const found = { body: "Hatchback", gearbox: "Automatic", colour: "White" };
      expect(within("vehicle", keptLead({ kind, fields: { ...fields, ...place, ...found } }))).toEqual(
        [
          "year 2019",
          "make Kia",
          "model Rio",
          "vin V1",
          "bodystyle Hatchback",
          "transmission Automatic",
          "odometer[units=km] 85000",
          "colorcombination/exteriorcolor White",
          "colorcombination/preference 1",
          "comments 2018 Mazda 3, 123 ABC QLD",
        ].map((line) => `vehicle[interest=trade-in][status=used]/${line}`),
      );
    },
  );

  it("says what the shopper's car is worth, and what was accepted for it", () => {
    const price = (fields: Record<string, string>) =>
      within("vehicle", keptLead({ kind: "tradeIn", fields: { make: "Kia", ...fields } })).at(-1);
    expect(price({ valuation: "16500" })).toContain("/price[type=appraisal][currency=AUD] 16500");
    expect(price({ valuation: "16500", offer: "16000" })).toContain("/price[type=offer][currency=AUD] 16000");
    expect(price({ valuation: "" })).toContain("/model ");
  });

  it.each(["reservation", "purchase"] as const)("of kind %s says what goes against the order", (kind) => {
    const fields = { trade_in_vehicle: "2021 Toyota Corolla", valuation: "12500" };
    const lines = within("vehicle", keptLead({ kind, vehicle: LEAD_VEHICLE, fields }));
    expect(lines.filter((line) => line.includes("interest=buy")).length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes("interest=trade-in"))).toEqual(
      [
        "year 2021",
        "make Toyota",
        "model Corolla",
        "price[type=appraisal][currency=AUD] 12500",
        "comments 2021 Toyota Corolla",
      ].map((line) => `vehicle[interest=trade-in][status=used]/${line}`),
    );
  });

  it("reads a car in the shopper's words, and keeps a plate without its state", () => {
    const own = (vehicle: string) =>
      within("vehicle", keptLead({ kind: "service", fields: { vehicle, rego: "1AB" } })).map((line) =>
        line.replace("vehicle[interest=trade-in][status=used]/", ""),
      );
    expect(own(" 1998 Ford Falcon ")).toEqual([
      "year 1998",
      "make Ford",
      "model Falcon",
      "comments 1998 Ford Falcon, 1AB",
    ]);
    expect(own(" the blue 2018 Ford ").slice(0, 3)).toEqual(["year ", "make ", "model the blue 2018 Ford"]);
  });

  it("says when the shopper comes", () => {
    const fields = { booking_date: "2026-11-23", booking_time: "09:30" };
    expect(within("customer/timeframe", keptLead({ fields }))).toEqual([
      "customer/timeframe 2026-11-23T09:30",
    ]);
    expect(within("customer/timeframe", keptLead())).toEqual([]);
  });

  it.each([
    ["Email", "1", "0"],
    ["Phone", "0", "1"],
    ["SMS", "0", "1"],
    ["", "0", "0"],
  ])("says how the shopper wants to be answered: %j", (preferred, mail, phone) => {
    const fields = { PreferredContactMethod: preferred };
    expect(within("customer/contact", keptLead({ fields }))).toEqual(
      [
        "name[part=first][type=individual] Mia",
        "name[part=last][type=individual] O’Neill",
        `email[preferredcontact=${mail}] mia@shopper.example`,
        `phone[type=cellphone][preferredcontact=${phone}] +61412345678`,
        "address[type=home]/street ",
        "address[type=home]/postalcode 4101",
      ].map((line) => `customer/contact/${line}`),
    );
  });

  it("has the address that a purchase is delivered to", () => {
    const fields = {
      handover: "deliver",
      delivery_address: "12 Vale St, Southport",
      delivery_postcode: "4215",
    };
    expect(within("customer/contact/address", keptLead({ fields }))).toEqual([
      "customer/contact/address[type=home]/street 12 Vale St, Southport",
      "customer/contact/address[type=home]/postalcode 4215",
    ]);
  });

  it("has one name in full, no address without a postcode, and a phone where there is no mail", () => {
    const contact = { name: "Mia", lastName: null, email: null, phone: null, postcode: null };
    expect(within("customer", keptLead({ contact, fields: {} }))).toEqual([
      "customer/contact/name[part=full][type=individual] Mia",
      "customer/contact/phone[type=voice][preferredcontact=0] ",
    ]);
    const landline = { ...contact, phone: "+61755500142" };
    expect(within("customer/contact/phone", keptLead({ contact: landline, fields: {} }))).toEqual([
      "customer/contact/phone[type=voice][preferredcontact=0] +61755500142",
    ]);
    const mailed = { ...contact, email: "mia@shopper.example" };
    expect(within("customer/contact/phone", keptLead({ contact: mailed }))).toEqual([]);
  });

  it("is for the dealership it is about, under the dealer's mail and telephone", () => {
    expect(within("vendor", keptLead({ dealershipId: "annexe" }))).toEqual([
      "vendor/id[source=dealership] annexe",
      "vendor/vendorname The Annexe",
      "vendor/url https://www.yard.example",
      "vendor/contact/name[part=full][type=business] The Annexe",
      "vendor/contact/email hello@yard.example",
      "vendor/contact/phone[type=voice] 07 3555 0142",
    ]);
    const placed = keptLead({ dealershipId: null, vehicle: LEAD_VEHICLE });
    expect(within("vendor", placed, { ...site, phones: {} })).toEqual([
      "vendor/id[source=location] rocklea",
      "vendor/vendorname Yard Motors",
      "vendor/url https://www.yard.example",
      "vendor/contact/name[part=full][type=business] Yard Motors",
      "vendor/contact/email hello@yard.example",
      ...["street[line=1] 12 Balham Road", "city Rocklea", "regioncode QLD"].map(
        (line) => `vendor/contact/address[type=work]/${line}`,
      ),
      "vendor/contact/address[type=work]/postalcode 4106",
    ]);
    expect(within("vendor", keptLead({ dealershipId: null }), { ...site, phones: {} })).toEqual([
      "vendor/vendorname Yard Motors",
      "vendor/url https://www.yard.example",
      "vendor/contact/name[part=full][type=business] Yard Motors",
      "vendor/contact/email hello@yard.example",
    ]);
  });
});
