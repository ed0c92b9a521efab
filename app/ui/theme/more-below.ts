const DEPTH = "28px";

/**
 * The background of a part that scrolls, with a shadow at its lower edge while there is more below: at the end, a cover
 * that moves with the content hides the shadow.
 */
export function moreBelow(ground: string) {
  return {
    background: [
      `linear-gradient(transparent, ${ground} 75%) bottom / 100% calc(2 * ${DEPTH}) no-repeat local`,
      `linear-gradient(transparent, color-mix(in srgb, currentColor 22%, transparent)) bottom / 100% ${DEPTH} no-repeat scroll`,
      ground,
    ].join(", "),
  };
}
