import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { ROOT, run } from "./install.mjs";

// The first is Debian's Chromium without windows: it takes an eighth less time for a page.
const USUAL_PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

// Each window loads two pages of its own for the address bar, a third of the cost of a window.
const ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];
// A process for each dealer's address: a tenth of the time of a test's first page.
const ISOLATION = ["IsolateOrigins", "site-per-process"];
// Chromium obeys only the last of several such lists; these entries repeat those of Playwright's list that matter here.
const PLAYWRIGHTS = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** What Chromium needs to run unattended: in a container, as root, without reaching out on its own. */
export const CHROMIUM_FLAGS = [
  `--disable-features=${[...PLAYWRIGHTS, ...ADDRESS_BAR, ...ISOLATION].join(",")}`,
  "--renderer-process-limit=1",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * The browser to test with: the one named by `CHROMIUM_PATH`, the system's, or Playwright's own.
 * @returns {string | null} path of the program
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH?.trim();
  if (named) return existsSync(named) ? named : null;
  return [...USUAL_PLACES, playwrightsOwn()].find((path) => path !== null && existsSync(path)) ?? null;
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)("playwright-core").chromium.executablePath();
  } catch {
    return null;
  }
}

/** Where Debian keeps what stands in for Arial: without it a page of any other typeface is a sixth wider. */
const DEBIAN_FONTS = "/usr/share/fonts/truetype/liberation";

/**
 * Installs a browser when there is none, and on Debian the typefaces that its pages are measured with: Debian's packages
 * where that is possible, else Playwright's download.
 */
export function ensureChromium() {
  const isDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (findChromium() !== null && (!isDebian || existsSync(DEBIAN_FONTS))) return;
  console.log("Installing Chromium …");
  if (isDebian) {
    const browser = findChromium() === null ? ["chromium-headless-shell"] : [];
    const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    spawnSync("apt-get", ["update", "-q"], options);
    const wanted = [...browser, "fonts-liberation"];
    spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...wanted], options);
    if (findChromium() !== null) return;
  }
  run(process.execPath, [`${ROOT}/node_modules/playwright-core/cli.js`, "install", "chromium"]);
}
