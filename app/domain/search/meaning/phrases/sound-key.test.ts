import { describe, expect, test } from "vitest";
import { namesBySound, soundKey } from "./sound-key";

describe("how a word is heard", () => {
  test.each([
    ["croozader", "crusader"],
    ["jako", "jayco"],
    ["hilucks", "hilux"],
    ["toocson", "tucson"],
    ["kluga", "kluger"],
    ["evoke", "evoque"],
    ["highace", "hiace"],
  ])("%s is heard as %s", (typed, name) => {
    expect(soundKey(typed)).toBe(soundKey(name));
  });

  test.each([
    ["golf", "gulf"],
    ["corolla", "carola"],
    ["tiguan", "tucson"],
  ])("%s is not heard as %s", (one, other) => {
    expect(soundKey(one)).not.toBe(soundKey(other));
  });

  test("short words, numbers and other scripts are not heard", () => {
    expect(["kia", "mx5", "النترا", "卡罗拉"].map(soundKey)).toEqual([null, null, null, null]);
  });

  test("names are found by their sound", () => {
    const names = namesBySound(["jayco", "crusader", "hilux"]);
    expect(names.get(soundKey("kroosader") ?? "")).toEqual(["crusader"]);
  });
});
