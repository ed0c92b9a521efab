import { describe, expect, it } from "vitest";
import { newLead } from "../../../test/fixtures/lead";
import { siteConfig } from "../../../test/fixtures/site";
import { FIELD_NAMES, FIELDS } from "../forms/field-catalogue";
import { TRADE_STEPS } from "../tenant/config/trade";
import { tradeFields } from "../trade/trade-fields";
import { adfDocument } from "./adf";
import { leadPayload } from "./lead-payload";
import type { LeadRecord, LeadVehicle } from "./lead-record";
import { marketplaceLead } from "./marketplace-lead";

const STOCK: LeadVehicle = {
  name: "2022 Toyota Corolla",
  slug: "2022-toyota-corolla",
  year: 2022,
  make: "Toyota",
  model: "Corolla",
  badge: null,
  carType: "used",
  stockNumber: "U1",
  vin: null,
  body: null,
  transmission: null,
  colour: null,
  km: null,
  price: 20_000,
};
const record = (changes: Partial<LeadRecord> = {}): LeadRecord => ({
  ...newLead(),
  id: "lead-1",
  receivedAt: "2026-11-21T03:04:05.000Z",
  changedAt: "2026-11-21T03:04:05.000Z",
  vehicle: null,
  changes: [],
  ...changes,
});

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
      expect(adf).toContain(`{"name":"model","attributes":{},"content":"Mazda 3"}`);
    }
  });

  it.each([
    ["my old ute", "", "my old ute"],
    ["2018", "", "2018"],
    ["  1999   Honda Civic VTi-R ", "1999", "Honda Civic VTi-R"],
    ["3018 Rocket", "", "3018 Rocket"],
  ])("is read for ADF no further than its words go: %j", (vehicle, year, model) => {
    const adf = JSON.stringify(
      adfDocument(record({ kind: "service", fields: { vehicle } }), siteConfig().site),
    );
    const part = (name: string, content: string) => JSON.stringify({ name, attributes: {}, content });
    expect(adf).toContain(part("year", year));
    expect(adf).toContain(part("model", model));
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
