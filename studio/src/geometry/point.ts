/** A point in a side, front or plan view, metres. */
export type Point2 = readonly [x: number, y: number];

/** A point or size in space, metres: x forwards, y up, z to the vehicle's right. */
export type Point3 = readonly [x: number, y: number, z: number];

/** Signed distance to a solid, metres: negative inside. Need not be exact away from the surface. */
export type DistanceField = (x: number, y: number, z: number) => number;

/** Closed polygon; the last point joins the first. */
export type Polygon = readonly Point2[];
