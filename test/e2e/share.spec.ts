import { readFileSync } from "node:fs";
import { DEALERS, dealerWho, FIRST_DEALER, ONE_PER_TEMPLATE } from "../setup/dealers";
import { ask, expect, originOf, test, vehicleOf } from "./site-test";
import { axeFaults } from "./sound-page";

test.describe("sharing", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copies the address, says so and takes it back (SHARE-01)", async ({ page }) => {
    await page.goto(originOf(FIRST_DEALER) + (await vehicleOf(FIRST_DEALER)));
    await page.locator("summary", { hasText: "Share" }).click();
    const copy = page.getByRole("button", { name: "Copy link" });
    await copy.click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
    await expect(copy).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(copy).toBeHidden();
  });

  test("opens a window of 550 by 400 for other sites, and none before (SHARE-04)", async ({
    page,
    context,
  }) => {
    await context.route(/facebook\.com/, (route) =>
      route.fulfill({ body: "shared", contentType: "text/plain" }),
    );
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (url, name, features) => {
        document.documentElement.dataset["features"] = features ?? "";
        return open(url, name, features);
      };
    });
    await page.goto(originOf(FIRST_DEALER) + (await vehicleOf(FIRST_DEALER)));
    await page.locator("summary", { hasText: "Share" }).click();
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Facebook" }).click();
    expect((await opened).url()).toMatch(/^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=https%3A/);
    await expect(page.locator("html")).toHaveAttribute("data-features", /width=550,height=400/);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("is plain links, the address among them, and a PDF to download", async ({ page }) => {
      await page.goto(originOf(FIRST_DEALER) + (await vehicleOf(FIRST_DEALER)));
      await page.locator("summary", { hasText: "Share" }).click();
      for (const name of ["Text message", "WhatsApp", "Facebook", "X (Twitter)", "Email"])
        await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
      await expect(page.getByLabel("Address of this page")).toHaveValue(/^https:\/\/.*\/cars\//);
      await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(0);
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "PDF", exact: true }).click();
      expect((await download).suggestedFilename()).toMatch(/^\d{4}-[a-z0-9-]+\.pdf$/);
    });
  });
});

test.describe("the PDF", () => {
  test("is saved under the vehicle's name while the button says so (SHARE-07, CALL-20)", async ({ page }) => {
    const path = await vehicleOf(FIRST_DEALER);
    await page.route("**/pdf", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto(originOf(FIRST_DEALER) + path);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "PDF", exact: true }).click();
    await expect(page.getByRole("link", { name: "Preparing..." })).toBeVisible();
    const file = readFileSync(await (await download).path());
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
    await expect(page.getByRole("link", { name: "PDF", exact: true })).toBeVisible();
    expect(await page.evaluate(() => window.forecourtEvents?.map(({ id }) => id))).toContain(61);
  });

  test("says what went wrong in an alert, and can be asked for again (SHARE-08)", async ({
    page,
    complaints,
  }) => {
    await page.route("**/pdf", (route) =>
      route.fulfill({ status: 503, json: { error: "Too many at once." } }),
    );
    await page.goto(originOf(FIRST_DEALER) + (await vehicleOf(FIRST_DEALER)));
    const said = new Promise<string>((resolve) => {
      page.once("dialog", (dialog) => {
        resolve(dialog.message());
        void dialog.accept();
      });
    });
    await page.getByRole("link", { name: "PDF", exact: true }).click();
    expect(await said).toBe("Too many at once.");
    await expect(page.getByRole("link", { name: "PDF", exact: true })).toBeVisible();
    // Chromium reports the answer's status.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 503/.test(text)));
  });

  test("of a vehicle nobody has is a 404", async () => {
    for (const target of [
      "/cars/no-such-car/pdf",
      "/cars/no-such-car/og.jpg",
      "/print",
      "/print?car_id=no-such-car",
    ])
      expect((await ask(FIRST_DEALER, target)).status, target).toBe(404);
  });
});

for (const dealer of ONE_PER_TEMPLATE) {
  test(`${dealer.slug}: papers and previews are there, kept by caches, and not sent twice (TEN-13)`, async () => {
    const path = await vehicleOf(dealer);
    for (const [target, type] of [
      [`${path}/pdf`, "application/pdf"],
      [`${path}/og.jpg`, "image/jpeg"],
    ] as const) {
      const first = await ask(dealer, target);
      expect(first.status, target).toBe(200);
      expect(first.headers["content-type"]).toBe(type);
      expect(first.headers["cache-control"]).toMatch(/^public, .*s-maxage=\d+/);
      const again = await ask(dealer, target, { headers: { "if-none-match": first.headers.etag ?? "" } });
      expect([again.status, again.bytes]).toEqual([304, 0]);
    }
  });

  test(`${dealer.slug}: the print page opens in a tab of its own and prints without the site around it (SHARE-06)`, async ({
    page,
    context,
  }) => {
    await page.goto(originOf(dealer) + (await vehicleOf(dealer)));
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: /^Print/ }).click();
    const sheet = await opened;
    await expect(sheet.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(sheet.getByRole("img", { name: /QR code/ })).toBeVisible();
    await sheet.emulateMedia({ media: "print" });
    for (const part of [
      sheet.getByRole("contentinfo"),
      sheet.getByRole("banner"),
      sheet.getByText("Save as PDF"),
    ])
      await expect(part).toBeHidden();
    await expect(sheet.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

for (const dealer of DEALERS) {
  test(`${dealer.slug}: the sheet of a vehicle fits a page of A4 (SHARE-06)`, async ({ page }) => {
    const path = await vehicleOf(dealer);
    await page.goto(`${originOf(dealer)}/print?car_id=${path.slice("/cars/".length)}`);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    expect(pages.length, path).toBe(1);
  });
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the open share panel, the print page and the question have no accessibility faults", async ({
      page,
    }) => {
      const faults = () => axeFaults(page);
      const dealer = dealerWho(true);
      const path = await vehicleOf(dealer);
      await page.goto(originOf(dealer) + path);
      await page.locator("summary", { hasText: "Share" }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
      await expect(page.getByRole("link", { name: "WhatsApp", exact: true })).toBeVisible();
      expect(await faults()).toEqual([]);
      await page.goto(`${originOf(dealer)}/print?car_id=${path.slice("/cars/".length)}`);
      expect(await faults()).toEqual([]);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang).toBeLessThanOrEqual(0);
    });
  });
}

test("the structured data is the vehicle's, its dealer's and the way to it", async () => {
  const { body } = await ask(FIRST_DEALER, await vehicleOf(FIRST_DEALER));
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? "{}";
  // Written by our own route and checked against its types beside it.
  const { "@graph": nodes } = JSON.parse(data) as { "@graph": { "@type": string }[] };
  expect(nodes.map((node) => node["@type"])).toEqual(["BreadcrumbList", "Car", "AutoDealer"]);
  expect(body).toMatch(/<meta property="og:image" content="https:\/\/[^"]+\/og\.jpg\?v=[^"]+"/);
});
