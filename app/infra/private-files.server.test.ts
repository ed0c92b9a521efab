import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dataDirFault } from "./data-dir.server";
import { openDatabase } from "./db/database.server";
import { DiskCache } from "./images/disk-cache.server";
import { createOutboxFolder } from "./outside/outbox-folder.server";
import { privateFolder } from "./private-files.server";

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "forecourt-private-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));
const mode = (...path: string[]) => (statSync(join(root, ...path)).mode & 0o7777).toString(8);

/** Writes something, so that the files beside the database are there. */
async function usedDatabase(dir: string) {
  const database = await openDatabase({ dataDir: dir });
  await database.migrate();
  return database;
}

it("keeps the database and what stands beside it from other users", async () => {
  const database = await usedDatabase(join(root, "data"));
  expect(mode("data")).toBe("700");
  for (const end of ["", "-wal", "-shm"]) expect(mode("data", `forecourt.db${end}`), end).toBe("600");
  await database.close();
});

it("tightens what an earlier version left open", async () => {
  const earlier = await usedDatabase(root);
  const file = join(root, "forecourt.db");
  chmodSync(root, 0o755);
  for (const end of ["", "-wal", "-shm"]) chmodSync(file + end, 0o644);
  expect(dataDirFault(root)).toBeNull();
  const database = await usedDatabase(root);
  await earlier.close();
  expect(mode(".")).toBe("700");
  for (const end of ["", "-wal", "-shm"]) expect(mode(`forecourt.db${end}`), end).toBe("600");
  await database.close();
});

it("keeps letters and posts of the outbox from other users, old folders too", async () => {
  mkdirSync(join(root, "outbox"), { mode: 0o755 });
  const folder = createOutboxFolder(join(root, "outbox"));
  expect(mode("outbox")).toBe("700");
  await folder.put("a.eml", Buffer.from("x"));
  expect(mode("outbox", "a.eml")).toBe("600");
  await createOutboxFolder(join(root, "new")).put("b.eml", Buffer.from("x"));
  expect([mode("new"), mode("new", "b.eml")]).toEqual(["700", "600"]);
});

it("keeps pictures that were asked for from other users, old folders too", async () => {
  mkdirSync(join(root, "pictures"), { mode: 0o755 });
  await new DiskCache(join(root, "pictures"), 100).put("a.webp", Uint8Array.of(1));
  expect([mode("pictures"), mode("pictures", "a.webp")]).toEqual(["700", "600"]);
});

it("leaves a folder alone that is meant for all users", () => {
  const shared = join(root, "shared");
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  privateFolder(shared);
  expect(mode("shared")).toBe("1777");
});

it("drops no lock on a database in use: what another process opens and closes leaves the log where it is", async () => {
  const database = await usedDatabase(root);
  const snapshot = await database.snapshot();
  const file = join(root, "forecourt.db");
  const other = `const file = new (require("libsql"))(process.argv[1]); file.exec("create table other (id)"); file.close();`;
  expect(spawnSync(process.execPath, ["-e", other, file], { encoding: "utf8" }).stderr).toBe("");
  expect(existsSync(`${file}-wal`)).toBe(true);
  await snapshot.release();
  await database.close();
});
