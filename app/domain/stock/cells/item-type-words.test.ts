import { describe, expect, it } from "vitest";
import { itemTypeOf } from "./item-type-words";

describe("itemTypeOf", () => {
  it.each([
    ["Caravan", "caravan"],
    ["Off-Road Caravan", "caravan"],
    ["Camper Trailer", "caravan"],
    ["Poptop", "caravan"],
    ["Motorhome", "caravan"],
    ["Wohnwagen", "caravan"],
    ["Motorcycle", "motorcycle"],
    ["MOTOR_BIKE", "motorcycle"],
    ["Motorräder", "motorcycle"],
    ["Trucks", "truck"],
    ["LKW", "truck"],
    ["CARS", "car"],
    ["PKW", "car"],
    ["LCV", "car"],
    ["COMM", "car"],
    ["Sedan", null],
    ["Carrera", null],
    ["Bikeshed", null],
    ["", null],
  ])("%s is %s", (text, kind) => {
    expect(itemTypeOf(text, "au")).toBe(kind);
  });

  it("takes an American truck for what it is: a pick-up among cars", () => {
    expect(itemTypeOf("Truck", "us")).toBe("car");
    expect(itemTypeOf("Heavy Truck", "us")).toBe("truck");
  });
});
