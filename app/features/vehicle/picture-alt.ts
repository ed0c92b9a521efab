import { parseStudioPicture } from "~/domain/picture/studio-picture";
import type { Translator } from "~/i18n/translator";

/** Bodies of the picture studio that show the inside. */
const INSIDES: ReadonlySet<string> = new Set(["interior", "caravanInterior"]);

export interface PictureSubject {
  /** "2022 Mazda CX-5 GT SP" */
  readonly name: string;
  readonly colour: string | null;
}

/**
 * What a vehicle's picture shows, in words: name, colour and, where the address tells it, the view.
 * @param index 0 for the first picture; later ones of unknown content are numbered
 */
export function pictureAlt(
  address: string,
  { name, colour }: PictureSubject,
  index: number,
  t: Translator,
): string {
  const studio = parseStudioPicture(address);
  if (studio === null && index > 0) return t("card.altNumbered", { name, number: index + 1 });
  if (studio === null) return colour === null ? name : t("card.altPlainColour", { name, colour });
  if (INSIDES.has(studio.body)) return t("card.interior", { name });
  const view = t(`card.pictureViews.${studio.view}`);
  return colour === null ? t("card.alt", { name, view }) : t("card.altColour", { name, colour, view });
}
