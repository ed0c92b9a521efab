/** Writes `app/ui/icon/sprite.svg` from the Lucide package: one `<symbol id="i-name">` per name in `ICON_NAMES`. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ICON_NAMES } from "../app/ui/icon/icon-names";

const shapesOf = (name: string): string => {
  const file = fileURLToPath(new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url));
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, "utf8"))?.[1];
  if (inner === undefined) throw new Error(`No shapes in ${file}`);
  return inner.replace(/\s+/g, " ").replaceAll(" />", "/>").replaceAll("> <", "><").trim();
};

const symbols = ICON_NAMES.map(
  (name) => `<symbol id="i-${name}" viewBox="0 0 24 24">${shapesOf(name)}</symbol>`,
);
const target = fileURLToPath(new URL("../app/ui/icon/sprite.svg", import.meta.url));
const licence = "<!-- Shapes: Lucide (ISC licence), https://lucide.dev -->";
writeFileSync(target, `<svg xmlns="http://www.w3.org/2000/svg">${licence}\n${symbols.join("\n")}\n</svg>\n`);
