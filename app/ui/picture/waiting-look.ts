import { classNames } from "~/ui/theme/class-names";
import * as css from "./picture.css";
import { toneOf } from "./picture-tones";

const PAINTED = /^\/media\/v\/(?<inside>\w*[iI]nterior)?.*-(?<paint>[0-9a-f]{6})$/;

/** How the place of a picture looks until it is loaded: our own studio's addresses tell the colour. */
export function waitingLook(src: string): string {
  const painted = PAINTED.exec(src)?.groups;
  if (painted?.["paint"] === undefined) return css.waiting;
  if (painted["inside"] !== undefined) return css.waitingInside;
  return classNames(css.waitingBody, css.tones[toneOf(painted["paint"])]);
}
