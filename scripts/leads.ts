import { join } from "node:path";
import { openDatabase } from "~/infra/db/database.server";
import { readEnv } from "~/infra/env.server";
import { createPersonalRecords } from "~/infra/privacy/personal-records.server";
import { createOutboxFolder } from "~/infra/outside/outbox-folder.server";
import { runLeads } from "./run-leads";

try {
  const env = readEnv(process.env);
  const database = await openDatabase({ url: env.databaseUrl ?? undefined, dataDir: env.dataDir });
  try {
    await database.migrate();
    const folder = createOutboxFolder(join(env.dataDir, "outbox"));
    const clock = { now: () => new Date() };
    await runLeads(process.argv.slice(2), {
      database,
      folder,
      records: createPersonalRecords(database, { clock, secrets: env.sessionSecrets }),
      clock,
      out: process.stdout,
    });
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
