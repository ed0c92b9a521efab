import { describe, expect, it } from "vitest";
import { foundAnswers, foundName, type FoundVehicle } from "./found-vehicle";

const COROLLA: FoundVehicle = {
  year: 2021,
  make: "TOYOTA",
  model: "Corolla",
  badge: "Ascent Sport",
  body: "Hatchback",
  gearbox: "Automatic",
  colour: "White",
  vin: "JTNKU3JE60J012345",
};
const text = (name: string, maxLength = 80, whenKnown?: true) => ({
  name,
  control: "text" as const,
  maxLength,
  ...(whenKnown === undefined ? {} : { whenKnown }),
});
const select = (name: string) => ({ name, control: "select" as const, maxLength: 40 });
const one = (value: string) => ({ value, label: value });
const TRADE = {
  fields: [select("year"), select("make"), text("model"), text("colour", 40, true), text("vin", 17, true)],
  choices: { year: [one("2021"), one("2020")], make: [one("Kia"), one("Toyota"), one("Other")] },
  otherMake: "Other",
};
const answers = (change: Partial<FoundVehicle> = {}, options: Partial<typeof TRADE> = {}) =>
  foundAnswers({ ...COROLLA, ...change }, { ...TRADE, ...options });

describe("the answers a found vehicle gives", () => {
  it("are those the form asks for, the make as its list writes it, the badge with the model", () => {
    expect(answers()).toEqual({
      year: "2021",
      make: "Toyota",
      model: "Corolla Ascent Sport",
      colour: "White",
      vin: "JTNKU3JE60J012345",
    });
  });

  it("are one line where the form asks for one", () => {
    const fields = [text("vehicle", 120)];
    expect(answers({}, { fields })).toEqual({ vehicle: "2021 TOYOTA Corolla Ascent Sport" });
    expect(foundName({ ...COROLLA, year: null, model: null, badge: null })).toBe("TOYOTA");
  });

  it("leave a year that is not offered to the shopper", () => {
    expect(answers({ year: 1962 })).not.toHaveProperty("year");
    expect(answers({ year: null })).not.toHaveProperty("year");
  });

  it("name a make that is not on the list before the model", () => {
    expect(answers({ make: "Škoda", model: "Octavia", badge: null })).toMatchObject({
      make: "Other",
      model: "Škoda Octavia",
    });
  });

  it("empty what only a look-up tells, so that nothing of another vehicle stays", () => {
    expect(answers({ colour: null, vin: null })).toMatchObject({ colour: "", vin: "" });
  });

  it("leave what was typed where nothing is known", () => {
    const fields = [text("model"), text("body")];
    expect(answers({ model: null, badge: null, body: null }, { fields })).toEqual({});
  });

  it("are no longer than the field takes, counted in letters", () => {
    const fields = [text("model", 5), text("colour", 2, true)];
    expect(answers({ model: "Corolla Cross", colour: "🟥🟥🟥" }, { fields })).toEqual({
      model: "Corol",
      colour: "🟥🟥",
    });
  });

  it("are none for a form that asks for nothing of it", () => {
    expect(answers({}, { fields: [text("message")] })).toEqual({});
    expect(answers({}, { fields: [] })).toEqual({});
  });
});
