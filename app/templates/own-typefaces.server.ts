import { fewerSpans, type Span, widthAt } from "~/domain/media/font-facts";
import type { DealerMedia } from "~/domain/media/media-file";
import type { Typeface } from "~/domain/tenant/config/typeface";
import { mainFace, type OwnFace, ownFaces } from "~/domain/tenant/own-typeface";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { STAND_IN_WEIGHTS, STAND_IN_WIDTHS, STAND_INS, standInMeasures } from "~/ui/theme/stand-ins";
import { tokenSetOf } from "./swatches.server";
import type { OwnFonts } from "./preloaded-fonts";

/** A dealer's own typefaces as a page has them. */
export interface OwnTypefaces {
  /** Rules for the dealer's style element; empty without own typefaces. */
  readonly css: string;
  /** The files that the first screen is set in. */
  readonly fonts: OwnFonts;
  /** What takes the place of the template's families, as CSS lists them; missing where those stay. */
  readonly families: { readonly text?: string; readonly display?: string };
}

/** Weights and width that text is set in; the stand-in's two files are measured at them. */
interface Use {
  /** The weight of most of it. */
  readonly most: number;
  readonly regular: number;
  readonly bold: number;
  /** Percent of the normal width. */
  readonly stretch: number;
}

interface Role {
  readonly name: "text" | "headings";
  readonly typeface: Typeface | undefined;
  /** What its faces are called on the page. */
  readonly family: string;
  readonly use: Use;
}

/** What a role adds to a page; nothing is known of a typeface without a sound file that has Latin letters. */
interface Made {
  readonly faces: readonly string[];
  readonly families: string;
  readonly preload: string;
}

/** Enough for the letters of one script, and short in every page. */
const MOST_SPANS = 16;
/** From here on a device takes its bold face for a heading. */
const BOLD_FROM = 550;
const REGULAR = 400;
const BOLD = 700;
const GENERIC = { sans: "system-ui,sans-serif", serif: "Georgia,serif" } as const;

/**
 * A dealer's own typefaces over its template's: the faces with their files, a stand-in for each that takes the same room,
 * and the properties that name them. Characters that a typeface lacks, such as those of another script, are set in what
 * the device has.
 */
export function ownTypefaces(config: Pick<SiteConfig, "site" | "theme">, media: DealerMedia): OwnTypefaces {
  const [text, headings] = rolesOf(config).map((role) => made(role, media));
  const parts = [text, headings].flatMap((one) => one ?? []);
  // Text and headings in one typeface have the same files.
  const faces = new Set(parts.flatMap((one) => one.faces));
  const families = {
    ...(text == null ? {} : { text: text.families }),
    ...(headings == null ? {} : { display: headings.families }),
  };
  return {
    css: [...faces].join("") + rootRule(families),
    fonts: { text: text?.preload ?? null, headings: headings?.preload ?? null },
    families,
  };
}

/** Outweighs the template's class wherever it stands, as the dealer's tokens do. */
function rootRule(families: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(families).map(([name, list]) => `--font-${name}:${list}`);
  return declarations.length === 0 ? "" : `:root:root{${declarations.join(";")}}`;
}

function rolesOf({ site, theme }: Pick<SiteConfig, "site" | "theme">): readonly Role[] {
  const { font } = tokenSetOf(site.template);
  const value = (token: string, preset: string) => Number.parseFloat(theme.tokens[token] ?? preset);
  const strong = value("weight-strong", font.weightStrong);
  const display = value("weight-display", font.weightDisplay);
  const stretch = value("stretch-display", font.stretchDisplay);
  const { text, headings } = theme.typefaces;
  return [
    {
      name: "text",
      typeface: text,
      family: ownFamily(text),
      use: { most: REGULAR, regular: REGULAR, bold: strong, stretch: 100 },
    },
    {
      name: "headings",
      typeface: headings,
      family: isAnother(text, headings) ? ownFamily(headings, "headings ") : ownFamily(headings),
      use:
        display < BOLD_FROM
          ? { most: display, regular: display, bold: BOLD, stretch }
          : { most: display, regular: REGULAR, bold: display, stretch },
    },
  ];
}

/** The platform may have a typeface of the same name. */
const ownFamily = (typeface: Typeface | undefined, role = "") => `Own ${role}${typeface?.family ?? ""}`;

/**
 * Whether text and headings have different files under one name, which style sheets read without regard to capitals. A
 * page would mix them: bold text in the headings' file, headings in the text's.
 */
function isAnother(text: Typeface | undefined, headings: Typeface | undefined): boolean {
  return (
    text?.family.toLowerCase() === headings?.family.toLowerCase() &&
    JSON.stringify(text?.files) !== JSON.stringify(headings?.files)
  );
}

function made({ name, typeface, family, use }: Role, media: DealerMedia): Made | null {
  if (typeface === undefined) return null;
  const faces = ownFaces(typeface, media);
  const main = mainFace(faces, use.most);
  if (main === null) return null;
  const fallback = `Own ${name} Fallback`;
  return {
    faces: [
      ...faces.map((face) => fontFace(family, face)),
      ...(["regular", "bold"] as const).map((weight) => standIn(fallback, weight, { faces, typeface, use })),
    ],
    families: `"${family}","${fallback}",${GENERIC[typeface.fallback]}`,
    preload: main.address,
  };
}

function fontFace(family: string, { address, weights, isItalic, font }: OwnFace): string {
  return rule({
    "font-family": `"${family}"`,
    src: `url("${address}") format("woff2")`,
    "font-weight": span(weights),
    "font-style": isItalic ? "italic" : "normal",
    ...(font.stretches === null ? {} : { "font-stretch": span(font.stretches, "%") }),
    "font-display": "swap",
    "unicode-range": fewerSpans(font.characters, MOST_SPANS).map(codePoints).join(","),
  });
}

function standIn(
  family: string,
  weight: "regular" | "bold",
  {
    faces,
    typeface,
    use,
  }: { readonly faces: readonly OwnFace[]; readonly typeface: Typeface; readonly use: Use },
): string {
  const at = use[weight];
  const font = mainFace(faces, at)?.font;
  if (font === undefined) return "";
  const width = widthAt(font, at, use.stretch) / STAND_IN_WIDTHS[typeface.fallback][weight];
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = standInMeasures({
    ...font,
    width,
  });
  return rule({
    "font-family": `"${family}"`,
    src: STAND_INS[typeface.fallback][weight],
    "font-weight": STAND_IN_WEIGHTS[weight],
    "size-adjust": sizeAdjust,
    "ascent-override": ascentOverride,
    "descent-override": descentOverride,
    "line-gap-override": lineGapOverride,
  });
}

function rule(descriptors: Readonly<Record<string, string>>): string {
  const written = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${written.join(";")}}`;
}

const span = ({ from, to }: Span, unit = "") =>
  from === to ? `${from}${unit}` : `${from}${unit} ${to}${unit}`;
const hex = (code: number) => code.toString(16).toUpperCase();
const codePoints = ({ from, to }: Span) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`);
