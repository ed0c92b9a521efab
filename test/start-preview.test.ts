import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

const SCRIPTS = fileURLToPath(new URL("../scripts", import.meta.url));
const SERVER = join("build", "server", "index.js");
const root = mkdtempSync(join(tmpdir(), "forecourt-start-"));

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it("a preview serves the build of the site beside it, and leaves packages and build alone", () => {
  for (const name of ["start.mjs", "install.mjs", "server-command.mjs"])
    cpSync(join(SCRIPTS, name), join(root, "scripts", name));
  // As in a container: a build, no lock file, no package that could build.
  write(SERVER, "the site's");
  write("node_modules/@remix-run/serve/dist/cli.js", 'console.log("served", process.argv[2]);');
  mkdirSync(join(root, "tenant-config"));
  const start = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "scripts", "start.mjs")], {
      env: { PATH: process.env["PATH"], NODE_ENV: "production", APP_ENV: "preview", PORT: "0" },
      encoding: "utf8",
    });
    return { status, text: `${stdout}${stderr}` };
  };
  expect(start()).toEqual({ status: 0, text: `served ${SERVER}\n` });
  write("build/source-hash", "of older code");
  expect(start().text).toMatch(/^The build is older than the code\..*\nserved /);
  expect(readFileSync(join(root, SERVER), "utf8")).toBe("the site's");
});
