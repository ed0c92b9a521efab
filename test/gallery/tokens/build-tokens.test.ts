import { expect, it } from "vitest";
import { contrastRatio } from "~/domain/tenant/contrast";
import { tokenSetOf } from "~/templates/swatches.server";
import { type Choice, choiceQuery, readChoice } from "../site/choice";
import { buildTokens, onlyChanges } from "./build-tokens";

const NOTHING: Choice = { template: null, language: null, tokens: {} };
const template = tokenSetOf("classic");
const layers = (choice: Partial<Choice> = {}, dealer = {}) => ({
  template,
  dealer,
  choice: { ...NOTHING, ...choice },
});

it("says whose value a colour has: what is tried lies over the dealer's, and that over the template's", () => {
  const dealer = { "color-brand": "#111111", "color-link": "#222222" };
  const { colours } = buildTokens(layers({ tokens: { "color-link": "#333333" } }, dealer));
  const of = (name: string) => colours.find((colour) => colour.name === name);
  expect(of("color-brand")).toMatchObject({ value: "#111111", from: "dealer", isOpen: true });
  expect(of("color-link")).toMatchObject({ value: "#333333", from: "tried" });
  expect(of("color-ground")).toMatchObject({ value: template.color.ground, from: "template" });
  expect(of("color-scrim")).toMatchObject({ isOpen: false });
});

it("measures every pair that meets, and never rounds one up to enough", () => {
  const { pairs } = buildTokens(layers());
  expect(pairs.length).toBeGreaterThan(40);
  expect(pairs.filter(({ isEnough }) => !isEnough)).toEqual([]);
  // 4.4916 on white
  const tried = "#767777";
  const ratio = contrastRatio(tried, "#ffffff");
  expect(ratio).toBeGreaterThan(4.49);
  expect(ratio).toBeLessThan(4.5);
  const { pairs: close } = buildTokens(
    layers({ tokens: { "color-brand": tried, "color-on-brand": "#ffffff" } }),
  );
  const found = close.find(({ ink, ground }) => ink === "on-brand" && ground === "brand");
  expect(found).toMatchObject({ ratio: "4.49", isEnough: false });
});

it("shows pairs that are too close first", () => {
  const { pairs } = buildTokens(layers({ tokens: { "color-brand": "#ffd400" } }));
  const failed = pairs.filter(({ isEnough }) => !isEnough);
  expect(failed.length).toBeGreaterThan(1);
  expect(pairs.slice(0, failed.length)).toEqual(failed);
});

it("writes what a dealer's file takes, and nothing while nothing is tried", () => {
  expect(buildTokens(layers()).written).toBeNull();
  const { written } = buildTokens(layers({ tokens: { "color-brand": "#123456" } }));
  expect(JSON.parse(written ?? "")).toEqual({ theme: { tokens: { "color-brand": "#123456" } } });
});

it("keeps of what a form sent only what differs", () => {
  const tokens = { "color-brand": "#111111", "color-link": "#333333", "color-ground": template.color.ground };
  expect(onlyChanges(layers({ tokens }, { "color-brand": "#111111" }))).toEqual({ "color-link": "#333333" });
});

it("reads from an address what a theme allows, and writes it back", () => {
  const query = "?color-brand=%23123456&language=ar&radius-card=4px&template=group";
  const choice = readChoice(new URLSearchParams(query));
  expect(choice).toEqual({
    template: "group",
    language: "ar",
    tokens: { "color-brand": "#123456", "radius-card": "4px" },
  });
  expect(choiceQuery(choice)).toBe(query);
  const hostile = new URLSearchParams([
    ["color-brand", "red}body{display:none"],
    ["color-none", "#123456"],
    ["constructor", "#123456"],
  ]);
  expect(readChoice(hostile)).toEqual(NOTHING);
  expect(choiceQuery(NOTHING)).toBe("");
});
