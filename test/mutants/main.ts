// npm run mutants -- PATH|AREA… [--sample FILES] [--seed N] [--at-once N] [--timeout SECONDS]: changes the code one place at a time and runs
// the unit tests that reach it; prints the changes that no test noticed and a JSON line for each PATH. Ends with 1 where
// fewer than nine in ten were noticed. `--sample` takes so many files of each, chosen by the seed.
import { Stryker } from "@stryker-mutator/core";
import { argumentsOf, endWith, numberOption } from "../setup/command-line";
import { AREAS, filesOf, LEFT_OUT, sampleOf } from "./areas";

const LEAST_PERCENT = 90;
/** What a test of ours does not read. */
const NOT_COPIED = ["build", "data", "public", "test-results", "reports", ".cache"];

const { values, positionals } = argumentsOf({
  allowPositionals: true,
  options: {
    sample: { type: "string", default: "0" },
    seed: { type: "string", default: "1" },
    "at-once": { type: "string", default: "2" },
    // Where many changes make a test wait for ever, a smaller limit saves hours.
    timeout: { type: "string", default: "20" },
  },
});

const sample = numberOption("sample", values.sample, [0, 10_000]);
const seed = numberOption("seed", values.seed, [0, 2 ** 32]);
const timeoutMs = 1_000 * numberOption("timeout", values.timeout, [1, 600]);
const atOnce = numberOption("at-once", values["at-once"], [1, 64]);

const wanted = positionals.length > 0 ? positionals : Object.keys(AREAS);
const plan = wanted.map((one) => {
  try {
    const all = filesOf([one]);
    return { one, files: sample > 0 ? sampleOf(all, sample, seed) : all };
  } catch (error) {
    return endWith(error);
  }
});
for (const [file, reason] of Object.entries(LEFT_OUT)) console.log(`Left out: ${file}, which ${reason}`);
// Read by vitest.config.ts, in processes of their own.
process.env["MUTANTS_TIMEOUT"] = String(timeoutMs);
for (const { one, files } of plan) {
  const results = await new Stryker({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "test/mutants/vitest.config.ts" },
    mutate: [...files],
    concurrency: atOnce,
    coverageAnalysis: "perTest",
    // What never gives way to the test's own limit is ended with its process.
    timeoutMS: 3 * timeoutMs,
    // What runs once, while a module loads, is decided before a test can ask for it.
    ignoreStatic: true,
    reporters: ["clear-text"],
    clearTextReporter: { reportTests: false, reportScoreTable: false, allowColor: false },
    ignorePatterns: NOT_COPIED,
    tempDirName: ".cache/mutants",
    allowConsoleColors: false,
  }).runMutationTest();
  const of = (...states: readonly string[]) => results.filter(({ status }) => states.includes(status)).length;
  const noticed = of("Killed", "Timeout");
  const counted = noticed + of("Survived", "NoCoverage");
  const percent = counted === 0 ? 100 : Math.floor((1_000 * noticed) / counted) / 10;
  if (percent < LEAST_PERCENT) process.exitCode = 1;
  const unreached = of("NoCoverage");
  console.log(
    JSON.stringify({ mutants: one, files: files.length, changes: counted, noticed, unreached, percent }),
  );
}
