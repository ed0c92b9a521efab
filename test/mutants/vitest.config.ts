import { mergeConfig } from "vitest/config";
import viteConfig from "../../vite.config";
import { NearestFirst } from "./nearest-first";

/** Tests that run in moments: Stryker chooses those among them that reach a change. */
export default mergeConfig(viteConfig, {
  test: {
    environment: "node",
    // A change that makes something wait for ever is noticed by the test, long before Stryker ends the whole process.
    testTimeout: Number(process.env["MUTANTS_TIMEOUT"] ?? 20_000),
    include: [
      "app/**/*.test.{ts,tsx}",
      "test/contract/**/{sqlite,embedded}.test.ts",
      "scripts/run-*.test.ts",
    ],
    exclude: [
      "node_modules/**",
      // Tests of how long something takes: with every place instrumented it takes longer.
      "**/index-steps.server.test.ts",
      "app/infra/http/watchdog/watchdog.server.test.ts",
      // These put services of their own in the place of the process's, and would need each a process.
      "app/{pages,request,render,routes}/**",
    ],
    sequence: { sequencer: NearestFirst },
    // Modules are loaded once for each change, not once for each file of tests.
    poolOptions: { threads: { isolate: false } },
  },
});
