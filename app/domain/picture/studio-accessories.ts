import { parseStudioPicture } from "./studio-picture";
import { isStudioShape, type StudioShape } from "./studio-shapes";

/** Shapes that wear what is sold separately (bars, lamps, racks, cases), and the nearest one without. */
const BARE: Readonly<Record<string, string>> = {
  motorcycleB: "motorcycleG",
  suvB: "suvD",
  ute: "uteD",
  uteB: "uteD",
};

/** The shape as it leaves the factory: a picture beside the lowest price of a model shows nothing that costs extra. */
export function bareShape(shape: StudioShape): StudioShape {
  const bare = BARE[shape];
  return bare !== undefined && isStudioShape(bare) ? bare : shape;
}

/** Whether the picture at this address is a drawn one that shows accessories; false for a photograph. */
export function showsAccessories(address: string): boolean {
  const drawn = parseStudioPicture(address);
  return drawn !== null && Object.hasOwn(BARE, drawn.body);
}
