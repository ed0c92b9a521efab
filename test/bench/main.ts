// npm run bench [-- pages] [-- pictures] [-- search] [-- replay] [-- leads] [-- typesense]: JSON lines, one figure each; ends with 1 when a
// floor is missed.
import { benchLeads } from "./leads";
import { benchPages } from "./pages";
import { benchPictures } from "./pictures";
import { benchReplay } from "./replay";
import { benchSearch } from "./search";
import { benchTypesense } from "./typesense";

const wanted = new Set(process.argv.slice(2));
const faults: string[] = [];
if (wanted.size === 0 || wanted.has("pages")) faults.push(...(await benchPages()));
if (wanted.size === 0 || wanted.has("pictures")) faults.push(...(await benchPictures()));
if (wanted.size === 0 || wanted.has("search")) faults.push(...(await benchSearch()));
if (wanted.size === 0 || wanted.has("replay")) faults.push(...(await benchReplay()));
if (wanted.size === 0 || wanted.has("leads")) faults.push(...(await benchLeads()));
if (wanted.size === 0 || wanted.has("typesense")) await benchTypesense();
for (const fault of faults) console.log(JSON.stringify({ bench: "fault", fault }));
process.exitCode = faults.length === 0 ? 0 : 1;
