import { describe, expect, it } from "vitest";
import { cookieText, readIds, without, withAnother, withNewest } from "./id-list";

describe("a list of ids in a text", () => {
  it("is read from a cookie as from an address, and written for a cookie", () => {
    expect(readIds("12.7.30", 5)).toEqual(["12", "7", "30"]);
    expect(readIds("12,7,30", 5)).toEqual(["12", "7", "30"]);
    expect(cookieText(["12", "7", "30"])).toBe("12.7.30");
    expect(readIds(cookieText([]), 5)).toEqual([]);
  });

  it("leaves out what is no id, stands twice or beyond the cap", () => {
    expect(readIds("1,1,0,-2,x,<b>,007,1e3,12345678901234567,2", 5)).toEqual(["1", "2"]);
    expect(readIds("1,2,3,4", 3)).toEqual(["1", "2", "3"]);
    expect(readIds("a,b,1", 1)).toEqual(["1"]);
  });

  it.each([null, undefined, "", ".", ",,"])("is empty for %j", (text) => {
    expect(readIds(text, 5)).toEqual([]);
  });
});

describe("favourites and viewed vehicles", () => {
  it("have the newest on top and nothing twice (FAV-01, FAV-05)", () => {
    expect(withNewest(["1", "2"], "3", 5)).toEqual(["3", "1", "2"]);
    expect(withNewest(["1", "2"], "2", 5)).toEqual(["2", "1"]);
  });

  it("lose the oldest when they are full", () => {
    expect(withNewest(["1", "2", "3"], "4", 3)).toEqual(["4", "1", "2"]);
    expect(withNewest(["1", "2", "3"], "3", 3)).toEqual(["3", "1", "2"]);
  });

  it("can be taken out again, present or not (FAV-01)", () => {
    expect(without(["1", "2"], "1")).toEqual(["2"]);
    expect(without(["1", "2"], "9")).toEqual(["1", "2"]);
  });
});

describe("a comparison", () => {
  it("grows at its end up to its cap, and refuses the next one (FAV-04)", () => {
    expect(withAnother(["1"], "2", 3)).toEqual(["1", "2"]);
    expect(withAnother(["1", "2"], "3", 3)).toEqual(["1", "2", "3"]);
    expect(withAnother(["1", "2", "3"], "4", 3)).toBeNull();
  });

  it("stays as it is when the vehicle is in it", () => {
    expect(withAnother(["1", "2", "3"], "2", 3)).toEqual(["1", "2", "3"]);
  });
});
