import { type Air } from "./air";

/** Overcast noon with a soft sun: the default from which scenes depart. */
export const OVERCAST: Air = {
  zenith: [0.62, 0.68, 0.76],
  horizon: [0.94, 0.95, 0.96],
  glow: [0.25, 0.23, 0.19],
  glowWidth: 18,
  cloudLit: [1.02, 1.01, 1],
  cloudDark: [0.66, 0.69, 0.74],
  cover: 0.75,
  sun: { azimuth: 40, height: 48, light: [0.5, 0.47, 0.42], softness: 0.09 },
  skyLight: 0.95,
  land: [0.16, 0.19, 0.12],
  sea: [0.16, 0.22, 0.26],
  hills: { height: 0, seed: 1, layers: 3, rough: 1, gap: 0.2 },
  overSea: false,
  haze: 0.0022,
  bounce: [0.11, 0.11, 0.105],
  ambient: [0.03, 0.032, 0.035],
};

/** Clear evening just after sunset: deep blue above, a warm rim at the horizon. */
export const DUSK: Air = {
  ...OVERCAST,
  zenith: [0.045, 0.085, 0.19],
  horizon: [0.17, 0.2, 0.3],
  glow: [0.34, 0.17, 0.08],
  glowWidth: 14,
  cloudLit: [0.3, 0.24, 0.27],
  cloudDark: [0.1, 0.12, 0.19],
  cover: 0.25,
  sun: { azimuth: -38, height: 34, light: [0.36, 0.34, 0.31], softness: 0.12 },
  skyLight: 1,
  land: [0.02, 0.024, 0.03],
  bounce: [0.025, 0.025, 0.028],
  ambient: [0.012, 0.014, 0.02],
  haze: 0.0012,
};

/** A clear, soft morning: blue above, pale at the horizon. */
export const MORNING: Air = {
  ...OVERCAST,
  zenith: [0.07, 0.22, 0.6],
  horizon: [0.66, 0.77, 0.9],
  glow: [0.3, 0.24, 0.15],
  glowWidth: 10,
  cloudLit: [1, 0.99, 0.97],
  cloudDark: [0.74, 0.78, 0.83],
  cover: 0.34,
  sun: { azimuth: -48, height: 34, light: [1.75, 1.58, 1.3], softness: 0.03 },
  skyLight: 0.66,
  land: [0.12, 0.15, 0.09],
  haze: 0.0018,
};

/** A closed hall: the roof shines evenly, nothing lies outside. */
export const HALL: Air = {
  ...OVERCAST,
  zenith: [0.9, 0.93, 0.97],
  horizon: [0.55, 0.57, 0.6],
  cover: 0,
  glow: [0, 0, 0],
  sun: { azimuth: 0, height: 80, light: [0, 0, 0], softness: 0.1 },
  haze: 0.0004,
  bounce: [0.1, 0.1, 0.1],
  ambient: [0.07, 0.072, 0.075],
  skyLight: 0.95,
};
