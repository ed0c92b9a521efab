import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config";

// Set by `npm test`, which adds the browser tests to the count.
const resultsFile = process.env["TEST_RESULTS"];

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: [
        "app/**/*.test.{ts,tsx}",
        "scripts/**/*.test.ts",
        "studio/**/*.test.ts",
        "test/**/*.test.{ts,tsx}",
      ],
      exclude: ["test/e2e/**", "node_modules/**"],
      environment: "node",
      reporters: resultsFile === undefined ? ["default"] : ["default", ["json", { outputFile: resultsFile }]],
      testTimeout: 20_000,
      hookTimeout: 60_000,
      poolOptions: { forks: { maxForks: 2 } },
    },
  }),
);
