import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { freePort } from "../setup/built-server";
import { FIRST_DEALER } from "../setup/dealers";
import { get } from "../setup/http";
import { linkPackages } from "./link-packages";

const ROOT = join(import.meta.dirname, "..", "..");
/** `nobody`: whom nothing belongs to. Without root the test runs as who started it. */
const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
type Environment = NodeJS.ProcessEnv;
const FEW_MINUTES = 8 * 60_000;

test.describe.configure({ mode: "serial" });

test("a clean folder installs what production needs and serves with it, as an unprivileged user", async () => {
  test.setTimeout(FEW_MINUTES);
  const home = mkdtempSync(join(tmpdir(), "forecourt-clean-"));
  const folder = join(home, "app");
  try {
    copyTracked(folder);
    own(home);
    // What `npm test` has just installed from the same lock file: fetched once, not twice.
    linkPackages(join(ROOT, "node_modules"), join(folder, "node_modules"), UNPRIVILEGED);
    const env = cleanEnvironment(home);
    // Takes away what only building needs, puts right what differs from the lock file, and ends with an error where that
    // takes a package that is not there.
    npm(folder, env, ["install", "--no-save", "--omit=dev", "--workspaces=false", "--offline"]);
    // The build that all browser tests look at: `npm test` has made it of these sources.
    cpSync(join(ROOT, "build"), join(folder, "build"), { recursive: true });
    own(join(folder, "build"));
    await expectServing(folder, env);
    expectRefusal(folder, env);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});

/** What a clone would hold: the files git knows, as they are now. */
function copyTracked(folder: string): void {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
  });
  for (const file of listed.toString().split("\0")) {
    if (file === "") continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
}

function own(path: string): void {
  if (UNPRIVILEGED.uid === undefined) return;
  chownSync(path, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    chownSync(join(entry.parentPath, entry.name), UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  }
}

/** No variable of ours leaks in; only what finds programs and the registry. */
function cleanEnvironment(home: string): Environment {
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(?:PATH|npm_config_.*|.*_proxy|.*_PROXY|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE)$/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    NODE_ENV: "production",
    HOME: home,
    npm_config_cache: join(home, ".npm"),
  };
}

function npm(cwd: string, env: Environment, args: readonly string[]): void {
  const { status, stderr, stdout } = spawnSync("npm", [...args, "--no-audit", "--no-fund"], {
    cwd,
    env,
    encoding: "utf8",
    ...UNPRIVILEGED,
  });
  expect(status, `npm ${args.join(" ")}\n${stdout.slice(-2_000)}\n${stderr.slice(-2_000)}`).toBe(0);
}

function serve(folder: string, env: Environment): ChildProcess {
  const server = ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];
  return spawn(process.execPath, server, { cwd: folder, env, stdio: "ignore", ...UNPRIVILEGED });
}

/** What the demonstration dealers' files name: without them production does not start. */
const LEAD_SECRETS = Object.fromEntries(
  ["HARBOUR_CITY", "MERIDIAN_GROUP", "MERIDIAN_MARKETPLACE"].map((name) => [
    `LEAD_SECRET_${name}`,
    `whsec_${Buffer.from("a secret of the test").toString("base64")}`,
  ]),
);

async function expectServing(folder: string, env: Environment): Promise<void> {
  const port = await freePort();
  const [host = ""] = FIRST_DEALER.hosts;
  const server = serve(folder, {
    ...env,
    NODE_ENV: "production",
    APP_ENV: "production",
    REGION: FIRST_DEALER.region,
    PORT: String(port),
    DATA_DIR: join(folder, "..", "data"),
    SESSION_SECRET: "a".repeat(40),
    ...LEAD_SECRETS,
  });
  try {
    await expect
      .poll(async () => (await get(port, "/readyz").catch(() => null))?.status, { timeout: 60_000 })
      .toBe(200);
    const page = await get(port, "/", { host });
    expect(page.status).toBe(200);
    expect(page.headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
    expect(page.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    expect((await get(port, "/", { host: "stranger.example" })).status).toBe(404);
  } finally {
    server.kill("SIGTERM");
  }
  const end = performance.now() + 12_000;
  while (server.exitCode === null && performance.now() < end) await sleep(50);
  expect(server.exitCode).toBe(0);
}

/** Production without its secret does not start, and says why in one line. */
function expectRefusal(folder: string, env: Environment): void {
  const server = ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];
  const { status, stderr } = spawnSync(process.execPath, server, {
    cwd: folder,
    env: {
      ...env,
      NODE_ENV: "production",
      APP_ENV: "production",
      PORT: "0",
      DATA_DIR: join(folder, "..", "data"),
    },
    encoding: "utf8",
    timeout: 30_000,
    ...UNPRIVILEGED,
  });
  expect(status).toBe(1);
  expect(stderr).toContain("SESSION_SECRET: required when APP_ENV=production");
}
