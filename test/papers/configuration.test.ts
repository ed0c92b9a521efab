import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ENVIRONMENT_VARIABLES, readEnv } from "~/infra/env.server";
import { fileText, PAPERS, ROOT, spansOf } from "./papers";

/** Of these there are as many as the dealers' files name. */
const NAMED_BY_DEALERS = /^(?:LEAD_SECRET_|FEED_SECRET_|PLUGIN_SECRET_|STRIPE_)/;
/** What is read beside the server's own environment. */
const OTHER_READERS = [
  "Dockerfile",
  "compose.yaml",
  "playwright.config.ts",
  "scripts/chromium.mjs",
  "vite.config.ts",
  "vitest.config.ts",
];

const rows = fileText("docs/configuration.md")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").map((cell) => cell.trim().replaceAll("`", "")))
  .map(([, name = "", standard = ""]) => ({ name, standard }));

it("every variable of the environment has a row", () => {
  const told = rows.map(({ name }) => name);
  expect(ENVIRONMENT_VARIABLES.length).toBeGreaterThan(20);
  expect(ENVIRONMENT_VARIABLES.filter((name) => !told.includes(name))).toEqual([]);
});

/** Names of the code's own that look like variables of the environment. */
function constants(): ReadonlySet<string> {
  const files = ["app", "scripts", "test"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file)).map(fileText);
  return new Set(
    code.flatMap((text) => [...text.matchAll(/\bconst ([A-Z][A-Z0-9_]+)\b/g)].map(([, name = ""]) => name)),
  );
}

it("every variable that is named anywhere exists", () => {
  const others = OTHER_READERS.map(fileText).join("\n");
  const ours = constants();
  const named = PAPERS.flatMap((one) =>
    spansOf(one)
      .flatMap((span) => span.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? [])
      .map((name) => ({ file: one.file, name })),
  );
  expect(named.length).toBeGreaterThan(30);
  const unknown = named.filter(
    ({ name }) =>
      !ENVIRONMENT_VARIABLES.includes(name) &&
      !NAMED_BY_DEALERS.test(name) &&
      !others.includes(name) &&
      !ours.has(name),
  );
  expect(unknown).toEqual([]);
});

it("the defaults in the tables are those of a process without variables", () => {
  const dir = mkdtempSync(join(tmpdir(), "papers-"));
  const env = readEnv({ DATA_DIR: dir });
  rmSync(dir, { recursive: true, force: true });
  const defaults = {
    PORT: env.port,
    TRUSTED_PROXY_HOPS: env.trustedProxyHops,
    PICTURE_CACHE_MB: env.pictureCacheMb,
    FORM_FILES_MB: env.formFilesMb,
    LOG_LEVEL: env.logLevel,
    METRICS: env.metricsPublic ? "public" : "local",
  };
  for (const [name, value] of Object.entries(defaults))
    expect(rows.find((row) => row.name === name)?.standard, name).toBe(String(value));
});
