import { Resvg } from "@resvg/resvg-js";
import sharp, { type Sharp } from "sharp";
import type { PaperStyle, SharePictureParts } from "~/ports/vehicle-papers";
import { type Faces, facesOf } from "./faces.server";
import { outline, wrapped } from "./outlines.server";

const WIDTH = 1200;
const HEIGHT = 630;
/** The picture keeps photography's 3:2; beside it name and price, below it the facts. */
const PICTURE = { left: 396, width: 804, height: 536 } as const;
const EDGE = 44;
const COLUMN = PICTURE.left - 2 * EDGE;
const TITLE_LINES = 4;
const JPEG_QUALITY = 82;
const ROUND = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** The picture of a link preview: the vehicle, its name and price, the dealer's wordmark and colours (1200 by 630). */
export async function sharePicture({ card, style, picture }: SharePictureParts): Promise<Uint8Array> {
  const faces = await facesOf(style.families);
  const photo = picture === null ? null : await cropped(picture);
  const drawn = rasterised(drawing(card, style, faces) + (photo === null ? emptyPicture(style) : ""));
  return drawn
    .composite(photo === null ? [] : [{ input: photo, left: PICTURE.left, top: 0 }])
    .flatten()
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

function cropped(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture).resize(PICTURE.width, PICTURE.height, { fit: "cover" }).toBuffer();
}

/**
 * Draws SVG without sharp, which is not allowed to read SVG in this process: files from other hosts must never be read
 * as SVG.
 */
function rasterised(elements: string): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${elements}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } });
}

/** For a vehicle without a picture: the dealer's mark on the studio's background. */
function emptyPicture({ logo, colours }: PaperStyle): string {
  const { left, width, height } = PICTURE;
  const strokes = (logo.mark ?? []).map(({ path }) => `<path d="${path}"/>`).join("");
  const place = `translate(${left + width / 2 - 120} ${height / 2 - 120}) scale(6)`;
  const mark = `<g transform="${place}" stroke="${colours.onInverseMuted}" stroke-width="1.6" ${ROUND}>${strokes}</g>`;
  return `<rect x="${left}" width="${width}" height="${height}" fill="${colours.studio}"/>${mark}`;
}

/** Everything but the photograph. Only path data and checked colours go in: no text that could be markup. */
function drawing(card: SharePictureParts["card"], style: PaperStyle, faces: Faces): string {
  const { colours } = style;
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.surface}"/>`,
    `<rect width="${PICTURE.left}" height="${HEIGHT}" fill="${colours.inverse}"/>`,
    `<rect y="${HEIGHT - 10}" width="${PICTURE.left}" height="10" fill="${colours.accent}"/>`,
    letterhead(style, faces),
    name(card, style, faces),
    price(card, style, faces),
    ...strip(card, style, faces),
  ];
  return parts.join("");
}

function letterhead({ logo, colours }: PaperStyle, faces: Faces): string {
  const tones = { ink: colours.onInverse, accent: colours.accentOnInverse };
  const strokes = (logo.mark ?? []).map(({ path, tone }) => `<path d="${path}" stroke="${tones[tone]}"/>`);
  const mark = `<g transform="translate(${EDGE - 4} 44) scale(1.2)" stroke-width="2.6" ${ROUND}>${strokes.join("")}</g>`;
  const x = EDGE + (strokes.length === 0 ? 0 : 54);
  const size = fitting(logo.wordmark, faces.display, 32, PICTURE.left - EDGE - x);
  const second =
    logo.suffix === null ? "" : line(logo.suffix, faces.regular, 18, x, 96, colours.onInverseMuted);
  return (
    mark +
    line(logo.wordmark, faces.display, size, x, logo.suffix === null ? 80 : 72, colours.onInverse) +
    second
  );
}

function name({ title, badge }: SharePictureParts["card"], { colours }: PaperStyle, faces: Faces): string {
  const longest = [...title.split(" ")].sort((one, other) => other.length - one.length)[0] ?? "";
  const size = fitting(longest, faces.display, 54, COLUMN);
  const lines = wrapped(title, faces.display, size, COLUMN, TITLE_LINES);
  const leading = size * 1.08;
  const drawn = lines.map((text, index) =>
    line(text, faces.display, size, EDGE, 196 + index * leading, colours.onInverse),
  );
  const [second] = badge === null ? [] : wrapped(badge, faces.regular, 24, COLUMN, 1);
  const y = 196 + (lines.length - 1) * leading + 44;
  return (
    drawn.join("") +
    (second === undefined ? "" : line(second, faces.regular, 24, EDGE, y, colours.onInverseMuted))
  );
}

function price(
  { price: amount, priceType }: SharePictureParts["card"],
  style: PaperStyle,
  faces: Faces,
): string {
  const { colours } = style;
  const size = fitting(amount, faces.display, 64, COLUMN);
  const note =
    priceType === null ? "" : line(priceType, faces.regular, 22, EDGE, 584, colours.onInverseMuted);
  return line(amount, faces.display, size, EDGE, note === "" ? 572 : 548, colours.accentOnInverse) + note;
}

/** Below the photograph: the facts, and at the end the site; long facts are set smaller. */
function strip({ facts, site }: SharePictureParts["card"], { colours }: PaperStyle, faces: Faces): string[] {
  const edge = 36;
  const { width } = outline(site, faces.regular, 22);
  const size = fitting(facts, faces.strong, 26, PICTURE.width - 3 * edge - width);
  return [
    line(facts, faces.strong, size, PICTURE.left + edge, 592, colours.text),
    line(site, faces.regular, 22, WIDTH - edge - width, 592, colours.textMuted),
  ];
}

function line(text: string, face: Buffer, size: number, x: number, y: number, colour: string): string {
  return `<path transform="translate(${x} ${y})" fill="${colour}" d="${outline(text, face, size).path}"/>`;
}

/** The size, at most `most` pixels, in which one line fits into `width`. */
function fitting(text: string, face: Buffer, most: number, width: number): number {
  return Math.min(most, (most * width) / Math.max(1, outline(text, face, most).width));
}
