import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { FORM_KEYS, FORMS } from "~/domain/forms/form-catalogue";
import { type Dealer, DEALERS } from "../setup/dealers";
import { ALL_STOCK, ask, expect } from "./site-test";
import { WORKER } from "./worker";

/** A Wednesday some weeks ahead: a day on which workshops work, and within every dealer's last one. */
function aWednesday(): string {
  const day = new Date(Date.now() + 21 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

/** What a careful person types, by field. */
export const ANSWERS: Readonly<Record<string, string>> = {
  name: "Aroha",
  last_name: "Whītfield",
  email: "aroha@example.com",
  phone: "+61 412 345 678",
  postcode: "4105",
  message: "Is the tow bar included?",
  question: "Do you deliver?",
  vehicle: "2019 Mazda CX-5",
  rego: "abc 123",
  kms: "85000",
  preferred_date: aWednesday(),
  part: "Front brake pads",
  position: "Apprentice mechanic",
  company: "Whitfield Plumbing",
  wanted: "Three dual-cab utes",
  vehiclePriceBudget: "38990",
  income: "92000",
  expenses: "2400",
  date_of_birth: "1988-04-12",
};
const CARRIED = ["token", "company_website", "visited_pages", "linked_query_params", "intent"];

/** The page's form. */
export function formOf(page: Page): Locator {
  return page.locator('main form[method="post"]:has([name="token"])');
}

/** The button that sends it. */
export function sendButton(page: Page): Locator {
  return formOf(page).locator('button[type="submit"]:not([name])');
}

/** Chooses place and day of a visit where none is chosen yet, and waits for the times that are free there. */
export async function chooseVisit(page: Page): Promise<void> {
  const form = formOf(page);
  const ask = form.locator('button[value="refresh"]');
  const isVisit = /\/(?:service|book-test-drive)/.test(page.url());
  for (const name of ["location", "booking_date"]) {
    const field = form.locator(`select[name="${name}"]`);
    if (!isVisit || (await field.count()) === 0 || (await field.inputValue()) !== "") continue;
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await field.selectOption({ index: 1 });
    // Without script there is a button for it.
    if ((await ask.count()) > 0) await ask.click();
    await answered;
  }
  if (isVisit && (await form.locator('select[name="booking_date"]').count()) > 0)
    await expect(form.locator('[name="booking_time"]').first()).toBeVisible();
}

/** Fills in everything as a careful person would. */
export async function fillIn(page: Page): Promise<void> {
  await chooseVisit(page);
  const form = formOf(page);
  const fields = await form.locator("[name]").evaluateAll((found) =>
    found.map((one) => ({
      name: one.getAttribute("name") ?? "",
      kind: one instanceof HTMLInputElement ? one.type : one.tagName.toLowerCase(),
    })),
  );
  const done = new Set(CARRIED);
  for (const { name, kind } of fields) {
    if (done.has(name)) continue;
    done.add(name);
    const field = name === "booking_time" ? await ownTime(form) : form.locator(`[name="${name}"]`).first();
    if (kind === "radio" || kind === "checkbox") await field.check();
    else if (kind === "select") await chooseSomething(field);
    else if (kind === "file")
      await field.setInputFiles({
        name: "résumé.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from("%PDF-1.4"),
      });
    else if (ANSWERS[name] !== undefined) await field.fill(ANSWERS[name]);
  }
}

/** A time of a day that no other worker takes meanwhile: each time is given once. */
async function ownTime(form: Locator): Promise<Locator> {
  const times = form.locator('[name="booking_time"]');
  return times.nth(Math.floor(((await times.count()) * (WORKER % 4)) / 4));
}

async function chooseSomething(field: Locator): Promise<void> {
  if ((await field.inputValue()) !== "") return;
  await field.selectOption({ index: 1 });
}

/** Addresses of every form a dealer has, those about a vehicle with one. */
export async function formsOf(dealer: Dealer): Promise<readonly string[]> {
  const car = await firstCar(dealer);
  const addresses = formPaths(dealer).map((path) => `${path}?car_id=${car}`);
  const answers = await Promise.all(addresses.map((address) => ask(dealer, address)));
  return addresses.filter(
    (_, index) => answers[index]?.status === 200 && answers[index].body.includes('name="token"'),
  );
}

/**
 * Addresses of a dealer's forms of kinds that none of the dealers before it has. Forms with the same path and as many
 * steps are drawn by the same page.
 */
export async function newFormsOf(dealer: Dealer, before: readonly Dealer[]): Promise<readonly string[]> {
  const had = new Set((await Promise.all(before.map(formsByKind))).flatMap((forms) => [...forms.keys()]));
  return [...(await formsByKind(dealer))].filter(([kind]) => !had.has(kind)).map(([, address]) => address);
}

async function formsByKind(dealer: Dealer): Promise<ReadonlyMap<string, string>> {
  const addresses = await formsOf(dealer);
  const kinds = addresses.map(async (address): Promise<[string, string]> => {
    const { body } = await ask(dealer, address);
    return [`${address.split("?")[0] ?? ""} ${/Step 1 of \d/.exec(body)?.[0] ?? ""}`, address];
  });
  return new Map(await Promise.all(kinds));
}

/** The id of a vehicle a dealer has. */
export async function firstCar(dealer: Dealer): Promise<string> {
  const { body } = await ask(dealer, ALL_STOCK);
  const id = /data-vehicle-id="(\d+)"/.exec(body)?.[1];
  if (id === undefined) throw new Error("No vehicle is listed.");
  return id;
}

/** Two dealers with different templates: those with the most forms. */
export const FORM_DEALERS: readonly Dealer[] = [...DEALERS]
  .sort((a, b) => formPaths(b).length - formPaths(a).length)
  .filter((dealer, index, all) => all.findIndex(({ template }) => template === dealer.template) === index)
  .slice(0, 2);

/** Paths of the pages on which a dealer may have a form. */
export function formPaths({ slug }: Dealer): readonly string[] {
  const file = join(import.meta.dirname, "..", "..", "tenant-config", slug, "site.json");
  // The dealers' files are checked when the server starts; here only their addresses matter.
  const { routes } = JSON.parse(readFileSync(file, "utf8")) as {
    routes: Readonly<Record<string, string>> & { enabled: readonly string[] };
  };
  const usual: Readonly<Record<string, string>> = {
    finance: "/finance",
    personalisedFinance: "/personalised/finance",
    testDrive: "/book-test-drive",
    service: "/service",
    parts: "/vehicle-parts-and-accessories",
    contact: "/contact-us",
    careers: "/careers",
    fleet: "/fleet",
    spinToWin: "/spin-to-win",
  };
  const paths = FORM_KEYS.flatMap((key) => {
    const { at } = FORMS[key];
    if ("path" in at) return [at.path];
    return routes.enabled.includes(at.page) ? [routes[at.page] ?? usual[at.page] ?? ""] : [];
  });
  return [...new Set(paths.filter((path) => path.startsWith("/")))];
}
