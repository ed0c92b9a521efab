import { expect, it } from "vitest";
import { vehicleConditionSchema } from "../tenant/config/vehicle-condition";
import { meetsCondition } from "./vehicle-condition";

const USED = { car_type: "used", certified: false, year: 2020 } as const;

it.each([
  [{}, {}, true],
  [{ carTypes: ["new", "demo"] }, {}, false],
  [{ carTypes: ["new", "demo"] }, { car_type: "demo" as const }, true],
  [{ certified: true }, {}, false],
  [{ certified: true }, { certified: true }, true],
  [{ maxAgeYears: 10 }, { year: 2017 }, true],
  [{ maxAgeYears: 10 }, { year: 2016 }, false],
  [{ maxAgeYears: 1 }, { year: 2026 }, true],
  [{ maxAgeYears: 1 }, { year: 2027 }, true],
  [{ carTypes: ["used"], certified: true, maxAgeYears: 10 }, { certified: true }, true],
  [{ carTypes: ["used"], certified: true, maxAgeYears: 10 }, { certified: true, year: 2014 }, false],
])("a condition of %j on a used car with %j: %j", (condition, changes, met) => {
  expect(meetsCondition({ ...USED, ...changes }, vehicleConditionSchema.parse(condition), 2026)).toBe(met);
});
