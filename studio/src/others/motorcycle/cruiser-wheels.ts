import { type BikeWheel } from "./wheel";

/** Front wheel. */
export const FRONT: BikeWheel = {
  x: 0.9,
  radius: 0.33,
  rim: 0.232,
  width: 0.13,
  discs: [0.085],
  disc: 0.15,
  style: "wire",
  rimMaterial: "chrome",
  tread: "road",
};

/** Rear wheel. */
export const REAR: BikeWheel = {
  x: -0.8,
  radius: 0.325,
  rim: 0.205,
  width: 0.19,
  discs: [0.1],
  disc: 0.14,
  style: "wire",
  rimMaterial: "chrome",
  tread: "road",
};
