import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KindCase } from "./vehicle-kinds";

const PROGRAM = join(import.meta.dirname, "print-cases.ts");
const MOST_BYTES = 64 * 1024 * 1024;

/** A vehicle of every kind in every template that has one, from the demonstration stock of today. */
export function readCases(): readonly KindCase[] {
  // Printed by our own program, from rows and configuration that were checked there.
  return JSON.parse(printedCases()) as KindCase[];
}

/** Made once: workers get the environment of the process that read the tests first. */
function printedCases(): string {
  const kept = process.env["E2E_KIND_CASES"];
  if (kept !== undefined && existsSync(kept)) return readFileSync(kept, "utf8");
  const printed = execFileSync(process.execPath, ["--import", "tsx", PROGRAM], { maxBuffer: MOST_BYTES });
  const file = join(mkdtempSync(join(tmpdir(), "forecourt-kinds-")), "cases.json");
  writeFileSync(file, printed);
  process.env["E2E_KIND_CASES"] = file;
  return printed.toString("utf8");
}
