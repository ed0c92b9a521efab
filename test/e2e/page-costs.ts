import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Bytes of script, gzipped, that a page may load before anybody uses it. */
export const MOST_SCRIPT = 120 * 1024;

/** Script files that a page has fetched so far, with their gzipped bytes. */
export function scriptsOf(page: Page): ReadonlyMap<string, Promise<number>> {
  const files = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const bytes = response.body().then((body) => gzipSync(body).length);
    // A page that leads on has no body left to read; whoever waits for the bytes hears of it.
    bytes.catch(() => undefined);
    files.set(response.url(), bytes);
  });
  return files;
}

/** The sum of {@link scriptsOf}. */
export async function scriptBytes(files: ReadonlyMap<string, Promise<number>>): Promise<number> {
  return (await Promise.all(files.values())).reduce((sum, size) => sum + size, 0);
}

/** How much of a page that was opened has moved (Cumulative Layout Shift). */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
}
