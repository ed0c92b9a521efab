import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { PapersBusyError } from "~/ports/vehicle-papers";
import { bareSheet, fullSheet, paperStyle, shareCardFixture } from "../../../test/fixtures/paper";
import { drawable, facesOf } from "./faces.server";
import { wrapped } from "./outlines.server";
import { createVehiclePapers } from "./vehicle-papers.server";

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#c00" } })
    .jpeg()
    .toBuffer();

/** Everything a PDF says in the clear: its objects, and its streams unpacked. */
function plain(pdf: Uint8Array): string {
  const file = Buffer.from(pdf);
  const text = file.toString("latin1");
  const streams = [...text.matchAll(/stream\n/g)].map(({ index }) => {
    try {
      return inflateSync(file.subarray(index + 7)).toString("latin1");
    } catch {
      // A photograph is no packed text.
      return "";
    }
  });
  return text + streams.join("\n");
}

const pdf = async (sheet = fullSheet, picture: Uint8Array | null = null) =>
  createVehiclePapers().pdf("key", async () => ({ sheet, style: paperStyle, picture }));

describe("the PDF of a vehicle", () => {
  it("is one A4 page however much there is to say, with the photograph, the faces and the language", async () => {
    const text = plain(await pdf(fullSheet, await photo()));
    expect(text.startsWith("%PDF-1.")).toBe(true);
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(text).toContain("/MediaBox [0 0 595.28 841.89]");
    expect(text).toContain("/Subtype /Image");
    expect(text).toContain("Newsreader");
    expect(text).toContain("Archivo");
    expect(text).toContain("/Lang (en-NZ)");
  });

  it("has words that can be searched, macrons among them", async () => {
    // Names every drawn character with its Unicode number: ō is 014d.
    expect(plain(await pdf()).toLowerCase()).toMatch(/<014d>/);
  });

  it("has equipment however many specifications there are, and however long the comments", async () => {
    const many = { ...fullSheet, features: ["Blé"] };
    // Names every drawn character with its Unicode number: é is 00e9.
    expect(plain(await pdf(many, await photo())).toLowerCase()).toMatch(/<00e9>/);
    expect(plain(await pdf({ ...many, features: [] })).toLowerCase()).not.toMatch(/<00e9>/);
  });

  it("has every line of the hours", async () => {
    const hours = ["Monday to Friday: 8:30 am", "Wednesday: 9 am", "Saturday: 9 am", "Sunday: privé"];
    const text = plain(await pdf({ ...bareSheet, dealer: { ...fullSheet.dealer, hours } }));
    expect(text.toLowerCase()).toMatch(/<00e9>/);
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });

  it("has whole names of equipment while there is room for them, and all of it where there is not", async () => {
    const long = "Steering Wheel Audio Controls, Paddle Shifters";
    const named = async (features: readonly string[]) =>
      plain(await pdf({ ...bareSheet, features })).toLowerCase();
    // Names every drawn character with its Unicode number: … is 2026, é is 00e9.
    expect(await named(["Tow Bar", long, "Bluetooth"])).not.toMatch(/<2026>/);
    const many = Array.from({ length: 100 }, (_, index) => `Thing ${index}`);
    const crowded = await named([long, ...many, "Blé"]);
    expect(crowded).toMatch(/<2026>/);
    expect(crowded).toMatch(/<00e9>/);
  });

  it("is a page as well where next to nothing is known", async () => {
    const text = plain(await pdf(bareSheet));
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(text).not.toContain("/Subtype /Image");
  });
});

describe("the picture of a link preview", () => {
  const make = (picture: Uint8Array | null) => async () => ({
    card: shareCardFixture,
    style: paperStyle,
    picture,
  });

  it("is a JPEG of 1200 by 630 with the photograph beside the dealer's colour", async () => {
    const bytes = await createVehiclePapers().sharePicture("key", make(await photo()));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    const at = async (left: number, top: number) => [
      ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
    ];
    const [red = 0, green = 0] = await at(800, 200);
    expect(red - green).toBeGreaterThan(150);
    for (const part of await at(380, 300)) expect(part).toBeLessThan(40);
    expect(bytes.length).toBeLessThan(120_000);
  });

  it("is there without a photograph too", async () => {
    const bytes = await createVehiclePapers().sharePicture("key", make(null));
    expect((await sharp(bytes).metadata()).width).toBe(1200);
  });
});

describe("papers", () => {
  it("are made once, however many ask, and kept by their key", async () => {
    const papers = createVehiclePapers();
    let made = 0;
    const parts = async () => {
      made += 1;
      return { sheet: bareSheet, style: paperStyle, picture: null };
    };
    const [one, other] = await Promise.all([papers.pdf("a", parts), papers.pdf("a", parts)]);
    expect(one).toBe(other);
    expect(await papers.pdf("a", parts)).toBe(one);
    expect(made).toBe(1);
    await papers.pdf("b", parts);
    expect(made).toBe(2);
  });

  it("that failed are tried again, and too many at once are refused", async () => {
    const papers = createVehiclePapers();
    const fail = () => Promise.reject(new Error("no stock"));
    await expect(papers.pdf("a", fail)).rejects.toThrow("no stock");
    let release: (() => void) | undefined;
    const blocked = new Promise<never>((_, reject) => (release = () => reject(new Error("stopped"))));
    const asked = Array.from({ length: 26 }, (_, one) => papers.pdf(`key ${one}`, () => blocked));
    const outcomes = Promise.allSettled(asked);
    release?.();
    const busy = (await outcomes).filter(
      (outcome) => outcome.status === "rejected" && outcome.reason instanceof PapersBusyError,
    );
    expect(busy).toHaveLength(1);
  });
});

describe("the faces", () => {
  it("draw every language of the region; what they have not is left out", async () => {
    for (const display of ["Bricolage", "Instrument Sans", "Newsreader Display", "Nobody's"]) {
      const faces = await facesOf({ display, text: display });
      for (const file of [faces.display, faces.regular, faces.strong]) {
        expect(drawable("Kōwhai  Māngere 🚗 汽车 – $38,990 · “é”", file)).toBe(
          "Kōwhai Māngere – $38,990 · “é”",
        );
      }
    }
  });

  it("break lines between words and end a long text with an ellipsis", async () => {
    const { regular } = await facesOf({ display: "", text: "" });
    expect(wrapped("one two three", regular, 10, 1_000, 2)).toEqual(["one two three"]);
    expect(wrapped("one two three", regular, 10, 20, 9)).toEqual(["one", "two", "three"]);
    expect(wrapped("one two three", regular, 10, 20, 2)).toEqual(["one", "two…"]);
  });
});
