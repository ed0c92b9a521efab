import { type Point2 } from "../geometry/point";

/** A circle as an outline wrapped round nose or tail: middle, radius, corners, and how much wider than high it is. */
export const roundOutline = (at: Point2, radius: number, corners = 13, stretch = 1): Point2[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2;
    return [at[0] + Math.cos(angle) * radius * stretch, at[1] + Math.sin(angle) * radius];
  });
