// This file, and what imports it, may use only Node's own modules: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const STAMP = join(ROOT, "node_modules", ".cache", "installed");
// Installs what the lock file says, as `npm ci` would. That one refuses the whole lock file when a registry lacks an
// optional package of some other platform, and starts from nothing for one changed package. The photo studio's packages
// are installed by `npm run studio`.
const INSTALL = ["install", "--no-save", "--include=dev", "--workspaces=false", "--no-audit", "--no-fund"];
const OLDEST_NODE = [20, 20];

/** Ends with a plain line when Node is too old to run the project. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(`Node ${OLDEST_NODE.join(".")} or newer is needed; this is ${process.versions.node}.`);
}

/** Installs the locked packages when they are missing or the lock file has changed since. */
export function installIfNeeded() {
  const wanted = lockHash();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  console.log("Installing packages …");
  run("npm", INSTALL);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

function lockHash() {
  const hash = createHash("sha256");
  for (const name of ["package.json", "package-lock.json"]) hash.update(readFileSync(join(ROOT, name)));
  return `${hash.digest("hex")} node ${process.versions.modules}`;
}

/** Runs a command to its end and ends with its code when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    shell: onWindows(),
    ...options,
  });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function onWindows() {
  return process.platform === "win32";
}

/** Ends with a message and code 1. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
