import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { buildWorkshopPrices } from "./build-workshop-prices.server";

const view = (workshop: object, key: "service" | "parts" = "service") => {
  const config = siteConfig({ forms: { workshop } });
  const site = { config, t: serverTranslator("en-AU", {}) };
  return buildWorkshopPrices({ key, path: "/service", site }, "service-booking");
};

describe("the workshop's prices (ROUTE-28)", () => {
  it("lead to the form with the type of service chosen, and about the work", () => {
    const prices = [
      { name: "Logbook service", from: 329, note: "Four cylinders", type: "logbook" },
      { name: "Windscreen" },
    ];
    expect(view({ prices })?.items).toEqual([
      {
        name: "Logbook service",
        price: "From $329",
        note: "Four cylinders",
        book: {
          href: "/service?service_type=logbook&about=Logbook+service#service-booking",
          label: "Book",
          about: "Logbook service",
        },
      },
      {
        name: "Windscreen",
        price: null,
        note: "",
        book: { href: "/service?about=Windscreen#service-booking", label: "Book", about: "Windscreen" },
      },
    ]);
  });

  it("say what they rest on, and that there is a loan car, where the dealer says so", () => {
    const prices = [{ name: "Tyre", from: 149 }];
    expect(view({ prices })?.notes).toEqual([]);
    expect(view({ prices, pricesNote: "With GST.", loanCar: true })?.notes).toEqual([
      "With GST.",
      "A loan car is yours while we have your vehicle: say in the form that you need one.",
    ]);
  });

  it("are nothing for a dealer that gives none, and at another form", () => {
    expect(view({ prices: [{ name: "Tyre" }] }, "parts")).toBeNull();
    expect(view({ pricesNote: "With GST.", loanCar: true })).toBeNull();
  });
});
