import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { orderOfficeContract } from "./order-office-suite";
import { salesCountContract } from "./sales-count-suite";
import { orderStoreContract } from "./suite";

const root = mkdtempSync(join(tmpdir(), "forecourt-orders-"));
let folders = 0;

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("orders on SQLite", () => {
  const again = () => openDatabase({ dataDir: join(root, String(folders)) });
  const open = async () => {
    folders += 1;
    const database = await again();
    await database.migrate();
    return database;
  };
  orderStoreContract(open, again);
  salesCountContract(open);
  orderOfficeContract(open);
});
