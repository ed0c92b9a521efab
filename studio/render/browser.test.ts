import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findChromium } from "../../scripts/chromium.mjs";
import { type Layers, openStudio, splitLayers } from "./browser";

describe("splitLayers", () => {
  it("turns rows over and parts colour from paint", () => {
    const bottom = [1, 2, 3, 4, 5, 6, 7, 8];
    const top = [11, 12, 13, 14, 15, 16, 17, 18];
    const { base, paint } = splitLayers(Uint8Array.from([...bottom, ...top]), 2, 2);
    expect([...base]).toEqual([11, 12, 13, 15, 16, 17, 1, 2, 3, 5, 6, 7]);
    expect([...paint]).toEqual([14, 18, 4, 8]);
  });
});

const size = { width: 120, height: 90, samples: 1 };

async function takeInFreshBrowser(): Promise<Layers> {
  const studio = await openStudio();
  try {
    await studio.load("hatch", { cell: 0.05, directions: 6 });
    return await studio.take("hero", size);
  } finally {
    await studio.close();
  }
}

const digest = ({ base, paint }: Layers): string =>
  createHash("sha256").update(base).update(paint).digest("hex");

const hasBrowser = findChromium() !== null;
if (!hasBrowser)
  console.log("Skipped: the studio's determinism test needs Chromium, and there is none here.");

describe.skipIf(!hasBrowser)("the studio in a browser", () => {
  it("takes the same picture in two fresh browsers, with paint on it", { timeout: 120_000 }, async () => {
    const first = await takeInFreshBrowser();
    const second = await takeInFreshBrowser();
    expect(digest(first)).toBe(digest(second));
    expect(first.paint.filter((value) => value > 60).length).toBeGreaterThan(500);
    expect(new Set(first.base).size).toBeGreaterThan(100);
  });
});
