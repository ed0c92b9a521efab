import { createReadStream, createWriteStream } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Entry } from "yauzl";
import { beginning, FeedFault } from "./feed-fault.server";
import { FEED_LIMITS } from "./limits.server";
import type { PlainFile } from "./plain-file.server";
import { makeTemporaryFolder } from "./temporary-folder.server";
import { type OpenZip, openZip, tooLarge } from "./zip-file.server";

/** A file out of its packing. */
export interface Unpacked extends PlainFile {
  readonly packed: readonly ("gzip" | "zip")[];
  /** The file within a zip. */
  readonly entry: string | null;
  /** Whether it is a workbook, which is a zip file itself. */
  readonly isWorkbook: boolean;
  readonly remove: () => Promise<void>;
}

/** More than anyone packs a file into. */
const MOST_LAYERS = 3;

/**
 * Unpacks a file as often as it is packed, to temporary files; one that is not packed stays where it is.
 * @param wanted name of the file within a zip that holds several
 * @throws FeedFault for what is cut off, too large, or holds several files of which none was named
 */
export async function unpack(file: string, wanted: string | null): Promise<Unpacked> {
  const found = await stat(file);
  if (found.isDirectory()) throw new FeedFault(`${file} is a folder, not a file`);
  if (found.size > FEED_LIMITS.bytes) throw new FeedFault(tooLarge(file));
  let folder: string | null = null;
  const remove = async () => {
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  };
  let at: PlainFile = { path: file, name: file };
  const packed: ("gzip" | "zip")[] = [];
  let entry: string | null = null;
  try {
    for (;;) {
      const kind = await packingOf(at.path);
      const zip = kind === "zip" ? await openZip(at.path, at.name) : null;
      if (kind === null || (zip !== null && isWorkbook(zip))) {
        zip?.close();
        return { ...at, packed, entry, isWorkbook: kind === "zip", remove };
      }
      if (packed.push(kind) > MOST_LAYERS)
        throw new FeedFault(`${file} is packed more than ${MOST_LAYERS} times`);
      folder ??= makeTemporaryFolder();
      const path = join(folder, String(packed.length));
      if (zip === null) at = await gunzip(at, path);
      else {
        at = await unzip(zip, at, path, wanted);
        entry = at.name;
      }
    }
  } catch (error) {
    await remove();
    throw error;
  }
}

async function packingOf(path: string): Promise<"gzip" | "zip" | null> {
  const handle = await open(path);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    const magic = buffer.toString("latin1");
    if (magic.startsWith("\x1f\x8b")) return "gzip";
    return magic === "PK\x03\x04" || magic === "PK\x05\x06" ? "zip" : null;
  } finally {
    await handle.close();
  }
}

function isWorkbook({ entries }: OpenZip): boolean {
  return entries.some(({ fileName }) => fileName === "xl/workbook.xml");
}

async function gunzip({ path, name }: PlainFile, target: string): Promise<PlainFile> {
  try {
    await pipeline(createReadStream(path), createGunzip(), bounded(name), createWriteStream(target));
  } catch (error) {
    if (error instanceof FeedFault) throw error;
    throw new FeedFault(`${name} is cut off, or no gzip file: ${messageOf(error)}`, { cause: error });
  }
  return { path: target, name: name.replace(/\.gz$/i, "") };
}

async function unzip(zip: OpenZip, { name }: PlainFile, target: string, wanted: string | null) {
  try {
    const entry = wantedEntry(zip.entries, name, wanted);
    const source = await zip.read(entry);
    await pipeline(source, bounded(name), createWriteStream(target));
    return { path: target, name: entry.fileName };
  } catch (error) {
    if (error instanceof FeedFault) throw error;
    throw new FeedFault(`${name} is cut off: ${messageOf(error)}`, { cause: error });
  } finally {
    zip.close();
  }
}

function wantedEntry(entries: readonly Entry[], name: string, wanted: string | null): Entry {
  // Folders, and what a Mac adds.
  const files = entries.filter(
    ({ fileName }) => !/\/$|^__MACOSX\//.test(fileName) && !basename(fileName).startsWith("."),
  );
  const [first] = files;
  const named = files.find(({ fileName }) => fileName === wanted || basename(fileName) === wanted);
  if (named) return named;
  if (wanted === null && files.length === 1 && first) return first;
  const has =
    files.length === 0 ? "no file" : beginning(files.map(({ fileName }) => fileName).join(", "), 500);
  if (wanted !== null) throw new FeedFault(`${name} holds no "${wanted}"; it has: ${has}`);
  throw new FeedFault(
    `${name} holds ${files.length} files: name one of them with \`--entry NAME\`, or \`entry\` in the mapping; it has: ${has}`,
  );
}

/** Passes bytes on until there are more of them than any stock needs: a few packed ones can unpack to billions. */
function bounded(name: string) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > FEED_LIMITS.bytes) throw new FeedFault(tooLarge(name));
      yield chunk;
    }
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
