import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { KindCase } from "./vehicle-kinds";

const PROGRAM = join(import.meta.dirname, "print-cases.ts");
const MOST_BYTES = 64 * 1024 * 1024;

/** A vehicle of every kind in every template that has one, from the demonstration stock of today. */
export function readCases(): readonly KindCase[] {
  const printed = execFileSync(process.execPath, ["--import", "tsx", PROGRAM], { maxBuffer: MOST_BYTES });
  // Printed by our own program, from rows and configuration that were checked there.
  return JSON.parse(printed.toString("utf8")) as KindCase[];
}
