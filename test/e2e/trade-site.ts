import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, type Page, test } from "@playwright/test";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { withChanges } from "~/infra/leads/lead-records.server";
import { leadAtRevision, type LeadRecord } from "~/domain/lead/lead-record";
import { type BuiltServer, startBuiltServer } from "../setup/built-server";
import { dealersInHaste } from "../setup/changed-dealer";
import { type Dealer, DEALERS, hostOf } from "../setup/dealers";
import { get } from "../setup/http";
import { PERSON, PERSON_MS } from "./person";

/** A server whose database the tests can look into. */
export interface TradeSite {
  readonly server: BuiltServer;
  readonly database: Database;
  originOf(dealer: Dealer): string;
  /** The dealer's address of the page, wherever it has it; null when it has none. */
  sellPath(dealer: Dealer): Promise<string | null>;
  /** A browser at an address of its own, so that one test's sendings do not count against another's. */
  visitor(browser: Browser, options: { javaScriptEnabled: boolean; width?: number }): Promise<BrowserContext>;
  /** The leads of somebody, as they stand now. */
  leadsOf(email: string): Promise<readonly LeadRecord[]>;
  stop(): Promise<void>;
}

async function startTradeSite(): Promise<TradeSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-trade-"));
  const env = { TRUSTED_PROXY_HOPS: "1", ...dealersInHaste(dataDir) };
  const server = await startBuiltServer({ dataDir, env, shippedStock: true });
  const database = await openDatabase({ dataDir });
  const hostPort = (dealer: Dealer) => `${hostOf(dealer)}:${server.port}`;
  let visitors = 0;
  return {
    server,
    database,
    originOf: (dealer) => `http://${hostPort(dealer)}`,
    async sellPath(dealer) {
      const { status, headers } = await get(server.port, "/trade-in", { host: hostPort(dealer) });
      return status === 301 ? (headers.location ?? null) : status === 200 ? "/trade-in" : null;
    },
    visitor(browser, { javaScriptEnabled, width = 1280 }) {
      visitors += 1;
      const extraHTTPHeaders = {
        "X-Forwarded-For": `10.${process.pid % 250}.${visitors >> 8}.${visitors % 250}`,
      };
      return browser.newContext({
        userAgent: PERSON,
        javaScriptEnabled,
        extraHTTPHeaders,
        viewport: { width, height: 900 },
      });
    },
    async leadsOf(email) {
      const rows = await database.queries.selectFrom("lead").selectAll().where("email", "=", email).execute();
      const leads = await withChanges(database.queries, rows);
      return leads.map((lead) => leadAtRevision(lead, lead.changes.length));
    },
    async stop() {
      await database.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A dealer and where its page is. */
export interface Seller {
  readonly dealer: Dealer;
  readonly path: string;
}

/** One dealer of each of two templates. @throws when fewer than three dealers have the page */
async function twoSellers(site: TradeSite): Promise<readonly Seller[]> {
  const asked = DEALERS.map(async (dealer) => ({ dealer, path: await site.sellPath(dealer) }));
  const sellers = (await Promise.all(asked)).flatMap(({ dealer, path }) =>
    path === null ? [] : [{ dealer, path }],
  );
  if (sellers.length < 3) throw new Error("too few dealers take trade-ins");
  const byTemplate = new Map(sellers.reverse().map((one) => [one.dealer.template, one]));
  return [...byTemplate.values()].slice(0, 2);
}

/** What the tests of one file share. */
export interface TradeTests {
  readonly site: TradeSite;
  /** One dealer of each of two templates, with the path of the page. */
  readonly dealers: readonly Seller[];
  /** Opens the page of a dealer. */
  open(page: Page, seller: Seller): Promise<unknown>;
}

/** Starts the server before the first test of a file, and stops it after the last; to be read in tests alone. */
export function tradeTests(): TradeTests {
  let site: TradeSite;
  let dealers: readonly Seller[] = [];
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startTradeSite();
    dealers = await twoSellers(site);
  });
  test.afterAll(() => site.stop());
  return {
    get site() {
      return site;
    },
    get dealers() {
      return dealers;
    },
    open: (page, { dealer, path }) => page.goto(`${site.originOf(dealer)}${path}`),
  };
}

let people = 0;

/** Somebody nobody else is. */
export function newPerson(): { readonly email: string; readonly name: string } {
  people += 1;
  return { email: `zoe.${process.pid}.${people}@example.com`, name: "Zoë" };
}

const field = (name: string) => `#tradeIn-${name}`;

/** What the first step is filled in with; a Toyota the demonstration's table knows. */
export interface FirstStep {
  readonly email: string;
  readonly name: string;
  readonly year?: string;
  readonly model?: string;
}

/** Fills in the page of the vehicle. */
export async function fillVehicle(page: Page, { year = "2021", model = "Corolla" }: Partial<FirstStep> = {}) {
  await page.locator(field("year")).selectOption(year);
  await page.locator(field("make")).selectOption("Toyota");
  await page.locator(field("model")).fill(model);
  await page.locator(field("kms")).fill("62,000");
}

/** Fills in who it is, as far as the dealer asks. */
export async function fillContact(page: Page, { email, name }: Pick<FirstStep, "email" | "name">) {
  await page.locator(field("name")).fill(name);
  await page.locator(field("last_name")).fill("O’Brien");
  await page.locator(field("phone")).fill("+61 412 345 678");
  await page.locator(field("email")).fill(email);
  await page.locator(field("postcode")).fill("4105");
  const place = page.locator(field("location"));
  if ((await place.count()) > 0) await place.selectOption({ index: 1 });
  const terms = page.locator(field("terms"));
  if ((await terms.count()) > 0) await terms.check({ force: true });
}

/** Sends the page of the vehicle and fills in who it is. */
export async function fillFirst(page: Page, person: FirstStep): Promise<void> {
  await fillVehicle(page, person);
  // Nobody is faster over both pages; the second may be filled in by the browser, and is sent at once.
  await page.waitForTimeout(PERSON_MS);
  await send(page, /\/lead\b/);
  await fillContact(page, person);
}

/** Answers every question of the step with its first answer. */
export async function fillStep(page: Page): Promise<void> {
  const groups = page.locator("form#tradeIn fieldset:has(> div > label > input[type=radio])");
  for (const group of await groups.all())
    await group.locator("input[type=radio]").first().check({ force: true });
  const rego = page.locator(field("rego"));
  if ((await rego.count()) > 0) await rego.fill("abc 123");
}

/** Presses the step's button and waits for the page that answers. */
export async function send(page: Page, expected: RegExp): Promise<void> {
  await page.locator("form#tradeIn button[type=submit]:not([formnovalidate])").click();
  await page.waitForURL(expected);
  await settle(page);
}

/** Waits for the form of the address: with script the address comes first. */
export async function settle(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  if (pathname === "/success") return page.locator("#sent-answers").waitFor();
  await page.locator(`form#tradeIn:is([action$="${pathname}"], [action*="${pathname}?"])`).waitFor();
}

/** From an empty first step to the offer. */
export async function walkToOffer(page: Page, person: FirstStep): Promise<void> {
  await fillFirst(page, person);
  await send(page, /\/(?:adjustments|rego)\b/);
  while (!/\/offer\b/.test(page.url())) {
    const before = page.url();
    await fillStep(page);
    await page.locator("form#tradeIn button[type=submit]:not([formnovalidate])").click();
    await page.waitForURL((url) => url.href !== before);
    await settle(page);
  }
}
