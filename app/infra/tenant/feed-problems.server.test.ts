import { afterEach, beforeEach, expect, it } from "vitest";
import { createDealerFolder, type DealerFolder, dealerFile } from "../../../test/fixtures/dealer-folder";

let dealers: DealerFolder;
beforeEach(async () => {
  dealers = await createDealerFolder();
});
afterEach(() => dealers.remove());

const web = { type: "https", files: ["https://dms.example/stock.csv"] };
const feed = (change: object = {}) => ({
  id: "main",
  dealership: "emu",
  mapping: "easycars.json",
  source: web,
  ...change,
});
const write = (...feeds: readonly object[]) => dealers.write("emu", dealerFile("emu", { stock: { feeds } }));

it("a feed whose mapping comes with the platform, or lies in the dealer's folder, is sound", async () => {
  await write(feed());
  expect(await dealers.problems()).toEqual([]);
  await write(feed({ mapping: "own.json" }));
  expect(await dealers.problems()).toEqual([
    'emu/site.json: stock.feeds[0].mapping: expected a file in stock/ of the dealer\'s folder or in stock-mappings/, received "own.json"',
  ]);
  await dealers.write(
    "emu",
    { identity: ["Stock"], fields: { stocknum: { from: "Stock" } } },
    "stock/own.json",
  );
  expect(await dealers.problems()).toEqual([]);
});

it("of several files of changes a pull would lose all but the newest", async () => {
  const delta = { identity: ["Stock"], delta: {}, fields: { stocknum: { from: "Stock" } } };
  await dealers.write("emu", delta, "stock/own.json");
  await write(feed({ mapping: "own.json", source: { type: "folder", files: ["in/changes-*.csv"] } }));
  expect(await dealers.problems()).toEqual([
    'emu/site.json: stock.feeds[0].source.files: expected names without * for files of changes, received ["in/changes-*.csv"]: ' +
      "a pull takes the newest that fits, and what the others change would be lost",
  ]);
  await write(feed({ mapping: "own.json", source: { type: "folder", files: ["in/changes.csv"] } }));
  expect(await dealers.problems()).toEqual([]);
});

it("a mapping that cannot be used is told at start, in one line", async () => {
  await write(feed({ mapping: "own.json" }));
  await dealers.write("emu", { identity: [], fields: {} }, "stock/own.json");
  const [problem = "", ...others] = await dealers.problems();
  expect(problem).toMatch(
    /^emu\/site\.json: stock\.feeds\[0\]\.mapping: expected a usable mapping: .*identity/,
  );
  expect(problem).not.toContain("\n");
  expect(others).toEqual([]);
});

it("a dealership that there is not, and two feeds of one, are told", async () => {
  await write(feed({ dealership: "kiwi" }));
  expect(await dealers.problems()).toEqual([
    'emu/site.json: stock.feeds[0].dealership: expected one of emu, received "kiwi"',
  ]);
  await write(feed(), feed({ id: "second" }));
  expect(await dealers.problems()).toEqual([expect.stringContaining("expected one feed of each dealership")]);
});

it("secrets that the environment lacks stop a production, by the names of their variables", async () => {
  const sftp = {
    type: "sftp",
    host: "sftp.dms.example",
    user: "emu",
    passwordEnv: "FEED_SECRET_A",
    keyEnv: "FEED_SECRET_B",
    hostKeys: [`SHA256:${"a".repeat(43)}`],
    files: ["stock.csv"],
  };
  const auth = { type: "bearer", tokenEnv: "FEED_SECRET_A" };
  await write(feed({ source: sftp }));
  const check = (secrets: Record<string, string>, production = true) =>
    dealers.problems({ production, feedSecrets: new Map(Object.entries(secrets)) });
  expect(await check({ FEED_SECRET_A: "word" })).toEqual([
    "emu/site.json: stock.feeds[0].source.keyEnv: expected a secret in the environment variable FEED_SECRET_B, received nothing",
  ]);
  expect(await check({ FEED_SECRET_A: "word", FEED_SECRET_B: "key" })).toEqual([]);
  expect(await check({}, false)).toEqual([]);
  await write(feed({ source: { ...web, auth } }));
  expect(await check({ FEED_SECRET_A: "" })).toEqual([expect.stringContaining("source.auth.tokenEnv")]);
});

it("an address of this machine is for trying out", async () => {
  await write(feed({ source: { type: "https", files: ["http://127.0.0.1:8000/stock.csv"] } }));
  expect(await dealers.problems({ feedSecrets: new Map() })).toEqual([]);
  expect(await dealers.problems({ feedSecrets: new Map(), production: true })).toEqual([
    "emu/site.json: stock.feeds[0].source.files[0]: expected https://, received http://",
  ]);
});
