import { describe, expect, it } from "vitest";
import { fuelOf } from "./fuel-words";

describe("fuelOf", () => {
  it.each([
    ["Petrol", "Petrol"],
    ["Unleaded", "Petrol"],
    ["PREMIUM UNLEADED PETROL", "Petrol"],
    ["Petrol - Premium ULP", "Petrol"],
    ["Leaded", "Petrol"],
    ["E10", "Petrol"],
    ["Gasoline", "Petrol"],
    ["Benzin", "Petrol"],
    ["Flex fuel", "Petrol"],
    ["Diesel", "Diesel"],
    ["Turbodiesel", "Diesel"],
    ["Turbo Diesel (Euro 6)", "Diesel"],
    ["LPG", "LPG"],
    ["Petrol or LPG (Dual)", "LPG"],
    ["Electric", "Electric"],
    ["EV", "Electric"],
    ["BEV", "Electric"],
    ["Battery Electric", "Electric"],
    ["Electricity", "Electric"],
    ["ELECTRIC ONLY", "Electric"],
    ["Hybrid", "Hybrid"],
    ["HEV", "Hybrid"],
    ["Self-charging hybrid", "Hybrid"],
    ["Petrol Hybrid", "Hybrid"],
    ["Hybrid with Unleaded Petrol", "Hybrid"],
    ["Unleaded Petrol/Electric", "Hybrid"],
    ["Petrol / Electric", "Hybrid"],
    ["Diesel/Electric", "Hybrid"],
    ["Electric - Diesel", "Hybrid"],
    ["Premium Unleaded/Electric", "Hybrid"],
    ["Petrol-Electric HEV", "Hybrid"],
    ["Gas/Electric", "Hybrid"],
    ["e-Power", "Hybrid"],
    ["e:HEV", "Hybrid"],
    ["Mild Hybrid", "Mild hybrid"],
    ["MHEV", "Mild hybrid"],
    ["Petrol 48V mild-hybrid", "Mild hybrid"],
    ["Diesel MHEV", "Mild hybrid"],
    ["Plug-in Hybrid", "PHEV"],
    ["PHEV", "PHEV"],
    ["Plug in hybrid (petrol/electric)", "PHEV"],
    ["Petrol Plug-in Hybrid", "PHEV"],
    ["Plugin Hybrid", "PHEV"],
    ["Hydrogen", "Hydrogen"],
    ["Hydrogen fuel cell electric", "Hydrogen"],
    ["CNG", "LPG"],
  ])("%s is %s", (text, fuel) => {
    expect(fuelOf(text)).toBe(fuel);
  });

  it.each(["", "Other", "N/A", "Unknown", "2.0", "Regal", "Level 3", "Revolution"])("%s says nothing", (text) => {
    expect(fuelOf(text)).toBeNull();
  });

  it("is not misled by markup, length or letters of other scripts", () => {
    expect(fuelOf("<b>Petrol</b>")).toBe("Petrol");
    expect(fuelOf("x".repeat(10_000))).toBeNull();
    expect(fuelOf("Ｄｉｅｓｅｌ")).toBe("Diesel");
  });

  it("takes gas for what it is where the vehicle is sold", () => {
    expect(fuelOf("Gas")).toBe("LPG");
    expect(fuelOf("Gas", "us")).toBe("Petrol");
    expect(fuelOf("Gas/Electric", "us")).toBe("Hybrid");
    expect(fuelOf("LPG", "us")).toBe("LPG");
  });
});
