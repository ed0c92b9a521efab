import { existsSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_MIGRATION_TABLE } from "kysely";
import { type Database, type DatabaseOptions, FILE_NAME, openDatabase, unreachable } from "./database.server";

/** There is no database where a command was sent. The message is for the operator. */
export class NoDatabaseError extends Error {
  override readonly name = "NoDatabaseError";
}

/**
 * Opens the database that a site has made, for commands. It never makes one: an empty database in the wrong place would
 * answer as if there were no leads. Brings the tables up to date.
 * @throws NoDatabaseError when no site was started with this folder or address
 */
export async function openExistingDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, dataDir } = options;
  if (!url && !existsSync(join(dataDir, FILE_NAME)))
    throw new NoDatabaseError(
      `DATA_DIR: there is no database in ${dataDir} (no ${FILE_NAME}). Set DATA_DIR, or DATABASE_URL, as for the site; its first start makes the database.`,
    );
  const database = await openDatabase(options);
  try {
    if (!(await hasTables(database, url ?? "")))
      throw new NoDatabaseError(
        `${url ? "DATABASE_URL" : `DATA_DIR: ${join(dataDir, FILE_NAME)}`}: the database is empty: no site was started with it. Set DATA_DIR, or DATABASE_URL, as for the site.`,
      );
    await database.migrate();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function hasTables({ queries }: Database, url: string): Promise<boolean> {
  try {
    const tables = await queries.introspection.getTables({ withInternalKyselyTables: true });
    return tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE);
  } catch (error) {
    throw unreachable(error, url);
  }
}
