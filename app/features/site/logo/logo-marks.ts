/** One stroke of a mark: SVG path data, in the ink or the accent colour. */
export interface MarkStroke {
  readonly path: string;
  readonly tone: "ink" | "accent";
}

/** Drawn marks by name (`theme.logo.mark`), on a 40 by 40 field of the brand colour. */
export const LOGO_MARKS: Readonly<Record<string, readonly MarkStroke[]>> = {
  /** A car's roof over a wave. */
  harbour: [
    { path: "M6 26c4-3.4 8-3.4 12 0s8 3.4 16 0", tone: "accent" },
    { path: "M9 20.5 13 11.5h14l4 9", tone: "ink" },
  ],
  /** A road running to the horizon. */
  road: [
    { path: "M17 10 10 31M23 10l7 21", tone: "ink" },
    { path: "M20 13v3M20 21v3M20 29v2", tone: "accent" },
  ],
  /** A caravan with its drawbar and one wheel. */
  paddock: [
    { path: "M15 27H9V16a5 5 0 0 1 5-5h10a5 5 0 0 1 5 5v11h-6M29 27h5", tone: "ink" },
    { path: "M15.5 27a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0", tone: "accent" },
  ],
  /** A leaf on its stem. */
  leaf: [
    { path: "M12 25c0-9 6-14 17-14 0 11-4 18-13 18a4 4 0 0 1-4-4Z", tone: "ink" },
    { path: "M9 32c3-6 7-10 12-13", tone: "accent" },
  ],
};
