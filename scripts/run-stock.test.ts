import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { gzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FILE_NAME } from "~/infra/db/database.server";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { putEmptyDatabase } from "../test/fixtures/empty-database";
import { siteConfig } from "../test/fixtures/site";
import { silentLogger } from "../test/doubles/silent-logger";
import { runStock } from "./run-stock";

const SPEC = {
  seed: "yard",
  groups: [{ count: 9, carTypes: { used: 1 }, makes: { Kia: 1 }, price: [0, 90_000] }],
};
/** A report's line is no longer, but for a path. */
const LINE = 200;
const LISTINGS = "test/fixtures/stock/dirty-listings.csv";
const MAPPING = "stock-mappings/australian-listings.json";

let folder: string;
let production = false;
let printed: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-stock-"));
  printed = "";
  production = false;
  const { site, theme } = siteConfig({ site: { email: "hello@yard.example" } });
  const dealer = join(folder, "tenants", "yard");
  mkdirSync(dealer, { recursive: true });
  writeFileSync(join(dealer, "site.json"), JSON.stringify({ site, theme }));
  writeFileSync(join(dealer, "demo-stock.json"), JSON.stringify(SPEC));
  // As the site's first start leaves it.
  await putEmptyDatabase(folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(...args: string[]): Promise<number> {
  const out = new Writable({
    write(chunk: Buffer, _, done) {
      printed += chunk.toString("utf8");
      done();
    },
  });
  const env = {
    tenantConfigDir: join(folder, "tenants"),
    region: null,
    databaseUrl: null,
    sessionSecrets: ["of-a-test"] satisfies [string],
    feedSecrets: new Map<string, string>(),
    stockFeedsDir: join(folder, "feeds"),
    dataDir: folder,
    production,
  };
  return runStock(args, { env, logger: silentLogger, now: () => new Date("2026-05-01T00:00:00Z"), out });
}

async function exported(): Promise<Vehicle[]> {
  const file = join(folder, "out.ndjson");
  await run("export", "--dealership", "yard", "--out", file);
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Vehicle); // What the export wrote.
}

describe("npm run stock", () => {
  it("inspects a file without a database, and an import reads by the mapping that it wrote (B4, B7)", async () => {
    const mapping = join(folder, "mapping.json");
    expect(await run("inspect", LISTINGS, "--write", mapping, "--dealership", "yard")).toBe(0);
    for (const line of printed.split("\n")) expect(line.length, line).toBeLessThanOrEqual(LINE);
    expect(printed).toMatch(/Brand +\d+ % .* make +yes/);
    expect(printed).toContain("What names a vehicle");
    expect(printed).toContain(`--mapping ${mapping} --dry-run`);
    await expect(run("inspect", LISTINGS, "--write", mapping)).rejects.toThrow(/stands there already/);
    printed = "";
    await run("import", LISTINGS, "--dealership", "yard", "--mapping", mapping, "--dry-run");
    expect(printed).toMatch(/accepted [1-9]/);
    expect(printed).not.toContain("is not in the file");
  });

  it("tells what somebody meant by a wrong field or key of a mapping, before it reads (B7)", async () => {
    const mapping = join(folder, "wrong.json");
    const fields = { odometer: { from: "Kilometres" }, price: { form: "Price", default: 1 } };
    writeFileSync(mapping, JSON.stringify({ identity: ["Brand"], fields, record: "x" }));
    const wrong = run("import", LISTINGS, "--dealership", "yard", "--mapping", mapping);
    await expect(wrong).rejects.toThrow("fields.odometer: expected a field of a vehicle; did you mean `km`?");
    await expect(wrong).rejects.toThrow("fields.price.form: there is no such key; did you mean `from`?");
    await expect(wrong).rejects.toThrow("record: there is no such key; did you mean `records`?");
    const missing = run("import", LISTINGS, "--dealership", "yard", "--mapping", join(folder, "none.json"));
    await expect(missing).rejects.toThrow(/^there is no mapping /);
  });

  it("makes no database: a wrong folder has none, an empty file is none", async () => {
    const file = join(folder, FILE_NAME);
    for (const name of readdirSync(folder).filter((found) => found.startsWith(FILE_NAME)))
      rmSync(join(folder, name));
    for (const args of [["export"], ["demo"], ["import", LISTINGS, "--dealership", "yard"]])
      await expect(run(...args)).rejects.toThrow(/^DATA_DIR: there is no database in /);
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, "");
    await expect(run("export")).rejects.toThrow(/the database is empty: no site was started with it/);
  });

  it("says how many it wrote", async () => {
    const file = join(folder, "out.ndjson");
    await run("export", "--out", file);
    expect(printed).toBe(`0 vehicles written to ${file}\n`);
  });

  it("makes no demonstration stock over what was imported, and none in production", async () => {
    await run("import", LISTINGS, "--dealership", "yard");
    const imported = await exported();
    printed = "";
    await run("demo");
    expect(printed).toBe("demonstration stock of 0 dealerships made anew; any other stock was left alone\n");
    expect(await exported()).toEqual(imported);
    production = true;
    await expect(run("demo")).rejects.toThrow(
      /^demonstration stock is for development: .*APP_ENV=production/,
    );
    await run("export");
  });

  it("makes demonstration stock and exports it, to a file and to the screen", async () => {
    await run("demo");
    const vehicles = await exported();
    expect(vehicles).toHaveLength(9);
    expect(vehicles[0]).toMatchObject({ make: "Kia", location_id: "moorooka", dealership_id: "yard" });
    printed = "";
    await run("export");
    expect(printed.split("\n").filter(Boolean)).toHaveLength(9);
    printed = "";
    await expect(run("export", "--dealership", "WRONG")).rejects.toThrow(/WRONG/);
    expect(printed).toBe("");
  });

  it("imports over demonstration stock, and reports every rejected row", async () => {
    await run("demo");
    const report = join(folder, "report.json");
    await run("import", LISTINGS, "--dealership", "yard", "--report", report);
    expect(printed).toContain(
      "rows 6, accepted 4 (4 repaired, 2 with something left out, 4 with a remark), rejected 2",
    );
    expect(printed).toContain("rejected line 6: no make");
    expect(printed).toContain("\n  4 new, 0 changed, 0 the same; ");
    expect(printed).toContain("\n  replaces 9 vehicles of demonstration stock");
    expect(printed).toContain("\npublished\nkept as import ");
    expect(JSON.parse(readFileSync(report, "utf8"))).toMatchObject({ rows: 6, accepted: 4 });
    expect(await exported()).toHaveLength(4);
  });

  it("puts vehicles of the yard's own city, or of none, at the yard", async () => {
    const file = join(folder, "own.csv");
    writeFileSync(file, readFileSync(LISTINGS, "utf8").replace("Exampleville, QLD", "MOOROOKA, QLD"));
    await run("import", file, "--dealership", "yard");
    const here = (await exported()).filter(({ city: at }) => at === "Moorooka");
    // The row of that city, and the one that names no place at all.
    expect(here).toHaveLength(2);
    expect(here[0]).toMatchObject({
      location_id: "moorooka",
      location: { address: { street: "418 Ipswich Road" } },
    });
  });

  it("publishes nothing in a dry run", async () => {
    expect(await run("import", LISTINGS, "--dealership", "yard", "--dry-run")).toBe(2);
    expect(printed).toContain("dry run: nothing published");
    expect(await exported()).toEqual([]);
  });

  it("refuses a feed that would drop too much, unless forced", async () => {
    await run("import", LISTINGS, "--dealership", "yard");
    const small = join(folder, "small.csv");
    writeFileSync(small, readFileSync(LISTINGS, "utf8").split("\r\n").slice(0, 2).join("\r\n"));
    for (const dry of [["--dry-run"], []]) {
      printed = "";
      expect(await run("import", small, "--dealership", "yard", ...dry)).toBe(1);
      expect(printed).toMatch(/^rows 1, accepted 1 /m);
      expect(printed).toContain(
        "REFUSED: the feed lacks 75 % of the published vehicles; at most 30 % is allowed",
      );
    }
    expect(await exported()).toHaveLength(4);
    await run("import", small, "--dealership", "yard", "--force");
    expect((await exported()).map(({ status }) => status).sort()).toEqual([
      "in_stock",
      "sold",
      "sold",
      "sold",
    ]);
  });

  it("refuses a file whose column has another name, and says what it has", async () => {
    await run("import", LISTINGS, "--dealership", "yard");
    const renamed = join(folder, "renamed.csv");
    writeFileSync(renamed, readFileSync(LISTINGS, "utf8").replace("Kilometres", "Odometer"));
    expect(await run("import", renamed, "--dealership", "yard", "--mapping", MAPPING)).toBe(1);
    expect(printed).toContain("REFUSED: column `Kilometres` (km) is not in the file; it has: ");
    expect(printed).toContain("nothing published");
    expect((await exported()).some(({ km }) => km !== null)).toBe(true);
  });

  it("refuses a file that has lost the prices, with every row in place", async () => {
    const rows = parse<Record<string, string>>(readFileSync(LISTINGS), { bom: true, columns: true });
    const pricedAt = (price: string) => {
      const file = join(folder, `${price}.csv`);
      writeFileSync(
        file,
        stringify(
          rows.map((row) => ({ ...row, Price: price })),
          { header: true },
        ),
      );
      return file;
    };
    await run("import", pricedAt("25990"), "--dealership", "yard");
    expect((await exported()).map(({ price }) => price)).toEqual([25_990, 25_990, 25_990, 25_990]);
    const free = pricedAt("POA");
    expect(await run("import", free, "--dealership", "yard")).toBe(1);
    expect(printed).toContain(
      "REFUSED: price: 0 % of the vehicles have it, 100 % of those published; at most 30 % may be lost",
    );
    expect(await run("import", free, "--dealership", "yard", "--force")).toBe(2);
  });

  it("says how it is used, and by which mapping it read a file", async () => {
    expect(await run("--help")).toBe(0);
    expect(printed).toMatch(/^npm run stock -- import FILE .*--dealership ID/m);
    printed = "";
    await run("import", LISTINGS, "--dealership", "yard");
    expect(printed).toMatch(
      /^test\/fixtures.*, read by stock-mappings\/australian-listings\.json, since no --mapping was given\nrows /,
    );
  });

  it("reads no file by the mapping that is taken without one where it does not fit, forced or not (B6)", async () => {
    const file = join(folder, "own.csv");
    writeFileSync(file, "Stock,Make,Model,Year\n1,Kia,Rio,2020\n");
    for (const flags of [[], ["--dry-run"], ["--force"]])
      await expect(run("import", file, "--dealership", "yard", ...flags)).rejects.toThrow(
        /^--mapping FILE is missing, and stock-mappings\/australian-listings\.json, .* does not fit: column `\w+` .* is not in the file; it has: Make, Model, Stock, Year\n`npm run stock -- inspect /,
      );
    expect(await exported()).toEqual([]);
  });

  it("says how it read a file, and reads it as it was told to", async () => {
    const rows = parse<Record<string, string>>(readFileSync(LISTINGS), { bom: true, columns: true });
    const file = join(folder, "listings.txt");
    const text = stringify(rows, { header: true, delimiter: ";" }).replace("Specimen", "Citro\xebn");
    writeFileSync(file, gzipSync(Buffer.from(text, "latin1")));
    await run("import", file, "--dealership", "yard");
    expect(printed).toContain('\n  read as CSV, cells between ";", iso-8859-1, from gzip\n');
    expect((await exported()).map(({ name }) => name)).toContain("2024 Toyota Corolla Citroën ZR");
    printed = "";
    const flags = ["--dealership", "yard", "--mapping", MAPPING];
    expect(await run("import", file, ...flags, "--delimiter", ",", "--dry-run")).toBe(1);
    expect(printed).toContain('\n  read as CSV, cells between ",", iso-8859-1, from gzip\n');
    await expect(run("import", file, "--dealership", "yard", "--encoding", "utf-8")).rejects.toThrow(
      /is not UTF-8: line \d is wrong in it/,
    );
  });

  it("imports for each dealership by which a mapping splits the file, from several files too", async () => {
    const mapping = join(folder, "split.json");
    const given = JSON.parse(readFileSync(MAPPING, "utf8")) as object; // A mapping.
    const split = { ...given, dealershipColumn: "FuelType", dealerships: { Diesel: "yard" } };
    writeFileSync(mapping, JSON.stringify(split));
    const report = join(folder, "report.json");
    const last = await run("import", LISTINGS, LISTINGS, "--mapping", mapping, "--report", report);
    expect(printed).toMatch(/^dealership yard\n.*dirty-listings\.csv, .*dirty-listings\.csv, read by /);
    expect(printed).toMatch(/note: FuelType "Hybrid" \(2 rows\) is no dealership of the mapping/);
    expect(last).not.toBe(1);
    expect(JSON.parse(readFileSync(join(folder, "report-yard.json"), "utf8"))).toMatchObject({ rows: 2 });
    expect((await exported()).every(({ simple_fuel: fuel }) => fuel === "Diesel")).toBe(true);
  });

  it("tells of words that say nothing to it", async () => {
    const file = join(folder, "words.csv");
    writeFileSync(file, readFileSync(LISTINGS, "utf8").replaceAll("Diesel", "Coal"));
    await run("import", file, "--dealership", "yard");
    expect(printed).toMatch(/not understood as simple_fuel: "Coal", \d row/);
  });
});
