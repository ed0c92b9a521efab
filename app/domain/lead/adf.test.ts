import { describe, expect, it } from "vitest";
import { keptLead, LEAD_VEHICLE } from "../../../test/fixtures/lead";
import { siteConfig } from "../../../test/fixtures/site";
import { adfDocument } from "./adf";
import type { AdfElement } from "./adf-element";
import type { LeadRecord } from "./lead-record";

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
        "price[type=asking][currency=AUD] 38990",
      ].map((line) => `vehicle[interest=buy][status=used]/${line}`),
    );
  });

  it("leaves out what nobody knows of it, and tells new from used and a drive from a purchase", () => {
    const unknown = { badge: null, stockNumber: null, vin: null, body: null, transmission: null };
    const vehicle = { ...LEAD_VEHICLE, ...unknown, carType: "new", year: null, colour: "", km: null };
    const lead = keptLead({ kind: "testDrive", vehicle: { ...vehicle, price: null } });
    expect(within("vehicle", lead)).toEqual(
      ["year ", "make Mazda", "model CX-5"].map((line) => `vehicle[interest=test-drive][status=new]/${line}`),
    );
    const plain = keptLead({ vehicle: { ...vehicle, colour: null, carType: "demo" } });
    expect(within("vehicle", plain).filter((line) => /color|status=new/.test(line))).toEqual([]);
  });

  it("has an empty vehicle where it is about none", () => {
    expect(within("vehicle", keptLead())).toEqual(
      ["year ", "make ", "model "].map((line) => `vehicle[interest=buy]/${line}`),
    );
  });

  it.each([
    ["tradeIn", "trade-in"],
    ["offer", "trade-in"],
    ["service", "sell"],
    ["parts", "sell"],
  ] as const)("says of %s what the shopper's own car is: %s", (kind, interest) => {
    const fields = { year: "2019", make: "Kia", model: "Rio", vin: "V1", kms: "85,000 km" };
    const place = { rego: "123 ABC", regoState: "qld", vehicle: "2018 Mazda 3" };
    expect(within("vehicle", keptLead({ kind, fields: { ...fields, ...place } }))).toEqual(
      [
        "year 2019",
        "make Kia",
        "model Rio",
        "vin V1",
        "odometer[units=km] 85000",
        "comments 2018 Mazda 3, 123 ABC QLD",
      ].map((line) => `vehicle[interest=${interest}][status=used]/${line}`),
    );
    expect(within("vehicle", keptLead({ kind, fields: {} }))).toEqual(
      ["year ", "make ", "model "].map((line) => `vehicle[interest=${interest}][status=used]/${line}`),
    );
  });

  it("reads a car in the shopper's words, and keeps a plate without its state", () => {
    const own = (vehicle: string) =>
      within("vehicle", keptLead({ kind: "service", fields: { vehicle, rego: "1AB" } })).map((line) =>
        line.replace("vehicle[interest=sell][status=used]/", ""),
      );
    expect(own(" 1998 Ford Falcon ")).toEqual([
      "year 1998",
      "make ",
      "model Ford Falcon",
      "comments  1998 Ford Falcon , 1AB",
    ]);
    expect(own(" the blue 2018 Ford ").slice(0, 3)).toEqual(["year ", "make ", "model the blue 2018 Ford"]);
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

  it("has one name in full, no address without a postcode, and a phone where there is no mail", () => {
    const contact = { name: "Mia", lastName: null, email: null, phone: null, postcode: null };
    expect(within("customer", keptLead({ contact, fields: {} }))).toEqual([
      "customer/contact/name[part=full][type=individual] Mia",
      "customer/contact/phone[type=cellphone][preferredcontact=0] ",
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
    expect(within("vendor", keptLead({ dealershipId: null }), { ...site, phones: {} })).toEqual([
      "vendor/vendorname Yard Motors",
      "vendor/url https://www.yard.example",
      "vendor/contact/name[part=full][type=business] Yard Motors",
      "vendor/contact/email hello@yard.example",
    ]);
  });
});
