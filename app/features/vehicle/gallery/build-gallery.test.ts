import { describe, expect, it } from "vitest";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { buildGallery } from "./build-gallery";

const t = serverTranslator("en-AU", {});
const GALLERY: SiteConfig["gallery"] = {
  defaultMode: "spinner",
  autoRotate: false,
  autoRotateMs: 100,
  videoEmbedHosts: ["www.youtube.com"],
};
const FRAMES = ["/media/v/suv-spin00-b3101a", "/media/v/suv-spin01-b3101a", "/media/v/suv-spin02-b3101a"];
/** On our own picture route. */
const OURS: unknown = expect.stringMatching(/^\/media\/r\//);
const lamp = {
  description: "LED headlamps",
  anchors: ["headlamps"],
  positions: [
    { frame: 0, x: 0.3, y: 0.6 },
    { frame: 2, x: 1.2, y: 0.6 },
    { frame: 9, x: 0.5, y: 0.5 },
  ],
};

function galleryOf(vehicle: Partial<Vehicle>, gallery: Partial<SiteConfig["gallery"]> = {}, pictures = 4) {
  const config = {
    gallery: { ...GALLERY, ...gallery },
    images: { hosts: ["photos.example"] },
  };
  return buildGallery(vehicleWith(1, vehicle), { name: "2022 Mazda CX-5", pictures }, { config, t });
}

describe("GAL-16: what each mode shows", () => {
  it("is nothing for a vehicle without anything to show", () => {
    expect(galleryOf({}, {}, 0)).toBeNull();
  });

  it("is the gallery alone for a vehicle with pictures only, whatever is preferred (GAL-02)", () => {
    expect(galleryOf({})).toEqual({
      modes: ["gallery"],
      first: "gallery",
      films: [],
      spin: null,
      interior: null,
    });
  });

  it("is the spin of spin_images, else the viewer of spin_code", () => {
    const code = "https://www.youtube.com/embed/x";
    expect(galleryOf({ spin_images: FRAMES, spin_code: code })).toMatchObject({
      first: "spinner",
      spin: { kind: "frames", frames: FRAMES, rotateMs: null },
    });
    expect(galleryOf({ spin_code: code })?.spin).toEqual({ kind: "foreign", address: code });
    expect(galleryOf({ spin_code: "https://elsewhere.example/x" })?.spin).toBeNull();
  });

  it("is no spin with frames that cannot be served, nor of one frame", () => {
    expect(galleryOf({ spin_images: [...FRAMES, "https://elsewhere.example/3.jpg"] })?.spin).toBeNull();
    expect(galleryOf({ spin_images: FRAMES.slice(0, 1) })?.spin).toBeNull();
    expect(
      galleryOf({ spin_images: ["https://photos.example/0.jpg", "https://photos.example/1.jpg"] })?.spin,
    ).toMatchObject({ frames: [OURS, OURS] });
  });

  it("is the inside of spin_interior_image, described", () => {
    const gallery = galleryOf({ spin_interior_image: "/media/v/interior-hero-b3101a" });
    expect(gallery?.modes).toEqual(["gallery", "interior"]);
    expect(gallery?.interior?.picture).toEqual({
      src: "/media/v/interior-hero-b3101a",
      alt: "2022 Mazda CX-5, inside",
    });
    expect(galleryOf({ spin_interior_image: "https://elsewhere.example/i.jpg" })?.interior).toBeNull();
  });

  it("is the films of the walkaround", () => {
    expect(galleryOf({ video_url: "/suv.webm" })).toMatchObject({
      modes: ["walkaround", "gallery"],
      first: "gallery",
      films: [{ kind: "native", file: "/suv.webm" }],
    });
  });
});

it("GAL-09: the spin turns by itself where the dealer wants it, at the dealer's pace", () => {
  expect(galleryOf({ spin_images: FRAMES }, { autoRotate: true })?.spin).toMatchObject({ rotateMs: 100 });
  expect(galleryOf({ spin_images: FRAMES }, { autoRotate: true, autoRotateMs: 250 })?.spin).toMatchObject({
    rotateMs: 250,
  });
});

it("GAL-11, GAL-12: hotspots have description, anchors and a place per frame, none where they are hidden", () => {
  const inside = { ...lamp, description: "Touch screen", anchors: ["screen"] };
  const gallery = galleryOf({
    spin_images: FRAMES,
    spin_interior_image: "/media/v/interior-hero-b3101a",
    hotspots: { exterior: [lamp], interior: [inside] },
  });
  expect(gallery?.spin).toMatchObject({
    spots: [{ description: "LED headlamps", anchors: ["headlamps"], places: [[0.3, 0.6], null, null] }],
  });
  expect(gallery?.interior?.spots).toEqual([
    { description: "Touch screen", anchors: ["screen"], places: [[0.3, 0.6]] },
  ]);
});
