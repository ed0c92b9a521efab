import { LRUCache } from "lru-cache";
import * as z from "zod";
import type { DiskCache } from "../disk-cache.server";
import { shortHash } from "../short-hash.server";

const noteSchema = z.strictObject({
  /** Hash of the picture's bytes. */
  version: z.string().regex(/^[A-Za-z0-9_-]+$/),
  etag: z.string().nullable(),
  /** Milliseconds since 1970. */
  checkedAt: z.number(),
});
/** What is known of a source: which version its host had when it was last asked. */
export type SourceNote = z.infer<typeof noteSchema>;

const MOST_NOTES = 20_000;

/** What is known of the sources, by key; in memory, and on disk through restarts. */
export class SourceNotes {
  readonly #recent = new LRUCache<string, SourceNote>({ max: MOST_NOTES });

  constructor(private readonly cache: DiskCache) {}

  async get(key: string): Promise<SourceNote | null> {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const bytes = await this.cache.get(fileName(key));
    const note = bytes === null ? null : readNote(Buffer.from(bytes).toString("utf8"));
    if (note !== null) this.#recent.set(key, note);
    return note;
  }

  async put(key: string, note: SourceNote): Promise<void> {
    this.#recent.set(key, note);
    // With a full disk the note is lost at the next start, which does no harm.
    await this.cache.put(fileName(key), Buffer.from(JSON.stringify(note))).catch(() => undefined);
  }
}

function fileName(key: string): string {
  return `${shortHash(key)}.note`;
}

function readNote(text: string): SourceNote | null {
  try {
    return noteSchema.parse(JSON.parse(text));
  } catch {
    // Written by an older release, or damaged: the host is asked again.
    return null;
  }
}
