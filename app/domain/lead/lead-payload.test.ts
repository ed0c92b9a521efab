import { describe, expect, it } from "vitest";
import { keptLead as record, LEAD_VEHICLE as STOCK } from "../../../test/fixtures/lead";
import { siteConfig } from "../../../test/fixtures/site";
import { FIELD_NAMES, FIELDS } from "../forms/field-catalogue";
import { TRADE_STEPS } from "../tenant/config/trade";
import { tradeFields } from "../trade/trade-fields";
import { adfDocument } from "./adf";
import { leadPayload, webhookEvent } from "./lead-payload";
import type { LeadVehicle } from "./lead-record";
import { marketplaceLead } from "./marketplace-lead";

describe("the shopper's own car", () => {
  const OWN = "2018 Mazda 3";
  const about = (kind: "service" | "parts", vehicle: LeadVehicle | null) =>
    record({ kind, fields: { vehicle: OWN, message: "" }, vehicle });

  it.each(["service", "parts"] as const)("stays in a webhook about %s, beside the dealer's own", (kind) => {
    expect(leadPayload(about(kind, null))).toMatchObject({ vehicle: null, shopper_vehicle: OWN });
    expect(leadPayload(about(kind, STOCK))).toMatchObject({ vehicle: STOCK, shopper_vehicle: OWN });
  });

  it.each(["service", "parts"] as const)("stays in the other forms of a lead about %s", (kind) => {
    const { site } = siteConfig();
    const seller = { id: "yard", name: "Yard Motors" };
    for (const vehicle of [null, STOCK]) {
      expect(JSON.stringify(marketplaceLead(about(kind, vehicle), seller))).toContain(OWN);
      const adf = JSON.stringify(adfDocument(about(kind, vehicle), site));
      expect(adf).toContain(`{"name":"year","attributes":{},"content":"2018"}`);
      expect(adf).toContain(`{"name":"model","attributes":{},"content":"3"}`);
    }
  });
});

describe("the payload", () => {
  const config = siteConfig();
  const names = [
    ...FIELD_NAMES.map((name) => FIELDS[name]),
    ...TRADE_STEPS.flatMap((step) => tradeFields(config, step)),
  ].map(({ name, sentAs = name }) => sentAs);
  // The person's own answers are the contact.
  const CONTACT = ["name", "last_name", "email", "phone", "postcode"];

  it("has the specification's names (LEAD-01, LEAD-02, ENT-42)", () => {
    const changes = [1, 2].map((revision) => ({ revision, at: `2026-11-2${revision}T05:00:00.000Z` }));
    const fields = { message: "Hi", car_id: "8", subcategory: "x", lead_id: "forged" };
    const lead = record({ carId: "7", subcategory: "Photo Request", vehicle: STOCK, fields });
    const data = {
      lead_id: "lead-1",
      revision: 0,
      website_id: "yard",
      kind: "enquiry",
      category: "Enquiry",
      subcategory: "Photo Request",
      received_at: "2026-11-21T03:04:05.000Z",
      url: "https://www.yard.example/cars/2022-mazda-cx-5",
      source: "Website",
      user_agent: "Mozilla/5.0",
      car_id: "7",
      car_dealership_id: "yard",
      name: "Mia",
      last_name: "O’Neill",
      email: "mia@shopper.example",
      phone: "+61412345678",
      postcode: "4101",
      lead_attributes: {
        visited_pages: ["/", "/search/used-cars"],
        linked_query_params: { utm_source: "radio" },
      },
      vehicle: STOCK,
      message: "Hi",
      shopper_lead_id: "forged",
    };
    expect(webhookEvent(lead)).toEqual({ type: "lead.created", timestamp: "2026-11-21T03:04:05.000Z", data });
    expect(webhookEvent({ ...lead, changes })).toEqual({
      type: "lead.updated",
      timestamp: "2026-11-22T05:00:00.000Z",
      data: { ...data, revision: 2 },
    });
  });

  it("holds every answer of every form (ENT-42)", () => {
    const asked = [...new Set(names)].filter((name) => !CONTACT.includes(name));
    const fields = Object.fromEntries(asked.map((name) => [name, `what was typed into ${name}`]));
    const sent = new Set(Object.values(leadPayload(record({ fields, vehicle: STOCK }))));
    expect(Object.values(fields).filter((text) => !sent.has(text))).toEqual([]);
  });

  it("lets no field take the place of what the lead itself says, and loses none", () => {
    const plain = leadPayload(record());
    const own = Object.keys(plain).filter((name) => !(name in record().fields));
    const fields = Object.fromEntries([...own, "id", "dealership"].map((name) => [name, `typed ${name}`]));
    const payload = leadPayload(record({ fields }));
    expect(payload).toMatchObject(Object.fromEntries(own.map((name) => [name, plain[name]])));
    expect(payload).toMatchObject({
      shopper_kind: "typed kind",
      shopper_lead_id: "typed lead_id",
      shopper_source: "typed source",
      id: "typed id",
      dealership: "typed dealership",
    });
  });

  it("says once what a form's defaults say again (FORM-06)", () => {
    const fields = { car_id: "7", subcategory: "Photo Request" };
    const payload = leadPayload(record({ fields, carId: "7", subcategory: "Photo Request" }));
    expect(payload).toMatchObject({ car_id: "7", subcategory: "Photo Request" });
    expect(Object.keys(payload).filter((name) => name.startsWith("shopper_"))).toEqual([]);
  });
});
