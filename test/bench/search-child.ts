import { measureSearch } from "./search-measure";

const vehicles = Number(process.argv[2]);
if (!Number.isInteger(vehicles) || vehicles < 1) throw new Error("give the number of vehicles");
process.stdout.write(`${JSON.stringify(await measureSearch(vehicles))}\n`);
