import { describe, expect, it } from "vitest";
import { carTypeSegment, stockPath, vehiclePath } from "./paths";

describe("stockPath", () => {
  it("turns car types with a page of their own into the path", () => {
    expect(stockPath({ carTypes: ["used"] })).toBe("/search/used-cars");
    expect(stockPath({ carTypes: ["new"] })).toBe("/search/new-cars");
    expect(stockPath({ carTypes: ["demo"] })).toBe("/search/demo-cars");
    expect(stockPath({ carTypes: ["demo", "new"] })).toBe("/search/new-and-demo-cars");
    expect(stockPath()).toBe("/search/new-used-and-demo-cars");
  });

  it("keeps other mixes as parameters of the all-stock page", () => {
    expect(stockPath({ carTypes: ["new", "used"] })).toBe(
      "/search/new-used-and-demo-cars?car_type=new&car_type=used",
    );
    expect(stockPath({ carTypes: ["new", "used"], make: "Kia" })).toBe(
      "/search/kia?car_type=new&car_type=used",
    );
  });

  it("puts make and model into the path, after a car type when there is one", () => {
    expect(stockPath({ make: "Land Rover" })).toBe("/search/land-rover");
    expect(stockPath({ make: "Mazda", model: "CX-5" })).toBe("/search/mazda/cx-5");
    expect(stockPath({ carTypes: ["used"], make: "Mazda", model: "CX-5" })).toBe(
      "/search/used-cars/mazda/cx-5",
    );
  });

  it("writes ranges readably", () => {
    expect(stockPath({ params: { "range[price]": "0:20000", body: ["suv", "ute"] } })).toBe(
      "/search/new-used-and-demo-cars?range[price]=0:20000&body=suv&body=ute",
    );
  });
});

it("knows no segment for used and demo", () => expect(carTypeSegment(["used", "demo"])).toBeNull());
it("addresses a vehicle", () => expect(vehiclePath("2021-mazda-cx-5-1")).toBe("/cars/2021-mazda-cx-5-1"));
