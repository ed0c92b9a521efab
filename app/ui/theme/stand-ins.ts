const local = (...names: readonly string[]) => names.map((name) => `local("${name}")`).join(", ");

/** Faces of the device that stand in until a web font is there; the three of a list are equally wide. */
export const STAND_INS = {
  sans: {
    regular: local("Arial", "Liberation Sans", "Roboto"),
    bold: local("Arial Bold", "Liberation Sans Bold", "Roboto Bold"),
  },
  serif: {
    regular: local("Times New Roman", "Liberation Serif", "Noto Serif"),
    bold: local("Times New Roman Bold", "Liberation Serif Bold", "Noto Serif Bold"),
  },
} as const;

/** The weights a stand-in is drawn for: its two files share them between each other. */
export const STAND_IN_WEIGHTS = { regular: "100 549", bold: "550 900" } as const;

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

/** The room a web font takes. */
export interface FontRoom {
  /** Width of ordinary text against the stand-in's. */
  readonly width: number;
  /** Above and below the baseline and between lines, as parts of the font size. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** Descriptors with which a stand-in takes a web font's room, so that nothing moves when that loads. */
export function standInMeasures({ width, ascent, descent, lineGap }: FontRoom) {
  return {
    sizeAdjust: percent(width),
    ascentOverride: percent(ascent / width),
    descentOverride: percent(descent / width),
    lineGapOverride: lineGap === 0 ? "0%" : percent(lineGap / width),
  };
}

/**
 * What a character of ordinary text (`MEASURED_TEXT`) takes on average in the stand-ins, as a part of the font size and
 * without kerning.
 */
export const STAND_IN_WIDTHS = {
  sans: { regular: 0.4453, bold: 0.4771 },
  serif: { regular: 0.4061, bold: 0.4308 },
} as const;
