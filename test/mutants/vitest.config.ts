import { mergeConfig } from "vitest/config";
import viteConfig from "../../vite.config";

/** Tests that run in moments: Stryker chooses those among them that reach a change. */
export default mergeConfig(viteConfig, {
  test: {
    environment: "node",
    testTimeout: 20_000,
    include: ["app/**/*.test.{ts,tsx}", "test/contract/**/sqlite.test.ts"],
    exclude: ["node_modules/**"],
  },
});
