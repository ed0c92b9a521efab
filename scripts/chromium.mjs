import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { ROOT, run } from "./install.mjs";

/** Debian's Chromium without windows: it takes a quarter less of a processor for the same tests. */
const DEBIAN_SHELL = "/usr/bin/chromium-headless-shell";

const USUAL_PLACES = [
  DEBIAN_SHELL,
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
 * Installs a browser when there is none, and on Debian the quickest one and the typefaces that its pages are measured
 * with: Debian's packages where that is possible, else Playwright's download.
 */
export function ensureChromium() {
  const isDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const lacking = isDebian ? lackingOnDebian(existsSync) : [];
  if (findChromium() !== null && lacking.length === 0) return;
  console.log("Installing Chromium …");
  if (lacking.length > 0) {
    const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    // Where the network answers nothing, what is there has to do; nothing else of the machine goes for it.
    spawnSync("apt-get", ["update", "-q", "-o", "Acquire::http::Timeout=10"], options);
    spawnSync(
      "apt-get",
      ["install", "-y", "-q", "--no-remove", "--no-install-recommends", ...lacking],
      options,
    );
    if (findChromium() !== null) return;
  }
  run(process.execPath, [`${ROOT}/node_modules/playwright-core/cli.js`, "install", "chromium"]);
}

/**
 * Packages of Debian that the tests lack. The browser without windows is wanted beside one with them; no other is where
 * `CHROMIUM_PATH` names one.
 * @param {(path: string) => boolean} isThere
 * @returns {string[]}
 */
export function lackingOnDebian(isThere) {
  const isNamed = Boolean(process.env.CHROMIUM_PATH?.trim());
  return [
    ...(isNamed || isThere(DEBIAN_SHELL) ? [] : ["chromium-headless-shell"]),
    ...(isThere(DEBIAN_FONTS) ? [] : ["fonts-liberation"]),
  ];
}
