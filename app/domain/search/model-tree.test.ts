import { describe, expect, it } from "vitest";
import { badgeOfModel, modelAndBadge, withoutImpliedLevels } from "./model-tree";

const MAKES = ["Land", "Land Rover", "Toyota", "Mazda", "Ford"];
const left = (refinements: Parameters<typeof withoutImpliedLevels>[0]) =>
  withoutImpliedLevels(refinements, MAKES);

describe("a model's badge", () => {
  it.each([
    ["Ford Ranger", "XLT", "Ford Ranger: XLT"],
    ["Ford Ranger", "X:Pro", "Ford Ranger: X:Pro"],
    ["Citroën C3", "Shine: Plus", "Citroën C3: Shine: Plus"],
  ])("%s %s is one value and is read back", (makeModel, badge, value) => {
    expect(badgeOfModel(makeModel, badge)).toBe(value);
    expect(modelAndBadge(value)).toEqual({ makeModel, badge });
  });
  it("is none without a badge or a model", () => {
    expect(badgeOfModel("Ford Ranger", undefined)).toBeUndefined();
    for (const text of ["", "Ford Ranger", ": XLT", "Ford Ranger: ", "Ford:XLT"])
      expect(modelAndBadge(text), text).toBeNull();
  });
});

describe("makes, models and badges chosen together", () => {
  it("keep a make of which no model is chosen: Corolla or any Mazda", () => {
    const chosen = { make: ["Mazda", "Toyota"], make_model: ["Toyota Corolla"], body: ["suv"] };
    expect(left(chosen)).toEqual({ make: ["Mazda"], make_model: ["Toyota Corolla"], body: ["suv"] });
  });
  it("leave out a make and a model that something narrower says", () => {
    expect(left({ make: ["Toyota"], make_model: ["Toyota Corolla"] })).toEqual({
      make_model: ["Toyota Corolla"],
    });
    expect(
      left({
        make: ["Ford", "Mazda"],
        make_model: ["Ford Ranger", "Ford Focus"],
        model_badge: ["Ford Ranger: XLT"],
      }),
    ).toEqual({ make: ["Mazda"], make_model: ["Ford Focus"], model_badge: ["Ford Ranger: XLT"] });
  });
  it("know a model by the longest make it begins with", () => {
    const chosen = { make: ["Land"], make_model: ["Land Rover Defender"] };
    expect(left(chosen)).toBe(chosen);
  });
  it("are the same object where nothing is implied, also by names nobody sells", () => {
    for (const chosen of [{}, { make: ["Lada"], make_model: ["Lada Niva"] }, { make: ["Toyota"] }])
      expect(left(chosen)).toBe(chosen);
  });
});
