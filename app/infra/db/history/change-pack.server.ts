import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A vehicle as it was before an import: its document, or null where it was not published. */
export interface Before {
  readonly id: string;
  readonly document: string | null;
}

/** Level 4 takes a tenth of the time of level 9 and a fifth more room. */
const QUALITY = 4;

/** Many vehicles in few bytes: documents are alike, so they are compressed together. */
export async function packChanges(changes: readonly Before[]): Promise<Buffer> {
  // JSON holds no line break outside its texts and escapes those within.
  const text = changes.map(({ id, document }) => `${id} ${document ?? ""}`).join("\n");
  return compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** What {@link packChanges} packed. */
export async function unpackChanges(content: Uint8Array | ArrayBuffer): Promise<readonly Before[]> {
  const text = (await decompress(new Uint8Array(content))).toString("utf8");
  return text.split("\n").map((line) => {
    const end = line.indexOf(" ");
    return { id: line.slice(0, end), document: line.slice(end + 1) || null };
  });
}
