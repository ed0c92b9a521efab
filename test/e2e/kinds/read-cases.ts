import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { KindCase } from "./vehicle-kinds";

const ARGUMENTS = ["--import", "tsx", join(import.meta.dirname, "print-cases.ts")];
/** Where the cases lie that were made already. */
const KEPT = "E2E_KIND_CASES";
const MOST_BYTES = 64 * 1024 * 1024;

/** A vehicle of every kind in every template that has one, from the demonstration stock of today. */
export function readCases(): readonly KindCase[] {
  // Printed by our own program, from rows and configuration that were checked there.
  return JSON.parse(printedCases()) as KindCase[];
}

/** Makes them while the process does something else; it and its workers read them from a file. */
export async function prepareCases(): Promise<void> {
  keep((await promisify(execFile)(process.execPath, ARGUMENTS, { maxBuffer: MOST_BYTES })).stdout);
}

/** Made once: workers get the environment of the process that read the tests first. */
function printedCases(): string {
  const kept = process.env[KEPT];
  if (kept !== undefined && existsSync(kept)) return readFileSync(kept, "utf8");
  return keep(execFileSync(process.execPath, ARGUMENTS, { maxBuffer: MOST_BYTES, encoding: "utf8" }));
}

function keep(printed: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "forecourt-kinds-")), "cases.json");
  writeFileSync(file, printed);
  process.env[KEPT] = file;
  return printed;
}
