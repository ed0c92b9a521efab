import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { type BuiltServer, ROOMY_FLAGS, startBuiltServer } from "../setup/built-server";
import { BUILD_FOLDER, CONFIG, REMIX, ROOT } from "./places";

/** Where the build that began earlier says that it has ended, and what was wrong with it. */
const AHEAD = "GALLERY_BUILT_AHEAD";
const PATIENCE_MS = 150_000;
const MOST_BYTES = 16 * 1024 * 1024;

/** Builds the gallery while this process does something else; {@link startGallery}, in any process it starts, waits for it. */
export function buildGalleryAhead(): void {
  const file = join(mkdtempSync(join(tmpdir(), "forecourt-gallery-build-")), "fault");
  process.env[AHEAD] = file;
  void built().then((fault) => {
    writeFileSync(`${file}.new`, fault);
    renameSync(`${file}.new`, file);
  });
}

/** Serves the gallery, built into a folder of its own, for tests. @throws Error with the build's words */
export async function startGallery(): Promise<BuiltServer> {
  const ahead = process.env[AHEAD];
  const fault = ahead === undefined ? await built() : await saidIn(ahead);
  if (fault !== "") throw new Error(`The gallery was not built:\n${fault}`);
  const build = join(ROOT, BUILD_FOLDER, "server", "index.js");
  // The one address of it that belongs to no dealer.
  return startBuiltServer({ build, readyPath: "/undrawn", env: { LOG_LEVEL: "error" } });
}

/** Builds it. @returns what was wrong; empty when nothing was */
async function built(): Promise<string> {
  const args = [...ROOMY_FLAGS, REMIX, "vite:build", "--config", CONFIG];
  try {
    await promisify(execFile)(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: "production" },
      maxBuffer: MOST_BYTES,
    });
    return "";
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string }; // What `execFile` adds to it.
    return `${String(error)}\n${stdout}\n${stderr}`;
  }
}

async function saidIn(file: string): Promise<string> {
  const end = performance.now() + PATIENCE_MS;
  while (!existsSync(file)) {
    if (performance.now() > end) return "its build did not end";
    await sleep(100);
  }
  return readFileSync(file, "utf8");
}
