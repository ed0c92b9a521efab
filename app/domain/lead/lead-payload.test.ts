import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { keptLead as record, LEAD_VEHICLE as STOCK } from "../../../test/fixtures/lead";
import { madeLeads } from "../../../test/fixtures/made-leads";
import { siteConfig } from "../../../test/fixtures/site";
import { FIELD_NAMES, FIELDS } from "../forms/field-catalogue";
import { TRADE_STEPS } from "../tenant/config/trade";
import { tradeFields } from "../trade/trade-fields";
import { adfDocument } from "./adf/adf";
import { LEAD_KINDS } from "./lead";
import { leadEventSchema } from "./lead-event-schema";
import { leadPayload, webhookEvent } from "./lead-payload";
import type { LeadVehicle } from "./lead-record";
import { marketplaceLead } from "./marketplace-lead";

const SITE = { url: "https://www.yard.example", currency: "AUD" };
const OWN = {
  year: 2018,
  make: "Mazda",
  model: "3",
  described: "2018 Mazda 3",
  vin: null,
  rego: "123 ABC",
  rego_state: "QLD",
  km: 85_000,
};
const VEHICLE = {
  id: "7",
  url: "https://www.yard.example/cars/2022-mazda-cx-5-gt-sp",
  name: "2022 Mazda CX-5 GT SP",
  slug: "2022-mazda-cx-5-gt-sp",
  year: 2022,
  make: "Mazda",
  model: "CX-5",
  badge: "GT SP",
  car_type: "used",
  stock_number: "U1234",
  vin: "JM0KF4W2A10123456",
  body: "SUV",
  transmission: "Automatic",
  colour: "Soul Red",
  km: 41_200,
  price: { amount: 38_990, currency: "AUD" },
  price_terms: "Drive away",
  picture_url: "https://www.yard.example/media/cx-5/front.jpg?w=1200",
  yard: STOCK.yard,
  incoming: false,
};

describe("the shopper's own car", () => {
  const fields = { vehicle: "2018 Mazda 3", rego: "123 ABC", regoState: "qld", kms: "85000", message: "" };
  const about = (kind: "service" | "parts" | "tradeIn", vehicle: LeadVehicle | null) =>
    record({ kind, fields, vehicle, carId: vehicle === null ? null : "7" });

  it.each(["service", "parts", "tradeIn"] as const)(
    "stands in a webhook about %s beside the dealer's",
    (kind) => {
      expect(leadPayload(about(kind, null), SITE)).toMatchObject({ vehicle: null, shopper_vehicle: OWN });
      expect(leadPayload(about(kind, STOCK), SITE)).toMatchObject({ vehicle: VEHICLE, shopper_vehicle: OWN });
    },
  );

  it.each(["service", "parts"] as const)("stays in the other forms of a lead about %s", (kind) => {
    const { site } = siteConfig();
    const seller = { id: "yard", name: "Yard Motors", ...SITE };
    for (const vehicle of [null, STOCK]) {
      expect(JSON.stringify(marketplaceLead(about(kind, vehicle), seller))).toContain(OWN.described);
      const adf = JSON.stringify(adfDocument(about(kind, vehicle), site));
      for (const part of [`"year","attributes":{},"content":"2018"`, `"model","attributes":{},"content":"3"`])
        expect(adf).toContain(part);
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
      language: null,
      lead_attributes: {
        visited_pages: ["/", "/search/used-cars"],
        linked_query_params: { utm_source: "radio" },
      },
      vehicle: VEHICLE,
      shopper_vehicle: null,
      as_typed: {},
      message: "Hi",
      shopper_lead_id: "forged",
    };
    expect(webhookEvent(lead, SITE)).toEqual({
      type: "lead.created",
      version: 2,
      timestamp: "2026-11-21T03:04:05.000Z",
      data: { ...data, previous: [], same_phone: [], shopper_told: null },
    });
    const languages = [{ tag: "ar", locale: "ar-AE" }];
    const read = (url: string) => leadPayload({ ...lead, url }, { ...SITE, locale: "en-AU", languages });
    expect(read("https://www.yard.example/ar/enquire")).toMatchObject({ language: "ar" });
    for (const url of ["https://www.yard.example/arabia", "https://www.yard.example/zh-Hans/x", ""])
      expect(read(url), url).toMatchObject({ language: "en-AU" });
    expect(webhookEvent({ ...lead, changes }, SITE)).toEqual({
      type: "lead.updated",
      version: 2,
      timestamp: "2026-11-22T05:00:00.000Z",
      data: { ...data, previous: [], same_phone: [], shopper_told: null, revision: 2 },
    });
  });

  it("files an order under what it is", () => {
    const filed = (changes: Parameters<typeof record>[0]) => leadPayload(record(changes), SITE)["category"];
    expect(filed({ kind: "reservation", category: null })).toBe("Reservation");
    expect(filed({ kind: "onlinePayment", category: null })).toBe("Online Payment");
    expect(filed({ kind: "purchase", category: "3. Sold" })).toBe("3. Sold");
    expect(filed({ kind: "enquiry", category: null })).toBeNull();
  });

  it("names what the same person sent before, and apart from it what only has the same number", () => {
    const { id, kind, receivedAt } = record({ id: "lead-0" });
    const one = { id, kind, receivedAt, category: null, vehicle: null, isOtherName: false };
    const earlier = [one, { ...one, id: "lead-9", isOtherName: true }];
    const fields = { previous: "typed", same_phone: "typed" };
    const event = webhookEvent(record({ fields }), SITE, { earlier });
    expect(leadEventSchema.parse(event).data).toMatchObject({
      previous: [{ lead_id: "lead-0", kind, received_at: receivedAt }],
      same_phone: [{ lead_id: "lead-9", kind, received_at: receivedAt }],
      shopper_previous: "typed",
      shopper_same_phone: "typed",
    });
  });

  it("says whether somebody has to call a shopper about the vehicle", () => {
    const told = (hears: "told" | "untold" | null) =>
      leadEventSchema.parse(webhookEvent(record({ fields: { shopper_told: "typed" } }), SITE, { hears }))
        .data;
    expect(told("told")).toMatchObject({ shopper_told: true, shopper_shopper_told: "typed" });
    expect(told("untold")).toMatchObject({ shopper_told: false });
    expect(told(null)).toMatchObject({ shopper_told: null });
    expect(leadPayload(record(), SITE)).not.toHaveProperty("shopper_told");
  });

  it("holds every answer of every form (ENT-42)", () => {
    const asked = [...new Set(names)].filter((name) => !CONTACT.includes(name));
    const fields = Object.fromEntries(asked.map((name) => [name, `what was typed into ${name}`]));
    const sent = JSON.stringify(leadPayload(record({ fields, vehicle: STOCK }), SITE));
    const left = Object.entries(fields).filter(([, text]) => !sent.includes(`"${text}"`));
    // The state of registration is told in capitals.
    expect(left.map(([name]) => name)).toEqual(["regoState"]);
    expect(sent).toContain('"regoState":"WHAT WAS TYPED INTO REGOSTATE"');
  });

  it("lets no field take the place of what the lead itself says, and loses none", () => {
    const plain = leadPayload(record(), SITE);
    const own = Object.keys(plain).filter((name) => !(name in record().fields) && name !== "subcategory");
    const fields = Object.fromEntries([...own, "id", "dealership"].map((name) => [name, `typed ${name}`]));
    const payload = leadPayload(record({ fields }), SITE);
    const kept = own.filter((name) => name !== "shopper_vehicle" && name !== "as_typed");
    expect(payload).toMatchObject(Object.fromEntries(kept.map((name) => [name, plain[name]])));
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
    const payload = leadPayload(record({ fields, carId: "7", subcategory: "Photo Request" }), SITE);
    expect(payload).toMatchObject({ car_id: "7", subcategory: "Photo Request" });
    expect(Object.keys(payload).filter((name) => name.startsWith("shopper_"))).toEqual(["shopper_vehicle"]);
  });

  it("says numbers, amounts, ticks and lists as such, and keeps what they are not as it was typed", () => {
    const condition = [{ id: "dents", question: "Any dents?", answer: "No" }];
    const fields = {
      opt_in: "true",
      kms: "many",
      loan_term: "5",
      deposit: "",
      vehiclePriceBudget: "20000.5",
      amount: "200.00 NZD",
      adjustmentAnswers: JSON.stringify(condition),
      year: "soon",
      own_question: "true",
    };
    expect(leadPayload(record({ fields }), SITE)).toMatchObject({
      opt_in: true,
      loan_term: 5,
      deposit: null,
      vehiclePriceBudget: { amount: 20_000.5, currency: "AUD" },
      amount: { amount: 200, currency: "NZD" },
      adjustmentAnswers: condition,
      own_question: "true",
      as_typed: { kms: "many", year: "soon" },
    });
  });

  it("says amounts of an order as amounts, and of a hold that is over nothing", () => {
    const order = {
      vehicle_price: "40490.00 AUD",
      left_to_pay: "40290.00 AUD",
      held_until: "2026-11-28T03:30:00.000Z",
      vehicle_status: "in_stock",
    };
    const told = (status: string) => leadPayload(record({ fields: { ...order, status } }), SITE);
    const price = { vehicle_price: { amount: 40_490, currency: "AUD" }, as_typed: {} };
    expect(told("held")).toMatchObject({
      ...price,
      left_to_pay: { amount: 40_290, currency: "AUD" },
      held_until: order.held_until,
      vehicle_status: "reserved",
    });
    expect(told("refunded")).toMatchObject({
      ...price,
      left_to_pay: null,
      held_until: null,
      vehicle_status: "in_stock",
    });
  });

  it("is as its published schema says for 200 leads of all kinds, whatever was typed", () => {
    const published: unknown = JSON.parse(readFileSync("docs/lead-webhook.schema.json", "utf8"));
    const schema = z.record(z.string(), z.unknown()).parse(published);
    const ajv = new Ajv2020({ strict: false, formats: { date: true, "date-time": true } });
    const isEvent = ajv.compile(schema);
    const leads = madeLeads(200);
    expect(new Set(leads.map(({ kind }) => kind))).toEqual(new Set(LEAD_KINDS));
    for (const lead of leads) {
      const event: unknown = JSON.parse(JSON.stringify(webhookEvent(lead, SITE)));
      expect(isEvent(event), JSON.stringify(isEvent.errors)).toBe(true);
      expect(leadEventSchema.safeParse(event).error?.issues ?? []).toEqual([]);
    }
    const event = webhookEvent(record(), SITE);
    for (const wrong of [{ kind: "gift" }, { lead_id: 1 }, { kms: "many" }, { opt_in: "true" }])
      expect(isEvent({ ...event, data: { ...event.data, ...wrong } })).toBe(false);
  });
});
