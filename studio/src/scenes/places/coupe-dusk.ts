import { DUSK } from "../camera/skies";
import { Props, dice } from "../props/props";
import { surface } from "../props/surface";
import { type PlanOf } from "../plan";

/** Coupe on a rooftop-like deck at nightfall, town lights far behind. */
export const coupeDusk: PlanOf = () => {
  const props = new Props();
  const roll = dice(404);
  const light = surface({ kind: "glow", emission: [6, 4.4, 2.4] });
  props.shadeless(light).sheet(
    surface({
      kind: "asphalt",
      albedo: [0.06, 0.062, 0.066],
      rough: 0.85,
      floor: { wet: 0.8, mirror: true, puddle: 0.3, spread: 0.007 },
    }),
    300,
    90,
    [0, 0, 20],
  );
  props
    .box(
      surface({ kind: "concrete", albedo: [0.3, 0.3, 0.3], form: [0, 3, 0] }),
      [120, 0.95, 0.3],
      [0, 0.47, -9],
    )
    .box(surface({ albedo: [0.2, 0.2, 0.21], metal: 0.8, rough: 0.35 }), [120, 0.06, 0.06], [0, 1.12, -9]);
  for (let i = 0; i < 260; i++) {
    const x = (roll() - 0.5) * 330;
    const d = 120 + roll() * 240;
    const s = 0.16 + roll() * 0.35;
    props.box(light, [s, s, 0.1], [x, -3 + roll() * roll() * 6, -d]);
  }
  return {
    air: {
      ...DUSK,
      glowAt: [162, 0],
      glow: [0.34, 0.16, 0.07],
      glowWidth: 12,
      hills: { height: 0.045, seed: 3.3, layers: 3, rough: 1.5, gap: 0 },
      sun: { azimuth: -42, height: 40, light: [0.55, 0.54, 0.53], softness: 0.22 },
      land: [0.018, 0.022, 0.03],
    },
    film: {
      focus: 15.5,
      aperture: 0.0045,
      bloom: 0.5,
      exposure: 1.6,
      grain: 0.008,
      contrast: 0.2,
      vignette: 0.4,
    },
    shot: { from: [0.4, 1.2, 15.5], to: [-0.2, 1.12, 0], angle: 15.5 },
    still: props,
    vehicles: [{ shape: "coupe", at: [0.2, 0.4], heading: 214, paint: "b3101a", flake: 0.6 }],
    cell: 0.019,
    focus: [0, 0.5, 0],
    reach: 8,
    mirror: true,
    lampGain: 1.6,
  };
};
