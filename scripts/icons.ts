/** Writes `app/ui/icon/sprite.svg` from the Lucide package: one `<symbol id="i-name">` per name in `ICON_NAMES`. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ICON_NAMES } from "../app/ui/icon/icon-names";

const require = createRequire(import.meta.url);
const lucide = dirname(require.resolve("lucide-static/package.json"));

const shapesOf = (name: string): string => {
  const file = join(lucide, "icons", `${name}.svg`);
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, "utf8"))?.[1];
  if (inner === undefined) throw new Error(`No shapes in ${file}`);
  return inner.replace(/\s+/g, " ").replaceAll(" />", "/>").replaceAll("> <", "><").trim();
};

const symbols = ICON_NAMES.map(
  (name) => `<symbol id="i-${name}" viewBox="0 0 24 24">${shapesOf(name)}</symbol>`,
);
const licence = "<!-- Shapes: Lucide (ISC licence), https://lucide.dev -->";
writeFileSync(
  join(import.meta.dirname, "../app/ui/icon/sprite.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg">${licence}\n${symbols.join("\n")}\n</svg>\n`,
);
