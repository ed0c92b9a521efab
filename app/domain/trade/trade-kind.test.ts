import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { stepLeadFields } from "./trade-change";
import { drivesItself, tradeKind, tradeKinds } from "./trade-kind";

const caravans = siteConfig({ site: { vehicleTypes: ["caravan"] } });

it("takes what the dealer sells, and cars always", () => {
  expect(tradeKinds(caravans)).toEqual(["caravan", "car"]);
  expect(tradeKinds(siteConfig())).toEqual(["car"]);
});

it("is the chosen kind, or the dealer's first where the choice is none of its kinds", () => {
  expect(tradeKind(caravans, "car")).toBe("car");
  for (const chosen of [null, undefined, "", "truck", "boat"])
    expect(tradeKind(caravans, chosen)).toBe("caravan");
});

it("only a caravan drives nowhere by itself", () => {
  expect((["car", "motorcycle", "truck", "caravan"] as const).map(drivesItself)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it("is said in the lead where there are several, with no kilometres of a caravan", () => {
  const values = { vehicle_kind: "caravan", year: "2021", make: "Jayco", model: "Journey", kms: "5" };
  expect(stepLeadFields(caravans, "vehicle", values)).toEqual({
    vehicle_kind: "caravan",
    year: "2021",
    make: "Jayco",
    model: "Journey",
  });
  expect(stepLeadFields(siteConfig(), "vehicle", values)).not.toHaveProperty("vehicle_kind");
});
