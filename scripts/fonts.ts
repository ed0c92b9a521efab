// `npm run fonts`: cuts the web fonts the templates use from their open-licensed sources.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

interface Cut {
  /** File name in `app/ui/theme/fonts`, without its ending. */
  readonly name: string;
  /** Package of `@fontsource-variable`, and which of its files holds the axes wanted. */
  readonly source: string;
  readonly file: string;
  /** Axes that are kept. The others are cut away, which saves a third to half of a file. */
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
}

const CUTS: readonly Cut[] = [
  { name: "archivo", source: "archivo", file: "wght", axes: { wght: { min: 400, max: 700 } } },
  { name: "bricolage", source: "bricolage-grotesque", file: "wght", axes: { wght: { min: 600, max: 800 } } },
  { name: "figtree", source: "figtree", file: "wght", axes: { wght: { min: 400, max: 800 } } },
  {
    name: "instrument-sans",
    source: "instrument-sans",
    file: "wdth",
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 92, max: 100 } },
  },
  { name: "newsreader-display", source: "newsreader", file: "opsz", axes: { opsz: 72, wght: 420 } },
];

const span = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));
const LATIN = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…′″‹›⁄€™↑↓−`;
/** Long vowels of te reo Māori, in a file of their own that only pages with such a word load. */
const MACRONS = "ĀāĒēĪīŌōŪū";

const require = createRequire(import.meta.url);

async function cut({ name, source, file, axes }: Cut, script: string, characters: string, ending: string) {
  const path = require.resolve(
    `@fontsource-variable/${source}/files/${source}-${script}-${file}-normal.woff2`,
  );
  const font = await subsetFont(await readFile(path), characters, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  const target = join("app/ui/theme/fonts", `${name}${ending}.woff2`);
  await writeFile(target, font);
  console.log(`${target} ${font.length} bytes`);
}

for (const one of CUTS) {
  await cut(one, "latin", LATIN, "");
  await cut(one, "latin-ext", MACRONS, "-macrons");
}
