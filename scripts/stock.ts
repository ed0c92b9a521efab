import { readEnv } from "~/infra/env.server";
import { createLogger } from "~/infra/log/logger.server";
import { outlivePipe } from "./outlive-pipe";
import { runStock } from "./run-stock";

outlivePipe(process.stdout);
try {
  const [command] = process.argv.slice(2);
  // A file may be looked at before there is a site.
  const env = readEnv(process.env, { dataDirMustExist: command !== "inspect" });
  const logger = createLogger({ level: env.logLevel });
  process.exitCode = await runStock(process.argv.slice(2), {
    env,
    logger,
    now: () => new Date(),
    out: process.stdout,
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
