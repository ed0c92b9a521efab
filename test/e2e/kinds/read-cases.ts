import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KindCase } from "./vehicle-kinds";

/** Where the cases lie that were made already. */
const KEPT = "E2E_KIND_CASES";

/**
 * A vehicle of every kind in every template that has one, from the demonstration stock of today. Made once: workers get the
 * environment of the process that read the tests first.
 */
export async function readCases(): Promise<readonly KindCase[]> {
  const kept = process.env[KEPT];
  if (kept === undefined || !existsSync(kept)) return keep(await makeCases());
  // Written below, from rows and configuration that were checked when they were made.
  return JSON.parse(readFileSync(kept, "utf8")) as KindCase[];
}

/** What makes them is read only where they are made: every process of the test runner reads every test. */
async function makeCases(): Promise<readonly KindCase[]> {
  const { stockedDealers } = await import("./demo-stock");
  const { kindCases } = await import("./vehicle-kinds");
  return kindCases(await stockedDealers(), new Date());
}

function keep(cases: readonly KindCase[]): readonly KindCase[] {
  const file = join(mkdtempSync(join(tmpdir(), "forecourt-kinds-")), "cases.json");
  writeFileSync(file, JSON.stringify(cases));
  process.env[KEPT] = file;
  return cases;
}
