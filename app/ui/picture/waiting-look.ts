import { classNames } from "~/ui/theme/class-names";
import * as css from "./picture.css";
import { toneOf } from "./picture-tones";

const PAINTED = /^\/media\/v\/(?<inside>\w*[iI]nterior)?.*-(?<paint>[0-9a-f]{6})$/;

/** The class for the place of a picture until it has loaded. The address of a studio picture tells its colour. */
export function waitingLook(src: string): string {
  const painted = PAINTED.exec(src)?.groups;
  if (painted?.["paint"] === undefined) return css.waiting;
  if (painted["inside"] !== undefined) return css.waitingInside;
  return classNames(css.waitingBody, css.tones[toneOf(painted["paint"])]);
}
