import { type ProfilePoint } from "../geometry/outline";
import { type DistanceField, type Point2, type Polygon } from "../geometry/point";
import { type Kit } from "../parts/kit";
import { type WheelSpec } from "../parts/wheel/wheel-spec";
import { type Quad } from "../shading/body-material";
import { type PaletteName } from "../shading/palette";
import {
  type DAYTIME_LIGHTS,
  type FOG_LAMPS,
  type GRILLE_PATTERNS,
  type HEADLAMPS,
  type TAIL_LAMPS,
  type WINDOW_TRIMS,
} from "../shading/signatures";
import { type Hotspot } from "../scene/hotspot";
import { type BodyField } from "./body-field";

/** A polygon on the nose or tail, in coordinates wrapped round the body, its corners rounded. */
export interface WrappedOutline {
  /** Distance from the middle plane along the skin, and height. */
  readonly points: Polygon;
  readonly radius?: number | undefined;
}

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A pressed line along the side: height `y` at the middle, `rise` towards the tail per metre. */
export interface Crease {
  readonly y: number;
  readonly rise: number;
  readonly width: number;
  readonly height: number;
}

interface Volume {
  readonly wheelbase: number;
  readonly halfWidth: number;
  /** Height where glass begins, and its rise towards the tail per metre. */
  readonly belt: number;
  readonly beltRise: number;
  readonly sill: number;
  readonly wheel: WheelSpec;
  /** Wheel arch beyond the tyre. */
  readonly archGap: number;
  /** Side profile without the glasshouse, counter-clockwise from the front valance. */
  readonly lower: readonly ProfilePoint[];
  /** Where the plan narrows to the nose, and by how much; likewise to the tail. */
  readonly planFront: Point2;
  readonly planRear: Point2;
  /** How fast the side leans in above its widest height. */
  readonly tumbleLower: number;
  /** Lean of the glasshouse, metres per metre. */
  readonly tumble: number;
  readonly edgeRadius: number;
  /** Plan curvature of nose, tail and windscreen, metres at the corner. */
  readonly noseBow: number;
  readonly tailBow: number;
  readonly windscreenBow: number;
  /** Step from body to glass. */
  readonly shoulder: number;
  readonly glassPlanFront: Point2;
  readonly glassPlanRear: Point2;
  /** Bulge of the wheel arches. */
  readonly flare: number;
}

interface Shaping {
  /** Side profile of the glasshouse; none for a caravan. */
  glasshouse: readonly ProfilePoint[];
  /** Height where the side is widest. */
  widestAt: number;
  crown: number;
  roofCrown: number;
  backlightBow: number;
  glassEdgeRadius: number;
  /** x that parts windscreen from backlight. */
  glassMiddle: number;
  /** Blend between body and glasshouse. */
  joint: number;
  crease: Crease;
  lowerCrease: Crease;
  flareWidth: number;
  /** Wheel arches: 2 round, more is squarer. */
  archSquareness: number;
  /** Ridges on the bonnet: height and distance from the middle. */
  dome: Point2;
  /** Hollow in the doors: depth, and height. */
  hollow: number;
  hollowAt: number;
  /** Step in the tail: height and depth. */
  shelf: Point2;
  frontLip: number;
  /** Volume taken away (load tub, open cockpit) and the rounding of its rim. */
  cut: DistanceField;
  cutRadius: number;
  /** Open car: the volume is taken from the body before the windscreen is put on. */
  open: boolean;
  carve: (distance: number, x: number, y: number, z: number) => number;
  axles: readonly number[];
  thirdAxle: Point2;
  track: number;
}

/** Outlines drawn, and partly pressed, into nose and tail. */
export interface EndOutlines {
  readonly head?: WrappedOutline;
  readonly grille?: WrappedOutline | undefined;
  readonly intake?: WrappedOutline | undefined;
  readonly fog?: WrappedOutline;
  readonly tail?: WrappedOutline;
  /** Recess of the rear plate. */
  readonly plate?: WrappedOutline | undefined;
  readonly valance?: WrappedOutline;
  readonly skidFront?: WrappedOutline;
  readonly skidRear?: WrappedOutline;
}

interface Skin {
  outlines: EndOutlines;
  fogLampAt: Point2;
  headlamp: {
    readonly projectors?: readonly Point2[];
    readonly radius?: number;
    /** Height that parts the daytime light from the rest. */
    readonly split?: number;
    /** Distance from the middle where a bracket of daytime light turns, and a line of it crosses the split. */
    readonly splitAcross?: number;
    readonly style?: keyof typeof HEADLAMPS;
    readonly daytime?: keyof typeof DAYTIME_LIGHTS;
  };
  tailLamp: {
    readonly reversing?: { readonly at: Point2; readonly half: Point2 };
    /** Light bar across the tail: height and half thickness. */
    readonly bar?: Point2;
    readonly style?: keyof typeof TAIL_LAMPS;
    readonly smoked?: boolean;
  };
  sideGlass: {
    readonly top: number;
    readonly gap: number;
    /** Rear limit: x at 1 m height, and slope. */
    readonly rearX?: number;
    readonly rearSlope?: number;
    readonly frontX?: number;
    readonly frontSlope?: number;
    /** x at 1 m height, slope, half width, kind (0 black, 1 painted). */
    readonly pillars?: readonly Quad[];
    /** Door frames from x to x. */
    readonly span?: Point2;
    readonly topY?: number;
    readonly trim?: keyof typeof WINDOW_TRIMS;
    /** The belt kicks up: from x, at height y, rising by the slope towards the tail. */
    readonly kick?: readonly [x: number, y: number, slope: number];
  };
  screenTop: number;
  screenInset: number;
  cowlGap: number;
  noScreen: boolean;
  /** Bottom y, top y, inset, on. */
  rearGlass: Quad;
  /** Edge inset, leading x, on, cowl x. */
  bonnet: Quad;
  /** Inset, bumper y, on, reaches the roof. */
  tailgate: Quad;
  /** Unpainted arches and sills: arch width, sill y, bumper y, on. */
  cladding: Quad;
  grille: keyof typeof GRILLE_PATTERNS;
  /** False: the opening has no frame. */
  grilleFrame: boolean;
  fogLamp: keyof typeof FOG_LAMPS;
  /** Light bar on the nose: height, half height, half width, drop towards the ends. */
  noseLight: Quad;
  /** Black rear pillar: front x at 1 m, lean, top y at x 0, slope of the top. */
  floatingPillar: Quad;
  chrome: boolean;
  blackRoof: boolean;
  sunroof: number;
  /** Shut lines seen from the side: x, y to x, y. */
  lines: readonly Quad[];
  transmit: number;
}

interface Fittings {
  /** How far the front wheels turn, radians; none where they do not. */
  steer: number;
  noArchLip: boolean;
  handles: readonly Point2[];
  handleMaterial: PaletteName;
  /** Handles lie in the skin. */
  flushHandles: boolean;
  /** x, y, width, height of the mirrors. */
  mirror: readonly [x: number, y: number, width?: number, height?: number];
  mirrorMaterial: PaletteName;
  /** Heights of plates and badges. */
  plateFront: number;
  plateRear: number;
  badgeFront: number;
  badgeRear: number;
  /** Height of the wipers' rest. */
  wipers: number;
  /** x of the aerial. */
  fin: number;
  finMaterial: PaletteName;
  /** Roof rails from x to x, at this distance from the middle. */
  rails: readonly [from: number, to: number, z: number];
  railMaterial: PaletteName;
  /** Side steps from x to x. */
  steps: Point2;
  exhaust: { readonly z: readonly number[]; readonly y: number };
  /** Height of the rear reflectors. */
  reflectors: number;
  cabin: CabinSpec;
  /** The side shown first: 1 right, -1 left. */
  shownSide: 1 | -1;
  extra: (kit: Kit, field: BodyField) => void;
  /** Parts to ask about beyond those every body has. */
  hotspots: readonly Hotspot[];
}

/** What one sees through the glass. */
export interface CabinSpec {
  /** x of each row of seats, the front one first. */
  readonly rows: readonly number[];
  /** x of the dashboard. */
  readonly dash: number;
  /** Dashboard's distance from the doors, both sides together. */
  readonly dashInset?: number;
  /** Seat below the belt: front row, and the others. */
  readonly frontDrop?: number;
  readonly rearDrop?: number;
  /** Places across in the rear rows. */
  readonly bench?: readonly number[];
  readonly material?: PaletteName;
}

/** A body as data: side profiles, widths and details. Metres; x forwards, y up. */
export type BodySpec = Volume & Optional<Shaping> & Optional<Skin> & Optional<Fittings>;
