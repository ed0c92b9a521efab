/** What fills a grille; `panel` closes it with smooth black. See `body-grille.glsl.ts`. */
export const GRILLE_PATTERNS = {
  bars: 0,
  mesh: 1,
  uprights: 2,
  broadBars: 3,
  diamonds: 4,
  dots: 5,
  louvres: 6,
  panel: 7,
} as const;

/** Shape of the projectors; `halo` is one big lamp in a lit ring, `cells` a row of small LEDs. */
export const HEADLAMPS = { round: 0, square: 1, halo: 2, cells: 3 } as const;

/** Which part of a headlamp's inner outline is lit by day; `line` is a stroke through its middle. */
export const DAYTIME_LIGHTS = { lower: 0, upper: 1, outline: 2, bracket: 3, line: 4, none: 5 } as const;

/** The lit figure of a tail lamp. */
export const TAIL_LAMPS = { outline: 0, stripes: 1, blocks: 2, ring: 3, bracket: 4, line: 5 } as const;

/** What stands in a fog lamp's recess; `none` leaves an air duct. */
export const FOG_LAMPS = { bar: 0, round: 1, none: 2, stacked: 3 } as const;

/** Strip round the side glass. */
export const WINDOW_TRIMS = { black: 0, bright: 1, brightBelt: 2 } as const;
