import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { australianRows, type PlaceRow } from "./postcode-places-au";
import { newZealandRows } from "./postcode-areas-nz";

/**
 * Makes the two postcode tables the delivery estimate reads:
 * `tsx scripts/postcode-table.ts --postal AU.txt --cities cities500.txt`, both files from download.geonames.org
 * (`export/zip/AU.zip`, `export/dump/cities500.zip`).
 */
const CREDIT = "GeoNames (geonames.org), CC BY 4.0, made smaller by scripts/postcode-table.ts";
const FOLDER = "app/infra/places";

const { values } = parseArgs({ options: { postal: { type: "string" }, cities: { type: "string" } } });
if (values.postal === undefined || values.cities === undefined) {
  fail("--postal and --cities are required: GeoNames files for Australia's postcodes and for towns");
}
for (const file of [values.postal, values.cities]) if (!existsSync(file)) fail(`There is no file ${file}.`);
const cities = tabbed(values.cities);
write("au", australianRows(tabbed(values.postal), cities));
write("nz", newZealandRows(readFileSync("scripts/postcode-areas-nz.txt", "utf8"), cities));

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

function tabbed(file: string): readonly (readonly string[])[] {
  return readFileSync(file, "utf8")
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));
}

function write(country: string, rows: readonly PlaceRow[]): void {
  const lines = rows.map(({ from, to, lat, long, state, name }) =>
    [from === to ? from : `${from}-${to}`, lat.toFixed(2), long.toFixed(2), state, name].join("|"),
  );
  writeFileSync(
    `${FOLDER}/postcodes-${country}.json`,
    `${JSON.stringify({ credit: CREDIT, rows: lines })}\n`,
  );
  console.log(`${country}: ${lines.length} rows`);
}
