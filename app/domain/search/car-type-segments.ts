import type { CarType } from "../vehicle/vehicle";

/** Car-type selections that have a path of their own (URL-01 to URL-03); other mixes use parameters. */
export const CAR_TYPE_SEGMENTS = {
  "new-used-and-demo-cars": [],
  "used-cars": ["used"],
  "new-cars": ["new"],
  "demo-cars": ["demo"],
  "new-and-demo-cars": ["new", "demo"],
} as const satisfies Record<string, readonly CarType[]>;

/** The first segment of such a path. */
export type CarTypeSegment = keyof typeof CAR_TYPE_SEGMENTS;
