import { expect, it } from "vitest";
import { contrastRatio } from "~/domain/tenant/contrast";
import { THEME_TOKENS } from "~/domain/tenant/theme-tokens";
import { readColours } from "./read-colours";

it("takes a brand's colour, and another for buttons", () => {
  expect(readColours("#0A4D8C, #c21")).toMatchObject({
    "color-brand": "#0a4d8c",
    "color-on-brand": "#ffffff",
    "color-action": "#cc2211",
  });
  expect(readColours("#fc0")).toMatchObject({
    "color-brand": "#ffcc00",
    "color-action": "#ffcc00",
    "color-on-action": "#000000",
  });
});

it.each(["#000000", "#ffffff", "#808080", "#767676", "#ff0000", "#00ff00"])(
  "keeps words readable on %s, pointed at and pressed too",
  (colour) => {
    const tokens = readColours(colour) ?? {};
    for (const [name, value] of Object.entries(tokens))
      expect(THEME_TOKENS[name]?.pattern.test(value), name).toBe(true);
    for (const ground of ["action", "action-hover", "action-active"])
      expect(contrastRatio(tokens["color-on-action"] ?? "", tokens[`color-${ground}`] ?? "")).toBeGreaterThan(
        4.5,
      );
  },
);

it("takes any notation of CSS", () => {
  expect(readColours("rgb(10, 77, 140) teal")).toMatchObject({
    "color-brand": "#0a4d8c",
    "color-action": "#008080",
  });
  expect(readColours("hsl(45 100% 50%)")).toMatchObject({ "color-brand": "#ffbf00" });
});

it.each(["", "reddish", "rgb(0 0 0 / 50%)", "#12", "#12345g", "#111 #222 #333", "#111; color: red"])(
  "%j is none",
  (text) => {
    expect(readColours(text)).toBeNull();
  },
);
