import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./scripts/chromium.mjs";

const executablePath = findChromium();
// Set by `npm test`, which adds up the counts of both runners.
const resultsFile = process.env["BROWSER_RESULTS"];

export default defineConfig({
  testDir: "test/e2e",
  globalSetup: "./test/e2e/start-server.ts",
  fullyParallel: true,
  workers: 2,
  // A busy machine may make a test too slow; `npm test` names every test that needed its second try.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: resultsFile === undefined ? [["list"]] : [["list"], ["json", { outputFile: resultsFile }]],
  outputDir: "test-results",
  use: {
    browserName: "chromium",
    locale: "en-AU",
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath === null ? {} : { executablePath }) },
  },
});
