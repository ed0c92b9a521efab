/** The breakpoints, as `@media` conditions (logical widths; see each for what changes there). */
export const media = {
  /** Phone: one column, carousels snap, the mobile bar shows. */
  phone: "(max-width: 720px)",
  /** The smallest phones: what stands in one row gives up its icons and some of its padding. */
  tiny: "(max-width: 379.98px)",
  /** From tablet up; the opposite of {@link media.phone}. */
  wide: "(min-width: 720.02px)",
  /** Between phone and desk. */
  tablet: "(min-width: 720.02px) and (max-width: 1080px)",
  /** Filter panel becomes a button, the sidebar goes inline. */
  narrow: "(max-width: 1080px)",
  desk: "(min-width: 1080.02px)",
  /** The menu becomes a button: below 1180 px, and with larger letters sooner. */
  menu: "(max-width: 73.75em)",
  bar: "(min-width: 73.76em)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
