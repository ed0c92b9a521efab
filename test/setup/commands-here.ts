import { Writable } from "node:stream";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs `npm run stock` within the test's own process: one of its own takes a processor two or three seconds before it
 * begins. @returns what it printed
 */
export async function stockHere(args: readonly string[], environment: Environment): Promise<string> {
  const { createLogger, readEnv, runStock } = await programs();
  const { out, printed } = paper();
  const env = readEnv(environment, { dataDirMustExist: true });
  const logger = createLogger({ level: env.logLevel });
  const code = await runStock(args, { env, logger, now: () => new Date(), out });
  // 2 says: published, with something to look at.
  if (code === 1) throw new Error(printed());
  return printed();
}

/** Runs `npm run leads` in the same way. @returns what it printed */
export async function leadsHere(args: readonly string[], environment: Environment): Promise<string> {
  const { leadsCommand, readEnv } = await programs();
  const { out, printed } = paper();
  await leadsCommand(args, readEnv(environment, { dataDirMustExist: true }), { out, notes: paper().out });
  return printed();
}

/** Read only where they are run: every process of the test runner reads every test. */
async function programs() {
  const [{ readEnv }, { createLogger }, { leadsCommand }, { runStock }] = await Promise.all([
    import("~/infra/env.server"),
    import("~/infra/log/logger.server"),
    import("../../scripts/leads-command"),
    import("../../scripts/run-stock"),
  ]);
  return { createLogger, leadsCommand, readEnv, runStock };
}

function paper() {
  const parts: string[] = [];
  const out = new Writable({
    write(part: Buffer | string, _, done) {
      parts.push(String(part));
      done();
    },
  });
  return { out, printed: () => parts.join("") };
}
