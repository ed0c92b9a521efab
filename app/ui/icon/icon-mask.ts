import type { IconName } from "./icon-names";
import { media } from "~/ui/theme/media";
import sprite from "./sprite.svg?raw";

/**
 * A style that draws an icon in the text's colour before an element's text. For icons that stand a hundred times on a
 * page: as elements they would take more bytes than all their words.
 * @param size a CSS length, for both sides
 */
export function iconBefore(name: IconName, size: string) {
  return {
    content: '""',
    flex: "none",
    inlineSize: size,
    blockSize: size,
    background: "currentColor",
    // Drawn with the background colour, which forced colours would remove.
    forcedColorAdjust: "none",
    mask: `url("${dataUri(name)}") center / contain no-repeat`,
  } as const;
}

/** For an element with such an icon: the colour it would else keep is the page's own, and may be that of the ground. */
export const iconForced = {
  [media.forcedColors]: { selectors: { "&::before": { background: "CanvasText" } } },
};

function dataUri(name: IconName): string {
  const shape = new RegExp(`<symbol id="i-${name}"[^>]*>(.*?)</symbol>`, "s").exec(sprite)?.[1];
  if (shape === undefined) throw new Error(`The sprite has no icon "${name}"`);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${shape}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('"', "'")).replaceAll("%20", " ")}`;
}
