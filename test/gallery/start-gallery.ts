import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type BuiltServer, ROOMY_FLAGS, startBuiltServer } from "../setup/built-server";
import { BUILD_FOLDER, CONFIG, REMIX, ROOT } from "./places";

/** Builds the gallery into a folder of its own and serves it, for tests. @throws Error with the build's words */
export async function startGallery(): Promise<BuiltServer> {
  const built = spawnSync(process.execPath, [...ROOMY_FLAGS, REMIX, "vite:build", "--config", CONFIG], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (built.status !== 0) throw new Error(`The gallery was not built:\n${built.stdout}\n${built.stderr}`);
  const build = join(ROOT, BUILD_FOLDER, "server", "index.js");
  // The one address of it that belongs to no dealer.
  return startBuiltServer({ build, readyPath: "/undrawn", env: { LOG_LEVEL: "error" } });
}
