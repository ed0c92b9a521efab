/** Where the cabin's edges are, in metres; x forward, y up, z to the driver's side (right). */
export interface CabinShape {
  /** Foot of the windscreen pillars. */
  readonly cowl: readonly [number, number];
  /** Top of the windscreen. */
  readonly header: readonly [number, number];
  /** Foot and top of the rearmost pillar. */
  readonly rearFoot: readonly [number, number];
  readonly rearTop: readonly [number, number];
  readonly belt: number;
  /** Half width at the belt and at the roof. */
  readonly halfLow: number;
  readonly halfHigh: number;
  readonly glassRoof?: boolean;
  /** Rear window without heater wires. */
  readonly plainRearWindow?: boolean;
  /** Bonnet height at its rear edge. */
  readonly bonnet: number;
}
