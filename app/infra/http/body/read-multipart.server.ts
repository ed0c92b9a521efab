import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import type { BodyFault, FormRules, ReadForm } from "~/ports/body-reader";
import { hasLongName, MOST_HEAD_BYTES, MOST_PARTS, MOST_TEXT_BYTES, OVERSIZE } from "./body-limits.server";
import { pour } from "./pour.server";

/** Most files in one form, where its rules say nothing else. */
const MOST_FILES = 3;

/**
 * Reads a form with files. Only the files may be large: texts, heads of parts and the rest are limited as in other
 * forms. Where the rules say how many files there may be, those beyond are left out: whoever asked for them counts.
 */
export async function readMultipart(request: Request, rules: FormRules): Promise<ReadForm> {
  const { fileBytes, files = 0 } = rules;
  const data = new FormData();
  const parser = makeParser(request, rules);
  if (parser === null) return { data, fault: 400 };
  const ended = endOf(parser);
  let [bytes, ofFiles] = [0, 0];
  let found: BodyFault | null = null;
  const tooMuch = () => void (found = 413);
  parser.on("partsLimit", tooMuch).on("fieldsLimit", tooMuch);
  if (files === 0 || fileBytes === 0) parser.on("filesLimit", tooMuch);
  parser.on("field", (name, value, _nameIsCut, isCut) => {
    if (isCut) tooMuch();
    append(data, name, value);
  });
  parser.on("file", (field, stream, name, _encoding, type) => {
    stream.on("data", (piece: Buffer) => void (ofFiles += piece.byteLength));
    keep(stream, fileBytes, (bytes) => append(data, field, new File([bytes], ownName(name), { type })));
  });
  const most = MOST_TEXT_BYTES + fileBytes * Math.max(OVERSIZE, files);
  const stopped = await pour(request, async (piece) => {
    bytes += piece.byteLength;
    const fault = await Promise.race([written(parser, piece), ended]);
    return fault ?? found ?? (bytes - ofFiles > MOST_TEXT_BYTES || bytes > most ? 413 : null);
  });
  if (stopped !== null) return { data, fault: stopped };
  parser.end();
  const fault = (await ended) ?? found;
  return { data, fault: fault ?? (hasLongName(data) ? 413 : null) };
}

/** The name that a file has: browsers write quotes and ends of lines, which the head of a part cannot hold, as `%22`. */
function ownName(name: string | undefined): string {
  return (name ?? "").replaceAll("%22", '"').replace(/%0[AD]/gi, " ");
}

/** A part may have no name, whatever the parser's types say; such a part is dropped. */
function append(data: FormData, name: string | undefined, value: string | File): void {
  if (name !== undefined) data.append(name, value);
}

/** The parser of a body; null when the content type names no boundary. */
function makeParser(
  { headers }: Request,
  { fileBytes, files = MOST_FILES }: FormRules,
): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { "content-type": headers.get("content-type") ?? "" },
      limits: {
        fieldSize: MOST_TEXT_BYTES,
        parts: MOST_PARTS,
        files: fileBytes > 0 ? files : 0,
        headerPairs: 20,
        headerSize: MOST_HEAD_BYTES,
      },
    });
  } catch {
    return null;
  }
}

/** What is wrong with a body that was read to its end; null for one that is whole. */
function endOf(parser: BusboyInstance): Promise<BodyFault | null> {
  return new Promise((resolve) => {
    parser.once("finish", () => resolve(null));
    // The body broke off, or has no parts. Later errors have no handler and would end the process.
    parser.on("error", () => resolve(400));
  });
}

function written(parser: BusboyInstance, piece: Uint8Array): Promise<null> {
  return new Promise((resolve) => void parser.write(piece, () => resolve(null)));
}

/** Keeps a file up to one byte more than its limit; the rest is dropped. */
function keep(stream: BusboyFileStream, most: number, then: (bytes: Buffer<ArrayBuffer>) => void): void {
  const pieces: Uint8Array[] = [];
  let room = most + 1;
  stream.on("data", (piece: Buffer) => {
    if (room > 0) pieces.push(piece.subarray(0, room));
    room -= piece.byteLength;
  });
  stream.on("error", () => undefined);
  stream.on("end", () => then(Buffer.concat(pieces)));
}
