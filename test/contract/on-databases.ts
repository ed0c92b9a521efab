import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { openEmptyDatabase } from "../fixtures/empty-database";
import { startPostgres } from "./stock-store/postgres";

type Open = () => Promise<Database>;

/** Describes a contract. `open` gives a migrated, empty database; `again` opens the last one once more. */
type Contract = (open: Open, again: Open) => void;

/** Runs a contract on SQLite. */
export function onSqlite(name: string, contract: Contract): void {
  const root = mkdtempSync(join(tmpdir(), "forecourt-sqlite-"));
  let folders = 0;
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const last = () => join(root, String(folders));
  const again = () => openDatabase({ dataDir: last() });
  const open = () => {
    folders += 1;
    return openEmptyDatabase(last());
  };
  describe(name, () => contract(open, again));
}

/** Runs a contract on PostgreSQL; where this machine cannot run one, it is skipped and the reason printed. */
export async function onPostgres(name: string, contract: Contract): Promise<void> {
  const server = await startPostgres();
  if (!server.available) console.warn(`PostgreSQL tests skipped: ${server.reason}`);
  afterAll(async () => {
    if (server.available) await server.stop();
  });
  let last = "";
  const again = () => openDatabase({ url: last, dataDir: "" });
  const open = async () => {
    if (!server.available) throw new Error(server.reason);
    const { database, url } = await server.openMigrated();
    last = url;
    return database;
  };
  describe.skipIf(!server.available)(name, () => contract(open, again));
}
