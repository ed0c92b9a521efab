import { describe, expect, it } from "vitest";
import { gearboxOf, gearsOf } from "./gearbox-words";

describe("gearboxOf", () => {
  it.each([
    ["Automatic", "Automatic"],
    ["AUTOMATIC_GEAR", "Automatic"],
    ["MANUAL_GEAR", "Manual"],
    ["Android Auto", null],
    ["Auto-dimming mirror", null],
    ["Klimaautomatik", null],
    ["Auto", "Automatic"],
    ["8 SP AUTOMATIC GEARTRONIC", "Automatic"],
    ["9-Speed 948TE Automatic", "Automatic"],
    ["Sports Automatic Dual Clutch", "Automatic"],
    ["Automated Manual", "Automatic"],
    ["Semi-Auto", "Automatic"],
    ["Semi Automatic", "Automatic"],
    ["CVT", "Automatic"],
    ["CVT with Xtronic", "Automatic"],
    ["Variable", "Automatic"],
    ["Constantly Variable Transmission", "Automatic"],
    ["Lineartronic", "Automatic"],
    ["7-Speed DSG", "Automatic"],
    ["DCT", "Automatic"],
    ["PDK", "Automatic"],
    ["7-Speed Porsche Doppelkupplung...", "Automatic"],
    ["6-Speed EcoShift Dual Clutch", "Automatic"],
    ["S tronic", "Automatic"],
    ["Tiptronic", "Automatic"],
    ["Steptronic", "Automatic"],
    ["Multitronic", "Automatic"],
    ["Reduction Gear", "Automatic"],
    ["Single-Speed", "Automatic"],
    ["1-Speed", "Automatic"],
    ["A", "Automatic"],
    ["A/T", "Automatic"],
    ["Manual", "Manual"],
    ["5 SP MANUAL", "Manual"],
    ["6-Speed Manual", "Manual"],
    ["Close-Ratio 6-Speed Manual", "Manual"],
    ["man", "Manual"],
    ["M", "Manual"],
    ["M/T", "Manual"],
    ["Manual w/OD", "Manual"],
  ])("%s is %s", (text, gearbox) => {
    expect(gearboxOf(text)).toBe(gearbox);
  });

  it.each(["", "7-Speed", "Other", "AWD", "Unknown", "Manuel Motors"])("%s says nothing", (text) => {
    expect(gearboxOf(text)).toBeNull();
  });
});

describe("gearsOf", () => {
  it.each([
    ["8 SP AUTOMATIC", 8],
    ["7-Speed Auto", 7],
    ["10 Speed", 10],
    ["6spd manual", 6],
    ["6-gang", null],
    ["5 gears", 5],
    ["Single-Speed Automatic", 1],
    ["6", 6],
    ["0", null],
    ["45", null],
    ["CVT", null],
    ["9-Speed 948TE Automatic", 9],
  ])("%s has %s", (text, gears) => {
    expect(gearsOf(text)).toBe(gears);
  });
});
