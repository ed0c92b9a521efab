import { join } from "node:path";
import { openDatabase } from "~/infra/db/database.server";
import { readEnv } from "~/infra/env.server";
import { createOutboxFolder } from "~/infra/outside/outbox-folder.server";
import { runLeads } from "./run-leads";

try {
  const env = readEnv(process.env);
  const database = await openDatabase({ url: env.databaseUrl ?? undefined, dataDir: env.dataDir });
  try {
    await database.migrate();
    const folder = createOutboxFolder(join(env.dataDir, "outbox"));
    await runLeads(process.argv.slice(2), {
      database,
      folder,
      clock: { now: () => new Date() },
      out: process.stdout,
    });
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
