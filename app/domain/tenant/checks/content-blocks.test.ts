import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ENTRY_BLOCK, VEHICLE_BLOCKS } from "./content-blocks";

it("is the list of blocks that the documentation of dealers' words has", () => {
  const text = readFileSync("docs/dealers/content.md", "utf8");
  const [, section = ""] = /## Copy blocks\n([\s\S]*?)\n## /.exec(text) ?? [];
  const names = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([...Object.keys(VEHICLE_BLOCKS), `${ENTRY_BLOCK}…`].sort());
});
