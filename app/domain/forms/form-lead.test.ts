import { describe, expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import type { FormKey } from "./form-catalogue";
import { type FilledForm, formLead } from "./form-lead";
import { siteForm } from "./site-form";

const config = testConfig();
const values = {
  name: "Zoë",
  last_name: "O’Brien",
  email: "zoe@example.com",
  phone: "+61412345678",
  postcode: "4105",
  message: "Is it there?",
  tradeIn: "Yes",
};
const vehicle = vehicleWith(7, { dealership_slug: "north", model: "CX-5", make: "Alfa Romeo" });

const leadOf = (key: FormKey, changes: Partial<FilledForm> = {}) =>
  formLead({
    form: siteForm(changes.config ?? config, key),
    config,
    values,
    vehicle,
    carId: null,
    dealershipId: null,
    url: "https://test-cars.example/enquire?car_id=7",
    userAgent: "Firefox",
    trail: { visitedPages: ["/a"], linkedQueryParams: { utm_source: "x" } },
    submissionKey: "k",
    suspicion: null,
    ...changes,
  });

describe("the lead of a form", () => {
  it.each<[FormKey, string]>([
    ["enquiry", "Enquiry"],
    ["testDrive", "Test Drive"],
  ])("%s: the person's fields and the category %s (LEAD-04)", (key, category) => {
    expect(leadOf(key)).toMatchObject({
      category,
      contact: {
        name: "Zoë",
        lastName: "O’Brien",
        email: "zoe@example.com",
        phone: "+61412345678",
        postcode: "4105",
      },
    });
  });

  it("says what an enquiry says without being asked (FORM-06, ENT-43)", () => {
    expect(leadOf("enquiry").fields).toEqual({
      dealership_slug: "north",
      manufacturer_slug: "alfa-romeo",
      stock_number: "S7",
      "Vehicle Make": "Alfa Romeo",
      "Vehicle Model": "CX-5",
      car_type: "used",
      car_id: "7",
      vehicle_status: "in_stock",
      opt_in: "true",
      message: "Is it there?",
      subcategory: "",
      "do-you-have-a-trade-in": "Yes",
    });
  });

  it("says that nobody opted in who was not asked, where the dealer has to ask", () => {
    const asking = testConfig({ forms: { optIn: false } });
    expect(leadOf("enquiry", { config: asking }).fields["opt_in"]).toBe("false");
  });

  it("names what it is a request for (FORM-14, ENT-45)", () => {
    expect(leadOf("photoRequest").fields).toMatchObject({ subcategory: "Photo Request" });
  });

  it("says whether the history gauge was shown, on sites that ask for it (FORM-07, ENT-34)", () => {
    const asking = testConfig({
      forms: { autogaugeField: true },
      features: { plugins: [{ name: "Autogauge", url: "https://gauge.example/" }] },
    });
    const off = testConfig({
      forms: { autogaugeField: true },
      features: { plugins: [{ name: "Autogauge" }] },
    });
    const gauge = (car_type: "used" | "new", of = asking) => {
      const vehicle = vehicleWith(7, { car_type, regplate: "123ABC" });
      return leadOf("enquiry", { config: of, vehicle }).fields["autogauge_enabled"];
    };
    expect([gauge("used"), gauge("new"), gauge("used", config)]).toEqual(["true", "false", undefined]);
    expect(gauge("used", off)).toBe("false");
  });

  it("carries where it came from, and keeps a gone vehicle's id (LEAD-01, LEAD-02)", () => {
    expect(leadOf("enquiry", { vehicle: null, carId: "9", dealershipId: "d1" })).toMatchObject({
      url: "https://test-cars.example/enquire?car_id=7",
      userAgent: "Firefox",
      carId: "9",
      dealershipId: "d1",
      visitedPages: ["/a"],
      linkedQueryParams: { utm_source: "x" },
    });
    expect(leadOf("enquiry", { userAgent: "x".repeat(9_000) }).userAgent).toHaveLength(500);
  });

  it("says no more than was answered, and of no vehicle what only a vehicle has", () => {
    const bare = leadOf("enquiry", { vehicle: null, values: {} });
    expect(bare.fields).toEqual({ opt_in: "true", subcategory: "", message: "" });
    expect(bare.contact).toEqual({ name: "", lastName: null, email: null, phone: null, postcode: null });
    expect([bare.carId, bare.dealershipId]).toEqual([null, null]);
    const { fields } = leadOf("testDrive", { vehicle: null, values: { message: "Hi", location: "yard" } });
    expect(fields).toEqual({ opt_in: "true", subcategory: "", message: "Hi", location_id: "yard" });
  });

  it("keeps a message that the dealer's form does not ask for", () => {
    const asking = testConfig({ forms: { own: { enquiry: { steps: [["name"]] } } } });
    const { fields } = leadOf("enquiry", {
      config: asking,
      vehicle: null,
      values: { message: "From a link" },
    });
    expect(fields["message"]).toBe("From a link");
  });

  it("knows the history gauge among other plugins, by its name or its feature", () => {
    const shown = (plugins: object[]) => {
      const of = testConfig({ forms: { autogaugeField: true }, features: { plugins } });
      const vehicle = vehicleWith(7, { regplate: "123ABC" });
      return leadOf("enquiry", { config: of, vehicle }).fields["autogauge_enabled"];
    };
    const url = "https://gauge.example/";
    expect(
      shown([
        { name: "PPSR Report", url },
        { name: "Autogauge", url },
      ]),
    ).toBe("true");
    expect(shown([{ feature: "Autogauge", url }])).toBe("true");
    expect(shown([{ name: "PPSR Report", url }])).toBe("false");
  });

  it("loses no answer where a dealer asks two questions that are sent under one name", () => {
    const own = {
      contact: {
        steps: [
          ["question", "message"],
          ["work_location", "location"],
        ],
      },
    };
    const asking = testConfig({ forms: { own } });
    const answers = { ...values, question: "And this?", location: "rocklea", work_location: "moorooka" };
    expect(leadOf("contact", { config: asking, values: answers }).fields).toMatchObject({
      message: "Is it there?",
      question: "And this?",
      location_id: "moorooka",
      location: "rocklea",
    });
  });
});
