import { describe, expect, it } from "vitest";
import type { FontFacts } from "~/domain/media/font-facts";
import type { DealerMedia, FontFile } from "~/domain/media/media-file";
import { siteConfigSchema } from "~/domain/tenant/site-config";
import { dealerFile } from "../../test/fixtures/dealer-folder";
import { FONT_FACTS } from "../../test/fixtures/font-facts";
import { ownTypefaces } from "./own-typefaces.server";
import { preloadedFonts } from "./preloaded-fonts";

const DIGEST = "abcdefghijklmnopqrstuvwx";
const LATIN = [{ from: 0x20, to: 0x7e }];
const FACTS: FontFacts = {
  ...FONT_FACTS,
  weights: { from: 300, to: 800 },
  // As wide as the stand-in in regular, a tenth wider in bold.
  widths: [
    { weight: 400, stretch: 100, em: 0.4453 },
    { weight: 700, stretch: 100, em: 0.52481 },
  ],
  characters: LATIN,
};
const address = (name: string) => `/media/d/${DIGEST}/${name}.woff2`;
const media = (files: Readonly<Record<string, Partial<FontFacts>>>): DealerMedia =>
  new Map(
    Object.entries(files).map(([name, facts]): [string, FontFile] => {
      const file = `${name}.woff2`;
      return [
        file,
        { name: file, format: "woff2", digest: DIGEST, path: `/${file}`, font: { ...FACTS, ...facts } },
      ];
    }),
  );
const files = (...names: readonly string[]) => names.map((name) => ({ file: address(name) }));
const own = (typefaces: object, held: DealerMedia, tokens: object = {}) =>
  ownTypefaces(
    siteConfigSchema.parse(
      dealerFile("emu", { theme: { logo: { wordmark: "Emu" }, typefaces, tokens } }, { template: "classic" }),
    ),
    held,
  );
const TEMPLATE = { fonts: { text: "/build/text.woff2", headings: "/build/headings.woff2" } };

/** The rules of the faces with one family's name. */
const facesOf = (css: string, family: string) =>
  css.split("@font-face").filter((rule) => rule.startsWith(`{font-family:"${family}";`));

describe("a dealer's own typefaces", () => {
  it("take the place of the template's, which is then not asked for", () => {
    const held = media({ text: {}, display: {} });
    const { css, fonts } = own(
      {
        text: { family: "Emu Sans", files: files("text") },
        headings: { family: "Emu Serif", files: files("display"), fallback: "serif" },
      },
      held,
    );
    expect(css).toContain(
      ':root:root{--font-text:"Own Emu Sans","Own text Fallback",system-ui,sans-serif;--font-display:"Own Emu Serif","Own headings Fallback",Georgia,serif}',
    );
    expect(facesOf(css, "Own Emu Sans")).toEqual([
      `{font-family:"Own Emu Sans";src:url("${address("text")}") format("woff2");font-weight:300 800;font-style:normal;font-display:swap;unicode-range:U+20-7E}`,
    ]);
    expect(preloadedFonts(TEMPLATE, fonts)).toEqual([address("text"), address("display")]);
  });

  it("leave the template's where the dealer names none", () => {
    expect(own({}, media({}))).toEqual({ css: "", fonts: { text: null, headings: null }, families: {} });
    const { css, fonts } = own(
      { headings: { family: "Emu", files: files("display") } },
      media({ display: {} }),
    );
    expect(css).not.toContain("--font-text");
    expect(preloadedFonts(TEMPLATE, fonts)).toEqual(["/build/text.woff2", address("display")]);
    expect(preloadedFonts({ fonts: { text: "/a", headings: null } }, { text: null, headings: null })).toEqual(
      ["/a"],
    );
    expect(preloadedFonts({ fonts: { text: "/a", headings: "/a" } }, { text: null, headings: null })).toEqual(
      ["/a"],
    );
  });

  it("leave it where no file with Latin letters is there", () => {
    const greek = media({ text: { characters: [{ from: 0x370, to: 0x3ff }] } });
    expect(own({ text: { family: "Emu", files: files("text") } }, greek).css).toBe("");
    expect(own({ text: { family: "Emu", files: files("gone") } }, greek).css).toBe("");
  });

  it("have a stand-in that takes the same room, measured where the text is set", () => {
    const { css } = own({ text: { family: "Emu", files: files("text") } }, media({ text: {} }), {
      "weight-strong": "700",
    });
    const [regular = "", bold = ""] = facesOf(css, "Own text Fallback");
    expect(regular).toContain('local("Arial")');
    expect(regular).toContain("font-weight:100 549");
    expect(regular).toContain(
      "size-adjust:100.0%;ascent-override:90.0%;descent-override:30.0%;line-gap-override:0%",
    );
    expect(bold).toContain("font-weight:550 900");
    expect(bold).toContain("size-adjust:110.0%;ascent-override:81.8%;descent-override:27.3%");
  });

  it("measure headings in the weight and width that the dealer sets them in", () => {
    const widths = [
      { weight: 600, stretch: 75, em: 0.4771 / 2 },
      { weight: 600, stretch: 100, em: 0.4771 },
    ];
    const held = media({ display: { widths, stretches: { from: 75, to: 100 }, lineGap: 0.1 } });
    const typefaces = { headings: { family: "Emu", files: files("display") } };
    const bold = (tokens: object) => facesOf(own(typefaces, held, tokens).css, "Own headings Fallback")[1];
    expect(bold({ "weight-display": "600" })).toContain("size-adjust:100.0%");
    expect(bold({ "weight-display": "600" })).toContain("line-gap-override:10.0%");
    expect(bold({ "weight-display": "600", "stretch-display": "75%" })).toContain("size-adjust:50.0%");
    expect(own(typefaces, held).css).toContain("font-stretch:75% 100%");
    const light = facesOf(own(typefaces, held, { "weight-display": "420" }).css, "Own headings Fallback");
    expect(light).toHaveLength(2);
  });

  it("load the file of a script only for pages in it, and the file that the heading's weight is in", () => {
    const held = media({
      regular: { weights: { from: 400, to: 400 } },
      bold: { weights: { from: 700, to: 700 } },
      slanted: { isItalic: true },
      macrons: { characters: [{ from: 0x14c, to: 0x14d }] },
    });
    const typeface = { family: "Emu", files: files("slanted", "macrons", "regular", "bold") };
    const { css, fonts } = own({ text: typeface, headings: typeface }, held, { "weight-display": "650" });
    expect(fonts).toEqual({ text: address("regular"), headings: address("bold") });
    const faces = facesOf(css, "Own Emu");
    expect(faces).toHaveLength(4);
    expect(faces[0]).toContain("font-style:italic");
    expect(faces[1]).toContain("unicode-range:U+14C-14D");
    expect(faces[2]).toContain("font-weight:400;");
  });

  it("stay apart where text and headings have files of their own under one name", () => {
    const held = media({ text: {}, display: {} });
    const { css } = own(
      {
        text: { family: "Emu", files: files("text") },
        headings: { family: "emu", files: files("display") },
      },
      held,
    );
    expect(facesOf(css, "Own Emu")).toEqual([expect.stringContaining(address("text"))]);
    expect(facesOf(css, "Own headings emu")).toEqual([expect.stringContaining(address("display"))]);
    expect(css).toContain('--font-display:"Own headings emu",');
  });

  it("are used for the weights and in the style that the configuration gives them", () => {
    const [file] = files("text");
    const { css } = own(
      {
        headings: {
          family: "Emu",
          files: [{ ...file, weight: "300 600", style: "italic" }, ...files("other")],
        },
      },
      media({ text: { weights: { from: 420, to: 420 } }, other: {} }),
    );
    expect(facesOf(css, "Own Emu")[0]).toContain("font-weight:300 600;font-style:italic");
  });
});
