import { type Point2 } from "../geometry/point";
import { type Quad } from "../shading/body-material";

interface DoorLayout {
  /** x of the front door's leading edge, of the line between the doors, and of the rear door's end (none: two doors). */
  readonly front: number;
  readonly middle: number;
  readonly rear?: number;
  readonly sill: number;
  readonly belt: number;
  /** Where the rear door's edge bends round the wheel arch. */
  readonly arch?: Point2;
}

/** Shut lines of the doors, seen from the side. */
export function doorLines({ front, middle, rear, sill, belt, arch }: DoorLayout): Quad[] {
  const lean = 0.02;
  const lines: Quad[] = [
    [front, belt + 0.03, front + lean, sill + 0.12],
    [front + lean, sill + 0.12, front - 0.03, sill + 0.04],
    [front - 0.03, sill + 0.04, middle + 0.03, sill + 0.035],
    [middle, belt + 0.03, middle, sill + 0.035],
  ];
  if (rear === undefined || arch === undefined) return lines;
  const [x, y] = arch;
  return [
    ...lines,
    [middle, sill + 0.035, x + 0.02, sill + 0.035],
    [x + 0.02, sill + 0.035, x - 0.02, y],
    [x - 0.02, y, rear, y + 0.24],
    [rear, y + 0.24, rear, belt + 0.03],
  ];
}

function flap(x: number, y: number, halfLength: number, halfHeight: number): Quad[] {
  const [rear, front, bottom, top] = [x - halfLength, x + halfLength, y - halfHeight, y + halfHeight];
  return [
    [rear, bottom, front, bottom],
    [front, bottom, front, top],
    [front, top, rear, top],
    [rear, top, rear, bottom],
  ];
}

/** A square flap, such as the fuel filler's: centre and half size. */
export const fillerFlap = (x: number, y: number, half = 0.045): Quad[] => flap(x, y, half, half);

/** The oblong flap over an electric car's charge port: centre. */
export const chargeFlap = (x: number, y: number): Quad[] => flap(x, y, 0.075, 0.045);
