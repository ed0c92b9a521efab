import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PAINTS } from "~/domain/picture/paint-palette";
import { PICTURE_WIDTHS } from "~/domain/picture/picture-request";
import { Picture, type PictureProps, WIDTHS } from "./picture";
import * as css from "./picture.css";
import { toneOf, TONES } from "./picture-tones";
import { waitingLook } from "./waiting-look";

const htmlOf = (change: Partial<PictureProps>) =>
  renderToStaticMarkup(
    createElement(Picture, {
      src: "/media/v/suv-hero-b3101a",
      alt: "A car",
      width: 1200,
      height: 900,
      sizes: "50vw",
      ...change,
    }),
  );

describe("a picture", () => {
  it("offers exactly the widths the picture route serves", () => {
    expect(WIDTHS).toEqual(PICTURE_WIDTHS);
  });

  it("keeps its place, comes in the width it is shown in, and waits until it is near", () => {
    const html = htmlOf({ minWidth: 320, maxWidth: 640 });
    expect(html).toContain('width="1200" height="900"');
    expect(html).toContain(
      'srcSet="/media/v/suv-hero-b3101a?w=320 320w, /media/v/suv-hero-b3101a?w=480 480w, /media/v/suv-hero-b3101a?w=640 640w"',
    );
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('alt="A car"');
    expect(html).not.toContain("style=");
  });

  it("keeps the point in sight that is named, where it is cropped", () => {
    expect(htmlOf({ focus: { x: 0, y: 62.5 } })).toContain('style="object-position:0% 62.5%"');
  });

  it("that is seen at first loads at once, one of them ahead of everything", () => {
    expect(htmlOf({ priority: "early" })).not.toMatch(/loading=|fetchpriority/i);
    expect(htmlOf({ priority: true })).toContain('fetchpriority="high"');
  });

  it("of another address is shown as it is, and parameters are added to those there are", () => {
    expect(htmlOf({ src: "/certified.svg" })).not.toContain("srcSet");
    expect(htmlOf({ src: "/media/r/aHR0cHM?q=60", maxWidth: 160 })).toContain(
      "/media/r/aHR0cHM?q=60&amp;w=160 160w",
    );
  });
});

describe("while a picture is waited for", () => {
  it("its place has the studio's ground and the paint's tone", () => {
    expect(waitingLook("/media/v/suvB-rear34-b3101a")).toBe(`${css.waitingBody} ${css.tones.red}`);
    expect(waitingLook("/media/v/caravanInterior-hero-f2f3f4")).toBe(css.waitingInside);
    expect(waitingLook("/media/v/interiorB-dash-f2f3f4")).toBe(css.waitingInside);
    for (const src of ["/media/p/dusk", "/media/r/aHR0cHM", "/x.svg", ""])
      expect(waitingLook(src)).toBe(css.waiting);
  });

  it("every paint has a tone close to it, and every tone a paint", () => {
    const near = Object.values(PAINTS).map((paint) => [paint, TONES[toneOf(paint)].slice(1)] as const);
    const channels = (hex: string) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    for (const [paint, tone] of near) {
      const [left, right] = [channels(paint), channels(tone)];
      for (const [at, value] of left.entries())
        expect(Math.abs(value - (right[at] ?? 0)), paint).toBeLessThan(48);
    }
    expect(new Set(near.map(([, tone]) => tone)).size).toBe(Object.keys(TONES).length);
  });
});
