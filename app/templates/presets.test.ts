import { converter } from "culori";
import { describe, expect, it } from "vitest";
import { contrastFaults, THEME_TOKENS } from "~/domain/tenant/theme-tokens";
import { vars } from "~/ui/theme/contract.css";
import { TEMPLATE_PRESETS } from "./presets";
import { TEMPLATES } from "./registry";

/** `var(--color-brand)` as `color-brand`. */
function contractNames(part: unknown): string[] {
  if (typeof part === "string") return [part.replace(/^var\(--(.*)\)$/, "$1")];
  return Object.values(part ?? {}).flatMap(contractNames);
}

describe("template presets", () => {
  it("exist for every template and for no other", () => {
    expect(Object.keys(TEMPLATE_PRESETS).sort()).toEqual(Object.keys(TEMPLATES).sort());
  });

  it.each(Object.entries(TEMPLATE_PRESETS))("%s has colours that can be read in every pair", (_, preset) => {
    const judged = Object.keys(THEME_TOKENS).filter((name) => name.startsWith("color-"));
    expect(judged.filter((name) => preset.colours[name] === undefined)).toEqual([]);
    expect(contrastFaults(preset.colours)).toEqual([]);
  });

  it.each(Object.entries(TEMPLATE_PRESETS))(
    "%s has a gauge in red, amber and green (OPEN-75)",
    (_, preset) => {
      const hues = ["low", "medium", "high"].map(
        (level) => converter("hsl")(preset.colours[`color-market-${level}`] ?? "")?.h ?? NaN,
      );
      const [low = NaN, medium = NaN, high = NaN] = hues;
      expect([low < 20, medium > 30 && medium < 50, high > 100 && high < 160]).toEqual([true, true, true]);
    },
  );

  it("differ in the shape of header, hero, card, panel and vehicle page", () => {
    const layouts = Object.values(TEMPLATE_PRESETS).map(({ values }) => JSON.stringify(values["theme"]));
    expect(new Set(layouts).size).toBe(layouts.length);
  });
});

describe("the tokens a dealer may set", () => {
  it("are all tokens of the contract", () => {
    const contract = contractNames(vars);
    expect(Object.keys(THEME_TOKENS).filter((name) => !contract.includes(name))).toEqual([]);
  });
});
