import { classNames } from "~/ui/theme/class-names";
import caravanUrl from "./no-picture-caravan.svg?url";
import motorcycleUrl from "./no-picture-motorcycle.svg?url";
import truckUrl from "./no-picture-truck.svg?url";
import carUrl from "./no-picture.svg?url";
import { waitingLook } from "./waiting-look";

/** Widths our own picture route serves; it refuses others (`domain/picture/picture-request.ts`). */
export const WIDTHS = [160, 240, 320, 480, 640, 768, 960, 1200, 1600, 2000] as const;

export interface PictureProps {
  /** An address of our own picture route without a width; any other address is used as it is. */
  readonly src: string;
  /** What the picture shows; empty only where the text beside it says the same. */
  readonly alt: string;
  /** Size in pixels of the largest file: it gives the proportions, so that nothing moves when the picture loads. */
  readonly width: number;
  readonly height: number;
  /** How wide it is shown, as the `sizes` attribute writes it. */
  readonly sizes: string;
  /** The narrowest file worth offering, and the widest; all there are when left out. */
  readonly minWidth?: number;
  readonly maxWidth?: number;
  /**
   * For pictures that are visible at first. `true` loads a picture ahead of everything else, so only one picture of a
   * page has it; `early` loads it at once, in its turn. Every other picture loads when it comes near.
   */
  readonly priority?: boolean | "early";
  /** Percent from the left and upper edge: the point that stays in sight where the picture is cropped. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
  readonly className?: string;
}

/**
 * A picture that loads in the size in which it is shown, and until then keeps its place in its own colour. Nothing
 * moves, and no script is needed: our route answers with a drawing where a picture is missing. `replaceBrokenPictures`
 * does so where the answer itself is missing.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  minWidth = 0,
  maxWidth = width,
  priority = false,
  focus,
  className,
}: PictureProps) {
  const ladder = src.startsWith("/media/") ? WIDTHS.filter((one) => one >= minWidth && one <= maxWidth) : [];
  const resizable = ladder.length > 0;
  return (
    <img
      src={resizable ? sized(src, fallbackWidth(ladder)) : src}
      srcSet={resizable ? ladder.map((one) => `${sized(src, one)} ${one}w`).join(", ") : undefined}
      sizes={resizable ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      className={classNames(waitingLook(src), className)}
      style={focus === undefined ? undefined : { objectPosition: `${focus.x}% ${focus.y}%` }}
      decoding="async"
      {...(priority === true
        ? { fetchpriority: "high" }
        : priority === false
          ? { loading: "lazy" as const }
          : {})}
    />
  );
}

/** Where a picture is in one of {@link WIDTHS}; another address than our picture route's stays as it is. */
export function pictureAt(src: string, width: (typeof WIDTHS)[number]): string {
  return src.startsWith("/media/") ? sized(src, width) : src;
}

function sized(src: string, width: number): string {
  return `${src}${src.includes("?") ? "&" : "?"}w=${width}`;
}

/** The width for browsers without `srcset`: a middle one. */
function fallbackWidth(ladder: readonly number[]): number {
  return ladder.find((one) => one >= 640) ?? ladder[ladder.length - 1] ?? 640;
}

const DRAWINGS = { car: carUrl, caravan: caravanUrl, motorcycle: motorcycleUrl, truck: truckUrl };

/** The drawings that can stand in for a picture. */
export type Drawing = keyof typeof DRAWINGS;

export interface NoPictureProps extends Pick<PictureProps, "alt" | "className"> {
  readonly drawing: Drawing;
}

/** The drawing shown where there is no picture (yet). */
export function NoPicture({ alt, className, drawing }: NoPictureProps) {
  return (
    <img src={DRAWINGS[drawing]} alt={alt} className={className} width={1200} height={900} loading="lazy" />
  );
}
