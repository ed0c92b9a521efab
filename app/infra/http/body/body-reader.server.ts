import type { BodyFault, BodyReader } from "~/ports/body-reader";
import { pour } from "./pour.server";
import { readMultipart } from "./read-multipart.server";
import { readUrlencoded } from "./read-urlencoded.server";

/** The one reader of bodies, for the web requests of any server. */
export const bodyReader: BodyReader = {
  async form(request, rules) {
    const type = mediaType(request);
    if (type === "application/x-www-form-urlencoded") return readUrlencoded(request);
    if (type === "multipart/form-data" && rules.multipart) return readMultipart(request, rules);
    return { data: new FormData(), fault: await otherFault(request, type) };
  },
  async text(request, { types, mostBytes }) {
    if (!types.includes(mediaType(request))) return { fault: 415 };
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    const fault = await pour(request, (piece) => {
      bytes += piece.byteLength;
      pieces.push(piece);
      return bytes > mostBytes ? 413 : null;
    });
    return fault === null ? { text: Buffer.concat(pieces).toString("utf8") } : { fault };
  },
};

/** A program without anything to send names no type; any other body without a known type is not a form. */
async function otherFault(request: Request, type: string): Promise<BodyFault | null> {
  return type === "" ? pour(request, ({ byteLength }) => (byteLength > 0 ? 415 : null)) : 415;
}

function mediaType({ headers }: Request): string {
  return (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
