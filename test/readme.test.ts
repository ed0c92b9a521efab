import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readStart } from "~/infra/read-start.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { silentLogger } from "./doubles/silent-logger";

const ROOT = join(import.meta.dirname, "..");
const README = readFileSync(join(ROOT, "README.md"), "utf8");
const names = z.record(z.string(), z.string());
const { scripts, dependencies, devDependencies } = z
  .object({ scripts: names, dependencies: names, devDependencies: names })
  .parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));

describe("the README", () => {
  it("gives every dependency's reason, and none of a package that is gone", () => {
    const installed = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !name.startsWith("@types/"),
    );
    const [, table = ""] = README.split("## Dependencies\n");
    const rows = table.split("\n## ")[0]?.split("\n") ?? [];
    const reasoned = rows.flatMap((row) =>
      [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(reasoned.filter((name) => name !== "@types/*").sort()).toEqual(installed.sort());
  });

  it("names only files and folders that are there", () => {
    const paths = [...README.matchAll(/`((?:app|test|scripts|tenant-config|stock-mappings)\/[^`\s…<>]*)`/g)];
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.map(([, path = ""]) => path).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it("starts a container with all that production asks for", async () => {
    const [, words = ""] = /^docker run ((?:.*\\\n)*.*)$/m.exec(README) ?? [];
    const made = words
      .replaceAll(/\$\(openssl rand -hex 32\)/g, "a".repeat(64))
      .replaceAll(/\$\(openssl rand -base64 24\)/g, Buffer.alloc(24, 7).toString("base64"));
    const given = [...made.matchAll(/-e (\w+)=(\S+)/g)].map(
      ([, name = "", value = ""]) => [name, value] as const,
    );
    const dataDir = await mkdtemp(join(tmpdir(), "readme-"));
    const image = { APP_ENV: "production", DATA_DIR: dataDir };
    const started = await readStart(
      { ...image, ...Object.fromEntries<string>(given) },
      TEMPLATE_PRESETS,
      () => silentLogger,
    );
    await rm(dataDir, { recursive: true });
    expect(started.tenants.all().length).toBeGreaterThan(1);
  });

  it("names only commands that exist", () => {
    const run = [...README.matchAll(/npm run ([\w:-]*\w)/g)].map(([, name = ""]) => name);
    expect(run.length).toBeGreaterThan(5);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });
});
