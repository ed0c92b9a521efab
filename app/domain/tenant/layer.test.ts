import { describe, expect, it } from "vitest";
import { type JsonObject, layerOver } from "./layer";

describe("layerOver", () => {
  it("merges objects key by key, at every depth", () => {
    expect(layerOver({ a: { x: 1, y: 2 }, b: 1 }, { a: { y: 3, z: 4 } })).toEqual({
      a: { x: 1, y: 3, z: 4 },
      b: 1,
    });
  });

  it("replaces arrays instead of joining them", () => {
    expect(layerOver({ promoPositions: [8, 17] }, { promoPositions: [9] })).toEqual({ promoPositions: [9] });
    expect(layerOver({ promoPositions: [8, 17] }, { promoPositions: [] })).toEqual({ promoPositions: [] });
  });

  it("lets null take a value away, and an object take the place of null", () => {
    expect(layerOver({ logo: { url: "/a" } }, { logo: null })).toEqual({ logo: null });
    expect(layerOver({ logo: null }, { logo: { url: "/a" } })).toEqual({ logo: { url: "/a" } });
  });

  it("changes neither of its layers", () => {
    const base = Object.freeze({ a: Object.freeze({ x: 1 }) });
    const over = Object.freeze({ a: Object.freeze({ x: 2 }) });
    expect(layerOver(base, over)).toEqual({ a: { x: 2 } });
    expect(base.a.x).toBe(1);
  });

  it("treats __proto__ as a key like any other", () => {
    // JSON.parse answers any; this text is an object.
    const hostile = JSON.parse('{"__proto__":{"polluted":true}}') as JsonObject;
    const merged = layerOver({ a: 1 }, hostile);
    expect(Object.keys(merged)).toEqual(["a", "__proto__"]);
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect("polluted" in {}).toBe(false);
  });
});
