// npm run bench [-- pages] [-- pictures] [-- search] [-- replay] [-- leads] [-- import]
// [-- dealers] [-- typesense] [-- lighthouse]: JSON lines, one figure each; ends with 1 when a
// floor is missed.
import { argumentsOf, endWith } from "../setup/command-line";
import { benchDealers } from "./dealers";
import { benchImport } from "./import";
import { benchLeads } from "./leads";
import { benchLighthouse } from "./lighthouse";
import { benchPages } from "./pages";
import { benchPictures } from "./pictures";
import { benchReplay } from "./replay";
import { benchSearch } from "./search";
import { benchTypesense } from "./typesense";

/** Each gives what misses its floor. */
const BENCHES = new Map<string, () => Promise<readonly string[]>>([
  ["pages", benchPages],
  ["pictures", benchPictures],
  ["search", benchSearch],
  ["replay", benchReplay],
  ["leads", benchLeads],
  ["import", benchImport],
  ["dealers", benchDealers],
  ["lighthouse", benchLighthouse],
  ["typesense", () => benchTypesense().then(() => [])],
]);

/** It fetches what it needs from the registry, and is true only on a machine that does nothing else. */
const BY_NAME_ONLY = new Set(["lighthouse"]);

const { positionals } = argumentsOf({ allowPositionals: true });
const unknown = positionals.filter((name) => !BENCHES.has(name));
if (unknown.length > 0)
  endWith(`There is no bench ${unknown.join(", ")}. There are ${[...BENCHES.keys()].join(", ")}.`);
const faults: string[] = [];
for (const [name, run] of BENCHES) {
  const isWanted = positionals.length === 0 ? !BY_NAME_ONLY.has(name) : positionals.includes(name);
  if (isWanted) faults.push(...(await run()));
}
for (const fault of faults) console.log(JSON.stringify({ bench: "fault", fault }));
process.exitCode = faults.length === 0 ? 0 : 1;
