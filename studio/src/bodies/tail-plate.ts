import { type WrappedOutline } from "../bodywork/body-spec";

/** Recess of a number plate set in a boot lid, narrower at its upper edge; metres from the middle and the ground. */
export const TAIL_PLATE: WrappedOutline = {
  points: [
    [-0.3, 0.58],
    [0.3, 0.58],
    [0.28, 0.73],
    [-0.28, 0.73],
  ],
};
