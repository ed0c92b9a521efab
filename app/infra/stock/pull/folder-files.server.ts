import { createReadStream } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { ListedFile } from "~/domain/stock/feeds/newest-file";
import { FetchFault } from "~/infra/outside/fetch-fault.server";
import type { SftpFiles } from "~/infra/outside/guarded-sftp.server";
import { writeLimited } from "~/infra/outside/write-limited.server";

const MAX_BYTES = 512 * 1024 * 1024;

/** Files below a folder of this machine. Links that lead out of it are not followed. */
export function folderFiles(root: string, signal: AbortSignal): SftpFiles {
  const within = async (path: string): Promise<string> => {
    const [base, real] = await Promise.all([realpath(root), realpath(join(root, path))]);
    if (real === base || real.startsWith(base + sep)) return real;
    throw new FetchFault("standing", `has "${path}", which leads out of it`);
  };
  return {
    list: (folder) => within(folder).then(listed).catch(rethrow),
    get: async (path, to) => {
      const file = await within(path).catch(rethrow);
      return writeLimited(createReadStream(file), to, { maxBytes: MAX_BYTES, signal }).catch(rethrow);
    },
  };
}

async function listed(folder: string): Promise<readonly ListedFile[]> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      // A file may go between the two questions.
      const found = await stat(join(folder, name)).catch(() => null);
      return found?.isFile() === true
        ? [{ name, size: found.size, changedMs: Math.round(found.mtimeMs) }]
        : [];
    }),
  );
  return files.flat();
}

function rethrow(error: unknown): never {
  if (error instanceof FetchFault) throw error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "no code";
  if (code === "ENOENT" || code === "ENOTDIR") throw new FetchFault("standing", "has no such file or folder");
  throw new FetchFault(code === "EACCES" ? "standing" : "passing", `cannot be read (${code})`);
}
