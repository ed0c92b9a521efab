// Runs a temporary PostgreSQL until its input ends, and prints the address. It has a process of its own because the
// package ends its process with code 0 whatever happened there.
import { runPostgres } from "../contract/stock-store/postgres";

const { base, stop } = await runPostgres();
process.stdout.write(`${base}\n`);
process.stdin.resume().once("end", () => void stop().finally(() => process.exit(0)));
