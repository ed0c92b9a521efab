import { assignInlineVars } from "@vanilla-extract/dynamic";
import { classNames } from "~/ui/theme/class-names";
import { pictureAt, WIDTHS } from "~/ui/picture/picture";
import type { LogoImage } from "./logo-image";
import { field, ownLogo, ownLogoWidth } from "./logo.css";

export interface OwnLogoProps {
  readonly image: LogoImage;
  /** The dealer's. */
  readonly name: string;
  /** Sets a logo for light grounds on a light field. */
  readonly needsField: boolean;
}

/** Screens show up to so many pixels for one of a page's. */
const SHARPEST = 3;

/** A logo of the dealer's own, in the size of its view: nothing moves when it loads. */
export function OwnLogo({ image: { src, width, height }, name, needsField }: OwnLogoProps) {
  return (
    <img
      className={classNames(ownLogo, needsField && field)}
      {...(src.endsWith(".svg") ? { src } : inSizes(src, width))}
      alt={name}
      width={width}
      height={height}
      style={assignInlineVars({ [ownLogoWidth]: `${width}px` })}
    />
  );
}

function inSizes(src: string, width: number) {
  const ladder = WIDTHS.filter((one) => one < width * SHARPEST * 2);
  return {
    src: pictureAt(src, ladder[ladder.length - 1] ?? WIDTHS[0]),
    srcSet: ladder.map((one) => `${pictureAt(src, one)} ${one}w`).join(", "),
    sizes: `${width}px`,
  };
}
