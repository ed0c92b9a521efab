import { describe, expect, it } from "vitest";
import { keptLead, LEAD_VEHICLE } from "../../../test/fixtures/lead";
import { marketplaceLead } from "./marketplace-lead";

const SELLER = { id: "yard", name: "Yard Motors", url: "https://www.yard.example", currency: "AUD" };

describe("a lead as a marketplace gets it", () => {
  it("says who asks about what, and where it came from", () => {
    const lead = keptLead({ carId: "7", subcategory: "Photo Request", vehicle: LEAD_VEHICLE });
    expect(marketplaceLead(lead, SELLER)).toEqual({
      identifier: "lead-1",
      revision: 0,
      status: "New",
      leadType: "Enquiry",
      leadSubtype: "Photo Request",
      createdUtc: "2026-11-21T03:04:05.000Z",
      updatedUtc: "2026-11-21T03:04:05.000Z",
      prospect: {
        firstName: "Mia",
        lastName: "O’Neill",
        email: "mia@shopper.example",
        phoneNumbers: [{ type: "Mobile", number: "+61412345678" }],
        address: { postcode: "4101" },
        language: null,
        told: null,
      },
      item: {
        identification: [
          { type: "Website", value: "7" },
          { type: "StockNumber", value: "U1234" },
          { type: "Vin", value: "JM0KF4W2A10123456" },
        ],
        listingType: "used",
        specification: { title: "2022 Mazda CX-5 GT SP", year: 2022, make: "Mazda", model: "CX-5" },
        odometer: 41_200,
        price: { amount: 38_990, currency: "AUD", terms: "Drive away" },
        url: "https://www.yard.example/cars/2022-mazda-cx-5-gt-sp",
        image: "https://www.yard.example/media/cx-5/front.jpg?w=1200",
        location: LEAD_VEHICLE.yard,
      },
      tradeIn: null,
      appointment: null,
      seller: { identifier: "yard", name: "Yard Motors", dealership: "yard" },
      comments: "Is it still there?",
      environment: {
        source: "Website",
        pageUrl: "https://www.yard.example/cars/2022-mazda-cx-5",
        userAgent: "Mozilla/5.0",
        campaign: { utm_source: "radio" },
      },
    });
  });

  it("leaves out the numbers that nobody knows", () => {
    const contact = { ...keptLead().contact, phone: null };
    const vehicle = { ...LEAD_VEHICLE, stockNumber: null, vin: null };
    expect(marketplaceLead(keptLead({ carId: "7", contact, vehicle }), SELLER)).toMatchObject({
      prospect: { phoneNumbers: [] },
      item: { identification: [{ type: "Website", value: "7" }] },
    });
    expect(marketplaceLead(keptLead(), SELLER)).toMatchObject({ item: null });
  });

  it("says whether somebody has to call a shopper whose drive is called off", () => {
    const told = (hears: "told" | "untold") => marketplaceLead(keptLead(), SELLER, "", hears)["prospect"];
    expect(told("untold")).toMatchObject({ told: false });
    expect(told("told")).toMatchObject({ told: true });
  });

  it("says what language the shopper reads", () => {
    const seller = { ...SELLER, locale: "en-AU", languages: [{ tag: "zh-Hans", locale: "zh-CN" }] };
    const read = (url: string) => marketplaceLead(keptLead({ url }), seller);
    expect(read("https://www.yard.example/zh-Hans/enquire")).toMatchObject({
      prospect: { language: "zh-Hans" },
    });
    expect(read("https://www.yard.example/enquire")).toMatchObject({ prospect: { language: "en-AU" } });
  });

  it("tells the shopper's own vehicle from the dealer's, and when the shopper comes", () => {
    const own = { vehicle: "2018 Mazda 3", rego: "123 ABC", regoState: "qld", kms: "85000" };
    const lead = keptLead({ kind: "service", fields: { ...own, preferred_date: "2026-11-23" } });
    expect(marketplaceLead(lead, SELLER)).toMatchObject({
      item: null,
      tradeIn: {
        specification: { title: "2018 Mazda 3", year: 2018, make: "Mazda", model: "3" },
        vin: null,
        registration: { plate: "123 ABC", state: "QLD" },
        odometer: 85_000,
      },
      appointment: "2026-11-23",
    });
  });

  it("says what a later step is, and calls a lead without a category by its kind", () => {
    const changes = [1, 2, 3].map((revision) => ({ revision, at: `2026-11-2${revision}T05:00:00.000Z` }));
    expect(marketplaceLead(keptLead({ category: null, kind: "tradeIn", changes }), SELLER)).toMatchObject({
      revision: 3,
      status: "Updated",
      leadType: "tradeIn",
      createdUtc: "2026-11-21T03:04:05.000Z",
      updatedUtc: "2026-11-23T05:00:00.000Z",
    });
  });
});
