import { type SkinInputs, type SkinOutline } from "../shading/body-material";
import {
  DAYTIME_LIGHTS,
  FOG_LAMPS,
  GRILLE_PATTERNS,
  HEADLAMPS,
  TAIL_LAMPS,
  WINDOW_TRIMS,
} from "../shading/signatures";
import { glassMiddle } from "./bends";
import { type BodyField } from "./body-field";
import { type BodySpec } from "./body-spec";

/** Stands for "not limited" where the shader compares with an x or a height. */
const UNLIMITED = 9;
const GLASS_TRANSMITS = 0.24;

function outlinesOf(spec: BodySpec): SkinInputs["outlines"] {
  const { head, grille, intake, fog, tail, valance, skidFront, skidRear } = spec.outlines ?? {};
  const { projectors, radius = 0.045, split = 0.7, splitAcross = 0 } = spec.headlamp ?? {};
  const { reversing } = spec.tailLamp ?? {};
  const fogOutline: SkinOutline | undefined = fog && { ...fog, last: spec.fogLampAt };
  const lenses: SkinOutline | undefined = projectors && {
    points: [projectors[0] ?? [0, 0], projectors[1] ?? [0, 0], [splitAcross, split]],
    radius,
  };
  const white: SkinOutline | undefined = reversing && {
    points: [reversing.at, reversing.half],
    radius: 0.006,
  };
  return [head, grille, intake, fogOutline, lenses, tail, valance, white, skidFront, skidRear];
}

/** Everything that has one of several kinds, as numbers for the shader. */
function kindsOf(spec: BodySpec): Pick<SkinInputs["quads"], "uStyle" | "uTrim"> {
  const { grille = "bars", headlamp, tailLamp, fogLamp = "bar", sideGlass, archSquareness = 2 } = spec;
  return {
    uStyle: [
      GRILLE_PATTERNS[grille],
      HEADLAMPS[headlamp?.style ?? "round"],
      TAIL_LAMPS[tailLamp?.style ?? "outline"],
      spec.chrome === true ? 1 : 0,
    ],
    uTrim: [
      WINDOW_TRIMS[sideGlass?.trim ?? "black"],
      spec.grilleFrame === false ? 1 : 0,
      FOG_LAMPS[fogLamp],
      archSquareness,
    ],
  };
}

function quadsOf(spec: BodySpec, field: BodyField): SkinInputs["quads"] {
  const glass = spec.sideGlass;
  const { bar } = spec.tailLamp ?? {};
  const daytime = DAYTIME_LIGHTS[spec.headlamp?.daytime ?? "upper"];
  const { sunroof } = spec;
  return {
    uAxle: [field.frontAxle, field.rearAxle, spec.wheel.radius, field.archRadius],
    uEnds: [field.front, field.rear, glassMiddle(spec), spec.halfWidth],
    uDlo: [glass?.top ?? 0.075, glass?.gap ?? 0.02, glass?.rearSlope ?? 0, glass?.rearX ?? -UNLIMITED],
    uDloA: [
      glass?.frontX ?? UNLIMITED,
      glass?.frontSlope ?? 0,
      spec.screenTop ?? field.top - 0.075,
      spec.screenInset ?? 0.055,
    ],
    uRearGlass: spec.rearGlass ?? [1.1, field.top - 0.14, 0.09, 1],
    uHood: spec.bonnet ?? [0.1, field.front - 0.2, 1, 1],
    uGate: spec.tailgate ?? [0.1, 0.62, 1, 1],
    uClad: spec.cladding ?? [0, 0, 0, 0],
    ...kindsOf(spec),
    uKick: glass?.kick === undefined ? [0, 0, 0, 0] : [...glass.kick, 1],
    uFloat: spec.floatingPillar ?? [0, 0, 0, -UNLIMITED],
    uNoseLight: spec.noseLight ?? [0, 0, 0, 0],
    uRoof: [
      spec.blackRoof === true ? 1 : 0,
      sunroof === undefined ? 0 : 1,
      sunroof ?? 0,
      spec.glasshouse === undefined ? 0 : 1,
    ],
    uDoor: [glass?.span?.[0] ?? 1, glass?.span?.[1] ?? -1, 0, glass?.topY ?? UNLIMITED],
    uLampT: bar === undefined ? [0, 0, 0, daytime] : [1, bar[0], bar[1], daytime],
  };
}

function windscreenKind(spec: BodySpec): number {
  if (spec.noScreen === true) return 0;
  return spec.open === true ? 2 : 1;
}

/** What the skin's shader must know of a body. */
export function skinInputs(spec: BodySpec, field: BodyField): SkinInputs {
  return {
    outlines: outlinesOf(spec),
    lines: spec.lines ?? [],
    pillars: spec.sideGlass?.pillars ?? [],
    thirdAxle: spec.thirdAxle ?? [0, 0],
    screen: [windscreenKind(spec), spec.cowlGap ?? 0.02],
    quads: quadsOf(spec, field),
    smoked: spec.tailLamp?.smoked === true,
    transmit: spec.transmit ?? GLASS_TRANSMITS,
  };
}
