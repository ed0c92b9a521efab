import type { Page } from "@playwright/test";
import { asksForPlace } from "~/domain/search/near/near-you";
import { seededRandom } from "../contract/search-service/seeded-random";
import { dealerWith } from "./dealer-with";
import { ALL_STOCK, ask, expect, originOf, resultCount, test, vehicleIds } from "./site-test";
import { expectSound } from "./sound-page";

const SEED = 18;
/** `SEARCH_STATES=500` walks as many as the units do (`test/brute-force/page-states.test.ts`), for an hour. */
const STATES = Number(process.env["SEARCH_STATES"] ?? 10);

/** Tick boxes and orders that a page without any filter offers, as parameters. */
function offeredBy(body: string): readonly string[] {
  const boxes = body.match(/<input[^>]*type="(?:checkbox|radio)"[^>]*>/g) ?? [];
  const ticks = boxes.flatMap((box) => {
    const [name = "", value = ""] = ["name", "value"].map(
      (key) => new RegExp(` ${key}="([^"]*)"`).exec(box)?.[1]?.replaceAll("&amp;", "&") ?? "",
    );
    return name === "" || value === "" ? [] : [new URLSearchParams({ [name]: value }).toString()];
  });
  return [
    ...ticks,
    "range[price]=10000:60000",
    "range[year]=2018:",
    "range[km]=:90000",
    "query=zzzz",
    "aside=tail+lift",
    "aside=für+5+Kinder",
  ];
}

/** What a visitor sees of a state. */
async function seen(page: Page) {
  return {
    at: new URL(page.url()).pathname + new URL(page.url()).search,
    count: await resultCount(page),
    ids: await vehicleIds(page),
    ticked: await page
      .locator("#filter-form input:checked")
      .evaluateAll((all) => all.map((one) => `${one.getAttribute("name")}=${one.getAttribute("value")}`)),
    order: await page.locator("#sort").inputValue(),
    text: await page.locator('#filter-form input[name="query"]').inputValue(),
  };
}

test(`${STATES} random states stay one state: reload, back, forward, and without script (seed ${SEED})`, async ({
  page,
  browser,
}) => {
  test.setTimeout(30_000 * STATES);
  const dealer = await dealerWith(({ config }) => config.filters.enabled.includes("repayment"));
  const { body } = await ask(dealer, ALL_STOCK);
  const [choices, random] = [offeredBy(body), seededRandom(SEED)];
  expect(choices.length).toBeGreaterThan(40);
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  let before: Awaited<ReturnType<typeof seen>> | null = null;
  for (let state = 0; state < STATES; state += 1) {
    const chosen = Array.from({ length: 1 + random.below(3) }, () => random.pick(choices));
    const order = random.maybe(0.5, ["sortBy=price_asc", "sortBy=latest", "sortBy=repayment_asc"]);
    await page.goto(
      `${originOf(dealer)}${ALL_STOCK}?${[...chosen, ...(order === null ? [] : [order])].join("&")}`,
    );
    const here = await seen(page);
    await plain.goto(originOf(dealer) + here.at);
    expect(await seen(plain), `${here.at} without script`).toEqual(here);
    await page.reload();
    expect(await seen(page), `${here.at} loaded again`).toEqual(here);
    if (before !== null && before.at !== here.at) {
      await page.goBack();
      await page.waitForURL((url) => url.pathname + url.search === before?.at);
      await expect.poll(() => seen(page), `back at ${before.at}`).toEqual(before);
      await page.goForward();
      await page.waitForURL((url) => url.pathname + url.search === here.at);
      await expect.poll(() => seen(page), `again at ${here.at}`).toEqual(here);
    }
    before = here;
  }
  await plain.context().close();
});

test("a repayment narrows and orders a list by what its cards say (FIN-23)", async ({ page }) => {
  const dealer = await dealerWith(
    ({ config }) =>
      config.filters.enabled.includes("repayment") && config.finance.defaultFrequency === "week",
  );
  await page.goto(`${originOf(dealer)}${ALL_STOCK}?query=under+%24150+a+week`);
  await page.waitForURL((url) => url.searchParams.get("range[repayment]") === ":150");
  await page.goto(`${page.url()}&sortBy=repayment_asc`);
  const said = [...(await page.locator("main").innerText()).matchAll(/\$([\d,]+)\s*\/wk/g)].map(
    ([, amount = ""]) => Number(amount.replace(",", "")),
  );
  expect(said.length).toBeGreaterThan(3);
  expect(said.every((amount) => amount <= 150)).toBe(true);
  expect(said).toEqual([...said].sort((a, b) => a - b));
  const count = await resultCount(page);
  const step = page.locator('input[name="repayment_max"][value="100"]');
  await step.check();
  await page.waitForURL((url) => url.searchParams.get("range[repayment]") === ":100");
  await expect.poll(() => resultCount(page)).toBeLessThan(count);
});

test("near me and within 50 km ask where that is, and keep the distance", async ({ page }) => {
  const dealer = await dealerWith(({ config }) => asksForPlace(config));
  for (const [words, within] of [
    ["near me", ""],
    ["within 50 km", "50"],
  ] as const) {
    await page.goto(`${originOf(dealer)}${ALL_STOCK}?query=${encodeURIComponent(words)}`);
    await page.waitForURL((url) => url.searchParams.get("near") === "me");
    await expect(page.locator("#near")).toBeVisible();
    await expect(page.locator("#within")).toHaveValue(within);
    await expect(page.locator("#near-says")).not.toBeEmpty();
  }
  await expectSound(page, "asked where near is");
});

test("signs alone are no text", async ({ page }) => {
  const dealer = await dealerWith(() => true);
  await page.goto(originOf(dealer) + ALL_STOCK);
  const all = await resultCount(page);
  for (const signs of ["🚗", "!!!"]) {
    await page.goto(`${originOf(dealer)}${ALL_STOCK}?query=${encodeURIComponent(signs)}`);
    expect(await resultCount(page)).toBe(all);
    await expect(page.locator("main")).not.toContainText(signs);
  }
});

test("words after words narrow what is shown, and replace what they name again, with and without script", async ({
  page,
  browser,
}) => {
  const dealer = await dealerWith(({ config }) => config.filters.enabled.includes("body"));
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const walked = async (one: Page) => {
    const states: (readonly string[])[] = [];
    await one.goto(`${originOf(dealer)}${ALL_STOCK}?range[year]=2012:`);
    for (const words of ["suv", "automatic under 60k", "sedan", "not white"]) {
      const before = one.url();
      const box = one.locator('#filter-form input[name="query"]');
      await box.fill(words);
      await box.press("Enter");
      await one.waitForURL((url) => url.href !== before && !url.searchParams.has("query"));
      const { pathname, searchParams } = new URL(one.url());
      states.push([pathname, ...searchParams].flat());
      await expect(box).toHaveValue("");
    }
    return states;
  };
  const scripted = await walked(page);
  expect(scripted).toEqual(await walked(plain));
  const [, , sedan = [], coloured = []] = scripted;
  const said = sedan.join(" ");
  expect(said, "what was chosen before the words stays").toContain("2012:");
  expect(said).toMatch(/Automatic.*:60000|:60000.*Automatic/);
  expect(said).toContain("sedan");
  expect(said).not.toContain("suv");
  expect(coloured.filter((name) => name === "colour").length).toBeGreaterThan(2);
  expect(coloured).not.toContain("white");
  await plain.context().close();
});
