import type { Page } from "@playwright/test";

const SPECK = Buffer.from("R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");

/** A speck for every picture: they have tests of their own, and hundreds of them take minutes. */
export async function answerPictures(page: Page): Promise<void> {
  await page.route("**/media/**", (route) => route.fulfill({ contentType: "image/gif", body: SPECK }));
}
