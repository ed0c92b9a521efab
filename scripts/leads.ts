import { join } from "node:path";
import { openExistingDatabase } from "~/infra/db/existing-database.server";
import { readEnv } from "~/infra/env.server";
import { createPersonalRecords } from "~/infra/privacy/personal-records.server";
import { createOutboxFolder } from "~/infra/outside/outbox-folder.server";
import { dealersIn, paidSiteIn } from "./known-dealer";
import { outlivePipe } from "./outlive-pipe";
import { runLeadKeys } from "./run-lead-keys";
import { runLeads } from "./run-leads";

outlivePipe(process.stdout);
try {
  const env = readEnv(process.env, { dataDirMustExist: true });
  const database = await openExistingDatabase({ url: env.databaseUrl ?? undefined, dataDir: env.dataDir });
  try {
    const folder = createOutboxFolder(join(env.dataDir, "outbox"));
    const clock = { now: () => new Date() };
    const [command, ...rest] = process.argv.slice(2);
    if (command === "keys") await runLeadKeys(rest, { env, database, clock, out: process.stdout });
    else
      await runLeads(process.argv.slice(2), {
        database,
        folder,
        records: createPersonalRecords(database, { clock, secrets: env.sessionSecrets }),
        clock,
        out: process.stdout,
        notes: process.stderr,
        dealers: dealersIn(env.tenantConfigDir),
        siteOf: (tenant) => paidSiteIn(env.tenantConfigDir, tenant),
      });
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
