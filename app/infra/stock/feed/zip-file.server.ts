import { type Entry, openPromise, type ZipFile } from "yauzl";
import { FEED_LIMITS } from "./limits.server";
import { FeedFault } from "./feed-fault.server";

/** A zip file and what it holds. */
export interface OpenZip {
  readonly entries: readonly Entry[];
  /** The bytes of one of its files. They end with an error where they are not what the zip says. */
  readonly read: (entry: Entry) => Promise<AsyncIterable<Buffer>>;
  readonly close: () => void;
}

const MOST_ENTRIES = 10_000;

/** Opens a zip file. @param name what people know it by @throws FeedFault for one that is cut off or none */
export async function openZip(path: string, name: string): Promise<OpenZip> {
  let zip: ZipFile | null = null;
  try {
    zip = await openPromise(path, { autoClose: false });
    const opened = zip;
    const entries: Entry[] = [];
    for await (const entry of opened.eachEntry()) {
      if (entries.push(entry) > MOST_ENTRIES) throw new Error(`more than ${MOST_ENTRIES} files`);
    }
    return { entries, read: (entry) => readEntry(opened, entry, name), close: () => opened.close() };
  } catch (error) {
    zip?.close();
    throw new FeedFault(`${name} is cut off, or no zip file: ${messageOf(error)}`, { cause: error });
  }
}

async function readEntry(zip: ZipFile, entry: Entry, name: string): Promise<AsyncIterable<Buffer>> {
  if (entry.isEncrypted()) throw new FeedFault(`${name} is protected by a password`);
  if (entry.uncompressedSize > FEED_LIMITS.bytes) throw new FeedFault(tooLarge(name));
  try {
    return await zip.openReadStreamPromise(entry);
  } catch (error) {
    throw new FeedFault(`${name}: ${entry.fileName} cannot be unpacked: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

/** Why a file is refused that is larger than any stock. */
export function tooLarge(name: string): string {
  return `${name} holds more than ${FEED_LIMITS.bytes / 1024 / 1024} MB, which no file of stock needs`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
