import type { Page } from "@playwright/test";

/** Every report the page sends to be counted: the provider of these tests. */
export function listenToReports(page: Page): { readonly id: number; readonly car_id?: string }[] {
  const reports: { id: number; car_id?: string }[] = [];
  page.on("request", (request) => {
    // Our own page wrote it.
    if (request.url().endsWith("/api/events"))
      reports.push(JSON.parse(request.postData() ?? "{}") as { id: number });
  });
  return reports;
}

/** What was reported, by number. */
export const ids = (reports: readonly { id: number }[]) => reports.map(({ id }) => id);
