import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./scripts/chromium.mjs";

const executablePath = findChromium();
// Set by `npm test`, which adds up the counts of both runners.
const resultsFile = process.env["BROWSER_RESULTS"];

/** The tests whose pages draw their pictures: a tenth of the others' time would go into pictures nobody looks at. */
const OF_PICTURES = ["gallery", "first-turn", "waiting-pictures", "late-script", "arriving", "own-media"].map(
  (name) => `**/${name}.spec.ts`,
);
const chromium = {
  args: CHROMIUM_FLAGS,
  ...(executablePath === null ? {} : { executablePath }),
};
const withoutPictures = { ...chromium, args: [...CHROMIUM_FLAGS, "--blink-settings=imagesEnabled=false"] };

export default defineConfig({
  testDir: "test/e2e",
  globalSetup: "./test/e2e/start-server.ts",
  fullyParallel: true,
  // Three keep two processors busy; one more goes on while others wait for a clock.
  workers: 4,
  // A busy machine may make a test too slow; `npm test` names every test that needed another try.
  retries: 2,
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
  },
  projects: [
    { name: "pages", testIgnore: OF_PICTURES, use: { launchOptions: withoutPictures } },
    // They measure times.
    { name: "pictures", testMatch: OF_PICTURES, workers: 3, use: { launchOptions: chromium } },
  ],
});
