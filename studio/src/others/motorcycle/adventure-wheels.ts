import { type BikeWheel } from "./wheel";

/** Front wheel. */
export const FRONT: BikeWheel = {
  x: 0.79,
  radius: 0.345,
  rim: 0.268,
  width: 0.1,
  discs: [0.07, -0.07],
  disc: 0.155,
  style: "wire",
  rimMaterial: "gloss",
  tread: "blocks",
};

/** Rear wheel. */
export const REAR: BikeWheel = {
  x: -0.76,
  radius: 0.33,
  rim: 0.23,
  width: 0.16,
  discs: [-0.085],
  disc: 0.13,
  style: "wire",
  rimMaterial: "gloss",
  tread: "blocks",
};
