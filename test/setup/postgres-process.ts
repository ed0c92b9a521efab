// Runs a throw-away PostgreSQL until its input ends: `postgres-process.ts`; prints the address. In a process of its
// own, because the package ends the one it runs in with 0 whatever happened there.
import { runPostgres } from "../contract/stock-store/postgres";

const { base, stop } = await runPostgres();
process.stdout.write(`${base}\n`);
process.stdin.resume().once("end", () => void stop().finally(() => process.exit(0)));
