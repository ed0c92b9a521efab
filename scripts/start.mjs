// `npm start`: everything a fresh clone needs to serve its dealers, in one command.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { fail, installIfNeeded, requireNode, ROOT, run } from "./install.mjs";
import { NODE_FLAGS, SERVER_ENVIRONMENT } from "./server-command.mjs";

const SOURCES = ["app", "public", "package-lock.json", "remix.config.js", "tsconfig.json", "vite.config.ts"];
const SERVER = join("build", "server", "index.js");
const STAMP = join(ROOT, "build", "source-hash");

requireNode();
const port = readPort();
if (isPreviewOfBuild()) tellOfOlderBuild();
else {
  installIfNeeded();
  buildIfStale();
}
await refuseTakenPort();
serve();

function readPort() {
  const given = process.env.PORT?.trim() || "3000";
  if (!/^\d{1,5}$/.test(given) || Number(given) > 65_535)
    fail(`PORT: expected a port number, received "${given}".`);
  return Number(given);
}

/**
 * A preview stands beside the site and shows what the site would: both run the same build. Installing or building anew
 * would take packages and files away from under the site, and a container has nothing to do it with.
 */
function isPreviewOfBuild() {
  return process.env.APP_ENV?.trim() === "preview" && existsSync(join(ROOT, SERVER));
}

function tellOfOlderBuild() {
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") !== sourceHash())
    console.log("The build is older than the code. The site has to be started anew for another: npm start");
}

function buildIfStale() {
  const wanted = sourceHash();
  if (existsSync(join(ROOT, SERVER)) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  console.log("Building …");
  run(process.execPath, [bin("@remix-run/dev", "dist/cli.js"), "vite:build"], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  mkdirSync(join(ROOT, "build"), { recursive: true });
  writeFileSync(STAMP, wanted);
}

/** A hash of everything the build is made of. It reads contents, because the dates of a fresh clone say nothing. */
function sourceHash() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((source) => filesIn(source)).sort()) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(ROOT, file)));
  }
  return hash.digest("hex");
}

function filesIn(source) {
  const path = join(ROOT, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  return readdirSync(path).flatMap((name) => (name.includes(".test.") ? [] : filesIn(join(source, name))));
}

function bin(packageName, file) {
  return join(ROOT, "node_modules", packageName, file);
}

/** Tests the port beforehand, because the server itself answers a taken port with a stack trace. */
function refuseTakenPort() {
  const host = process.env.HOST?.trim();
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => {
      if (error.code === "EADDRINUSE") {
        fail(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
      }
      fail(`Port ${port} cannot be used: ${error.message}`);
    });
    probe.listen(port, host === "" ? undefined : host, () => probe.close(() => resolve()));
  });
}

function serve() {
  const server = spawn(process.execPath, [...NODE_FLAGS, bin("@remix-run/serve", "dist/cli.js"), SERVER], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...SERVER_ENVIRONMENT, PORT: String(port) },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
  // After SIGKILL the exit code is 137: it was no order to stop, but the server's watchdog, or the system when memory
  // ran out.
  server.once("exit", (code, signal) => process.exit(code ?? (signal === "SIGKILL" ? 137 : 0)));
  void announce(server);
}

async function announce(server) {
  while (server.exitCode === null) {
    if (await isReady()) {
      console.log(await announcement());
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** Where the server listens, as this process reaches it. */
function listening() {
  const host = process.env.HOST?.trim();
  return !host || host === "0.0.0.0" ? "127.0.0.1" : host;
}

async function isReady() {
  try {
    const answer = await fetch(`http://${listening()}:${port}/readyz`);
    return answer.ok;
  } catch {
    return false;
  }
}

/** The dealers that answer, by the address a developer can open, and those whose files kept them out. */
async function announcement() {
  const names = dealers();
  const answers = await Promise.all(names.map(isServed));
  const served = names.filter((_, at) => answers[at]).map((name) => `  http://${name}.localhost:${port}`);
  const out = names.filter((_, at) => !answers[at]);
  const left = out.length === 0 ? "" : `Left out, the log above says why: ${out.join(", ")}\n`;
  return `\nReady:\n${served.join("\n")}\n${left}`;
}

/** The dealers whose files are there for this region. */
function dealers() {
  const dir = process.env.TENANT_CONFIG_DIR?.trim() || join(ROOT, "tenant-config");
  const region = process.env.REGION?.trim();
  return readdirSync(dir)
    .filter((name) => existsSync(join(dir, name, "site.json")))
    .filter((name) => !region || regionOf(join(dir, name, "site.json")) === region);
}

/** Whether there is a site at a dealer's address; a host without one has no `robots.txt` either. */
function isServed(name) {
  return new Promise((resolve) => {
    const headers = { host: `${name}.localhost:${port}` };
    get({ host: listening(), port, path: "/robots.txt", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on("error", () => resolve(false));
  });
}

/** The region of a file that may be faulty; the server tells its faults. */
function regionOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).site?.region;
  } catch {
    return undefined;
  }
}
