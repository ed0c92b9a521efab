import { describe, expect, it } from "vitest";
import type { VehicleSection } from "~/domain/tenant/config/vehicle";
import { factsOnce } from "./facts-once";

const rows = (...keys: readonly string[]) =>
  keys.map((entry) => {
    const [key = "", value = "x"] = entry.split(":");
    return { key, label: key, value };
  });
const ALL = {
  facts: rows("odometer", "fuel"),
  specs: rows("odometer", "body:SUV", "engine:2.4 L", "towing", "vin", "stockNumber"),
  details: rows("condition", "plate", "stockNumber"),
  variantSpecs: rows("engineSize:2400 cc", "gearbox", "bodyConfiguration:Suv", "towing", "tank"),
};
const keysOf = (...sections: readonly VehicleSection[]) => {
  const { summary, specs, variantSpecs, allSpecs } = factsOnce(ALL, sections);
  const keys = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key).join(" ");
  return {
    summary: keys(summary),
    specs: keys(specs),
    variantSpecs: keys(variantSpecs),
    allSpecs: allSpecs.map(keys),
  };
};

describe("no fact stands twice", () => {
  it("in key information, details, figures and the accordion", () => {
    const shown = keysOf("keyInfo", "details", "specs", "infoAccordion");
    expect(shown.specs).toBe("body engine towing");
    expect(shown.variantSpecs).toBe("gearbox tank");
  });

  it("beside the price and in the key information, whose words are fuller", () => {
    const all = { ...ALL, facts: rows("odometer:9 km", "body:Wagon", "fuel:Petrol") };
    expect(factsOnce(all, ["keyInfo"]).facts).toEqual(rows("odometer:x", "body:SUV", "fuel:Petrol"));
    expect(factsOnce(all, ["keyInfo"]).specs).toEqual(rows("engine:2.4 L", "towing", "vin", "stockNumber"));
    expect(factsOnce(all, ["details"]).facts).toEqual(all.facts);
  });

  it("in the summary and the key information", () => {
    expect(keysOf("keyInfo", "carSummary")).toMatchObject({
      summary: "engine",
      specs: "body towing vin stockNumber",
    });
  });

  it("in the summary and beside the price, unless nothing else is known", () => {
    const summaryOf = (...specs: readonly string[]) =>
      factsOnce({ ...ALL, specs: rows(...specs) }, ["carSummary"]).summary.map(({ key }) => key);
    expect(summaryOf("odometer", "fuel", "engine", "drive", "seats", "colour", "vin")).toEqual([
      ...["engine", "drive", "seats", "colour"],
    ]);
    expect(summaryOf("engine", "seats", "colour", "payload", "grossMass", "axles")).toEqual([
      ...["grossMass", "payload", "axles", "engine"],
    ]);
    expect(summaryOf("odometer", "vin")).toEqual(["odometer", "fuel"]);
  });

  it("in all specifications: alone they have everything, beside others the rest", () => {
    expect(keysOf("allSpecs").allSpecs).toEqual([
      "condition plate stockNumber",
      "odometer body engine towing vin",
      "gearbox tank",
    ]);
    expect(keysOf("keyInfo", "details", "allSpecs").allSpecs).toEqual(["gearbox tank"]);
    expect(keysOf("keyInfo", "details", "specs", "allSpecs").allSpecs).toEqual([]);
  });

  it("keeps a fact that says something else", () => {
    const { variantSpecs } = factsOnce(
      { ...ALL, variantSpecs: rows("bodyConfiguration:Wagon", "engineSize:2400 cc") },
      ["specs"],
    );
    expect(variantSpecs.map(({ key }) => key)).toEqual(["bodyConfiguration", "engineSize"]);
  });
});
