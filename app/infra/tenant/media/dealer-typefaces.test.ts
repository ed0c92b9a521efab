import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createDealerFolder, dealerFile, type DealerFolder } from "../../../../test/fixtures/dealer-folder";
import type { Logger } from "~/ports/logger";

const APP = join(import.meta.dirname, "..", "..", "..");
const woff2 = (name: string) => readFile(join(APP, "ui", "theme", "fonts", `${name}.woff2`));
const FONTS = {
  varying: "figtree",
  single: "newsreader-display",
  macrons: "figtree-macrons",
  wide: "instrument-sans",
};
let varying: Buffer;
let single: Buffer;
let folder: DealerFolder;
beforeAll(async () => {
  [varying, single] = await Promise.all([woff2(FONTS.varying), woff2(FONTS.single)]);
});
beforeEach(async () => {
  folder = await createDealerFolder();
});
afterEach(() => folder.remove());

const media = (name: string, content: unknown) => folder.write("emu", content, `media/${name}`);
const site = (typefaces: object, name = "Emu Motors") =>
  folder.write("emu", dealerFile("emu", { theme: { logo: { wordmark: "Emu" }, typefaces } }, { name }));
const text = (file: object = {}, more: object = {}) => ({
  text: { family: "Emu Sans", files: [{ file: "/media/emu.woff2", ...file }], ...more },
});
const headings = (file: object = {}) => ({
  headings: { family: "Emu Serif", files: [{ file: "/media/emu.woff2", ...file }] },
});

async function doubts(): Promise<readonly string[]> {
  const told: string[] = [];
  const silent = () => undefined;
  const warn: Logger["warn"] = ({ doubt }) => void told.push(String(doubt).replaceAll(`${folder.dir}/`, ""));
  await folder.load({ logger: { debug: silent, info: silent, error: silent, warn } });
  return told.filter((one) => /media|theme\.typefaces/.test(one));
}

async function factsOf(name: string) {
  await media("emu.woff2", await woff2(name));
  await site(headings());
  const dealers = await folder.load();
  const [config] = dealers.all();
  const file = config === undefined ? undefined : dealers.mediaOf(config).get("emu.woff2");
  return file?.format === "woff2" ? file.font : null;
}

describe("a typeface of a dealer's own", () => {
  it("is served at an address that names its content", async () => {
    await media("emu.woff2", varying);
    await site(text());
    const address = async () => (await folder.load()).bySlug("emu")?.theme.typefaces.text?.files[0]?.file;
    const before = await address();
    expect(before).toMatch(/^\/media\/d\/[\w-]{24}\/emu\.woff2$/);
    await media("emu.woff2", await woff2(FONTS.wide));
    expect(await address()).not.toBe(before);
    expect(await doubts()).toEqual([]);
  });

  it("says which weights, widths and characters it has, and what room it takes", async () => {
    const facts = await factsOf(FONTS.varying);
    expect(facts).toMatchObject({
      weights: { from: 400, to: 800 },
      stretches: null,
      isItalic: false,
      ascent: 0.95,
      descent: 0.25,
      lineGap: 0,
    });
    expect(facts?.widths.map(({ weight, em }) => [weight, Number(em.toFixed(3))])).toEqual([
      [400, 0.447],
      [550, 0.454],
      [700, 0.462],
      [800, 0.469],
    ]);
    expect(facts?.characters[0]).toEqual({ from: 0x20, to: 0x7e });
  });

  it("is measured in each of its widths", async () => {
    const facts = await factsOf(FONTS.wide);
    expect(facts?.stretches).toEqual({ from: 92, to: 100 });
    const regular = facts?.widths.filter(({ weight }) => weight === 400) ?? [];
    expect(regular.map(({ stretch }) => stretch)).toEqual([92, 100]);
    expect(regular[0]?.em).toBeLessThan(regular[1]?.em ?? 0);
  });

  it("is measured without laying text out, which fontkit cannot do in every one", async () => {
    expect((await factsOf("archivo"))?.weights).toEqual({ from: 400, to: 700 });
  });

  it("has one weight where the file does not vary", async () => {
    const facts = await factsOf(FONTS.single);
    expect(facts?.weights).toEqual({ from: 420, to: 420 });
    expect(facts?.widths).toHaveLength(1);
  });

  it("may have its licence beside it, which is then no file that nobody names", async () => {
    await media("emu.woff2", varying);
    await media("ofl.txt", "SIL Open Font License");
    await site(text({}, { license: "/media/ofl.txt" }));
    expect(await doubts()).toEqual([]);
    await site(text());
    expect(await doubts()).toEqual([
      "emu/media/ofl.txt: expected a text that names /media/ofl.txt, received none",
    ]);
  });

  it("that every visitor would wait for is a doubt", async () => {
    const files = join(APP, "..", "node_modules/@fontsource-variable/newsreader/files");
    await media("emu.woff2", await readFile(join(files, "newsreader-latin-standard-normal.woff2")));
    await site(text());
    expect(await doubts()).toContain(
      "emu/media/emu.woff2: expected a typeface of at most 0.1 MB, with the letters of the site's languages alone, received 0.13 MB",
    );
  });

  it("that nothing names is a doubt", async () => {
    await media("emu.woff2", varying);
    await site({});
    expect(await doubts()).toEqual([
      "emu/media/emu.woff2: expected a text that names /media/emu.woff2, received none",
    ]);
  });
});

describe("a file that is no typeface is refused", () => {
  const kind = "a typeface in WOFF2, as its name says (woff2_compress makes one of a .ttf or .otf)";
  it.each<[string, () => unknown, string, string]>([
    [
      "a TrueType font",
      () => readFile(join(APP, "infra/print/fonts/figtree-regular.ttf")),
      kind,
      "a TrueType font",
    ],
    ["an OpenType font", () => "OTTO and so on", kind, "an OpenType font"],
    ["the first WOFF", () => "wOFF and so on", kind, "WOFF of the first version"],
    ["a collection", () => "ttcf and so on", kind, "several fonts in one file"],
    [
      "a web page",
      () => "\n<!DOCTYPE html><title>Not found</title>",
      kind,
      "a web page, most likely that of",
    ],
    ["another file", () => "no typeface", kind, "a file that is no typeface"],
    ["nothing", () => "", kind, "a file that is no typeface"],
    [
      "half a file",
      () => varying.subarray(0, 9_000),
      "a typeface that can be read to its end",
      "a broken one",
    ],
    [
      "its first letters alone",
      () => "wOF2 and so on",
      "a typeface that can be read to its end",
      "a broken one",
    ],
    ["one that is too large", () => new Uint8Array(500_000), "a file of at most 0.4 MB", "0.5 MB"],
  ])("%s", async (_, content, expected, received) => {
    await media("emu.woff2", await content());
    await site(text());
    const problems = await folder.problems();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`emu/media/emu.woff2: expected ${expected}, received ${received}`);
  });

  it("and so is a licence that is no text", async () => {
    await media("emu.woff2", varying);
    await media("ofl.txt", new Uint8Array([0xff, 0xfe, 0]));
    await site(text({}, { license: "/media/ofl.txt" }));
    expect(await folder.problems()).toEqual([
      "emu/media/ofl.txt: expected a text in UTF-8, received other bytes",
    ]);
  });
});

describe("a configuration that the file does not bear out", () => {
  const at = "emu/site.json: theme.typefaces.text.files[0]";

  it.each([
    ["/media/emu.ttf", `${at}.file: expected a file of the folder media/ (/media/name.woff2)`],
    [
      "/media/gone.woff2",
      `${at}.file: expected a file in emu/media (emu.woff2), received "/media/gone.woff2"`,
    ],
    ["https://fonts.example/emu.woff2", `${at}.file: expected a file of the folder media/`],
  ])("file %s", async (file, told) => {
    await media("emu.woff2", varying);
    await site(text({ file }));
    expect(await folder.problems()).toEqual([expect.stringContaining(told)]);
  });

  it.each([
    ["300 700", "expected weights from 400 to 800, which the file has"],
    ["400 900", "expected weights from 400 to 800, which the file has"],
    ["700 400", "expected the lighter weight first"],
    ["bold", "expected a weight or two, from the lightest to the boldest"],
  ])("weight %s", async (weight, told) => {
    await media("emu.woff2", varying);
    await site(text({ weight }));
    expect(await folder.problems()).toEqual([expect.stringContaining(`${at}.weight: ${told}`)]);
  });

  it.each(["400 700", "500"])("weight %s is in the file", async (weight) => {
    await media("emu.woff2", varying);
    await site(headings({ weight }));
    expect(await folder.problems()).toEqual([]);
  });

  it("the same file twice, and a name that a style sheet could not hold", async () => {
    await media("emu.woff2", varying);
    const twice = [{ file: "/media/emu.woff2" }, { file: "/media/emu.woff2" }];
    await site({ text: { family: "Emu", files: twice } });
    expect(await folder.problems()).toEqual([
      expect.stringContaining("theme.typefaces.text.files[1].file: expected each file once"),
    ]);
    await site({ text: { family: 'Emu";}', files: twice } });
    expect(await folder.problems()).toEqual([
      expect.stringContaining("theme.typefaces.text.family: expected the typeface's name in letters"),
    ]);
  });

  it("is a doubt where it may be meant: weights and style of a file that does not vary", async () => {
    await media("emu.woff2", single);
    await site(headings({ weight: "500 700", style: "italic" }));
    expect(await doubts()).toEqual([
      'emu/site.json: theme.typefaces.headings.files[0].weight: expected 420 among the weights, which the file says it has, received "500 700"',
      'emu/site.json: theme.typefaces.headings.files[0].style: expected "normal", which the file says it is, received "italic"',
      expect.stringContaining("headings.files: expected an upright file with Latin letters"),
    ]);
    await site(headings({ weight: "300 600" }));
    expect(await doubts()).toEqual([]);
  });

  it("is a doubt where text has one weight only", async () => {
    await media("emu.woff2", single);
    await site(text({}, { fallback: "serif" }));
    expect(await doubts()).toEqual([
      'emu/site.json: theme.typefaces.text.files: expected weights 400 and 600 of text, or browsers draw the bold one themselves, received "420–420"',
    ]);
  });

  it("is a doubt where letters are missing, unless another file has them", async () => {
    await media("emu.woff2", varying);
    await media("macrons.woff2", await woff2(FONTS.macrons));
    await site(text(), "Kōwhai Motors");
    expect(await doubts()).toContainEqual(
      expect.stringMatching(
        /typefaces\.text\.files: expected files with all letters.*received "none with ō"/,
      ),
    );
    const files = ["emu", "macrons"].map((name) => ({ file: `/media/${name}.woff2` }));
    await site({ text: { family: "Emu Sans", files } }, "Kōwhai Motors");
    expect(await doubts()).toEqual([]);
  });
});
