import type { Coordinates } from "~/domain/location/distance";
import type { MapFrame } from "~/domain/location/map-frame";

/** A named point of a map. */
export interface MapPlace extends Coordinates {
  readonly name: string;
}

/** What a map is drawn from. Colours are hex values of the dealer's look. */
export interface MapDrawing {
  readonly frame: MapFrame;
  /** Towns and suburbs around. */
  readonly towns: readonly MapPlace[];
  readonly pins: readonly MapPlace[];
  /** Names that stand below the pins which a page lays over the map; none where it has its own. */
  readonly captions?: readonly MapPlace[];
  readonly colors: {
    readonly ground: string;
    readonly line: string;
    readonly dot: string;
    readonly text: string;
    readonly muted: string;
    readonly pin: string;
    readonly onPin: string;
  };
  /** Whether towns are named; a map of a whole country shows them as dots alone. */
  readonly named: boolean;
}

/** A map as SVG text: the dealer's places among the towns around, drawn here, so that nobody else is asked. */
export function mapSvg(drawing: MapDrawing): string {
  const { width, height } = drawing.frame;
  const { ground } = drawing.colors;
  const parts = drawing.named
    ? [rings(drawing), namedTowns(drawing), pins(drawing, true)]
    : [plainTowns(drawing), captions(drawing), pins(drawing, false)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${parts.join("")}</svg>`
  );
}

const RING_KM = [1, 2, 5, 10, 20, 50, 100, 200];

/** The two widest circles of even distance around the first pin that fit: kilometres, and pixels. */
function ringsOf({ frame, pins: [pin] }: MapDrawing) {
  if (pin === undefined) return [];
  const { x, y } = frame.at(pin);
  return RING_KM.map((km) => ({ km, x, y, radius: km * frame.perKm }))
    .filter(({ radius }) => radius < frame.height * 0.48)
    .slice(-2);
}

function rings(drawing: MapDrawing): string {
  const { line, muted } = drawing.colors;
  return ringsOf(drawing)
    .map(({ km, x, y, radius }) => {
      const at = `x="${round(x)}" y="${round(y - radius - 8)}"`;
      const label = `<text ${at} font-size="17" text-anchor="middle" fill="${muted}">${km} km</text>`;
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${line}" stroke-width="2"/>${label}`;
    })
    .join("");
}

/** Where the kilometres of a circle stand: no name may lie over them. */
function ringLabels(drawing: MapDrawing): readonly Box[] {
  return ringsOf(drawing).map(({ x, y, radius }) => ({
    left: x - 34,
    right: x + 34,
    top: y - radius - 26,
    bottom: y - radius,
  }));
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Towns nearest to the pin first, each named where its name finds room. */
function namedTowns(drawing: MapDrawing): string {
  const { frame, towns, pins: placed, colors } = drawing;
  const taken: Box[] = [...placed.map((pin) => pinBox(drawing, pin)), ...ringLabels(drawing)];
  const first = placed[0] === undefined ? { x: frame.width / 2, y: frame.height / 2 } : frame.at(placed[0]);
  const near = towns
    .map((town) => ({ town, ...frame.at(town) }))
    .sort((a, b) => Math.hypot(a.x - first.x, a.y - first.y) - Math.hypot(b.x - first.x, b.y - first.y));
  return near
    .map(({ town, x, y }) => {
      const box = textBox(town.name, x, y);
      if (box.left < 8 || box.right > frame.width - 8 || box.bottom > frame.height - 8 || box.top < 8)
        return "";
      if (taken.some((other) => overlap(other, box))) return "";
      taken.push(box);
      return (
        `<circle cx="${round(x)}" cy="${round(y)}" r="4" fill="${colors.dot}"/>` +
        `<text x="${round(x + 11)}" y="${round(y + 6)}" font-size="19" fill="${colors.muted}">${escaped(town.name)}</text>`
      );
    })
    .join("");
}

const LETTER = 10.5;

function textBox(name: string, x: number, y: number): Box {
  return { left: x - 8, right: x + 14 + name.length * LETTER, top: y - 15, bottom: y + 15 };
}

function pinBox({ frame }: MapDrawing, pin: MapPlace): Box {
  const { x, y } = frame.at(pin);
  const half = Math.max(28, (pin.name.length * 13) / 2);
  return { left: x - half, right: x + half, top: y - 58, bottom: y + 40 };
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Every town a dot; those that share a spot are one. */
function plainTowns({ frame, towns, colors }: MapDrawing): string {
  const spots = new Set(
    towns.map((town) => {
      const { x, y } = frame.at(town);
      return `${Math.round(x / 7) * 7},${Math.round(y / 7) * 7}`;
    }),
  );
  const dots = [...spots].map((spot) => `M${spot.replace(",", " ")}h0`).join("");
  return `<path d="${dots}" stroke="${colors.dot}" stroke-width="4.4" stroke-linecap="round" fill="none"/>`;
}

const CAPTION = { below: 54, size: 24 };
/** On a phone the page's pins, whose size stays, would cover the names. */
const CAPTION_STYLE = "<style>@media (max-width:520px){.caption{display:none}}</style>";

/** Each name once, where it finds room. */
function captions({ frame, captions: places = [], colors }: MapDrawing): string {
  const taken: Box[] = [];
  const names = new Set<string>();
  if (places.length === 0) return "";
  const texts = places.map((place) => {
    const { x, y } = frame.at(place);
    const half = (place.name.length * CAPTION.size * 0.55) / 2;
    const box = { left: x - half, right: x + half, top: y - 32, bottom: y + CAPTION.below + 8 };
    const isOut = box.left < 4 || box.right > frame.width - 4 || box.bottom > frame.height || y < 0;
    if (isOut || names.has(place.name) || taken.some((other) => overlap(other, box))) return "";
    names.add(place.name);
    taken.push(box);
    return `<text class="caption" x="${round(x)}" y="${round(y + CAPTION.below)}" font-size="${CAPTION.size}" text-anchor="middle" fill="${colors.text}" stroke="${colors.ground}" stroke-width="6" paint-order="stroke" stroke-linejoin="round">${escaped(place.name)}</text>`;
  });
  return CAPTION_STYLE + texts.join("");
}

function pins({ frame, pins: placed, colors }: MapDrawing, named: boolean): string {
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
      const text = `<text x="${round(x)}" y="${round(y + 26)}" font-size="23" font-weight="700" text-anchor="middle" fill="${colors.text}" stroke="${colors.ground}" stroke-width="6" paint-order="stroke" stroke-linejoin="round">${escaped(pin.name)}</text>`;
      return mark + text;
    })
    .join("");
}

const round = (value: number) => Math.round(value * 10) / 10;

const escaped = (text: string) => text.replace(/[<>&"]/g, (one) => `&#${one.charCodeAt(0)};`);
