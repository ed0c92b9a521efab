/** A point of a picture, in pixels, and how much is there. */
export interface CountedPoint {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

/**
 * Points that lie within `reach` pixels of a larger one stand together with it, so that pins do not cover each other. The
 * largest leads its group; of equals the first.
 */
export function pinGroups<Point extends CountedPoint>(
  points: readonly Point[],
  reach: number,
): readonly (readonly [Point, ...Point[]])[] {
  const groups: [Point, ...Point[]][] = [];
  for (const point of [...points].sort((a, b) => b.count - a.count)) {
    const near = groups.find(([lead]) => Math.hypot(lead.x - point.x, lead.y - point.y) < reach);
    if (near === undefined) groups.push([point]);
    else near.push(point);
  }
  return groups;
}
