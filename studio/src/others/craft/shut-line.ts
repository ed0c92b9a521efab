import { type DistanceField, type Point2, type Point3 } from "../../geometry/point";
import { type Kit } from "../../parts/kit";
import { firstSurfaceX, roundedRectangle } from "./sections";

/** Where a lid is: middle and size in (z, y), metres; `from` is an x in front of the face. */
export interface Lid {
  readonly middle: Point2;
  readonly size: Point2;
  readonly radius: number;
  readonly from: number;
}

/** The gap round a lid, laid on a surface that looks backwards. */
export function shutLine<Extra extends string>(kit: Kit<Extra>, field: DistanceField, lid: Lid): void {
  const path = roundedRectangle(lid.middle, lid.size, lid.radius).map(([z, y]): Point3 => [
    firstSurfaceX(field, y, z, lid.from, lid.from + 1),
    y,
    z,
  ]);
  kit.loop("liner", path, 0.0022, 160);
}
