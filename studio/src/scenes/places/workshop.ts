import { HALL } from "../camera/skies";
import { Props } from "../props/props";
import { drawers, lift, rollerDoor, toolWall, tyreRack } from "../props/workshop-fittings";
import { litCeiling } from "../props/lit-ceiling";
import { surface } from "../props/surface";
import { type PlanOf } from "../plan";

/** A service bay: hatch on a two-post lift, tool wall, tyre rack, drawers, clean epoxy floor. */
export const workshop: PlanOf = () => {
  const props = new Props();
  const wall = surface({ kind: "wall", albedo: [0.62, 0.63, 0.64], rough: 0.8 });
  const dado = surface({ albedo: [0.055, 0.075, 0.1], rough: 0.45 });
  const floor = surface({
    kind: "epoxy",
    albedo: [0.32, 0.335, 0.35],
    form: [0, -0.4, 0],
    rough: 0.22,
    floor: { wet: 0.45, mirror: true, puddle: 0.25, spread: 0.03 },
    bays: [6.4, 9, 0.11, 0],
  });
  props
    .sheet(floor, 40, 34, [0, 0, 4])
    .box(wall, [30, 6, 0.2], [0, 3, -6.6])
    .box(dado, [30, 1.15, 0.04], [0, 0.575, -6.48])
    .box(wall, [0.2, 6, 30], [-10.5, 3, 4])
    .box(dado, [0.04, 1.15, 30], [-10.38, 0.575, 4])
    .box(wall, [0.2, 6, 30], [11.5, 3, 4]);
  litCeiling(props, 24, 26, 4.7, 3, 3.6);
  lift(props, 0, 0);
  toolWall(props, -4.9, -6.42);
  tyreRack(props, 4.3, -6.0);
  drawers(props, -1.9, -5.9);
  drawers(props, -7.4, -5.9);
  rollerDoor(props, 9, -6.45);
  return {
    air: HALL,
    film: {
      focus: 15.2,
      aperture: 0.0026,
      bloom: 0.3,
      exposure: 1.45,
      grain: 0.007,
      contrast: 0.16,
      vignette: 0.28,
    },
    shot: { from: [3.4, 1.75, 14.5], to: [0.1, 1.86, -1], angle: 21.5 },
    still: props,
    vehicles: [{ shape: "hatch", at: [0, 0], heading: -58, paint: "c9ccd0", flake: 0.8, height: 1.32 }],
    cell: 0.022,
    focus: [0, 1, -1],
    reach: 12,
    mirror: true,
  };
};
