import type { ReadForm } from "~/ports/body-reader";
import { hasLongName, MOST_PARTS, MOST_TEXT_BYTES } from "./body-limits.server";
import { pour } from "./pour.server";

const AMPERSAND = 0x26;

/** Reads a form of texts. Bytes and fields are counted before anything is parsed. */
export async function readUrlencoded(request: Request): Promise<ReadForm> {
  const pieces: Uint8Array[] = [];
  let room = MOST_TEXT_BYTES;
  let fields = 1;
  const fault = await pour(request, (piece) => {
    for (const byte of piece) if (byte === AMPERSAND) fields += 1;
    if (fields > MOST_PARTS) return 413;
    const isTooMuch = piece.byteLength > room;
    pieces.push(isTooMuch ? piece.subarray(0, room) : piece);
    room -= piece.byteLength;
    return isTooMuch ? 413 : null;
  });
  const data = new FormData();
  for (const [name, value] of new URLSearchParams(Buffer.concat(pieces).toString("utf8")))
    data.append(name, value);
  return { data, fault: fault ?? (hasLongName(data) ? 413 : null) };
}
