import { encode } from "uqr";
import type { QrDrawing } from "~/ports/vehicle-papers";

/** Light squares around the code. The standard asks for four; phones read two on white paper. */
const QUIET = 2;

/** An address as a QR code, each row of dark squares one stroke of the path. */
export function qrDrawing(address: string): QrDrawing {
  const { data, size } = encode(address, { ecc: "M", border: QUIET });
  const path = data.flatMap((row, y) => runs(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return { size, path: path.join("") };
}

/** Where dark squares begin in a row, and how many follow. */
function runs(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
