import { paintNamed } from "~/domain/picture/paint";
import { paintNameOf } from "~/domain/picture/paint-palette";
import { isSpinView, parseStudioPicture, type StudioPicture } from "~/domain/picture/studio-picture";
import { SPIN_FRAMES } from "~/domain/picture/studio-shapes";
import type { Translator } from "~/i18n/translator";

/** Whose picture it is. */
export interface PictureSubject {
  /** "2022 Mazda CX-5 GT SP" */
  readonly name: string;
  readonly colour: string | null;
}

/**
 * What a vehicle's picture shows, in words: "2021 Toyota HiLux SR5, white, front left". Sides are the vehicle's own.
 * @param index 0 for the first picture; later ones of unknown content are numbered
 */
export function pictureAlt(address: string, subject: PictureSubject, index: number, t: Translator): string {
  const studio = parseStudioPicture(address);
  if (studio !== null) return studioAlt(studio, subject, t);
  const { name, colour } = subject;
  if (index > 0) return t("pictures.altNumbered", { name, number: index + 1 });
  return colour === null ? name : t("pictures.altPhoto", { name, colour });
}

function studioAlt({ body, view, paint }: StudioPicture, { name, colour }: PictureSubject, t: Translator) {
  if (/[iI]nterior(?:[A-Z]\w*)?$/.test(body)) {
    const room = body.startsWith("caravan") ? "insideCaravan" : "inside";
    return t("pictures.alt", { name, view: t(`pictures.${room}.${view}`) });
  }
  const seen = isSpinView(view)
    ? t("pictures.views.spin", { degrees: degrees(view) })
    : t(`pictures.views.${view}`);
  // A colour that was only guessed from the studio's paint is not named as the vehicle's.
  const shown = paintNamed(colour) === null ? null : paintNameOf(paint);
  if (shown === null) return t("pictures.alt", { name, view: seen });
  return t("pictures.altColour", { name, colour: t(`pictures.paints.${shown}`), view: seen });
}

function degrees(view: string): number {
  return (Number(view.slice("spin".length)) * 360) / SPIN_FRAMES;
}
