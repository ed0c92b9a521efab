import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";

/** What the thread has to bring along: the text of {@link folderMarker} runs there alone. */
interface Modules {
  readonly crypto: Pick<typeof crypto, "createHash">;
  readonly fs: Pick<typeof fs, "readdirSync" | "statSync">;
  readonly path: Pick<typeof path, "join">;
}

/** A digest for each dealer folder, by its name. */
export type FolderMarks = ReadonlyMap<string, string>;

type ThreadAnswer = { readonly marks: FolderMarks } | { readonly fault: string };

/**
 * Looks at dealers' folders. Names, sizes and times of files tell whether anything has changed; contents are not read, so
 * that this can be done every second. Links are followed, as mounted volumes have them. The calls do not give way: where
 * requests are answered, {@link startFolderLook} does it in a thread. Nothing from outside this function may be used in it.
 */
function folderMarker({ crypto: { createHash }, fs: { readdirSync, statSync }, path: { join } }: Modules) {
  const found = (file: string) => statSync(file, { throwIfNoEntry: false });
  /** Names of the dealer folders, links to folders among them, in order. Throws when `dir` cannot be read. */
  const folders = (dir: string) =>
    readdirSync(dir)
      .filter((name) => !name.startsWith(".") && found(join(dir, name))?.isDirectory() === true)
      .sort();
  /** Of a folder that is not there, the mark of nothing. The time of the last change tells an edit that kept size and date. */
  const mark = (dir: string, folder: string) => {
    const digest = createHash("sha1");
    const top = join(dir, folder);
    if (found(top) === undefined) return digest.digest("base64url");
    const entries = readdirSync(top, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.sort()) {
      const { size, mtimeMs, ctimeMs, ino } = found(file) ?? {};
      digest.update(`${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}\n`);
    }
    return digest.digest("base64url");
  };
  const marks = (dir: string) => new Map(folders(dir).map((folder) => [folder, mark(dir, folder)]));
  return { folders, mark, marks };
}

const here = folderMarker({ crypto, fs, path });

/** Names of the dealer folders below `dir`, links to folders among them, in order. Throws when it cannot be read. */
export const dealerFolders: (dir: string) => readonly string[] = here.folders;
/** The mark of one folder; of one that is not there, that of nothing. */
export const folderMark: (dir: string, folder: string) => string = here.mark;
/** The marks of all dealer folders. Throws when `dir` cannot be read. */
export const folderMarks: (dir: string) => FolderMarks = here.marks;

// Compilers that keep the names of functions add calls of `__name` to their text.
const CODE = `
  const { parentPort } = require("node:worker_threads");
  const __name = (made) => made;
  const modules = { crypto: require("node:crypto"), fs: require("node:fs"), path: require("node:path") };
  const { marks } = (${folderMarker.toString()})(modules);
  parentPort.on("message", (dir) => {
    try {
      parentPort.postMessage({ marks: marks(dir) });
    } catch (error) {
      parentPort.postMessage({ fault: String(error) });
    }
  });
`;

/** A thread that looks at dealers' folders, so that neither many of them nor a slow disk keeps the server from answering. */
export interface FolderLook {
  /** The marks as they are now; asked for once at a time. Rejects when `dir` cannot be read. */
  marks(dir: string): Promise<FolderMarks>;
  close(): Promise<void>;
}

/** Starts it. */
export function startFolderLook(): FolderLook {
  const thread = new Worker(CODE, {
    eval: true,
    // Flags of Node that the process was started with are not for this thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
  });
  thread.unref();
  return {
    marks: (dir) =>
      new Promise((resolve, reject) => {
        thread.once("message", (answer: ThreadAnswer) => {
          if ("marks" in answer) resolve(answer.marks);
          else reject(new Error(answer.fault));
        });
        thread.postMessage(dir);
      }),
    async close() {
      await thread.terminate();
    },
  };
}
