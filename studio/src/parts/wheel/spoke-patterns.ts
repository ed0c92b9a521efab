import { type PaletteName } from "../../shading/palette";
import { type SpokeBar } from "./spokes";
import { type WheelStyle } from "./wheel-spec";

/** Equal spokes round the hub. */
interface SpokeSet {
  readonly bar: SpokeBar;
  readonly count: number;
  readonly material?: PaletteName;
  readonly depth?: number;
  /** In front of the wheel's face. */
  readonly proud?: number;
  readonly bevel?: number;
}

type Pattern = (end: number) => readonly SpokeSet[];

/** The same spokes leaning to either side. */
const pair = (count: number, bar: SpokeBar, rest: Omit<SpokeSet, "bar" | "count"> = {}): SpokeSet[] =>
  [1, -1].map((side) => {
    const { fromOffset = 0, toOffset = 0 } = bar;
    return { bar: { ...bar, fromOffset: side * fromOffset, toOffset: side * toOffset }, count, ...rest };
  });

const five: Pattern = (end) => [
  { bar: { from: 0.05, fromWidth: 0.062, to: end, toWidth: 0.085 }, count: 5 },
  {
    bar: { from: 0.09, fromWidth: 0.012, to: end - 0.02, toWidth: 0.03 },
    count: 5,
    material: "dark",
    depth: 0.01,
    proud: 0.003,
    bevel: 0.002,
  },
];

/** Dark pockets under a pair of machined edges. */
const blade: Pattern = (end) => [
  { bar: { from: 0.05, fromWidth: 0.07, to: end, toWidth: 0.13 }, count: 5, material: "gloss" },
  ...pair(
    5,
    { from: 0.055, fromWidth: 0.018, to: end, toWidth: 0.026, fromOffset: 0.022, toOffset: 0.052 },
    { depth: 0.008, proud: 0.006, bevel: 0.003 },
  ),
];

/** One root, two branches. */
const star: Pattern = (end) => {
  const fork = end * 0.52;
  return [
    { bar: { from: 0.05, fromWidth: 0.045, to: fork + 0.012, toWidth: 0.04 }, count: 7 },
    ...pair(7, {
      from: fork - 0.006,
      fromWidth: 0.022,
      to: end,
      toWidth: 0.024,
      fromOffset: 0.006,
      toOffset: 0.048,
    }),
  ];
};

/** Windows in a plastic cover. */
const cap: Pattern = (end) => [
  {
    bar: { from: 0.11, fromWidth: 0.014, to: end - 0.02, toWidth: 0.04 },
    count: 9,
    material: "black",
    depth: 0.006,
    proud: 0.005,
    bevel: 0.001,
  },
];

/** Spokes of each pattern; `end` is how far they reach outwards. */
export const SPOKES: Record<Exclude<WheelStyle, "steel">, Pattern> = {
  twin: (end) =>
    pair(5, { from: 0.05, fromWidth: 0.026, to: end, toWidth: 0.034, fromOffset: 0.012, toOffset: 0.045 }),
  five,
  multi: (end) => [
    { bar: { from: 0.05, fromWidth: 0.022, to: end, toWidth: 0.026 }, count: 10, depth: 0.026 },
  ],
  vee: (end) => pair(6, { from: 0.045, fromWidth: 0.024, to: end, toWidth: 0.026, toOffset: 0.062 }),
  six: (end) => [{ bar: { from: 0.05, fromWidth: 0.055, to: end, toWidth: 0.066 }, count: 6, depth: 0.035 }],
  trail: (end) => [{ bar: { from: 0.06, fromWidth: 0.05, to: end, toWidth: 0.04 }, count: 8, depth: 0.04 }],
  turbine: (end) => [
    {
      bar: { from: 0.05, fromWidth: 0.03, to: end, toWidth: 0.036, fromOffset: -0.01, toOffset: 0.075 },
      count: 10,
      depth: 0.028,
    },
  ],
  blade,
  mesh: (end) =>
    pair(12, { from: 0.05, fromWidth: 0.013, to: end, toWidth: 0.015, toOffset: 0.075 }, { depth: 0.022 }),
  star,
  fine: (end) => [{ bar: { from: 0.05, fromWidth: 0.013, to: end, toWidth: 0.02 }, count: 18, depth: 0.022 }],
  aero: (end) => [
    {
      bar: { from: 0.055, fromWidth: 0.03, to: end - 0.004, toWidth: 0.15 },
      count: 5,
      depth: 0.012,
      bevel: 0.004,
    },
  ],
  cap,
};
