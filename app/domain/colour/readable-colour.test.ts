import { expect, it } from "vitest";
import { contrastRatio } from "../tenant/contrast";
import { nearestReadable } from "./readable-colour";

const on =
  (ground: string, least = 4.5) =>
  (colour: string) =>
    contrastRatio(colour, ground) >= least;

it.each([
  ["#ffcc00", "#ffffff"],
  ["#0a4d8c", "#111111"],
  ["#808080", "#808080"],
  ["#ff0000", "#ffffff"],
])("%s on %s becomes a colour that is read, hardly further than it has to", (colour, ground) => {
  const found = nearestReadable(colour, on(ground)) ?? "";
  const ratio = contrastRatio(found, ground);
  expect(ratio).toBeGreaterThanOrEqual(4.5);
  expect(ratio).toBeLessThan(4.8);
});

it("keeps the hue", () => {
  expect(nearestReadable("#ff6666", on("#ffffff"))).toMatch(/^#[c-e][0-9a-f][0-5]/);
});

it("gives none where no lightness will do", () => {
  expect(nearestReadable("#808080", on("#808080", 7))).toBeNull();
  expect(nearestReadable("no colour", on("#ffffff"))).toBeNull();
});
