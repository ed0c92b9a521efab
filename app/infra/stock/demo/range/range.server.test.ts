import { describe, expect, it } from "vitest";
import type { Choice } from "../choose-vehicle.server";
import { catalogueOf } from "../catalogue.server";
import { powertrainOf } from "../powertrain.server";
import { fittedEquipment, interiorFor } from "./fitted-equipment.server";
import { sheetOf } from "./model-sheet.server";
import type { RangeModel } from "./range-model.server";
import { toldFeatures } from "./told-features.server";
import { NOTHING_TOLD, toldFigures } from "./told-figures.server";

const HILUX: RangeModel = {
  make: "Toyota",
  name: "HiLux",
  stockName: "Hilux",
  facts: [
    { value: "3,500 kg", label: "Braked towing, 4x4 automatic" },
    { value: "150 kW", label: "2.8 L diesel" },
    { value: "500 Nm", label: "From 1,600 rpm" },
    { value: "80 L", label: "Fuel" },
  ],
  badges: [
    { name: "WorkMate", fromPrice: 33_670, note: "", consumption: 10.9 },
    { name: "SR", fromPrice: 51_860, note: "Glass roof", consumption: null },
    { name: "SR5", fromPrice: 63_260, note: "", consumption: 7.2 },
  ],
  specifications: [
    { label: "Seats", values: ["Fabric", "Fabric, heated", "Leather accents, option"] },
    { label: "Wheels", values: ["16 in steel", "17 in", "18 in alloy"] },
  ],
};

function choice(badge: string, more: Partial<Choice> = {}): Choice {
  const model = catalogueOf("car", false).find(
    (one) => one.model === "Hilux" && one.badges.some(({ name }) => name === badge),
  );
  const found = model?.badges.find(({ name }) => name === badge);
  if (!model || !found) throw new Error(`no Hilux ${badge}`);
  return { model, badge: found, carType: "new", year: 2026, newPrice: found.price, ...more };
}

function told(badge: string, page: Partial<RangeModel> = {}) {
  const chosen = choice(badge);
  const sheet = sheetOf([{ ...HILUX, ...page }], chosen);
  return { figures: toldFigures(sheet, powertrainOf(chosen)), features: toldFeatures(sheet) };
}

describe("what a dealer's page says of a vehicle", () => {
  it("is for what can be ordered today and stands on the page", () => {
    expect(sheetOf([HILUX], choice("SR"))?.badge).toBe("SR");
    expect(sheetOf([HILUX], choice("SR", { carType: "demo" }))?.badge).toBe("SR");
    expect(sheetOf([HILUX], choice("SR", { carType: "used" }))).toBeNull();
    expect(sheetOf([], choice("SR"))).toBeNull();
    expect(toldFigures(null, null)).toBe(NOTHING_TOLD);
    expect(toldFeatures(null).size).toBe(0);
  });

  it("in figures is what its own engine, gearbox and drive have", () => {
    expect(told("SR5").figures).toMatchObject({ consumption: 7.2, power: 150, torque: 500, towing: 3_500 });
    expect(told("WorkMate").figures).toMatchObject({ consumption: 10.9, power: null, torque: null });
    expect(told("WorkMate").figures).toMatchObject({ towing: null, tank: 80, seats: null });
  });

  it("is of the model alone for a badge that its table does not have", () => {
    expect(told("Rogue").figures).toMatchObject({ consumption: null, power: 150, torque: 500, tank: 80 });
    expect([...told("Rogue").features]).toEqual([]);
  });

  it("stands in the table before it stands in the facts", () => {
    const specifications = [
      { label: "Power", values: ["122 kW", "150 or 155 kW", "1,050 kW"] },
      { label: "Towing, braked", values: ["2,500 kg", "By body", "3,000 kg"] },
      { label: "Seats", values: ["2", "Cloth, 5", "5 or 7"] },
      { label: "Engine", values: ["2.7 L petrol", "2.8 L turbo diesel", "2.8 L diesel"] },
    ];
    expect(told("WorkMate", { specifications }).figures).toMatchObject({
      power: 122,
      towing: 2_500,
      seats: 2,
    });
    expect(told("SR", { specifications }).figures).toMatchObject({
      power: 150,
      towing: 3_500,
      seats: 5,
      isTurbo: true,
    });
    expect(told("SR5", { specifications }).figures).toMatchObject({
      power: 1_050,
      seats: null,
      isTurbo: null,
    });
  });

  it("is said of an engine that nobody could get so much from without charging it", () => {
    const power = (kilowatts: string) =>
      told("WorkMate", { specifications: [{ label: "Power", values: [kilowatts, "150 kW", "150 kW"] }] });
    expect(power("230 kW").figures.isTurbo).toBe(true);
    expect(power("200 kW").figures.isTurbo).toBeNull();
  });

  it("in features is given, denied or left open", () => {
    expect([...told("WorkMate").features]).toEqual([
      ["Leather Seats", false],
      ["Heated Front Seats", false],
      ["Ventilated Front Seats", false],
      ["Panoramic Sunroof", false],
      ["Alloy Wheels", false],
    ]);
    expect(told("SR").features.get("Heated Front Seats")).toBe(true);
    expect(told("SR").features.get("Panoramic Sunroof")).toBe(true);
    expect(told("SR").features.get("Alloy Wheels")).toBe(true);
    expect(told("SR5").features.has("Leather Seats")).toBe(false);
  });
});

describe("equipment", () => {
  const NONE = { isLowest: null, told: new Map<string, boolean>() };

  it("is what the page gives and nothing that it denies", () => {
    const features = new Map([
      ["Leather Seats", false],
      ["Alloy Wheels", true],
    ]);
    const drawn = ["Leather Seats", "Bluetooth"];
    expect(fittedEquipment(drawn, choice("SR5"), { isLowest: false, told: features })).toEqual([
      "Bluetooth",
      "Alloy Wheels",
    ]);
  });

  it("of the lowest badge is without what only dear cars have, unless the page gives it", () => {
    const drawn = ["Panoramic Sunroof", "Bluetooth"];
    expect(fittedEquipment(drawn, choice("SR"), NONE)).toEqual(["Bluetooth"]);
    expect(fittedEquipment(drawn, choice("SR5"), NONE)).toEqual(drawn);
    expect(fittedEquipment(drawn, choice("SR5"), { ...NONE, isLowest: true })).toEqual(["Bluetooth"]);
    const given = new Map([["Panoramic Sunroof", true]]);
    expect(fittedEquipment(drawn, choice("SR"), { isLowest: true, told: given })).toEqual(drawn);
  });

  it("plays discs while cars did", () => {
    expect(fittedEquipment(["CD Player"], choice("SR5", { year: 2018 }), NONE)).toEqual(["CD Player"]);
    expect(fittedEquipment(["CD Player"], choice("SR5", { year: 2019 }), NONE)).toEqual([]);
  });

  it("goes with what the inside is lined with", () => {
    expect(interiorFor(["Leather Seats"], "Black Leather")).toBe("Black Leather");
    expect(interiorFor([], "Grey Cloth")).toBe("Grey Cloth");
    expect(interiorFor(["Leather Seats"], "Grey Cloth")).not.toMatch(/cloth/i);
    expect(interiorFor([], "Black Microsuede")).not.toMatch(/suede|leather/i);
  });
});
