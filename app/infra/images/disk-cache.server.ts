import { readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { privateFolder } from "../private-files.server";

/** Milliseconds between two notes of a file's last use; a restart goes by these notes. */
const TOUCH_MS = 60_000;
/**
 * Most files in the index, more than a cache of sensible size holds. The bound is kept by counting small files as
 * larger ones: an index that is given a number of entries allocates room for all of them at once, 18 MB.
 */
const MOST_FILES = 500_000;

/**
 * The files of one folder, never more than `maxBytes` together; the least recently used are deleted first. The folder
 * belongs to one process. Files of an earlier process are taken over in the order in which they were used.
 */
export class DiskCache {
  readonly #index: LRUCache<string, { readonly bytes: number; touchedAt: number }>;
  #opened: Promise<void> | null = null;
  #writes = 0;

  constructor(
    private readonly dir: string,
    maxBytes: number,
  ) {
    this.#index = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(bytes, Math.ceil(maxBytes / MOST_FILES)),
      dispose: (_, name, reason) => {
        if (reason === "evict" || reason === "delete") void rm(this.#path(name), { force: true });
      },
    });
  }

  /** The bytes under a name of letters, digits, dots, hyphens and underscores; null when they are not there. */
  async get(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    // Without its folder nothing is kept, but pictures are still sent.
    await this.#open().catch(() => undefined);
    const entry = this.#index.get(name);
    if (entry === undefined) return null;
    const bytes = await readFile(this.#path(name)).catch(() => null);
    if (bytes?.byteLength !== entry.bytes) {
      // The folder was emptied, or a power cut left a shortened file.
      this.#index.delete(name);
      return null;
    }
    this.#touch(name, entry);
    return new Uint8Array(bytes);
  }

  /** Whether there are bytes under a name, without reading them. */
  has(name: string): boolean {
    return this.#index.has(name);
  }

  /**
   * Keeps the bytes, whole or not at all: readers never see half a file. Does nothing with more bytes than the bound.
   */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    await this.#open();
    const temporary = this.#path(`.${name}.${process.pid}.${this.#writes++}`);
    try {
      // The file is flushed to disk before it gets its name, so that a power cut cannot leave an empty file under that
      // name.
      await writeFile(temporary, bytes, { flush: true, mode: 0o600 });
      await rename(temporary, this.#path(name));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    this.#index.set(name, { bytes: bytes.byteLength, touchedAt: Date.now() });
    if (!this.#index.has(name)) await rm(this.#path(name), { force: true });
  }

  #path(name: string): string {
    return join(this.dir, name);
  }

  #touch(name: string, entry: { touchedAt: number }): void {
    const now = Date.now();
    if (now - entry.touchedAt < TOUCH_MS) return;
    entry.touchedAt = now;
    utimes(this.#path(name), now / 1000, now / 1000).catch(() => undefined);
  }

  #open(): Promise<void> {
    return (this.#opened ??= this.#takeOver());
  }

  async #takeOver(): Promise<void> {
    // Pictures are public, but which of them were asked for is not, and no other user has business in DATA_DIR. The
    // rule is the same as for the database and the outbox.
    privateFolder(this.dir);
    const files: { name: string; bytes: number; touchedAt: number }[] = [];
    for (const name of await readdir(this.dir)) {
      // A name with a dot belongs to a file that was never finished.
      if (name.startsWith(".")) await rm(this.#path(name), { force: true, recursive: true });
      const info = await stat(this.#path(name)).catch(() => null);
      if (info?.isFile()) files.push({ name, bytes: info.size, touchedAt: info.mtimeMs });
    }
    files.sort((one, other) => one.touchedAt - other.touchedAt);
    for (const { name, bytes, touchedAt } of files) this.#index.set(name, { bytes, touchedAt });
  }
}
