import { describe, expect, it } from "vitest";
import { vehicleNames } from "./vehicle-names";

function named(make: string, model: string, title: string) {
  const codes: string[] = [];
  return { ...vehicleNames(make, model, title, (code) => codes.push(code)), codes };
}

describe("vehicle names", () => {
  it.each([
    ["Toyota", "Hilux", "2018 Toyota Hilux SR (4X4)", "Toyota", "Hilux", "SR (4X4)", []],
    [
      "Land",
      "Rover",
      "2017 Land Rover Range Rover Evoque TD4",
      "Land Rover",
      "Range Rover Evoque",
      "TD4",
      ["make-joined", "model-completed"],
    ],
    ["Alfa", "Romeo", "2013 Alfa Romeo Mito", "Alfa Romeo", "Mito", null, ["make-joined", "model-completed"]],
    [
      "Aston",
      "Martin",
      "2016 Aston Martin DB9 GT",
      "Aston Martin",
      "DB9",
      "GT",
      ["make-joined", "model-completed"],
    ],
    ["Saab", "3-Sep", "2008 Saab 9-3 Linear 2.0T", "Saab", "9-3", "Linear 2.0T", ["model-date-undone"]],
    ["Saab", "5-Sep", "2004 Saab 9-5 Arc", "Saab", "9-5", "Arc", ["model-date-undone"]],
    ["Hyundai", "Santa", "2019 Hyundai Santa FE Elite", "Hyundai", "Santa Fe", "Elite", ["model-completed"]],
    ["BMW", "2", "2022 BMW 2 SERIES 220i M Sport", "BMW", "2 Series", "220i M Sport", ["model-completed"]],
    ["BMW", "2", "2022 BMW 2 Coupe", "BMW", "2", "Coupe", []],
    [
      "Toyota",
      "Land",
      "2015 Toyota Land Cruiser Prado VX",
      "Toyota",
      "Land Cruiser Prado",
      "VX",
      ["model-completed"],
    ],
    [
      "Land",
      "Rover® Range Rover Sport",
      "2022 Land Rover® Range Rover Sport HSE",
      "Land Rover",
      "Range Rover Sport",
      "HSE",
      ["make-joined", "make-in-model"],
    ],
    ["Land Rover®", "Defender™", "2022 Land Rover® Defender™ 110", "Land Rover", "Defender", "110", []],
    ["Mazda", "Mazda 3", "2009 Mazda 3 Neo", "Mazda", "3", "Neo", ["make-in-model"]],
    ["Mazda", "Mazda3", "2009 Mazda Mazda3 Neo", "Mazda", "3", "Neo", ["make-in-model"]],
    ["Mazda", "MAZDA3", "2009 Mazda3 Neo", "Mazda", "3", "Neo", ["make-in-model"]],
    ["Mazda", "3", "2009 Mazda3 Neo", "Mazda", "3", "Neo", []],
    ["Peugeot", "Peugeot 308", "Peugeot 308 GT", "Peugeot", "308", "GT", ["make-in-model"]],
    ["Fiat", "Fiat-500", "Fiat 500 Pop", "Fiat", "500", "Pop", ["make-in-model"]],
    ["BMW", "BMW 3 Series", "BMW 3 Series 320i", "BMW", "3 Series", "320i", ["make-in-model"]],
    ["bmw", "BMW 3 Series", "bmw 3 Series", "bmw", "3 Series", null, ["make-in-model"]],
    ["merc", "Mercedes-Benz GLC", "2019 merc GLC", "merc", "GLC", null, ["make-in-model"]],
    ["Mercedes-Benz", "Mercedes Benz GLC", "x", "Mercedes-Benz", "GLC", null, ["make-in-model"]],
    ["MG", "MGB", "1975 MG MGB", "MG", "MGB", null, []],
    ["Mini", "Minivan", "Mini Minivan", "MINI", "Minivan", null, ["make-spelling"]],
    ["BMW", "3", "BMW 3 SERIES 320d", "BMW", "3 Series", "320d", ["model-completed"]],
    ["Mercedes-Benz", "C", "Mercedes-Benz C Class", "Mercedes-Benz", "C Class", null, ["model-completed"]],
    ["merc", "GLC Class", "2019 merc GLC Class", "merc", "GLC Class", null, []],
    ["Fiat", "Grande", "Fiat Grande Punto Active", "Fiat", "Grande Punto", "Active", ["model-completed"]],
    ["Rover", "75", "2002 Rover 75 Club", "Rover", "75", "Club", []],
    ["Mini", "Cooper", "2019 Mini Cooper S", "MINI", "Cooper", "S", ["make-spelling"]],
    ["Mazda", "3", "2019 Mazda 3 Neo", "Mazda", "3", "Neo", []],
    ["Ford", "Focus", "A title about something else", "Ford", "Focus", null, []],
  ])("%s %s in %s", (make, model, title, wholeMake, wholeModel, badge, codes) => {
    expect(named(make, model, title)).toEqual({ make: wholeMake, model: wholeModel, badge, codes });
  });

  it("takes a make that is a word of the programming language for a name", () => {
    expect(named("constructor", "F1", "2020 constructor F1").make).toBe("constructor");
  });

  it("leaves a real date-like model alone when the title does not say otherwise", () => {
    expect(named("Saab", "3-Sep", "2008 Saab Something").model).toBe("3-Sep");
  });
});
