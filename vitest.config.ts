import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config";

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "test/**/*.test.{ts,tsx}"],
      exclude: ["test/e2e/**", "node_modules/**"],
      environment: "node",
      testTimeout: 20_000,
      hookTimeout: 60_000,
      poolOptions: { forks: { maxForks: 2 } },
    },
  }),
);
