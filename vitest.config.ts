import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, mergeConfig } from "vitest/config";
import { LongestFirst } from "./test/setup/longest-first";
import viteConfig from "./vite.config";

// Set by `npm test`, which adds the browser tests to the count.
const resultsFile = process.env["TEST_RESULTS"];

/** Files that replace modules with `vi.mock`: no other file may share their modules. */
const APART = /vi\.mock\(/;
/** Files that set the services of the whole process: no other file may run in that process meanwhile. */
const YARDS = /start\w*Yard\(|forecourtServices/;

/** A run that ends by itself watches no files: looking through the project's folders for them takes two seconds. */
const WATCHED = process.argv.includes("run") ? { ignored: ["**"] } : {};

const TESTS = ["app", "scripts", "test"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const filesWith = (...marks: readonly RegExp[]) =>
  TESTS.filter(({ text }) => marks.some((mark) => mark.test(text))).map(({ file }) => file);
const TESTS_APART = filesWith(APART);
const TESTS_OF_YARDS = filesWith(YARDS).filter((file) => !TESTS_APART.includes(file));

export default mergeConfig(
  viteConfig,
  defineConfig({
    server: { watch: WATCHED },
    test: {
      environment: "node",
      reporters: resultsFile === undefined ? ["default"] : ["default", ["json", { outputFile: resultsFile }]],
      globalSetup: "./test/setup/shared-postgres.ts",
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      // No file may need another one to have run before it. The seed is printed; `--sequence.seed=N` gives it again.
      sequence: { sequencer: LongestFirst, seed: Date.now() },
      // Modules are loaded once, not once a file: nearly half of the time. Vitest settles this per pool.
      poolOptions: { forks: { maxForks: 2, isolate: false }, threads: { maxThreads: 1, isolate: true } },
      projects: [
        {
          extends: true,
          test: { name: "apart", pool: "threads", include: TESTS_APART },
        },
        {
          extends: true,
          test: {
            name: "yards",
            pool: "threads",
            include: TESTS_OF_YARDS,
            // All these files run one after another in a single thread, and load their modules once.
            poolOptions: { threads: { singleThread: true, isolate: false } },
          },
        },
        {
          extends: true,
          test: {
            name: "unit",
            pool: "forks",
            include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "test/**/*.test.{ts,tsx}"],
            exclude: ["test/e2e/**", "node_modules/**", ...TESTS_APART, ...TESTS_OF_YARDS],
          },
        },
      ],
    },
  }),
);
