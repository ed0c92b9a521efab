// npm run bench [-- pages] [-- search]: JSON lines, one figure each; ends with 1 when a floor is missed.
import { benchPages } from "./pages";
import { benchSearch } from "./search";

const wanted = new Set(process.argv.slice(2));
const faults: string[] = [];
if (wanted.size === 0 || wanted.has("pages")) faults.push(...(await benchPages()));
if (wanted.size === 0 || wanted.has("search")) faults.push(...(await benchSearch()));
for (const fault of faults) console.log(JSON.stringify({ bench: "fault", fault }));
process.exitCode = faults.length === 0 ? 0 : 1;
