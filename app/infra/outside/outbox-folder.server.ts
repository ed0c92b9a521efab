import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The folder where development finds what production would send. */
export interface OutboxFolder {
  /** Writes a file whole or not at all; the same name replaces it. @returns its path */
  put(name: string, content: Buffer): Promise<string>;
  /** Removes what was written before a moment. @returns how many files */
  purge(before: Date): Promise<number>;
  /** Removes the files with these names; those that are not there are no fault. */
  remove(names: readonly string[]): Promise<void>;
}

/** A folder, made when a file finds none. */
export function createOutboxFolder(dir: string): OutboxFolder {
  const write = (file: string, content: Buffer) =>
    writeFile(file, content).catch(async () => {
      await mkdir(dir, { recursive: true });
      await writeFile(file, content);
    });
  return {
    async put(name, content) {
      const file = join(dir, name);
      await write(`${file}.part`, content);
      await rename(`${file}.part`, file);
      return file;
    },
    async purge(before) {
      const names = await readdir(dir).catch(() => []);
      let removed = 0;
      for (const name of names) {
        const file = join(dir, name);
        const found = await stat(file).catch(() => null);
        if (found === null || found.mtime >= before) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
    async remove(names) {
      for (const name of names) await rm(join(dir, name), { force: true });
    },
  };
}
