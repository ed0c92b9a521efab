import { existsSync } from "node:fs";
import { readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { privateFolder } from "~/infra/private-files.server";

const PRIVATE = { mode: 0o600 };

/** The folder where development finds what production would send. */
export interface OutboxFolder {
  /** Writes a file whole or not at all; the same name replaces it. @returns its path */
  put(name: string, content: Buffer): Promise<string>;
  /** Removes what was written before a moment. @returns how many files */
  purge(before: Date): Promise<number>;
  /** Removes the files with these names; those that are not there are no fault. */
  remove(names: readonly string[]): Promise<void>;
}

/** A folder that is made with its first file; only this user of the machine can read what is in it. */
export function createOutboxFolder(dir: string): OutboxFolder {
  if (existsSync(dir)) privateFolder(dir);
  const write = (file: string, content: Buffer) =>
    writeFile(file, content, PRIVATE).catch(async () => {
      privateFolder(dir);
      await writeFile(file, content, PRIVATE);
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
