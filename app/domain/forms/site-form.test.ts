import { describe, expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { siteConfig } from "../../../test/fixtures/site";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import type { ItemType } from "~/domain/vehicle/vehicle";
import type { FormKey } from "./form-catalogue";
import { placeChoices } from "./place-choices";
import { isOptional } from "./field-definition";
import { formAtPath, formPath, siteForm } from "./site-form";

const CORE = ["name", "last_name", "email", "phone", "postcode"];
const FREE = ["last_name", "email", "phone", "postcode"];
const PAGES = ["testDrive", "finance", "service", "parts", "contact", "careers", "fleet"];
const config = testConfig({ routes: { enabled: PAGES, contact: "/contact-us" } });

const names = (key: FormKey, of = config) =>
  siteForm(of, key).steps.map((step) => step.map(({ name }) => name));
const optional = (key: FormKey, of = config) =>
  siteForm(of, key)
    .steps.flat()
    .filter(isOptional)
    .map(({ name }) => name);

describe("what a form asks", () => {
  it("enquiry: the core contact fields, of which a name and a way to answer are needed (FORM-08, OPEN-110)", () => {
    expect(names("enquiry")).toEqual([[...CORE, "message", "tradeIn"]]);
    expect(optional("enquiry")).toEqual([...FREE, "message", "tradeIn"]);
  });

  it("test drive: the core fields, an optional message, day and time (FORM-10, FORM-11, ENT-44)", () => {
    expect(names("testDrive").flat()).toEqual(expect.arrayContaining([...CORE, "message"]));
    expect(optional("testDrive")).toEqual([
      "distribution_location",
      "booking_date",
      "booking_time",
      ...FREE,
      "message",
    ]);
  });

  it.each<[FormKey, readonly string[]]>([
    ["financeApplication", CORE],
    ["photoRequest", ["name", "email"]],
    ["careers", ["name", "last_name"]],
    ["spinToWin", ["name", "email", "phone"]],
    ["service", ["name"]],
  ])("%s needs of the contact %j", (key, needed) => {
    expect(CORE.filter((name) => !optional(key).includes(name))).toEqual(needed);
  });

  it("photo request: an optional message, and what it is without asking (FORM-14, VDP-46, ENT-45, OPEN-112)", () => {
    expect(names("photoRequest")).toEqual([[...CORE, "message"]]);
    expect(siteForm(config, "photoRequest").subcategory).toBe("Photo Request");
    expect(formPath(config, "photoRequest")).toBe("/request-photos");
    expect(formPath(testConfig({ features: { photoRequest: false } }), "photoRequest")).toBeNull();
  });

  it.each<[FormKey, string, readonly string[]]>([
    ["financeEnquiry", "/finance", ["vehiclePriceBudget", "message"]],
    ["service", "/service", ["rego", "kms", "preferred_date", "message"]],
    ["parts", "/vehicle-parts-and-accessories", ["part"]],
    ["contact", "/contact-us", ["question"]],
    ["careers", "/careers", ["position", "resume", "message"]],
    ["fleet", "/fleet", ["company", "message"]],
  ])("%s at %s: the core fields and its own (FORM-15, OPEN-113)", (key, path, own) => {
    expect(names(key).flat()).toEqual(expect.arrayContaining([...CORE, ...own]));
    expect(formAtPath(config, path)).toBe(key);
    expect(
      formAtPath(testConfig({ routes: { enabled: [] } }), path),
      "only where the dealer has the page",
    ).toBeNull();
  });

  it("contact: a place may be named, and is not needed; the e-mail to a place needs it (LOC-16)", () => {
    expect(optional("contact")).toContain("location");
    expect(names("email").flat()).toContain("location");
    expect(optional("email")).not.toContain("location");
    const strict = testConfig({ forms: { own: { contact: { required: ["location"] } } } });
    expect(optional("contact", strict)).not.toContain("location");
  });

  it("service: a time where the workshop gives any, else a day; a loan car where there is one", () => {
    const hours = [{ weekday: 1, open: "08:00", close: "12:00" }];
    const workshop = {
      ...{ id: "w", name: "Workshop", slug: "w", dealershipId: "yard", locationType: "service" as const },
      address: { street: "1 Road", city: "Town", state: "QLD", postcode: "4105" },
    };
    const asked = (forms: object, place: object = {}) => {
      const site = { locations: [{ ...workshop, ...place }], openingHours: hours };
      const wanted = ["booking_date", "booking_time", "preferred_date", "loan_car"];
      const of = siteConfig({ site, forms });
      return [wanted.filter((name) => names("service", of).flat().includes(name)), optional("service", of)];
    };
    expect(asked({})[0]).toEqual(["booking_date", "booking_time"]);
    expect(asked({})[1], "they have to be chosen").not.toContain("booking_time");
    expect(asked({ workshop: { loanCar: true } })[0]).toContain("loan_car");
    expect(asked({ workshop: { capacity: 0 } })[0]).toEqual(["preferred_date"]);
    expect(asked({}, { visits: { service: 0 } })[0]).toEqual(["preferred_date"]);
    expect(asked({ workshop: { capacity: 0 } }, { visits: { service: 1 } })[0]).toContain("booking_time");
    expect(asked({ own: { service: { steps: [["name", "phone", "preferred_date"]] } } })[0]).toEqual([
      "preferred_date",
    ]);
    expect(names("service").flat(), "no hours are known").toContain("preferred_date");
  });

  it("steps are the dealer's, one after the other (FORM-09, OPEN-111)", () => {
    const steps = [CORE, ["message", "tradeIn"]];
    expect(names("enquiry", testConfig({ forms: { enquirySteps: steps } }))).toEqual(steps);
  });

  it("terms where the dealer has a disclaimer, and the form's own before it (FORM-01, FORM-13)", () => {
    expect(siteForm(config, "testDrive").terms).toBeNull();
    const own = { testDrive: { disclaimer: "Bring your licence." }, fleet: { disclaimer: null } };
    const strict = testConfig({ forms: { termsDisclaimer: "We keep your details.", own } });
    expect(siteForm(strict, "enquiry").terms).toBe("We keep your details.");
    expect(siteForm(strict, "testDrive").terms).toBe("Bring your licence.");
    expect(siteForm(strict, "fleet").terms).toBeNull();
  });
});

describe("what a dealer changes about a form (FORM-09, FORM-13)", () => {
  const of = (own: object, more: object = {}) => testConfig({ ...more, forms: { own } });

  it("fields that may be left empty, and fields that must not", () => {
    const own = of({ enquiry: { optional: ["phone", "message"], required: ["message"] } });
    expect(optional("enquiry", own)).toEqual(["last_name", "phone", "postcode", "tradeIn"]);
    expect(optional("photoRequest", own), "another form").toEqual([
      "last_name",
      "phone",
      "postcode",
      "message",
    ]);
    const strict = of({ enquiry: { required: ["phone", "postcode", "tradeIn"] } });
    expect(optional("enquiry", strict)).toEqual(["last_name", "email", "message"]);
  });

  it("its words and steps", () => {
    const own = of({ parts: { title: "Spares", steps: [["name"], ["part"]] } });
    expect(siteForm(own, "parts").own.title).toBe("Spares");
    expect(names("parts", own)).toEqual([["name"], ["part"]]);
    expect(siteForm(own, "fleet").own).toEqual({});
  });

  it("asks for kilometres and a logbook service by the kinds that the dealer sells", () => {
    type Price = { name: string; type: "logbook" };
    const service = (vehicleTypes: ItemType[], own: object = {}, prices: Price[] = []) => {
      const dealer = siteConfig({ site: { vehicleTypes }, forms: { own, workshop: { prices } } });
      const fields = siteForm(dealer, "service").steps.flat();
      const kms = fields.find(({ name }) => name === "kms");
      const choices = fields.find(({ name }) => name === "service_type")?.choices ?? [];
      const asked = kms === undefined ? "not asked" : kms.optional === true ? "optional" : "needed";
      return [asked, choices.includes("logbook"), choices.includes("repair")];
    };
    expect(service(["car"])).toEqual(["needed", true, true]);
    expect(service(["caravan"])).toEqual(["not asked", false, true]);
    expect(service(["caravan", "truck"])).toEqual(["optional", true, true]);
    const steps = [["name", "phone", "kms", "service_type"]];
    expect(service(["caravan"], { service: { steps } }), "named by the dealer").toEqual([
      "optional",
      false,
      true,
    ]);
    const price: Price = { name: "Logbook", type: "logbook" };
    expect(service(["caravan"], {}, [price])[1], "priced by the dealer").toBe(true);
  });

  it("asks for the state of a plate only where plates have one", () => {
    expect(names("service").flat()).toContain("regoState");
    const nz = testConfig({ site: { ...config.site, country: "nz" } });
    expect(names("service", nz).flat()).not.toContain("regoState");
    expect(names("service", nz).flat()).toContain("rego");
  });
});

it("stands at its address however many slashes end it, and the finance page has the dealer's choice of two", () => {
  expect(formAtPath(config, "/service///")).toBe("service");
  expect(formAtPath(config, "/service/x")).toBeNull();
  expect(formAtPath(config, "/")).toBeNull();
  expect(formAtPath(config, "/enquire/")).toBe("enquiry");
  expect(formAtPath(testConfig({ features: { photoRequest: false } }), "/enquire")).toBe("enquiry");
  const routes = { enabled: PAGES };
  expect(formAtPath(testConfig({ routes }), "/finance")).toBe("financeEnquiry");
  const whole = testConfig({ routes, forms: { finance: "financeApplication" } });
  expect(formAtPath(whole, "/finance")).toBe("financeApplication");
  expect(
    formPath(testConfig({ routes: { enabled: PAGES, service: "https://booking.example/" } }), "service"),
  ).toBeNull();
});

it("a test drive may be at another place where the vehicle's location has some (FORM-12)", () => {
  const places = (vehicle: Parameters<typeof placeChoices>[2]) =>
    placeChoices(config, "testDrive", vehicle)["distribution_location"];
  expect(places(null)).toEqual([]);
  expect(places(vehicleWith(1))).toEqual([]);
  const { location } = vehicleWith(1);
  const hubs = [{ id: "hub", name: "Airport hub" }];
  const elsewhere = vehicleWith(1, { location: { ...location, distribution_locations: hubs } });
  expect(places(elsewhere)).toEqual([{ value: "hub", label: "Airport hub" }]);
});

it("a single place or dealership is nothing to choose: it is taken by itself (LOC-16)", () => {
  const choices = (own: object) => {
    const { location, preferredDealership } = placeChoices(
      testConfig({ site: { ...config.site, ...own } }),
      "email",
      null,
    );
    return [location?.length, preferredDealership?.length];
  };
  const place = (id: string) => ({
    id,
    name: id,
    slug: id,
    dealershipId: "d1",
    address: { street: `1 ${id} Street`, city: id, state: "QLD", postcode: "4000" },
  });
  expect(choices({ locations: [place("east")] })).toEqual([0, 0]);
  expect(choices({ locations: [place("east"), place("west")] })).toEqual([2, 0]);
});
