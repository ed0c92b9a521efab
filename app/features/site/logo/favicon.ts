import { LOGO_MARKS } from "./logo-marks";

export interface FaviconInput {
  /** Name of a drawn mark; the first letter of `name` stands in for one that is not known. */
  readonly mark: string | null;
  readonly name: string;
  /** Hex colours. */
  readonly colors: { readonly brand: string; readonly onBrand: string; readonly accentOnInverse: string };
}

const STROKE = 'fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"';

/** The dealer's favicon as SVG text: its mark, else its initial, on its brand colour. */
export function faviconSvg({ mark, name, colors }: FaviconInput): string {
  const strokes = mark === null ? undefined : LOGO_MARKS[mark];
  const tones = { ink: colors.onBrand, accent: colors.accentOnInverse };
  const drawing =
    strokes === undefined
      ? initial(name, colors.onBrand)
      : `<g ${STROKE}>${strokes.map(({ path, tone }) => `<path d="${path}" stroke="${tones[tone]}"/>`).join("")}</g>`;
  const field = `<rect width="40" height="40" rx="10" fill="${colors.brand}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${field}${drawing}</svg>`;
}

function initial(name: string, color: string): string {
  const letter = /\p{L}|\p{N}/u.exec(name)?.[0]?.toUpperCase() ?? "";
  const font = 'font-family="system-ui, sans-serif" font-weight="700" font-size="24"';
  return `<text x="20" y="28.5" text-anchor="middle" ${font} fill="${color}">${letter}</text>`;
}
