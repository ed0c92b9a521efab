import { type Point3 } from "../geometry/point";

/** A part of a vehicle that a visitor can ask about. */
export interface Hotspot {
  readonly id: string;
  /** Its name, in the language of the demonstration data. */
  readonly part: string;
  /** Where it is; several for a part that there are several of, of which the nearest visible one counts. */
  readonly places: readonly Point3[];
}

/** A place in a picture: fractions of its width from the left and of its height from the top. */
export interface PicturePlace {
  readonly x: number;
  readonly y: number;
}
