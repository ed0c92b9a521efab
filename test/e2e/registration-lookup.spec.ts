import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { PLUGIN_ANSWERS, type PluginServiceDouble, startPluginService } from "../doubles/plugin-service";
import { type BuiltServer, startBuiltServer } from "../setup/built-server";
import { copyDealer, inHaste } from "../setup/changed-dealer";
import { DEALERS, FIRST_DEALER, hostOf } from "../setup/dealers";
import { waitUntilAlive } from "./come-alive";
import { PERSON } from "./person";
import { expect, test } from "./site-test";
import { expectSound } from "./sound-page";
import { SCRIPTED_OR_NOT } from "./ways";

const keyEnv = "PLUGIN_SECRET_REGO";
/** One of a dealer that speaks another language as well. */
const dealer = DEALERS.find(({ languages }) => languages.length > 0) ?? FIRST_DEALER;
const COROLLA = {
  year: 2021,
  make: "TOYOTA",
  model: "Corolla",
  badge: "ZR",
  body: "Hatchback",
  gearbox: "Automatic",
  colour: "Crystal Pearl",
  vin: "JTNKU3JE60J012345",
};

test.describe.configure({ mode: "serial" });
let service: PluginServiceDouble;
let server: BuiltServer;
const folder = mkdtempSync(join(tmpdir(), "forecourt-registrations-"));
test.beforeAll(async () => {
  test.setTimeout(120_000);
  service = await startPluginService();
  const tenants = join(folder, "tenants");
  copyDealer(dealer.slug, tenants, (file) => ({
    ...file,
    routes: { ...file.routes, enabled: [...new Set([...file.routes.enabled, "service", "sell"])] },
    forms: { ...inHaste(file), registrationLookup: { url: `${service.url}/v1`, keyEnv } },
  }));
  server = await startBuiltServer({
    dataDir: join(folder, "data"),
    env: { TENANT_CONFIG_DIR: tenants, [keyEnv]: "a key", TRUSTED_PROXY_HOPS: "1" },
  });
});
test.afterAll(async () => {
  await server.stop();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});
test.beforeEach(() => {
  service.answers.clear();
  service.asked.splice(0);
});

let visitors = 0;
let plates = 0;
/** A plate that nobody asked about before: answers are kept. */
const newPlate = () => `REG ${(plates += 1)}`;
const answersWith = (vehicle: object) =>
  service.answers.set("/v1", (_, response) => void response.end(JSON.stringify(vehicle)));

/** A page at an address of its own: look-ups are counted by visitor. */
async function pageOf(browser: Browser, javaScriptEnabled: boolean): Promise<[Page, BrowserContext]> {
  visitors += 1;
  const extraHTTPHeaders = { "X-Forwarded-For": `10.77.0.${visitors}` };
  const viewport = { width: 360, height: 800 };
  const context = await browser.newContext({
    userAgent: PERSON,
    javaScriptEnabled,
    extraHTTPHeaders,
    viewport,
  });
  return [await context.newPage(), context];
}

const open = async (page: Page, path: string, isScripted: boolean) => {
  if (isScripted) waitUntilAlive(page);
  await page.goto(`http://${hostOf(dealer)}:${server.port}${path}`);
};
const find = (page: Page) => page.locator("button[name=intent][value=find]");

for (const isScripted of SCRIPTED_OR_NOT) {
  const way = `script ${isScripted ? "on" : "off"}`;

  test(`${way}: a trade-in is filled in from its registration, and sent with what was found`, async ({
    browser,
  }) => {
    answersWith(COROLLA);
    const [page, context] = await pageOf(browser, isScripted);
    await open(page, "/sell-my-car", isScripted);
    const field = (name: string) => page.locator(`#tradeIn-${name}`);
    await expect(field("vin")).toHaveCount(0);
    await field("kms").fill("62,000");
    await field("rego").fill(newPlate());
    await find(page).click();
    await expect(page.getByText("2021 TOYOTA Corolla ZR: please check").last()).toBeVisible();
    const values = { year: "2021", make: "Toyota", model: "Corolla ZR", kms: "62,000", vin: COROLLA.vin };
    for (const [name, value] of Object.entries({ ...values, colour: "Crystal Pearl", gearbox: "Automatic" }))
      await expect(field(name), name).toHaveValue(value);
    const asked = service.asked[0];
    expect(asked?.headers.authorization).toBe("Bearer a key");
    expect(asked?.address.searchParams.get("registration")).toBe(`REG${plates}`);
    if (isScripted) await expectSound(page, page.url());
    // Another vehicle leaves nothing of the first one.
    answersWith({ make: "Kia", model: "Rio", year: 2019 });
    await field("rego").fill(newPlate());
    await find(page).click();
    await expect(field("model")).toHaveValue("Rio");
    await expect(field("vin")).toHaveCount(0);
    await page.locator("form#tradeIn button[type=submit]:not([formnovalidate])").click();
    await page.waitForURL(/\/lead\b/);
    await context.close();
  });

  test(`${way}: a service form keeps what was typed, and goes on by hand where nothing is found`, async ({
    browser,
  }) => {
    const [page, context] = await pageOf(browser, isScripted);
    await open(page, "/service", isScripted);
    const field = (name: string) => page.locator(`#service-${name}`);
    await field("name").fill("Zoë");
    await find(page).click();
    await expect(field("rego")).toHaveAttribute("aria-invalid", "true");
    expect(service.asked).toEqual([]);
    const told = async (text: string) => {
      await field("rego").fill(newPlate());
      await find(page).click();
      await expect(page.locator("#service-rego-error")).toContainText(text);
      await expect(field("name")).toHaveValue("Zoë");
    };
    service.answers.set("/v1", PLUGIN_ANSWERS.none);
    await told("We found no vehicle with this registration");
    service.answers.set("/v1", PLUGIN_ANSWERS.failing);
    await told("cannot be looked up just now");
    service.answers.set("/v1", PLUGIN_ANSWERS.silent);
    await told("cannot be looked up just now");
    if (isScripted) await expectSound(page, page.url());
    answersWith(COROLLA);
    await field("rego").fill(newPlate());
    await find(page).click();
    await expect(field("vehicle")).toHaveValue("2021 TOYOTA Corolla ZR");
    await expect(page.locator("#service-rego-error")).toHaveCount(0);
    await expect(field("name")).toHaveValue("Zoë");
    await context.close();
  });
}

test("Enter in a field sends the form, and does not look anything up", async ({ browser }) => {
  const [page, context] = await pageOf(browser, false);
  await open(page, "/service", false);
  await page.locator("#service-name").fill("Zoë");
  await page.locator("#service-name").press("Enter");
  await expect(page.locator("#service-phone")).toHaveAttribute("aria-invalid", "true");
  expect(service.asked).toEqual([]);
  await context.close();
});

test("a visitor looks up ten registrations in ten minutes, and fills in the next one", async ({
  browser,
}) => {
  answersWith(COROLLA);
  const [page, context] = await pageOf(browser, false);
  await open(page, "/service", false);
  for (let times = 0; times < 10; times += 1) {
    await page.locator("#service-rego").fill("AGAIN 1");
    await find(page).click();
    await expect(page.locator("#service-vehicle")).toHaveValue(/Corolla/);
  }
  await page.locator("#service-rego").fill("AGAIN 1");
  await find(page).click();
  await expect(page.locator("#service-rego-error")).toContainText("a lot of look-ups");
  expect(service.asked).toHaveLength(1);
  await context.close();
});
