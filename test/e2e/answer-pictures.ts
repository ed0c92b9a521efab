import type { Page } from "@playwright/test";

const SPECK = "R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==";

/**
 * A speck for every picture: they have tests of their own, and hundreds of them take minutes. Unlike `page.route`,
 * which looks at each request and does without the browser's cache, this stops at pictures alone.
 */
export async function answerPictures(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Fetch.requestPaused", ({ requestId }) => {
    const headers = [{ name: "Content-Type", value: "image/gif" }];
    const answer = { requestId, responseCode: 200, responseHeaders: headers, body: SPECK };
    // A page that has gone asks for nothing any more.
    devtools.send("Fetch.fulfillRequest", answer).catch(() => undefined);
  });
  await devtools.send("Fetch.enable", { patterns: [{ urlPattern: "*/media/*" }] });
}
