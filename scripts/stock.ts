import { readEnv } from "~/infra/env.server";
import { createLogger } from "~/infra/log/logger.server";
import { outlivePipe } from "./outlive-pipe";
import { runStock } from "./run-stock";
import { USAGE } from "./stock/usage";
import { readStockCall } from "./stock-call";

outlivePipe(process.stdout);
try {
  const args = process.argv.slice(2);
  // A wrong call is told whatever the environment lacks.
  const call = readStockCall(args);
  if (call === "help") process.stdout.write(`${USAGE}\n`);
  else {
    // A file may be looked at before there is a site.
    const env = readEnv(process.env, { dataDirMustExist: call.command !== "inspect" });
    const logger = createLogger({ level: env.logLevel });
    process.exitCode = await runStock(args, { env, logger, now: () => new Date(), out: process.stdout });
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
