import { describe, expect, it } from "vitest";
import { findList, listAt } from "./find-list";

describe("the records of a JSON document", () => {
  const cars = [{ make: "Audi" }, { make: "BMW" }];

  it.each([
    [cars, "", cars],
    [{ data: { vehicles: cars } }, "data.vehicles", cars],
    [{ "data.vehicles": cars }, "data.vehicles", cars],
    [{ data: { vehicles: {} } }, "data.vehicles", null],
    [{ data: cars }, "data.vehicles", null],
    [{}, "constructor", null],
    [null, "data", null],
  ])("of %j at %j", (document, path, list) => {
    expect(listAt(document, path)).toEqual(list);
  });

  it("are the longest list of objects where nobody told", () => {
    expect(findList({ tags: ["a", "b", "c"], yards: [{ id: 1 }], data: { vehicles: cars } })).toEqual({
      path: "data.vehicles",
      list: cars,
    });
    expect(findList([])).toEqual({ path: "", list: [] });
    expect(findList({ tags: ["a"] })).toBeNull();
  });

  it.each(["errors", "Error", "messages", "warnings", "error_details"])(
    "are no list of faults: %s",
    (key) => {
      const faults = [{ code: 401 }, { code: 402 }, { code: 403 }];
      expect(findList({ [key]: faults })).toBeNull();
      expect(findList({ data: { [key]: faults } })).toBeNull();
      expect(findList({ data: [], [key]: faults }), "no vehicles and a fault").toBeNull();
      expect(findList({ [key]: faults, data: cars })?.path).toBe("data");
      expect(listAt({ [key]: faults }, key), "where somebody says so").toEqual(faults);
    },
  );
});
