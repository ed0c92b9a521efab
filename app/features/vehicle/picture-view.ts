import { pictureAddress } from "~/domain/picture/picture-address";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Translator } from "~/i18n/translator";
import { pictureAlt, type PicturedSubject } from "./picture-alt";

/** A picture to show: its address on this site, and what can be seen in it. */
export interface PictureView {
  readonly src: string;
  readonly alt: string;
}

/**
 * A picture of a vehicle as the page shows it.
 * @param address as stock holds it
 * @param index its place among the vehicle's pictures, from 0
 * @returns null when it lies on a host that is not among the dealer's `images.hosts`
 */
export function pictureView(
  address: string,
  subject: PicturedSubject,
  index: number,
  { images }: Pick<SiteConfig, "images">,
  t: Translator,
): PictureView | null {
  const src = pictureAddress(address, images.hosts);
  return src === null ? null : { src, alt: pictureAlt(address, subject, index, t) };
}
