import { describe, expect, it } from "vitest";
import { convertible } from "../bodies/convertible";
import { suvB } from "../bodies/suv-b";
import { beltCrease } from "./belt-crease";
import { bodyField } from "./body-field";

describe("beltCrease", () => {
  const field = bodyField(suvB);
  const crease = beltCrease(suvB, field);

  it("parts the body below from the glasshouse above", () => {
    const y = crease?.(-0.4) ?? Number.NaN;
    const parting = (height: number): number => {
      const { lower, glass } = field.sample(-0.4, height, field.surfaceZ(-0.4, height));
      return lower - glass;
    };
    expect(Math.abs(parting(y))).toBeLessThan(0.01);
    expect(parting(y - 0.08)).toBeLessThan(-0.01);
    expect(parting(y + 0.08)).toBeGreaterThan(0.01);
  });

  it("runs on beyond its ends without a jump", () => {
    const ends = [-3, 2].map((x) => crease?.(x) ?? Number.NaN);
    for (const y of ends) expect(Math.abs(y - suvB.belt)).toBeLessThan(0.3);
  });

  it("does not exist on an open car", () => {
    expect(beltCrease(convertible, bodyField(convertible))).toBeUndefined();
  });
});
