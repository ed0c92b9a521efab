import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { parseStudioPicture, studioPictureAddress } from "./studio-picture";
import { STUDIO_SHAPES } from "./studio-shapes";

const LAYERS = "studio/layers";

/** What lies in the studio's folder: shape -> views, both sorted. */
function rendered(): Readonly<Record<string, readonly string[]>> {
  const folders = readdirSync(LAYERS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    folders.map(({ name }) => {
      const bases = readdirSync(`${LAYERS}/${name}`).filter((file) => file.endsWith(".base.webp"));
      return [name, bases.map((file) => file.replace(".base.webp", "")).sort()];
    }),
  );
}

it("names every shape and view that is rendered, and no other", () => {
  const named = Object.entries(STUDIO_SHAPES).map(([shape, views]) => [shape, [...views].sort()] as const);
  expect(Object.fromEntries(named)).toEqual(rendered());
});

it("has addresses that can be read back", () => {
  for (const [body, views] of Object.entries(STUDIO_SHAPES)) {
    for (const view of views) {
      const picture = { body, view, paint: "f2f3f4" };
      expect(parseStudioPicture(studioPictureAddress(picture))).toEqual(picture);
    }
  }
});
