import { Resvg } from "@resvg/resvg-js";
import { LRUCache } from "lru-cache";
import type { MediaFile } from "~/domain/media/media-file";
import { openMedia } from "~/infra/images/media/inspect-media.server";
import { facesOf } from "./faces.server";
import { outline } from "./outlines.server";
import type { PaperStyle } from "~/ports/vehicle-papers";

/** What a dealer's icon is drawn from. */
export interface SiteIcon {
  /** Pixels of its sides. */
  readonly size: number;
  /** Whether the background goes to the edges, with the mark at a distance from them. */
  readonly full: boolean;
  /** Without a mark, the first letter of this. */
  readonly name: string;
  readonly mark: PaperStyle["logo"]["mark"];
  readonly families: PaperStyle["families"];
  /** Hex values. */
  readonly colors: { readonly brand: string; readonly onBrand: string; readonly accentOnInverse: string };
}

/** Draws the dealers' icons. */
export interface SiteIcons {
  /** A PNG; the same drawing is answered from memory. */
  png(icon: SiteIcon): Promise<Uint8Array<ArrayBuffer>>;
  /** The same of a file of the dealer's own. @throws what reading it throws */
  ofFile(icon: OwnIcon): Promise<Uint8Array<ArrayBuffer>>;
}

/** What an icon is made of where a dealer brings its own. */
export interface OwnIcon extends Pick<SiteIcon, "size" | "full"> {
  readonly file: MediaFile;
  read(file: MediaFile): Promise<Uint8Array>;
}

/** Icons kept in memory: four for each of fifty dealers. */
const KEPT = 200;
/** Side of the field that marks are drawn on. */
const FIELD = 40;
const LETTER_SIZE = 24;

/** {@link SiteIcons} drawn from outlines, so that no font of the machine is used. */
export function createSiteIcons(): SiteIcons {
  const made = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: KEPT });
  const once = async (key: string, make: () => Promise<Uint8Array<ArrayBuffer>>) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const png = await make();
    made.set(key, png);
    return png;
  };
  return {
    png: (icon) => once(JSON.stringify(icon), async () => drawn(await iconSvg(icon), icon.size)),
    ofFile: ({ size, full, file, read }) =>
      once([file.digest, size, full].join(" "), async () => {
        const bytes = await read(file);
        return iconOfFile(file.format === "svg" ? drawn(new TextDecoder().decode(bytes), size) : bytes, {
          size,
          full,
        });
      }),
  };
}

/** A drawing as PNG, `size` pixels wide. */
function drawn(svg: string, size: number): Uint8Array<ArrayBuffer> {
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: size }, font: { loadSystemFonts: false } });
  return Uint8Array.from(drawing.render().asPng());
}

const NOTHING = "#ffffff00";
/** Part of a full icon's side that stays within the circle that systems cut out. */
const SAFE_PART = 0.75;

/** The dealer's picture as a square. A full icon has no transparent part, and room around what had one. */
async function iconOfFile(
  picture: Uint8Array,
  { size, full }: Pick<SiteIcon, "size" | "full">,
): Promise<Uint8Array<ArrayBuffer>> {
  const { isOpaque } = await openMedia(picture).stats();
  const side = full && !isOpaque ? Math.round(size * SAFE_PART) : size;
  const background = full ? "white" : NOTHING;
  const around = Math.floor((size - side) / 2);
  const square = openMedia(picture)
    .resize(side, side, { fit: "contain", background })
    .extend({
      top: around,
      left: around,
      bottom: size - side - around,
      right: size - side - around,
      background,
    });
  const png = await (full ? square.flatten({ background }) : square).png().toBuffer();
  return new Uint8Array(png);
}

async function iconSvg({ full, mark, name, families, colors }: SiteIcon): Promise<string> {
  const tones = { ink: colors.onBrand, accent: colors.accentOnInverse };
  const drawing =
    mark === null
      ? await initial(name, families, colors.onBrand)
      : mark.map(({ path, tone }) => `<path d="${path}" stroke="${tones[tone]}"/>`).join("");
  // Systems cut a circle out of a full icon: the mark has to fit into it.
  const inset = full ? `translate(5 5) scale(.75)` : "";
  const strokes = 'fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIELD} ${FIELD}">` +
    `<rect width="${FIELD}" height="${FIELD}" rx="${full ? 0 : 10}" fill="${colors.brand}"/>` +
    `<g transform="${inset}" ${strokes}>${drawing}</g></svg>`
  );
}

async function initial(name: string, families: SiteIcon["families"], color: string): Promise<string> {
  const { strong } = await facesOf(families);
  const letter = /\p{L}|\p{N}/u.exec(name)?.[0]?.toUpperCase() ?? "";
  const { path, width } = outline(letter, strong, LETTER_SIZE);
  return `<path transform="translate(${(FIELD - width) / 2} 28.5)" d="${path}" fill="${color}" stroke="none"/>`;
}
