import type { InputFault } from "../../faults/input-faults";
import { draws } from "../../media/font-facts";
import type { DealerMedia } from "../../media/media-file";
import type { Typeface } from "../config/typeface";
import { type OwnFace, ownFaces, uprightLatin } from "../own-typeface";
import { type CheckedSite, doubtAt, faultAt, repeatsOf, when } from "./told";

type Path = InputFault["path"];

/** What every page is written in, whatever its language: letters, figures, and the signs of prices and mail. */
const NEEDED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789$%&@.,:;!?()/-–’“”";
/** The boldest weight that browsers take for ordinary text before they look among lighter ones. */
const MOST_ORDINARY = 500;
/** The lightest weight that browsers hold for bold. */
const LEAST_BOLD = 600;

/** Own typefaces whose files are there, but not what the configuration says or pages need. */
export function typefaceFaults({ config, media }: CheckedSite): readonly InputFault[] {
  const { text, headings } = config.theme.typefaces;
  const letters = new Set(Array.from(NEEDED + config.site.name.replace(/\s/g, "")));
  return [
    ...faultsOfTypeface(text, ["theme", "typefaces", "text"], { media, letters, isText: true }),
    ...faultsOfTypeface(headings, ["theme", "typefaces", "headings"], { media, letters, isText: false }),
  ];
}

/** What a typeface's files are held against. */
interface Wanted {
  readonly media: DealerMedia;
  readonly letters: ReadonlySet<string>;
  /** Whether it needs an ordinary and a bold weight; one is enough for headings. */
  readonly isText: boolean;
}

function faultsOfTypeface(
  typeface: Typeface | undefined,
  at: Path,
  { media, letters, isText }: Wanted,
): readonly InputFault[] {
  if (typeface === undefined) return [];
  const faces = ownFaces(typeface, media);
  // Files that are missing or broken are told where the folder is read.
  if (faces.length < typeface.files.length) return [];
  return [
    ...repeatsOf(
      typeface.files.map(({ file }) => file),
      (index) => [...at, "files", index, "file"],
      "each file once",
    ),
    ...faces.flatMap((face) => faultsOfFace(face, typeface, [...at, "files", face.index])),
    ...missingLetters(faces, [...at, "files"], letters),
    ...missingFaces(faces, [...at, "files"], isText),
  ];
}

function faultsOfFace({ index, weights, isItalic, font }: OwnFace, { files }: Typeface, at: Path) {
  const { weight, style, file } = files[index] ?? {};
  const has = font.weights;
  const varies = has.from < has.to;
  const isBeyond = weights.from < has.from || weights.to > has.to;
  return [
    ...when(weights.from > weights.to, () => faultAt([...at, "weight"], "the lighter weight first", weight)),
    ...when(varies && isBeyond, () =>
      faultAt([...at, "weight"], `weights from ${has.from} to ${has.to}, which the file has`, weight),
    ),
    ...when(!varies && (has.from < weights.from || has.from > weights.to), () =>
      doubtAt([...at, "weight"], `${has.from} among the weights, which the file says it has`, weight),
    ),
    ...when(style !== undefined && isItalic !== font.isItalic, () =>
      doubtAt([...at, "style"], `"${font.isItalic ? "italic" : "normal"}", which the file says it is`, style),
    ),
    ...when(!font.mayBeEmbedded, () =>
      doubtAt(
        [...at, "file"],
        "a typeface that its maker lets pages show: this one is marked as not for that, so ask for its web licence",
        file,
      ),
    ),
  ];
}

function missingLetters(
  faces: readonly OwnFace[],
  at: Path,
  letters: ReadonlySet<string>,
): readonly InputFault[] {
  const missing = [...letters].filter((letter) => !faces.some(({ font }) => draws(font, letter)));
  return when(missing.length > 0, () =>
    doubtAt(
      at,
      "files with all letters, figures and signs of the dealer's name and of prices: the device's typeface stands in for others",
      `none with ${missing.join("")}`,
    ),
  );
}

function missingFaces(faces: readonly OwnFace[], at: Path, isText: boolean): readonly InputFault[] {
  const upright = uprightLatin(faces);
  const received = faces.map(({ weights }) => `${weights.from}–${weights.to}`).join(", ");
  if (upright.length === 0)
    return [
      doubtAt(at, "an upright file with Latin letters, or the typeface of the template stays", received),
    ];
  return when(isText && !hasTextWeights(upright), () =>
    doubtAt(at, "weights 400 and 600 of text, or browsers draw the bold one themselves", received),
  );
}

/**
 * A browser asked for strong text takes the next bolder file, and draws bold letters itself only where none is bold.
 * Asked for ordinary text it takes a bold file only where there is no lighter one.
 */
function hasTextWeights(faces: readonly OwnFace[]): boolean {
  return (
    faces.some(({ weights }) => weights.from <= MOST_ORDINARY) &&
    faces.some(({ weights }) => weights.to >= LEAST_BOLD)
  );
}
