import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { personalRecordsContract } from "./suite";

const root = mkdtempSync(join(tmpdir(), "forecourt-personal-"));
let folders = 0;

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("personal records on SQLite", () => {
  personalRecordsContract(async () => {
    folders += 1;
    const database = await openDatabase({ dataDir: join(root, String(folders)) });
    await database.migrate();
    return database;
  });
});
