import { PLUGIN_ANSWERS, SMALL_PDF } from "../doubles/plugin-service";
import { DEALERS, FIRST_DEALER } from "../setup/dealers";
import { comeAlive } from "./come-alive";
import { PLUGIN_KEY, type PluginSite, startPluginSite } from "./plugin-site";
import { expect, test } from "./site-test";
import { expectSound } from "./sound-page";

const HISTORY = "#vehicle-history";
const PHONE = { width: 360, height: 740 };
/** A group, which sells new cars too, and speaks another language as well. */
const dealer =
  DEALERS.find(({ languages, dealerships }) => languages.length > 0 && dealerships.length > 1) ??
  FIRST_DEALER;

// One server for all of them: what the service answers is set before each.
test.describe.configure({ mode: "serial" });
let site: PluginSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startPluginSite(dealer);
});
test.afterAll(() => site.stop());
test.beforeEach(() => {
  site.service.answers.clear();
  site.service.asked.splice(0);
});

test("TEN-18: a used vehicle shows a gauge of its history, in figures and in words", async ({ page }) => {
  site.service.answers.set("/gauge", PLUGIN_ANSWERS.gauge);
  await page.setViewportSize(PHONE);
  await page.goto(site.origin + (await site.vehicle("used")));
  await comeAlive(page);
  const meter = page.locator(`${HISTORY} [role=meter]`);
  await expect(meter).toHaveAttribute("aria-valuenow", "78");
  await expect(meter).toHaveAttribute("aria-valuetext", "78 out of 100: One owner, nothing against it");
  await expect(page.locator(HISTORY)).toContainText("One owner, nothing against it");
  await expectSound(page, page.url(), HISTORY);
  const [{ address, headers } = { address: null, headers: {} }] = site.service.asked;
  expect(address?.searchParams.get("vin")).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
  expect(headers.authorization).toBe(`Bearer ${PLUGIN_KEY}`);
});

test("TEN-18: while the service is silent the page is there, and without its answer there is no gauge", async ({
  page,
}) => {
  site.service.answers.set("/gauge", PLUGIN_ANSWERS.silent);
  const begun = performance.now();
  const path = await site.vehicle("used");
  const { status, body } = await site.ask(path);
  expect(status).toBe(200);
  expect(performance.now() - begun, "the page waits for no service").toBeLessThan(4_000);
  expect(body.includes("PPSR report (PDF)")).toBe(true);
  await page.goto(site.origin + path);
  await comeAlive(page);
  await expect(page.locator(`${HISTORY} [aria-busy=true]`)).toBeHidden();
  await expect(page.locator(`${HISTORY} [role=meter]`)).toHaveCount(0);
  await expect(page.locator(`${HISTORY} a`)).toHaveCount(2);
});

test("TEN-19, TEN-20: what the service sends is handed on as a file, to one visitor ten times", async () => {
  site.service.answers.set("/ppsr", PLUGIN_ANSWERS.pdf);
  const path = await site.vehicle("used");
  const address = /href="([^"]+\/report\/ppsr-report)"/.exec((await site.ask(path)).body)?.[1] ?? "";
  expect((await site.ask(address, { method: "HEAD" })).status).toBe(200);
  expect(site.service.asked, "the headers alone cost nothing").toEqual([]);
  const { status, headers, body } = await site.ask(address);
  expect([status, body]).toEqual([200, SMALL_PDF.toString()]);
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  });
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="[a-z0-9-]+-ppsr-report\.pdf"$/);
  const from = { headers: { "x-forwarded-for": "203.0.113.77" } };
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) statuses.push((await site.ask(address, from)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 303]);
});

for (const [answer, status, words] of [
  ["none", 404, "No such report for this vehicle"],
  ["failing", 502, "The report is not available just now"],
  ["pageCalledPdf", 502, "The report is not available just now"],
] as const) {
  test(`TEN-19: a page in words says why there is no document: ${answer}`, async ({ page, complaints }) => {
    site.service.answers.set("/analysis", PLUGIN_ANSWERS[answer]);
    const path = await site.vehicle("used");
    const answered = await site.ask(`${path}/report/car-analysis`);
    expect(answered.status).toBe(303);
    const shown = await page.goto(site.origin + (answered.headers.location ?? ""));
    expect(shown?.status()).toBe(status);
    await expect(page.locator("h1")).toHaveText(words);
    await expect(page.locator("main")).not.toContainText("alert");
    await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
    await expectSound(page);
    // Chromium reports the page's own status.
    expect(complaints.splice(0).filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  });
}

test("TEN-17: a new vehicle shows nothing of it, and has no documents", async () => {
  const path = await site.vehicle("new");
  const page = await site.ask(path);
  expect([page.status, page.body.includes('id="vehicle-history"')]).toEqual([200, false]);
  for (const document of ["car-analysis", "ppsr-report"])
    expect((await site.ask(`${path}/report/${document}`)).status).toBe(404);
  expect((await site.ask(`${path}/history.json`)).body).toBe("null");
  expect((await site.ask(`${await site.vehicle("used")}/report/autogauge`)).status).toBe(404);
  expect(site.service.asked).toEqual([]);
});

test("TEN-18: in another language the service is asked for words in it, and links stay in it", async () => {
  const tag = dealer.languages[0]?.tag ?? "";
  expect(tag).not.toBe("");
  site.service.answers.set("/gauge", PLUGIN_ANSWERS.gauge);
  const path = `/${tag}${await site.vehicle("used")}`;
  const { body } = await site.ask(path);
  expect(body.includes(`href="${path}/report/ppsr-report"`), "the link in the page's language").toBe(true);
  await site.ask(`${path}/history.json`);
  expect(site.service.asked[0]?.address.searchParams.get("language")).toBe(tag);
  const { headers } = await site.ask(`${path}/report/ppsr-report`);
  expect(headers.location).toBe(`${path}/no-report/ppsr-report?why=none`);
});
