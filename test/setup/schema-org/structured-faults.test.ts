import { describe, expect, it } from "vitest";
import { vocabularyFaults } from "./structured-faults";

const faultsOf = (node: object) => vocabularyFaults([{ "@context": "https://schema.org", ...node }]);

describe("linked data by the vocabulary of schema.org", () => {
  it("takes a car with its offer, its engine and who sells it", () => {
    const offer = {
      "@type": "Offer",
      price: 21990,
      priceCurrency: "AUD",
      availability: "https://schema.org/InStock",
      seller: { "@id": "https://dealer.example/#dealer" },
    };
    const car = {
      "@type": "Car",
      vehicleIdentificationNumber: "JM0KF4WLA10123456",
      vehicleModelDate: "2019",
      mileageFromOdometer: { "@type": "QuantitativeValue", value: 1, unitCode: "KMT" },
      vehicleEngine: { "@type": "EngineSpecification", fuelType: "Petrol" },
      driveWheelConfiguration: "https://schema.org/AllWheelDriveConfiguration",
      image: ["https://dealer.example/a.jpg"],
      offers: offer,
    };
    const dealer = { "@type": "AutoDealer", "@id": "https://dealer.example/#dealer", name: "A" };
    expect(faultsOf({ "@graph": [car, dealer] })).toEqual([]);
  });

  it.each([
    ["an unknown type", { "@type": "Carr" }, "the block has the unknown type Carr"],
    ["an unknown property", { "@type": "Car", odometer: 1 }, "Car has no odometer"],
    [
      "another type's property",
      { "@type": "Offer", vehicleModelDate: "2019" },
      "Offer has no vehicleModelDate",
    ],
    ["a number for a thing", { "@type": "Car", mileageFromOdometer: 1 }, "Car.mileageFromOdometer is 1;"],
    [
      "no value of a list",
      { "@type": "Offer", availability: "https://schema.org/Sold" },
      "Offer.availability is",
    ],
    ["a thing of another type", { "@type": "Car", offers: { "@type": "Brand" } }, "Car.offers is a Brand;"],
    ["an address of no site", { "@type": "Car", url: "/cars/x" }, 'Car.url is "/cars/x"'],
    ["nothing", { "@type": "Car", color: "" }, 'Car.color is ""'],
    ["null", { "@type": "Car", color: null }, "Car.color is null"],
    ["an empty list", { "@type": "Car", image: [] }, "Car.image is an empty list"],
    ["a reference to nothing", { "@type": "Offer", seller: { "@id": "#x" } }, "Offer.seller refers to #x"],
    [
      "a thing of no type",
      { "@type": "Offer", seller: { name: "x" } },
      "Offer.seller has an object without a type",
    ],
    ["a date in words", { "@type": "Car", dateVehicleFirstRegistered: "May 2019" }, "Car.dateVehicleFirst"],
  ])("refuses %s", (_what, node, fault) => {
    expect(faultsOf(node)).toEqual([expect.stringContaining(fault)]);
  });

  it("refuses a block of another context", () => {
    expect(vocabularyFaults([{ "@type": "Car" }])).toHaveLength(1);
  });
});
