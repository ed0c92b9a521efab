import { describe, expect, it } from "vitest";
import {
  asWritten,
  isMediaName,
  mediaAddress,
  mediaSize,
  parseMediaAddress,
  withMediaAddresses,
} from "./media-address";

const DIGEST = "abcdefghijklmnopqrstuv_-";
const YARD = `/media/d/${DIGEST}-1440x960/yard.jpg`;

it("names content and size of a file in its address", () => {
  expect(mediaAddress({ name: "yard.jpg", digest: DIGEST, width: 1440, height: 960 })).toBe(YARD);
  expect(parseMediaAddress(YARD)).toEqual({ name: "yard.jpg", digest: DIGEST, width: 1440, height: 960 });
  expect(mediaSize(YARD)).toEqual({ width: 1440, height: 960 });
});

it.each(["text.woff2", "ofl.txt"])("names the content alone of what has no size: %s", (name) => {
  const address = `/media/d/${DIGEST}/${name}`;
  expect(mediaAddress({ name, digest: DIGEST })).toBe(address);
  expect(parseMediaAddress(address)).toEqual({ name, digest: DIGEST, width: null, height: null });
  expect(mediaSize(address)).toBeNull();
});

it("reads an address as a dealer writes it, which names neither", () => {
  expect(parseMediaAddress("/media/yard.jpg")).toEqual({
    name: "yard.jpg",
    digest: null,
    width: null,
    height: null,
  });
  expect(mediaSize("/media/yard.jpg")).toBeNull();
});

it.each([
  "/media/p/yard-wide",
  "/media/v/suv-hero-b3101a",
  "/media/../site.json",
  "/media/..%2fsite.json",
  "/media/d/../yard.jpg",
  `/media/d/${DIGEST}-1440x960/../yard.jpg`,
  `/media/d/short-1440x960/yard.jpg`,
  "/media/yard.gif",
  "/media/Yard.jpg",
  "/media/yard.jpg/",
  "/media/.jpg",
  "https://x.example/media/yard.jpg",
  "",
])("%j is no address of an own file", (address) => {
  expect(parseMediaAddress(address)).toBeNull();
});

it.each([
  ["yard.jpg", true],
  ["our-team_2.webp", true],
  ["logo.svg", true],
  ["text.woff2", true],
  ["text.woff", false],
  ["text.ttf", false],
  ["Yard.jpg", false],
  ["our yard.jpg", false],
  ["yard.jpg.exe", false],
  ["..jpg", false],
  ["yard", false],
  [`${"a".repeat(97)}.jpg`, false],
])("%j may be the name of one: %s", (name, may) => {
  expect(isMediaName(name)).toBe(may);
});

describe("a text with own files", () => {
  const addressOf = (name: string) => (name === "yard.jpg" ? YARD : null);

  it.each([
    ["/media/yard.jpg", YARD],
    ["![The yard](/media/yard.jpg)", `![The yard](${YARD})`],
    ['![The yard](/media/yard.jpg "Ours")', `![The yard](${YARD} "Ours")`],
    ["![The yard](/media/yard.jpg#800x600)", `![The yard](${YARD}#800x600)`],
    ["![The yard][yard]\n\n[yard]: /media/yard.jpg", `![The yard][yard]\n\n[yard]: ${YARD}`],
  ])("%j has them as they are served", (text, served) => {
    expect(withMediaAddresses(text, addressOf)).toBe(served);
  });

  it("has them for the dealer as they stand in its files", () => {
    expect(asWritten(`"${YARD}" and ![The yard](${YARD}#800x600)`)).toBe(
      '"/media/yard.jpg" and ![The yard](/media/yard.jpg#800x600)',
    );
    expect(asWritten("/media/d/short-1x1/yard.jpg")).toBe("/media/d/short-1x1/yard.jpg");
  });

  it.each([
    "Write /media/yard.jpg to show it.",
    "/media/gone.jpg",
    "![](/media/gone.jpg)",
    "https://x.example/media/yard.jpg",
    "/media/p/yard-wide",
    "",
  ])("%j stays", (text) => {
    expect(withMediaAddresses(text, addressOf)).toBe(text);
  });
});
