import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { stockHistoryContract } from "./suite";

const root = mkdtempSync(join(tmpdir(), "forecourt-history-"));
let folders = 0;

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("stock history on SQLite", () => {
  stockHistoryContract(async () => {
    folders += 1;
    const database = await openDatabase({ dataDir: join(root, String(folders)) });
    await database.migrate();
    return database;
  });
});
