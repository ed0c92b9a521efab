import { join } from "node:path";
import type { Writable } from "node:stream";
import { openExistingDatabase } from "~/infra/db/existing-database.server";
import type { Env } from "~/infra/env.server";
import { createOutboxFolder } from "~/infra/outside/outbox-folder.server";
import { createPersonalRecords } from "~/infra/privacy/personal-records.server";
import { dealersIn, paidSiteIn } from "./known-dealer";
import { runLeadCounts } from "./run-lead-counts";
import { runLeadKeys } from "./run-lead-keys";
import { runLeads } from "./run-leads";

/** Where a command prints. */
export interface Printing {
  readonly out: Writable;
  readonly notes: Writable;
}

/**
 * `npm run leads`, on the database that the environment names.
 * @throws an Error for the person at the keyboard
 */
export async function leadsCommand(args: readonly string[], env: Env, printing: Printing): Promise<void> {
  const database = await openExistingDatabase({ url: env.databaseUrl ?? undefined, dataDir: env.dataDir });
  try {
    const clock = { now: () => new Date() };
    const [command, ...rest] = args;
    if (command === "keys") await runLeadKeys(rest, { env, database, clock, out: printing.out });
    else if (command === "counts")
      await runLeadCounts(rest, { ...printing, database, dealers: dealersIn(env.tenantConfigDir) });
    else
      await runLeads(args, {
        ...printing,
        database,
        folder: createOutboxFolder(join(env.dataDir, "outbox")),
        records: createPersonalRecords(database, { clock, secrets: env.sessionSecrets }),
        clock,
        dealers: dealersIn(env.tenantConfigDir),
        siteOf: (tenant) => paidSiteIn(env.tenantConfigDir, tenant),
      });
  } finally {
    await database.close();
  }
}
