import { describe, expect, it } from "vitest";
import { LEAD_VEHICLE } from "../../../test/fixtures/lead";
import { leadVehicleName, shopperVehicle, vehicleInWords } from "./shopper-vehicle";

describe("a vehicle in a shopper's words", () => {
  it.each([
    ["2018 Mazda 3", 2018, "Mazda", "3"],
    [" 1998  Ford   Falcon ", 1998, "Ford", "Falcon"],
    ["Mazda 3 2018", 2018, "Mazda", "3"],
    ["mazda cx-5 (2018)", 2018, "Mazda", "cx-5"],
    ["toyota hilux, 2009", 2009, "Toyota", "hilux"],
    ["2012 VW Golf", 2012, "Volkswagen", "Golf"],
    ["2015 mercedes benz c200", 2015, "Mercedes-Benz", "c200"],
    ["Land Rover Discovery", null, "Land Rover", "Discovery"],
    ["Peugeot 2008", null, "Peugeot", "2008"],
    ["2021 Peugeot 2008", 2021, "Peugeot", "2008"],
    ["Fordson tractor", null, null, "Fordson tractor"],
    ["Kia", null, "Kia", null],
    ["2018", null, null, "2018"],
    ["the blue 2018 Ford", null, null, "the blue 2018 Ford"],
    ["3018 Rocket", null, null, "3018 Rocket"],
    ["my old ute", null, null, "my old ute"],
    ["مازدا ٣", null, "Mazda", "3"],
    ["٢٠١٨ تويوتا كامري", 2018, "Toyota", "كامري"],
    ["أودي A4، ٢٠١٥", 2015, "Audi", "A4"],
    ["ألفا روميو جوليا", null, "Alfa Romeo", "جوليا"],
    ["مازدان قديمة", null, null, "مازدان قديمة"],
    ["2018款马自达CX-5", 2018, "Mazda", "CX-5"],
    ["2018年款马自达CX-5", 2018, "Mazda", "CX-5"],
    ["2018年的丰田卡罗拉", 2018, "Toyota", "卡罗拉"],
    ["丰田卡罗拉2018款", 2018, "Toyota", "卡罗拉"],
    ["马自达3 2018年款", 2018, "Mazda", "3"],
    ["奥迪A4，2015年", 2015, "Audi", "A4"],
    ["标致2008", null, "Peugeot", "2008"],
    ["现代化的旧车", null, null, "现代化的旧车"],
    ["馬自達 3 ２０１８年", 2018, "Mazda", "3"],
    ["长城 H6", null, "Great Wall", "H6"],
    ["我的旧车", null, null, "我的旧车"],
    ["Corolla 2016", 2016, "Toyota", "Corolla"],
    ["2016 corolla ascent sport", 2016, "Toyota", "corolla ascent sport"],
    ["CX5", null, "Mazda", "CX5"],
    ["A4 2015", 2015, "Audi", "A4"],
    ["Ranger XLT 2018", 2018, "Ford", "Ranger XLT"],
    ["Swift", null, "Suzuki", "Swift"],
    ["Swift repair please", null, null, "Swift repair please"],
    ["Note that it was built in 2018", 2018, null, "Note that it was built in"],
    ["is it 2018", 2018, null, "is it"],
    ["3 2018", 2018, null, "3"],
    ["ute 2016", 2016, null, "ute"],
    ["كورولا ٢٠١٦", 2016, "Toyota", "كورولا"],
    ["卡罗拉2016款", 2016, "Toyota", "卡罗拉"],
    ["", null, null, null],
  ])("%j is year %j, make %j, model %j", (text, year, make, model) => {
    expect(vehicleInWords(text)).toEqual({ year, make, model });
  });

  it("is read in linear time", () => {
    const start = performance.now();
    vehicleInWords(`a${" ,".repeat(50_000)}`);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe("the shopper's vehicle", () => {
  const of = (fields: Record<string, string>) => shopperVehicle({ fields });

  it("is none where nothing is said of it", () => {
    expect(of({ message: "Hi", regoState: "qld", "Vehicle Make": "Kia" })).toBeNull();
    expect(of({ vehicle: " ", rego: "", kms: "" })).toBeNull();
  });

  it("is what a trade-in asked for", () => {
    const fields = { year: "2019", make: "Kia", model: "Rio", kms: "85,000 km", rego: "123 ABC" };
    const found = { body: "Hatchback", gearbox: "Automatic", colour: " " };
    expect(of({ ...fields, ...found, regoState: "qld", vin: "KNA1" })).toEqual({
      year: 2019,
      make: "Kia",
      model: "Rio",
      described: null,
      vin: "KNA1",
      rego: "123 ABC",
      regoState: "QLD",
      km: 85_000,
      body: "Hatchback",
      transmission: "Automatic",
      colour: null,
    });
  });

  it("has no make where the shopper's was not on the list, and no distance that is none", () => {
    expect(of({ make: "Other", model: "Trabant", year: "soon", kms: "many" })).toMatchObject({
      year: null,
      make: null,
      model: "Trabant",
      km: null,
    });
    expect(of({ kms: "9".repeat(20) })?.km).toBeNull();
    expect(of({ kms: "0" })?.km).toBe(0);
  });

  it("is read from one line where that is all that was asked", () => {
    expect(of({ vehicle: "2018 Mazda 3", rego: "1AB" })).toMatchObject({
      year: 2018,
      make: "Mazda",
      model: "3",
      described: "2018 Mazda 3",
      rego: "1AB",
      regoState: null,
      km: null,
    });
  });
});

describe("the vehicle that a lead is about", () => {
  const own = { year: "2018", make: "Toyota", model: "Corolla" };
  it.each([
    ["tradeIn", own, "2018 Toyota Corolla"],
    ["service", { vehicle: "old Mazda" }, "old Mazda"],
    ["parts", { rego: "1AB" }, null],
    ["parts", {}, "2022 Mazda CX-5 GT SP"],
    ["enquiry", own, "2022 Mazda CX-5 GT SP"],
  ] as const)("of kind %s with %j is %s", (kind, fields, name) => {
    expect(leadVehicleName({ kind, fields, vehicle: LEAD_VEHICLE })).toBe(name);
  });
});
