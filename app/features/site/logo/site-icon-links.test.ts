import { expect, it } from "vitest";
import { siteIconLinks } from "./site-icon-links";

const DIGEST = "abcdefghijklmnopqrstuvwx";

it("leads to the drawn icons of a dealer without an own one", () => {
  expect(siteIconLinks(undefined)).toMatchObject({
    tab: { href: "/favicon.svg", type: "image/svg+xml" },
    touch: "/icons/apple-touch-icon.png",
  });
});

it("leads to an own drawing, and to icons that change with it", () => {
  const svg = `/media/d/${DIGEST}-64x64/icon.svg`;
  expect(siteIconLinks(svg)).toMatchObject({
    tab: { href: svg, type: "image/svg+xml" },
    touch: `/icons/apple-touch-icon.png?v=${DIGEST}`,
    maskable512: `/icons/maskable-512.png?v=${DIGEST}`,
  });
});

it("has tabs take an own PNG as a PNG of a size they know", () => {
  expect(siteIconLinks(`/media/d/${DIGEST}-640x640/icon.png`).tab).toEqual({
    href: `/icons/icon-192.png?v=${DIGEST}`,
    type: "image/png",
  });
});
