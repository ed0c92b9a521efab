import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { freePort } from "../setup/built-server";
import { FIRST_DEALER, hostOf } from "../setup/dealers";
import { get } from "../setup/http";

const TRIED = "#ffd400";
const dataDir = mkdtempSync(join(tmpdir(), "forecourt-gallery-"));
let gallery: ChildProcess;
let port: number;

test.beforeAll(async () => {
  test.setTimeout(330_000);
  port = await freePort();
  gallery = spawn(process.execPath, ["--import", "tsx", "test/gallery/main.ts", "--port", String(port)], {
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "development", DATA_DIR: dataDir },
  });
  const ready = () =>
    get(port, "/undrawn").then(
      ({ status }) => status,
      () => null,
    );
  await expect.poll(ready, { timeout: 300_000 }).toBe(200);
});

test.afterAll(async () => {
  const ended = once(gallery, "exit");
  gallery.kill();
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

// Only Vite's own server adds styles by script.
test("a page that came alive on `npm run gallery` still has the colour that is tried", async ({ page }) => {
  test.setTimeout(120_000);
  const query = new URLSearchParams({ "color-brand": TRIED }).toString();
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.goto(`http://${hostOf(FIRST_DEALER)}:${port}/controls?${query}`);
  await expect(page.locator("html[data-alive]")).toBeAttached({ timeout: 100_000 });
  expect(await brandOf(page)).toBe(TRIED);
  expect(loads, "a dependency that Vite finds late loads the page once more").toBe(1);
});

function brandOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--color-brand").trim(),
  );
}
