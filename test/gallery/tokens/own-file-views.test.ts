import { expect, it } from "vitest";
import type { MediaFile } from "~/domain/media/media-file";
import { FONT_FACTS } from "../../fixtures/font-facts";
import { ownFileViews } from "./own-file-views";

const file = { path: "/yard", digest: "abcdefghijklmnopqrstuvwx" };
const font = { ...FONT_FACTS, weights: { from: 400, to: 700 }, isItalic: true };

it("tells of each of a dealer's files what it is, and shows pictures", () => {
  const files: readonly MediaFile[] = [
    { ...file, name: "yard.jpg", format: "jpeg", width: 1600, height: 900 },
    { ...file, name: "emu.woff2", format: "woff2", font },
    {
      ...file,
      name: "bold.woff2",
      format: "woff2",
      font: { ...font, weights: { from: 700, to: 700 }, isItalic: false },
    },
    { ...file, name: "ofl.txt", format: "txt" },
  ];
  const views = ownFileViews(new Map(files.map((one) => [one.name, one])));
  expect(views.map(({ name, about, picture }) => [name, about, picture === null])).toEqual([
    ["bold.woff2", "woff2, weight 700", true],
    ["emu.woff2", "woff2, weights 400 to 700, italic", true],
    ["ofl.txt", "txt", true],
    ["yard.jpg", "jpeg, 1600 by 900 pixels", false],
  ]);
  expect(views.at(-1)?.picture).toEqual({
    src: "/media/d/abcdefghijklmnopqrstuvwx-1600x900/yard.jpg",
    width: 1600,
    height: 900,
  });
});
