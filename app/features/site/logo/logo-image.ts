import { mediaSize } from "~/domain/media/media-address";

/** A logo of the dealer's own, and how large it is shown beside a menu, in CSS pixels. */
export interface LogoImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Logos of all shapes take about the same room, so that none looks larger than another: square pixels. */
const AREA = 7_200;
const TALLEST = 56;
const WIDEST = 240;
const LOWEST = 24;

/**
 * The logo at the size in which it is shown; null where there is none.
 * @param src address of an own file, as it is served, which names its proportions
 */
export function logoImage(src: string | undefined): LogoImage | null {
  const size = src === undefined ? null : mediaSize(src);
  if (src === undefined || size === null) return null;
  const ratio = size.width / size.height;
  const height = Math.max(LOWEST, Math.min(TALLEST, Math.sqrt(AREA / ratio)));
  const width = Math.min(WIDEST, height * ratio);
  return { src, width: Math.round(width), height: Math.max(1, Math.round(width / ratio)) };
}
