// `npm test`: everything a fresh clone needs to prove itself, in one command.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installIfNeeded, requireNode, ROOT } from "./install.mjs";

requireNode();
installIfNeeded();
const { ensureChromium } = await import("./chromium.mjs");
ensureChromium();

const results = mkdtempSync(join(tmpdir(), "forecourt-results-"));
const unit = join(results, "unit.json");
const browser = join(results, "browser.json");
const code = runAll();
const failed = report(code);
rmSync(results, { recursive: true, force: true });
// At least 1 when a test failed, even if a runner ended with 0.
process.exit(failed > 0 ? Math.max(code, 1) : code);

function runAll() {
  const verified = npm("verify", { TEST_RESULTS: unit });
  if (verified !== 0) return verified;
  return npm("test:e2e", { BROWSER_RESULTS: browser });
}

function npm(script, env) {
  const { status } = spawnSync("npm", ["run", script], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  return status ?? 1;
}

/**
 * Prints one last line over both runners. A failure outside any test (lint, types, build) counts as one. @returns how
 * many failed
 */
function report(exitCode) {
  const sums = [unitCounts(), browserCounts()];
  const sum = (key) => sums.reduce((total, counts) => total + counts[key], 0);
  const failed = Math.max(sum("failed"), exitCode === 0 ? 0 : 1);
  if (sum("flaky") > 0) console.log(`${sum("flaky")} passed only when tried again: see "flaky" above.`);
  const skipped = sum("skipped");
  console.log(`${sum("passed")} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  return failed;
}

function unitCounts() {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = read(unit);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, flaky: 0 };
}

function browserCounts() {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = read(browser).stats ?? {};
  return { passed: expected + flaky, failed: unexpected, skipped, flaky };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
