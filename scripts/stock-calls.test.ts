import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { stockCommand } from "../test/fixtures/stock-command";

const { desk, run } = stockCommand();
const LISTINGS = "test/fixtures/stock/dirty-listings.csv";
const YARD = ["--dealership", "yard"];

describe("a wrong call", () => {
  it.each([
    [
      ["import", LISTINGS],
      /^import: --dealership ID is missing \(stock-mappings\/.* does not split .*\); there are\n {2}yard {2}.*\nnpm run stock -- import .*--dry-run/,
    ],
    [["check", LISTINGS], /^check: --dealership ID is missing .*; there are\n {2}yard /],
    [["import"], /^import: FILE is missing\nnpm run stock -- import FILE /],
    [["check", ...YARD], /^check: FILE is missing\nnpm run stock -- check FILE /],
    [["inspect"], /^inspect: FILE is missing\nnpm run stock -- inspect FILE /],
    [["pull"], /^pull: --dealership ID is missing\nnpm run stock -- pull --dealership ID/],
    [["pictures"], /^pictures: --dealership ID is missing\n/],
    [["show"], /^show: the number of an import is missing; .*\nnpm run stock -- show N$/],
    [["sell"], /^there is no command "sell"; expected one of\nnpm run stock -- inspect/],
    [["constructor"], /^there is no command "constructor"/],
    [[], /^a command is missing; expected one of\nnpm run stock -- inspect/],
    [["import", LISTINGS, "--dealership", "nobody"], /"nobody"; there are\n {2}yard {2}/],
    [["import", LISTINGS, ...YARD, "--max-drop", "2"], /--max-drop: expected a share from 0 to 1/],
    [["import", LISTINGS, ...YARD, "--mapping", "none.json"], /there is no mapping none.json/],
    [["import", LISTINGS, ...YARD, "--mapping", LISTINGS], /dirty-listings\.csv is not JSON/],
    [["import", LISTINGS, ...YARD, "--mapping", "package.json"], /no usable mapping:\n {2}\w/],
    [["import", "none.csv", ...YARD], /^there is no file none\.csv$/],
    [["check", LISTINGS, "none.csv", ...YARD], /^there is no file none\.csv$/],
    [["inspect", "/nowhere/none.csv"], /^there is no file \/nowhere\/none\.csv$/],
    [["import", LISTINGS, ...YARD, "--delimiter", "x"], /--delimiter: expected one of , ; tab \|/],
    [["import", LISTINGS, ...YARD, "--format", "doc"], /--format: expected one of csv json/],
    [["export", "--nonsense"], /^Unknown option '--nonsense'$/],
    [["rollback", "1", "--dry-run"], /^rollback: it has no option --dry-run\nnpm run stock -- rollback N$/],
    [["history", "--dry-run"], /^history: it has no option --dry-run\n/],
    [["diff", "1", "--force"], /^diff: it has no option --force\n/],
    [["feeds", ...YARD], /^feeds: it has no option --dealership\n/],
    [["pull", ...YARD, "--dry-run"], /^pull: it has no option --dry-run\n/],
    [["import", LISTINGS, ...YARD, "--write", "x.json"], /^import: it has no option --write\n/],
    [["rollback", "1", "2"], /^rollback: it does not know what to do with "2"\n/],
    [["demo", "yard"], /^demo: it does not know what to do with "yard"\n/],
  ])("%j is told what is wrong with it, first of all", async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });

  it("is told so where there is no database either", async () => {
    desk.folder = join(desk.folder, "tenants");
    await expect(run("show")).rejects.toThrow(/^show: the number/);
    await expect(run("show", "x")).rejects.toThrow(/^expected the number of an import, received "x"/);
    await expect(run("keys", "make")).rejects.toThrow(/^keys: expected add, list or revoke\n/);
    await expect(run("keys", "revoke")).rejects.toThrow(/^keys: KEY is missing/);
    await expect(run("keys", "list", "x")).rejects.toThrow(/^keys: it does not know what to do with "x"/);
    await expect(run("pictures", ...YARD, "--sample", "0")).rejects.toThrow(/^--sample: expected/);
    const wrong = ["--max-drop", "2"];
    await expect(run("import", LISTINGS, ...YARD, ...wrong)).rejects.toThrow(/^--max-drop: expected/);
    await expect(run("check", LISTINGS, ...YARD, "--format", "x")).rejects.toThrow(/^--format: expected/);
    await expect(run("show", "1")).rejects.toThrow(/^DATA_DIR: there is no database/);
  });
});

it("is told before the environment is looked at", async () => {
  const env = { ...process.env, DATA_DIR: join(desk.folder, "nowhere") };
  const answer = (...args: string[]) =>
    promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/stock.ts", ...args], { env }).then(
      ({ stdout }) => stdout,
      (error: unknown) => (error instanceof Error && "stderr" in error ? String(error.stderr) : ""),
    );
  expect(await answer("show")).toMatch(/^show: the number of an import is missing/);
  expect(await answer("--help")).toMatch(/^npm run stock -- inspect FILE/);
}, 60_000);

it("an empty file and one that holds a heading alone say so beside the refusal", async () => {
  const file = join(desk.folder, "feed.csv");
  for (const [content, note] of [
    ["", "the file is empty"],
    ["Make,Model\n", "the file has a heading and no rows"],
  ] as const) {
    writeFileSync(file, content);
    expect(await run("import", file, ...YARD)).toBe(1);
    expect(desk.printed).toContain(`\n  note: ${note}\n`);
    expect(desk.printed).toMatch(/\nkept as import \d\n$/);
  }
});
