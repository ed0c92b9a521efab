import { EnvironmentError, readEnv } from "~/infra/env.server";
import { createLogger } from "~/infra/log/logger.server";
import { runSeed } from "./run-seed";

/** `npm run seed`: rebuilds the Typesense index of this region from the published stock (DESIGN §4). */
async function main(): Promise<number> {
  const env = readEnv(process.env);
  return runSeed({
    env,
    now: new Date(),
    logger: createLogger({ level: env.logLevel }),
    say: (line) => void process.stdout.write(`${line}\n`),
  });
}

process.exitCode = await main().catch((error: unknown) => {
  const message = error instanceof EnvironmentError ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  return 1;
});
