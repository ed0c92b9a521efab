import { defineConfig, mergeConfig } from "vitest/config";
import { LongestFirst } from "./test/setup/longest-first";
import viteConfig from "./vite.config";

// Set by `npm test`, which adds the browser tests to the count.
const resultsFile = process.env["TEST_RESULTS"];

/** Tests that put services of their own in the place of the process's. */
const OWN_SERVICES = ["{app/{pages,request,render,routes},test/services}/**/*.test.{ts,tsx}"];

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      environment: "node",
      reporters: resultsFile === undefined ? ["default"] : ["default", ["json", { outputFile: resultsFile }]],
      globalSetup: "./test/setup/shared-postgres.ts",
      testTimeout: 20_000,
      hookTimeout: 60_000,
      // No file may need another one to have run before it. The seed is printed; `--sequence.seed=N` gives it again.
      sequence: { sequencer: LongestFirst, seed: Date.now() },
      // Modules are loaded once, not once a file: nearly half of the time. Vitest settles this per pool.
      poolOptions: { forks: { maxForks: 2, isolate: false }, threads: { maxThreads: 1, isolate: true } },
      projects: [
        {
          extends: true,
          test: { name: "services", pool: "threads", include: OWN_SERVICES },
        },
        {
          extends: true,
          test: {
            name: "unit",
            pool: "forks",
            include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "test/**/*.test.{ts,tsx}"],
            exclude: ["test/e2e/**", "node_modules/**", ...OWN_SERVICES],
          },
        },
      ],
    },
  }),
);
