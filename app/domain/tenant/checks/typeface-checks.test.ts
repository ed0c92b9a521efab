import { describe, expect, it } from "vitest";
import type { FontFacts } from "~/domain/media/font-facts";
import type { FontFile } from "~/domain/media/media-file";
import { siteConfigSchema } from "~/domain/tenant/site-config";
import { dealerFile } from "../../../../test/fixtures/dealer-folder";
import { FONT_FACTS } from "../../../../test/fixtures/font-facts";
import { typefaceFaults } from "./typeface-checks";

const DIGEST = "abcdefghijklmnopqrstuvwx";
const weight = (from: number, to = from) => ({ weights: { from, to } });

/** What is told of text that is set in files with these facts. */
const told = (...facts: readonly Partial<FontFacts>[]) => toldOf("text", facts);

function toldOf(role: "text" | "headings", facts: readonly Partial<FontFacts>[]) {
  const media = facts.map((one, index): FontFile => {
    const name = `emu-${index}.woff2`;
    return { name, format: "woff2", digest: DIGEST, path: `/${name}`, font: { ...FONT_FACTS, ...one } };
  });
  const files = media.map(({ name }) => ({ file: `/media/d/${DIGEST}/${name}` }));
  const theme = { logo: { wordmark: "Emu" }, typefaces: { [role]: { family: "Emu", files } } };
  const config = siteConfigSchema.parse(dealerFile("emu", { theme }, { template: "classic" }));
  const faults = typefaceFaults({
    config,
    given: {},
    platform: null,
    media: new Map(media.map((file) => [file.name, file])),
  });
  return faults.map(({ level, path, expected }) => `${level ?? "fault"} ${path.join(".")}: ${expected}`);
}

const AT = "doubt theme.typefaces.text.files";
const LACKS = `${AT}: weights 400 and 600 of text, or browsers draw the bold one themselves`;

describe("the weights of a typeface for text", () => {
  it.each([
    ["one that varies", [weight(300, 800)]],
    ["a regular and a bold file", [weight(400), weight(700)]],
    ["a book and a black file", [weight(350), weight(900)]],
    ["at the limits", [weight(500), weight(600)]],
  ])("are enough: %s", (_, facts) => {
    expect(told(...facts)).toEqual([]);
  });

  it.each([
    ["no bold", [weight(400)]],
    ["just short of bold", [weight(400), weight(599)]],
    ["bold alone", [weight(700)]],
    ["just above ordinary", [weight(501, 900)]],
    ["a bold that is slanted", [weight(400), { ...weight(700), isItalic: true }]],
  ])("are told where they lack: %s", (_, facts) => {
    expect(told(...facts)).toEqual([LACKS]);
  });

  it("are not what lacks where no file is upright", () => {
    expect(told({ ...weight(100, 900), isItalic: true })).toEqual([
      `${AT}: an upright file with Latin letters, or the typeface of the template stays`,
    ]);
    expect(toldOf("headings", [{ isItalic: true }])).toEqual([
      expect.stringContaining("headings.files: an upright file"),
    ]);
    expect(toldOf("headings", [weight(700)])).toEqual([]);
  });
});
