import { type BikeWheel } from "./wheel";

/** Front wheel. */
export const FRONT: BikeWheel = {
  x: 0.73,
  radius: 0.315,
  rim: 0.222,
  width: 0.12,
  discs: [0.075, -0.075],
  disc: 0.158,
  style: "cast",
  rimMaterial: "gloss",
  tread: "road",
};

/** Rear wheel. */
export const REAR: BikeWheel = {
  x: -0.71,
  radius: 0.32,
  rim: 0.222,
  width: 0.18,
  discs: [-0.09],
  disc: 0.12,
  style: "cast",
  rimMaterial: "gloss",
  tread: "road",
};
