import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { openEmptyDatabase } from "../../fixtures/empty-database";
import { stockChangeContract } from "./change-suite";
import { stockEditionContract } from "./edition-suite";
import { migratesTwiceAtOnce, stockStoreContract } from "./suite";

const root = mkdtempSync(join(tmpdir(), "forecourt-sqlite-"));
let folders = 0;

function emptyFolder(): string {
  folders += 1;
  return join(root, String(folders), "not-yet-made");
}

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("stock store on SQLite", () => {
  const openEmpty = () => openEmptyDatabase(emptyFolder());
  stockStoreContract(openEmpty);
  describe("changed in part", () => stockChangeContract(openEmpty));
  describe("in editions", () => stockEditionContract(openEmpty));

  it("migrates once when several start together", async () => {
    await expect(migratesTwiceAtOnce({ dataDir: emptyFolder() })).resolves.toBeUndefined();
  });

  it("refuses an address it does not speak", async () => {
    await expect(openDatabase({ url: "mysql://x/y", dataDir: emptyFolder() })).rejects.toThrow(
      /postgres:\/\//,
    );
  });
});
