import { pictureAddress } from "~/domain/picture/picture-address";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { filmsOf, spinViewerAt } from "~/domain/vehicle/film";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { offeredModes } from "~/domain/vehicle/viewer-modes";
import type { Translator } from "~/i18n/translator";
import type { GalleryView, InteriorView, SpinView, SpotView } from "./gallery-view";

/** What the viewer's texts depend on. */
export interface GallerySite {
  readonly config: Pick<SiteConfig, "gallery" | "images">;
  readonly t: Translator;
}

/**
 * The viewer of a vehicle's page (GAL-16, OPEN-80).
 * @param name what the vehicle is called in descriptions
 * @param pictures how many pictures of it can be shown
 * @returns null for a vehicle with nothing to show
 */
export function buildGallery(
  vehicle: Vehicle,
  { name, pictures }: { readonly name: string; readonly pictures: number },
  site: GallerySite,
): GalleryView | null {
  const { defaultMode, videoEmbedHosts } = site.config.gallery;
  const films = filmsOf(vehicle, videoEmbedHosts);
  const spin = spinView(vehicle, name, site);
  const interior = interiorView(vehicle, name, site);
  const hasData = {
    spinner: spin !== null,
    walkaround: films.length > 0,
    gallery: pictures > 0,
    interior: interior !== null,
  };
  const offered = offeredModes(hasData, defaultMode);
  return offered === null ? null : { ...offered, films, spin, interior };
}

/** The spin pictures of a vehicle; null when one of them cannot be served, because the turn would jump. */
function spinView(vehicle: Vehicle, name: string, { config, t }: GallerySite): SpinView | null {
  const { gallery, images } = config;
  const frames = vehicle.spin_images.flatMap((address) => pictureAddress(address, images.hosts) ?? []);
  if (frames.length > 1 && frames.length === vehicle.spin_images.length) {
    const spots = (vehicle.hotspots?.exterior ?? []).map((spot) => spotView(spot, frames.length));
    const rotateMs = gallery.autoRotate ? gallery.autoRotateMs : null;
    return { kind: "frames", frames, alt: t("pictures.allAround", { name }), spots, rotateMs };
  }
  const address = spinViewerAt(vehicle.spin_code, gallery.videoEmbedHosts);
  return address === null ? null : { kind: "foreign", address };
}

function interiorView(vehicle: Vehicle, name: string, { config, t }: GallerySite): InteriorView | null {
  const { spin_interior_image: address, hotspots } = vehicle;
  const src = address === null ? null : pictureAddress(address, config.images.hosts);
  if (src === null) return null;
  const spots = (hotspots?.interior ?? []).map((spot) => spotView(spot, 1));
  return { picture: { src, alt: t("pictures.seenInside", { name }) }, spots };
}

type Hotspot = NonNullable<Vehicle["hotspots"]>["exterior"][number];

function spotView({ description, anchors, positions }: Hotspot, frames: number): SpotView {
  const seen = new Map(positions.map(({ frame, x, y }) => [frame, [x, y] as const]));
  const places = Array.from({ length: frames }, (_, frame) => shownPlace(seen.get(frame)));
  return { description, anchors, places };
}

/** A place in the picture; null for one outside the picture, which cannot be seen. */
function shownPlace(place: readonly [number, number] | undefined) {
  return place?.every((share) => share >= 0 && share <= 1) === true ? place : null;
}
