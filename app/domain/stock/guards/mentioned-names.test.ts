import { describe, expect, it } from "vitest";
import { mayBe, mentionedNames } from "./mentioned-names";

describe("names in a row that cannot be read", () => {
  it.each([
    ["B4550,Audi,Q5,2021,39995,WAUZZZ8R0EA1", ["B4550", "2021", "39995", "WAUZZZ8R0EA1"]],
    ["sx-18108/a; Kia; abc; 12", ["SX-18108/A"]],
    ["", []],
    ["Škoda1 ٤٤٤٤ <b>x1234</b>", ["ŠKODA1", "X1234"]],
  ])("%s: %j", (text, names) => {
    expect(mentionedNames(text)).toEqual(names);
  });

  it("are limited, whatever is sent", () => {
    const text = Array.from({ length: 5_000 }, (_, at) => `A${at + 1_000}`).join(",");
    expect(mentionedNames(text)).toHaveLength(200);
  });

  it.each([
    [{ vin: null, stocknum: "b4550" }, true],
    [{ vin: "WAUZZZ8R0EA1", stocknum: "none" }, true],
    [{ vin: "WAUZZZ8R0EA2", stocknum: "4550" }, false],
    [{ vin: null, stocknum: "" }, false],
  ])("%j: %s", (vehicle, is) => {
    expect(mayBe(vehicle, new Set(["B4550", "WAUZZZ8R0EA1"]))).toBe(is);
  });
});
