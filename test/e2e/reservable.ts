import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import * as z from "zod";
import { type Answer, type Ask } from "../setup/http";
import { type Dealer, DEALERS, FIRST_DEALER } from "../setup/dealers";
import { expectAnswered } from "./answered";
import { fillIn, sendButton } from "./form-walk";
import { PERSON, PERSON_MS } from "./person";
import { ALL_STOCK, ask, expect, originOf } from "./site-test";

const SITE = z.object({
  vehicle: z.object({ buttons: z.array(z.string()) }),
  features: z.object({ buyOnline: z.boolean().default(false) }).prefault({}),
  routes: z
    .object({ enabled: z.array(z.string()).default([]), checkoutSegment: z.string().default("checkout") })
    .prefault({}),
  forms: z.object({ finance: z.string().default("financeEnquiry") }).prefault({}),
  auth: z.object({ gates: z.object({ checkout: z.boolean().default(false) }).prefault({}) }).prefault({}),
});

/** What a dealer's file says about reserving, buying and asking for finance. */
export const siteOf = ({ slug }: Dealer) =>
  SITE.parse(JSON.parse(readFileSync(`tenant-config/${slug}/site.json`, "utf8")));

const reserving = DEALERS.filter((dealer) => siteOf(dealer).vehicle.buttons.includes("reserve"));
const isGated = (dealer: Dealer) => siteOf(dealer).auth.gates.checkout;

/** Dealers where anybody can reserve, of different templates; in the country whose numbers the tests' shopper has. */
export const OPEN: readonly Dealer[] = [
  ...new Map(
    reserving
      .filter((one) => !isGated(one) && one.region === FIRST_DEALER.region)
      .reverse()
      .map((one) => [one.template, one]),
  ).values(),
];
/** Dealers where one has to sign in to reserve. */
export const GATED: readonly Dealer[] = reserving.filter(isGated);
/** Dealers where vehicles are bought online, of different templates. */
export const SELLING: readonly Dealer[] = [
  ...new Map(
    DEALERS.filter((one) => siteOf(one).routes.enabled.includes("checkoutJourney")).map((one) => [
      one.template,
      one,
    ]),
  ).values(),
];

/** Vehicles whose pages link to `what`, by their paths, from one end of the listing. */
export async function vehiclesWith(dealer: Dealer, what: RegExp, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let index = 0; index < 4 && found.length < count; index += 1) {
    const { body } = await ask(dealer, `${ALL_STOCK}?index=${index}`);
    const paths = new Set([...body.matchAll(/href="(\/cars\/[a-z0-9-]+)"/g)].map(([, path = ""]) => path));
    for (const path of paths) {
      if (found.length >= count) break;
      if (what.test((await ask(dealer, path)).body)) found.push(path);
    }
  }
  return found;
}

/** An address of its own for each test: an address keeps two unpaid vehicles at once, and all tests come from one. */
export const ownAddress = () => ({
  "x-forwarded-for": `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
});

/** A number of its own for each shopper, as above. */
const ownNumber = () => `0412${String(Math.floor(Math.random() * 1e6)).padStart(6, "0")}`;

/** Fills in who is reserving, in the time a person takes at least. */
export async function fillContact(page: Page): Promise<void> {
  await page.locator("[name=name]").fill("Zoë");
  await page.locator("[name=last_name]").fill("O’Brien <b>&");
  await page.locator("[name=email]").fill("zoe@example.com");
  await page.locator("[name=phone]").fill(ownNumber());
  await agree(page);
}

/** Ticks the dealer's terms, where there are any, and waits as long as reading takes. */
export async function agree(page: Page): Promise<void> {
  const terms = page.locator("main [name=terms]");
  if ((await terms.count()) > 0) await terms.check();
  await page.waitForTimeout(PERSON_MS);
}

/** Presses the button of the page's form. */
export const send = (page: Page) => page.locator("main form button[type=submit]").first().click();

/** Pays with one of the demonstration's cards. */
export async function payWith(page: Page, card: "approved" | "declined" | "secure"): Promise<void> {
  await page.waitForURL(/\/pay\/sandbox\//);
  await expectAnswered(page, "the card form");
  await page.waitForURL(/\/pay\/sandbox\//);
  await page.locator(`[name=card][value=${card}]`).check();
  await send(page);
}

/** Opens a page of the dealer's. */
export async function open(page: Page, dealer: Dealer, path: string): Promise<number> {
  return (await page.goto(originOf(dealer) + path))?.status() ?? 0;
}

/** The tag on a vehicle's card on the first page of results that shows it. */
export async function expectTag(
  page: Page,
  dealer: Dealer,
  path: string,
  isReserved: boolean,
): Promise<void> {
  const stock = path.split("-").at(-1)?.toUpperCase() ?? "";
  await open(page, dealer, `${ALL_STOCK}?query=${stock}`);
  const card = page.locator(`article:has(a[href^="${path}"])`).first();
  const tag = card.getByText(/^(?:Reserved|On hold)$/);
  await expect(tag).toHaveCount(isReserved ? 1 : 0);
}

/** Headers of a form sent without a browser, by a person. */
export const FORM = { "content-type": "application/x-www-form-urlencoded", "user-agent": PERSON };

/** What a browser would send of the reserve form at an address, filled in; after the time a person takes. */
export async function filledForm(at: (options: Ask) => Promise<Answer>): Promise<Ask> {
  const { body, headers } = await at({ headers: { "user-agent": PERSON } });
  const form = /<form[^>]*method="post"[\s\S]*?<\/form>/.exec(body)?.[0] ?? "";
  const hidden = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? "",
    /value="([^"]*)"/.exec(input)?.[1] ?? "",
  ]);
  const filled = { name: "Zoë", last_name: "O", email: "z@example.com", phone: ownNumber(), terms: "on" };
  const cookie = (headers["set-cookie"] ?? []).map((one) => one.split(";", 1)[0]).join("; ");
  await new Promise((resolve) => setTimeout(resolve, PERSON_MS));
  return {
    method: "POST",
    headers: { ...FORM, cookie },
    body: new URLSearchParams([...hidden, ...Object.entries(filled)]).toString(),
  };
}

/**
 * Somebody opens a vehicle that another has reserved: it offers no reservation, but may be asked for a drive. The time is a
 * wish then, and nothing says that it is booked.
 */
export async function asksToDrive(page: Page, dealer: Dealer, path: string, segment: string): Promise<void> {
  await open(page, dealer, path);
  await expect(page.locator(`a[href="${path}/${segment}"]`)).toHaveCount(0);
  await expect(page.locator("#contact")).toHaveCount(1);
  await open(page, dealer, `/book-test-drive?car_id=${path.split("/").at(-1) ?? ""}`);
  await expect(page.getByText("Reserved at the moment")).toBeVisible();
  await fillIn(page);
  await page.waitForTimeout(PERSON_MS);
  await sendButton(page).click();
  await page.waitForURL("**/success");
  await expect(page.getByRole("main")).toContainText("request");
  await expect(
    page.getByRole("main").locator('a[href^="data:text/calendar"], a[download$=".ics"]'),
  ).toHaveCount(0);
}

/** On paper an order's page names the dealer, and nothing around it or to be pressed is printed. */
export async function expectReceipt(page: Page, { name }: Dealer): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main").getByText(name, { exact: true }).first()).toBeVisible();
  for (const part of ["body > header", "body > footer", 'main a[href^="/cars/"][class*="button"]'])
    await expect(page.locator(`${part}:visible`)).toHaveCount(0);
}

/** How the vehicle is handed over is asked at once, and where to only of those who have it brought. */
export async function expectOneQuestion(page: Page): Promise<void> {
  await expect(page.locator("[name=handover]").first()).toBeInViewport();
  await expect(page.locator("[name=delivery_address]")).toBeHidden();
}
