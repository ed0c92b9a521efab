import { OWN_PICTURE, picturePathDoubt } from "~/domain/picture/picture-request";
import { pictureAddress } from "~/domain/picture/picture-address";
import { imageSchema } from "~/domain/tenant/config/shapes";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { type InputFault } from "~/domain/faults/input-faults";

/** A configuration with only pictures that can be shown, and what is wrong with the others. */
export interface ConfiguredPictures {
  readonly config: SiteConfig;
  readonly faults: readonly InputFault[];
  /** Paths at which this site has no pictures. */
  readonly doubts: readonly InputFault[];
}

/**
 * Rewrites the address of every configured picture to the one our picture route serves, so that pages treat a picture
 * on the dealer's own image host like any other. A picture on a host that is not among `images.hosts` is a fault,
 * reported at start, and so is an address below `/media/` that no picture has.
 */
export function configuredPictures(config: SiteConfig): ConfiguredPictures {
  const faults: InputFault[] = [];
  const doubts: InputFault[] = [];
  const { hosts } = config.images;
  const routed = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((item, index) => routed(item, [...path, index]));
    const image = imageSchema.safeParse(value);
    if (!image.success) {
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [key, routed(part, [...path, key])]),
      );
    }
    const src = pictureAddress(image.data.src, hosts);
    const doubt = picturePathDoubt(image.data.src);
    const at = { path: [...path, "src"], received: JSON.stringify(image.data.src) };
    if (src === null) faults.push({ ...at, expected: KNOWN_PICTURE });
    else if (doubt !== null) (doubt === "wrong" ? faults : doubts).push({ ...at, expected: OWN_PICTURE });
    return { ...image.data, src: src ?? image.data.src };
  };
  // Every part is copied as it is, but for the addresses, which stay texts.
  return { config: routed(config, []) as SiteConfig, faults, doubts };
}

const KNOWN_PICTURE = "a path of this site or a picture on one of images.hosts";
