// Imports the files of a feed for the server, which starts this process and tells it what to import. It ends with the
// server.
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { openExistingDatabase } from "~/infra/db/existing-database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { readEnv } from "~/infra/env.server";
import { importHere, importJobSchema, summaryOf } from "~/infra/stock/pull/import-job.server";
import type { ImportAnswer } from "~/infra/stock/pull/import-process.server";
import { loadTenants } from "~/infra/tenant/load-tenants.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";

async function answerTo(message: unknown): Promise<ImportAnswer> {
  try {
    const env = readEnv(process.env, { dataDirMustExist: true });
    const job = importJobSchema.parse(message);
    const tenants = await loadTenants({
      dir: env.tenantConfigDir,
      presets: TEMPLATE_PRESETS,
      region: env.region,
    });
    const database = await openExistingDatabase({ url: env.databaseUrl ?? undefined, dataDir: env.dataDir });
    try {
      const [stock, history] = [createStockStore(database), createStockHistory(database)];
      const clock = { now: () => new Date() };
      return { summary: summaryOf(await importHere({ tenants, clock, database, stock, history }, job)) };
    } finally {
      await database.close();
    }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

// Without the server nobody would remember what came of it.
process.once("disconnect", () => process.exit(1));
process.once("message", (message) => {
  void answerTo(message).then((answer) => process.send?.(answer, () => process.disconnect()));
});
