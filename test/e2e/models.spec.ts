import { overviewPath } from "~/domain/catalogue/brand-overview";
import type { CatalogueModel } from "~/domain/catalogue/catalogue-model";
import { modelPath, modelTitle } from "~/domain/catalogue/catalogue-model";
import { pagePath } from "~/domain/tenant/page-paths";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { DEALERS, type Dealer } from "../setup/dealers";
import { knownSites } from "../setup/site-configs";
import { faultsIn } from "./html-faults";
import { withoutIsolates } from "../../app/domain/text/isolates";
import { ask, expect, originOf, test } from "./site-test";
import type { At } from "./accounts";
import { ANSWERS } from "./form-walk";
import { sendForm } from "./sent/sending-shopper";
import { axeFaults } from "./sound-page";

interface Range {
  readonly dealer: Dealer;
  readonly config: SiteConfig;
  readonly path: string;
  /** With a page of its own, that can be had now. */
  readonly model: CatalogueModel;
  readonly models: readonly CatalogueModel[];
}

/** The dealers that have a range. */
async function ranges(): Promise<readonly Range[]> {
  const sites = await knownSites();
  return DEALERS.flatMap((dealer) => {
    const { config, content } = sites.get(dealer.slug) ?? {};
    const model = content?.models.find(({ status, overrideUrl }) => status === "new" && overrideUrl === null);
    if (config === undefined || content === undefined || model === undefined) return [];
    return [{ dealer, config, model, models: content.models, path: pagePath(config, "models") ?? "" }];
  });
}

test("MODEL-01, ROUTE-36 to ROUTE-40: range, models and overviews are there and valid", async () => {
  const found = await ranges();
  expect(found.length).toBeGreaterThanOrEqual(3);
  expect(new Set(found.map(({ path }) => path))).toEqual(new Set(["/models", "/new-vehicles"]));
  for (const { dealer, path, model } of found) {
    const body = encodeURIComponent(model.body[0] ?? "");
    for (const target of [path, `${path}?body=${body}`, modelPath(model), overviewPath(model.make)]) {
      const answer = await ask(dealer, target);
      expect(answer.status, `${dealer.slug} ${target}`).toBe(200);
      expect(await faultsIn(answer.body), target).toEqual([]);
      expect(answer.body).toMatch(/<link rel="canonical" href="https:/);
      expect(answer.body).toContain("BreadcrumbList");
    }
    expect((await ask(dealer, `${path}?body=nothing-of-the-kind`)).status).toBe(200);
  }
});

test("categories of one model stand beside each other on a wide screen, below each other on a phone", async ({
  page,
}) => {
  const tops = () =>
    page
      .locator("main section:has(> ul > li:only-child)")
      .evaluateAll((found) => found.slice(0, 2).map((one) => Math.round(one.getBoundingClientRect().top)));
  const pairs: number[] = [];
  for (const { dealer, models } of await ranges()) {
    for (const make of new Set(models.map((model) => model.make))) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(originOf(dealer) + overviewPath(make));
      const [first, second] = await tops();
      if (first === undefined || first !== second) continue;
      await page.setViewportSize({ width: 390, height: 844 });
      const [above, below] = await tops();
      pairs.push(Number(below) - Number(above));
    }
  }
  expect(pairs.length).toBeGreaterThan(0);
  expect(Math.min(...pairs)).toBeGreaterThan(100);
});

test("MODEL-05: an old slug leads to the page for good, one with an address of its own leads there", async () => {
  for (const { dealer, models } of await ranges()) {
    for (const { slug, newSlug, overrideUrl } of models) {
      const to = overrideUrl ?? (newSlug === null ? null : `/${newSlug}`);
      if (to === null) continue;
      const { status, headers } = await ask(dealer, `/${slug}`);
      expect([status, headers.location], slug).toEqual([301, to]);
    }
  }
});

/** The ready-made message that a form is sent with by somebody who leaves it as it is, on whichever page it stands. */
async function sentMessage(dealer: Dealer, path: string): Promise<string> {
  const { name = "", last_name = "", email = "", phone = "", postcode = "" } = ANSWERS;
  const at: At = (target, options) => ask(dealer, target, options);
  const sent = await sendForm(dealer, at, path, { name, last_name, email, phone, postcode });
  return sent?.said.find((said) => said.name === "message")?.value ?? "no message";
}

test("the enquiry about a model is sent with its name; a name that is not of the range says nothing", async () => {
  for (const { dealer, model } of await ranges()) {
    const title = modelTitle(model);
    expect(await sentMessage(dealer, `/enquire?model=${model.slug}`)).toBe(
      `I am interested in the ${title}.`,
    );
    const empty = sentMessage(dealer, "/enquire?model=win-a-prize");
    await expect(empty, dealer.slug).rejects.toThrow("Message is required");
  }
});

test("a brochure is asked for by a form that names the model, and nothing else is called one", async () => {
  for (const { dealer, model } of await ranges()) {
    const title = modelTitle(model);
    const { body } = await ask(dealer, modelPath(model));
    expect(body).toContain(`href="/enquire?model=${model.slug}&amp;ask=brochure"`);
    const asking = `/enquire?model=${model.slug}&ask=brochure`;
    expect(withoutIsolates((await ask(dealer, asking)).body)).toContain(`The ${title} brochure</h1>`);
    const message = `Please send me the brochure and the price list of the ${title}.`;
    expect(withoutIsolates(await sentMessage(dealer, asking))).toBe(message);
    expect((await ask(dealer, "/enquire?ask=brochure")).body).not.toContain("brochure</h1>");
  }
});

test("each badge's count in stock is what the page behind its link counts", async ({ page }) => {
  for (const { dealer, model } of await ranges()) {
    if (model.badges.length === 0) continue;
    await page.goto(`${originOf(dealer)}${modelPath(model)}`);
    const counts = page.locator("thead a");
    for (const { href, label } of await counts.evaluateAll((links) =>
      links.map((link) => ({ href: link.getAttribute("href") ?? "", label: link.textContent })),
    )) {
      const { body } = await ask(dealer, href);
      const count = Number.parseInt(label, 10);
      expect(count, label).toBeGreaterThan(0);
      expect(body, `${dealer.slug} ${href}`).toMatch(
        new RegExp(`>\\D*${String(count)} (?:vehicle|car|caravan)`),
      );
    }
  }
});

test("NAV-04, NAV-05: the menu of models opens without script, by keyboard, category by category", async ({
  browser,
}) => {
  const [first] = (await ranges()).filter(({ config }) => config.nav.modelMegaMenu);
  if (first === undefined) throw new Error("no dealer has a menu of models");
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${originOf(first.dealer)}/faq-that-is-not-there`);
  const menu = page
    .locator("header nav details[name]")
    .filter({ has: page.locator(`a[href="${modelPath(first.model)}"]`) });
  await menu.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(menu.locator(`a[href="${modelPath(first.model)}"]`)).toBeVisible();
  const categories = [...new Set(first.models.map(({ category }) => category))];
  for (const [index, category] of categories.entries()) {
    await expect(menu.locator("li:has(> ul) > span").nth(index + 1)).toHaveText(category);
  }
  await menu.locator(`a[href="${modelPath(first.model)}"]`).click();
  await expect(page.locator("h1")).toHaveText(modelTitle(first.model));
  await context.close();
});

test("a model's paints change its picture without a request to us, and the page passes axe", async ({
  page,
}) => {
  const found = (await ranges()).find(({ model }) => model.colours.length > 1);
  if (found === undefined) throw new Error("no model has two paints");
  await page.goto(`${originOf(found.dealer)}${modelPath(found.model)}`);
  const second = found.model.colours[1]?.name ?? "";
  await page.getByRole("radio", { name: second }).check();
  await expect(page.getByRole("img", { name: `${modelTitle(found.model)} in ${second}` })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
