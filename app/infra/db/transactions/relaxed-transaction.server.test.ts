import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { relaxedTransaction } from "./relaxed-transaction.server";

it("relaxes one transaction, and the ones beside it not at all", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-relaxed-"));
  const database = await openDatabase({ dataDir });
  await database.migrate();
  const level = async (db: typeof database.queries) => {
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
    return rows[0]?.synchronous;
  };
  const both = [
    relaxedTransaction(database, level),
    database.queries.transaction().execute(level),
    relaxedTransaction(database, () => Promise.reject(new Error("undone"))).catch(() => "undone"),
    database.queries.transaction().execute(level),
    relaxedTransaction(database, level),
    database.queries.connection().execute(level),
  ];
  expect(await Promise.all(both)).toEqual([1, 2, "undone", 2, 1, 2]);
  await database.close();
  rmSync(dataDir, { recursive: true });
});
