import { mergeConfig } from "vitest/config";
import viteConfig from "../../vite.config";

/** Tests that run in moments: Stryker chooses those among them that reach a change. */
export default mergeConfig(viteConfig, {
  test: {
    environment: "node",
    testTimeout: 60_000,
    include: ["app/**/*.test.{ts,tsx}", "test/contract/**/sqlite.test.ts"],
    // Tests of how long something takes: with every place instrumented it takes longer.
    exclude: ["node_modules/**", "**/index-steps.server.test.ts", "app/infra/http/watchdog/**"],
  },
});
