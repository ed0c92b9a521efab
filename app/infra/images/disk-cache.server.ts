import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Files of one folder, never more than `maxBytes` of them together: the oldest go first. */
export class DiskCache {
  #bytes: Promise<number> | null = null;
  #writes = 0;

  constructor(
    private readonly dir: string,
    private readonly maxBytes: number,
  ) {}

  /** The bytes under a name of letters, digits, dots and hyphens; null when they are not there. */
  async get(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    return readFile(join(this.dir, name)).then(
      (bytes) => Uint8Array.from(bytes),
      () => null,
    );
  }

  /** Keeps the bytes, whole or not at all: readers never see half a file. */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    const total = await (this.#bytes ??= this.#measure());
    const temporary = join(this.dir, `.${name}.${process.pid}.${this.#writes++}`);
    await writeFile(temporary, bytes);
    await rename(temporary, join(this.dir, name));
    this.#bytes = Promise.resolve(total + bytes.byteLength);
    if (total + bytes.byteLength > this.maxBytes) await this.#trim();
  }

  async #measure(): Promise<number> {
    await mkdir(this.dir, { recursive: true });
    return (await this.#files()).reduce((sum, file) => sum + file.size, 0);
  }

  /** Removes the oldest until a fifth is free, so that it happens seldom. */
  async #trim(): Promise<void> {
    const files = (await this.#files()).sort((a, b) => a.mtimeMs - b.mtimeMs);
    let total = files.reduce((sum, file) => sum + file.size, 0);
    for (const file of files) {
      if (total <= this.maxBytes * 0.8) break;
      await rm(file.path, { force: true });
      total -= file.size;
    }
    this.#bytes = Promise.resolve(total);
  }

  async #files() {
    const names = await readdir(this.dir);
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(this.dir, name);
        // A file can go between the listing and the look at it, when two processes share the folder.
        const info = await stat(path).catch(() => null);
        return info === null ? null : { path, size: info.size, mtimeMs: info.mtimeMs };
      }),
    );
    return found.filter((file) => file !== null);
  }
}
