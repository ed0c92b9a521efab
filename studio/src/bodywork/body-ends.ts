import { type BodySpec } from "./body-spec";

/** Where a body begins, ends and stands; metres. */
export interface BodyEnds {
  /** Foremost and rearmost x of the side profile. */
  readonly front: number;
  readonly rear: number;
  readonly frontAxle: number;
  readonly rearAxle: number;
  /** x of every axle. */
  readonly axles: readonly number[];
  readonly archRadius: number;
  /** Highest point of the side profile. */
  readonly top: number;
}

/** Measures a spec. */
export function bodyEnds(spec: BodySpec): BodyEnds {
  const xs = spec.lower.map(([x]) => x);
  const frontAxle = spec.wheelbase / 2;
  return {
    front: Math.max(...xs),
    rear: Math.min(...xs),
    frontAxle,
    rearAxle: -frontAxle,
    axles: spec.axles ?? [frontAxle, -frontAxle],
    archRadius: spec.wheel.radius + spec.archGap,
    top: Math.max(...(spec.glasshouse ?? spec.lower).map(([, y]) => y)),
  };
}
