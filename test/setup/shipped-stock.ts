import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";

const FILE = "forecourt.db";
/** Where a copy of the shipped dealers' stock lies while the browser tests run. */
const KEPT = "SHIPPED_STOCK";

/**
 * Keeps a copy of the stock that a server has just made for the shipped dealers: making it again is half of what the
 * start of each further server costs. @returns what removes the copy
 */
export function keepShippedStock(dataDir: string, file: string): () => void {
  const database = new Database(join(dataDir, FILE), { readonly: true });
  database.prepare("VACUUM INTO ?").run(file);
  database.close();
  process.env[KEPT] = file;
  return () => rmSync(file, { force: true });
}

/** Gives a folder without a database the kept stock, if there is one. */
export function takeShippedStock(dataDir: string): void {
  const kept = process.env[KEPT];
  if (kept === undefined || existsSync(join(dataDir, FILE))) return;
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(kept, join(dataDir, FILE));
}
