import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import chardet from "chardet";
import iconv from "iconv-lite";
import { createLetterCounter, type LetterCount } from "~/domain/stock/file/letters";
import { FeedFault } from "./feed-fault.server";
import type { PlainFile } from "./plain-file.server";

const HEAD_BYTES = 4096;
const SAMPLE_BYTES = 64 * 1024;
/** Guesses of `chardet` whose letters are not Latin, and those of two bytes a letter, which it knows for sure. */
const OTHER_SCRIPTS = /^(?:windows-125[1356]|ISO-8859-[5678]|KOI8)/;
const TWO_BYTES = /^(?:Shift_JIS|EUC-|GB18030|Big5|ISO-2022)/;
const SURE = 60;
/** Fewer letters beyond ASCII say nothing of the script. */
const FEW_LETTERS = 10;

/**
 * The encoding of a text file: what was told, or what its bytes say (a mark at its beginning, zero bytes, the whole file being
 * right in UTF-8), else what an XML file declares, else Windows-1252 or ISO-8859-1.
 * @throws FeedFault where its letters cannot be right
 */
export async function findEncoding(file: PlainFile, told: string | null): Promise<string> {
  const head = await headOf(file.path);
  if (told !== null) return checkTold(file, told);
  const wide = wideEncoding(head);
  if (wide !== null) return wide;
  if (await isAllUtf8(file.path)) return "utf-8";
  return findSingleByte(file, head);
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function checkTold(file: PlainFile, told: string): Promise<string> {
  const name = told.trim().toLowerCase();
  if (!iconv.encodingExists(name))
    throw new FeedFault(
      `the encoding "${told}" is not known; names are windows-1252, iso-8859-2, utf-16le, cp850 and so on`,
    );
  if (/^utf-?16/.test(name)) return name;
  const isUnicode = /^utf-?8$/.test(name);
  if (isUnicode && (await isAllUtf8(file.path))) return "utf-8";
  const isLatin = /^(?:iso-?8859-?1|latin-?1)$/.test(name);
  if (!isUnicode && !isLatin) return name;
  const { count } = await countLetters(file.path);
  if (isUnicode) throw new FeedFault(`${file.name} is not UTF-8: line ${count.wrongLine} is wrong in it`);
  if (count.windows > 0)
    throw new FeedFault(
      `${file.name} is not ISO-8859-1: ${count.windows} of its letters are none; try windows-1252`,
    );
  return "iso-8859-1";
}

/** UTF-16, by its mark or by the zero bytes that Latin letters have in it; UTF-8 by its mark is proved with all its bytes. */
function wideEncoding(head: Buffer): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = head.length * 0.2;
  if (odd > many && even < odd / 4) return "utf-16le";
  return even > many && odd < even / 4 ? "utf-16be" : null;
}

async function isAllUtf8(path: string): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytesOf(path)) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = wholeLetters(bytes);
    if (!isUtf8(bytes.subarray(0, end))) return false;
    rest = bytes.subarray(end);
  }
  return rest.length === 0;
}

/** Where the last letter of some bytes begins that may go on in the next ones. */
function wholeLetters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte < 0xc0) continue;
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return back < length ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** Counts a file's letters, and gathers those beyond ASCII with what stands beside them. */
async function countLetters(path: string): Promise<{ count: LetterCount; sample: Buffer }> {
  const counter = createLetterCounter();
  const parts: Buffer[] = [];
  let gathered = 0;
  for await (const chunk of bytesOf(path)) {
    counter.add(chunk);
    for (let at = 0; at < chunk.length && gathered < SAMPLE_BYTES; at += 1) {
      if ((chunk[at] ?? 0) < 0x80) continue;
      const part = chunk.subarray(Math.max(0, at - 16), at + 48);
      parts.push(part);
      gathered += part.length;
      at += 48;
    }
  }
  return { count: counter.end(), sample: Buffer.concat(parts) };
}

async function findSingleByte(file: PlainFile, head: Buffer): Promise<string> {
  const { count, sample } = await countLetters(file.path);
  if (count.utf8 > 0 && count.utf8 >= count.wrong)
    throw new FeedFault(
      `${file.name} mixes encodings: ${count.utf8} of its letters are UTF-8, ${count.wrong} are not (the first in line ${count.wrongLine})`,
    );
  const declared = /^<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/i
    .exec(head.toString("latin1"))?.[1]
    ?.toLowerCase();
  if (
    declared !== undefined &&
    !/^(?:utf-?\d+|iso-8859-1|us-ascii)$/.test(declared) &&
    iconv.encodingExists(declared)
  )
    return declared;
  const guesses = chardet.analyse(sample);
  const [first] = guesses;
  const isForeign = count.high >= FEW_LETTERS && count.together > count.high / 2;
  const guess =
    first && TWO_BYTES.test(first.name) && first.confidence >= SURE
      ? first
      : guesses.find(({ name }) => isForeign && OTHER_SCRIPTS.test(name));
  if (guess) throw new FeedFault(`${file.name} looks like ${guess.name}: ${named(guess.name)}`);
  if (isForeign || count.undefined > 0 || count.odd > count.high * 0.05)
    throw new FeedFault(
      `${file.name} is in an encoding that cannot be told from its letters (neither UTF-8 nor Windows-1252): ${named("cp850")}, an old one of DOS`,
    );
  return count.windows > 0 ? "windows-1252" : "iso-8859-1";
}

/** How a person names the encoding of a file. */
function named(example: string): string {
  const name = example.toLowerCase();
  return `name its encoding with \`--encoding\`, or \`encoding\` in the mapping: for example \`--encoding ${name}\``;
}

/** A file's text, piece by piece, without its mark. @throws FeedFault where bytes are wrong in the encoding, or cut off */
export async function* textOf(file: PlainFile, encoding: string): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  try {
    for await (const chunk of bytesOf(file.path)) yield decoder.write(chunk).replaceAll("\0", "");
    yield decoder.end();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new FeedFault(`${file.name} is cut off, or not ${encoding}`, { cause: error });
  }
}

interface Decoder {
  readonly write: (bytes: Buffer) => string;
  readonly end: () => string;
}

/** Node's own decoder refuses wrong bytes of Unicode; iconv reads all other encodings. */
function decoderOf(encoding: string): Decoder {
  if (/^utf-?(?:8|16(?:le|be)?)$/.test(encoding)) {
    const decoder = new TextDecoder(encoding === "utf16" ? "utf-16le" : encoding, { fatal: true });
    return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
  }
  const decoder = iconv.getDecoder(encoding);
  return { write: (bytes) => decoder.write(bytes), end: () => decoder.end() ?? "" };
}

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  // Without an encoding, chunks are buffers.
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) yield chunk as Buffer;
}
