import type { MapFrame } from "~/domain/location/map-frame";
import type { MapGround, MapTown } from "~/ports/map-ground";
import { groundSvg, isRegion, type MapColors } from "./map-ground";
import { labelPlacer, type LabelLook, type DrawnArea, type MapLabel } from "./map-labels";

/** What a map is drawn from. */
export interface MapDrawing {
  readonly frame: MapFrame;
  readonly ground: MapGround;
  /** Towns and suburbs around. */
  readonly towns: readonly MapTown[];
  readonly pins: readonly MapTown[];
  /** Names of the places at which a page lays its own pins over the map; none where it has none. */
  readonly captions?: readonly MapTown[];
  readonly colors: MapColors;
  /** Whether every town is named; a map of a whole country names its main towns. */
  readonly named: boolean;
}

/** Names of main towns, of other towns, of the page's pins and of our own. */
const MAIN: LabelLook = { size: 20, largest: 34, gap: 11, radius: 4.6 };
const MINOR: LabelLook = { size: 18, largest: 18, gap: 11, radius: 3.4 };
const CAPTION: LabelLook = { size: 22, largest: 22, gap: 50, radius: 0 };
const PIN: LabelLook = { size: 23, largest: 38, gap: 10, radius: 0 };
const MOST_MAIN = { region: 9, around: 4 };
const MOST_MINOR = { region: 8, around: 22 };
/** What a page's pin covers at the most, on a phone: pixels of the drawing to each side. */
const PAGE_PIN = { across: 62, down: 46 };

/** In a small picture there are fewer names, in letters that can be read. */
const STYLE =
  "<style>.a{font-size:20px}.k{font-size:17px}.p{font-size:23px}" +
  "@media (max-width:520px){.a{font-size:34px}.k{font-size:28px}.p{font-size:38px}.b{display:none}}</style>";

/** A map as SVG text: the dealer's places among the towns around, drawn here, so that nobody else is asked. */
export function mapSvg(drawing: MapDrawing): string {
  const { frame, colors, pins, captions = [], named, ground } = drawing;
  const { width, height } = frame;
  const taken = [
    ...pins.map((pin) => pinBox(drawing, pin)),
    ...captions.map((place) => around(frame.at(place), PAGE_PIN)),
    ...ringLabels(drawing),
    scaleBox(frame),
  ];
  const place = labelPlacer(frame, taken);
  const shown = place(captions, CAPTION, captions.length);
  const kind = isRegion(frame) ? "region" : "around";
  const near = nearestFirst(drawing);
  const main = place(kind === "region" ? ground.towns : near, MAIN, MOST_MAIN[kind]);
  const minor = named ? place(near, MINOR, MOST_MINOR[kind]) : [];
  const parts = [
    groundSvg(frame, ground, colors),
    named ? rings(drawing) : plainTowns(drawing),
    ...minor.map((label) => dot(label, MINOR, colors) + text(label, "b", MINOR, colors.muted, colors)),
    ...main.map((label) => dot(label, MAIN, colors) + text(label, "a", MAIN, colors.text, colors)),
    ...shown.map((label) => text(label, "b", CAPTION, colors.text, colors)),
    ...(pins.length === 0 || !named ? [scale(frame, colors)] : []),
    pinMarks(drawing),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif">${STYLE}` +
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>${parts.join("")}</svg>`
  );
}

/** Towns nearest to the first pin, or to the middle, first. */
function nearestFirst({ frame, towns, pins: [pin] }: MapDrawing): readonly MapTown[] {
  const first = pin === undefined ? { x: frame.width / 2, y: frame.height / 2 } : frame.at(pin);
  const far = (town: MapTown) => {
    const { x, y } = frame.at(town);
    return Math.hypot(x - first.x, y - first.y);
  };
  return towns
    .map((town) => ({ town, far: far(town) }))
    .sort((a, b) => a.far - b.far)
    .map(({ town }) => town);
}

function dot({ dot: { x, y } }: MapLabel, { radius }: LabelLook, colors: MapColors): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${colors.muted}"/>`;
}

function text(
  { town, x, y, anchor }: MapLabel,
  name: string,
  { size }: LabelLook,
  fill: string,
  colors: MapColors,
): string {
  const own = name === "b" ? ` font-size="${size}"` : "";
  return `<text class="${name}"${own} x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" fill="${fill}" ${halo(colors)}>${escaped(town.name)}</text>`;
}

/** Letters stay readable over lines. */
const halo = ({ ground }: MapColors) =>
  `stroke="${ground}" stroke-width="5" paint-order="stroke" stroke-linejoin="round"`;

const RING_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** The two widest circles of even distance around the first pin that fit: kilometres, and pixels. */
function ringsOf({ frame, pins: [pin], named }: MapDrawing) {
  if (pin === undefined || !named) return [];
  const { x, y } = frame.at(pin);
  return RING_KM.map((km) => ({ km, x, y, radius: km * frame.perKm }))
    .filter(({ radius }) => radius < frame.height * 0.48)
    .slice(-2);
}

function rings(drawing: MapDrawing): string {
  const { colors } = drawing;
  return ringsOf(drawing)
    .map(({ km, x, y, radius }) => {
      const at = `x="${round(x)}" y="${round(y - radius - 8)}"`;
      const label = `<text class="k" ${at} text-anchor="middle" fill="${colors.muted}" ${halo(colors)}>${km} km</text>`;
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${colors.dot}" stroke-width="1.5" stroke-dasharray="3 7" stroke-linecap="round"/>${label}`;
    })
    .join("");
}

/** Where the kilometres of a circle stand: no name may lie over them. */
function ringLabels(drawing: MapDrawing): readonly DrawnArea[] {
  return ringsOf(drawing).map(({ x, y, radius }) => ({
    left: x - 50,
    right: x + 50,
    top: y - radius - 34,
    bottom: y - radius,
  }));
}

/** How long a kilometre is, in the corner at the bottom. */
function scale(frame: MapFrame, colors: MapColors): string {
  const km = RING_KM.findLast((one) => one * frame.perKm < frame.width * 0.22) ?? 1;
  const [x, y, length] = [24, frame.height - 24, km * frame.perKm];
  return (
    `<path d="M${x} ${y - 8}v8h${round(length)}v-8" fill="none" stroke="${colors.muted}" stroke-width="2.5"/>` +
    `<text class="k" x="${x + 4}" y="${y - 12}" fill="${colors.muted}" ${halo(colors)}>${km} km</text>`
  );
}

const scaleBox = ({ width, height }: MapFrame): DrawnArea => ({
  left: 0,
  right: width * 0.25,
  top: height - 70,
  bottom: height,
});

function around(
  { x, y }: { readonly x: number; readonly y: number },
  { across, down }: typeof PAGE_PIN,
): DrawnArea {
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

function pinBox({ frame, named }: MapDrawing, pin: MapTown): DrawnArea {
  const { x, y } = frame.at(pin);
  if (!named) return { left: x - 16, right: x + 16, top: y - 36, bottom: y + 4 };
  const half = Math.max(28, ([...pin.name].length * PIN.largest * 0.6) / 2);
  return { left: x - half, right: x + half, top: y - 62, bottom: y + 46 };
}

/** Every town a dot; those that share a spot are one. */
function plainTowns({ frame, towns, colors }: MapDrawing): string {
  const spots = new Set(
    towns.map((town) => {
      const { x, y } = frame.at(town);
      return `${Math.round(x / 9) * 9},${Math.round(y / 9) * 9}`;
    }),
  );
  const dots = [...spots].map((spot) => `M${spot.replace(",", " ")}h0`).join("");
  return `<path d="${dots}" stroke="${colors.dot}" stroke-width="3" stroke-linecap="round" fill="none"/>`;
}

function pinMarks({ frame, pins: placed, colors, named }: MapDrawing): string {
  // Southern ones last: they stand in front.
  return [...placed]
    .sort((a, b) => b.lat - a.lat)
    .map((pin) => {
      const { x, y } = frame.at(pin);
      const size = named ? 1.5 : 0.9;
      const mark =
        `<g transform="translate(${round(x)} ${round(y)}) scale(${size})">` +
        `<path d="M0 0C-3-9-13-14-13-24a13 13 0 0 1 26 0C13-14 3-9 0 0Z" fill="${colors.pin}" stroke="${colors.ground}" stroke-width="2"/>` +
        `<circle cy="-24" r="5" fill="${colors.onPin}"/></g>`;
      if (!named) return mark;
      return `${mark}<text class="p" x="${round(x)}" y="${round(y + 32)}" font-weight="700" text-anchor="middle" fill="${colors.text}" ${halo(colors)}>${escaped(pin.name)}</text>`;
    })
    .join("");
}

const round = (value: number) => Math.round(value * 10) / 10;

const escaped = (value: string) => value.replace(/[<>&"]/g, (one) => `&#${one.charCodeAt(0)};`);
