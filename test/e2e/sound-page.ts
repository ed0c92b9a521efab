import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * A page has some dozen colours on a thousand elements, and axe reads the same text of a colour each time anew: a
 * quarter of its time. A text stands for one colour always, so it is read once. Runs in the browser, after axe.
 */
const READ_COLOURS_ONCE = `;(() => {
  const { prototype } = axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map();
  prototype.parseString = function (text) {
    if (known.has(text)) return Object.assign(this, known.get(text));
    const { r, g, b, alpha } = read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
})();`;
// The builder's own version, in its short form: each page has to read it.
const axeBuilder = createRequire(import.meta.url).resolve("@axe-core/playwright");
const AXE = readFileSync(createRequire(axeBuilder).resolve("axe-core/axe.min.js"), "utf8");
/** The site's header and footer: a third of the time, and the same on every page of a dealer; homes are asked. */
const HOME = /^\/(?:[a-z]{2}(?:-[A-Za-z]+)?)?$/;
const FRAME = ["body > header", "body > footer"];

/** What axe finds wrong on a page as it stands, or in a part of it: the rule and where. Some rules may be left out. */
export async function axeFaults(
  page: Page,
  within = "html",
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<readonly string[]> {
  await settle(page);
  const lift = await layFlat(page);
  const builder = new AxeBuilder({ page, axeSource: AXE + READ_COLOURS_ONCE }).include(within);
  if (!HOME.test(new URL(page.url()).pathname)) for (const part of FRAME) builder.exclude(part);
  const { violations } = await builder
    // Only faults are described and nothing is named by a selector; style sheets, which none of these rules reads, are
    // not fetched again; no second page is opened for frames, which there are none of.
    .options({
      resultTypes: ["violations"],
      runOnly: { type: "tag", values: TAGS },
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      selectors: false,
      preload: { assets: ["media"] },
    })
    .setLegacyMode(true)
    .analyze();
  await lift();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}

/** Expects a page without accessibility faults that does not scroll sideways. */
export async function expectSound(page: Page, where = page.url(), within?: string): Promise<void> {
  expect(await axeFaults(page, within), where).toEqual([]);
  await expectNoOverhang(page, where);
}

/** Expects a page that does not scroll sideways. */
export async function expectNoOverhang(page: Page, where: string): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Puts bars that stay at the window's edge into the page's flow while it is asked: what lies half under one comes out
 * with the next turn of the wheel, and would be called too small a target. @returns how to put them back
 */
async function layFlat(page: Page): Promise<() => Promise<void>> {
  const bars = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>("body *")].filter(
      (one) => /^(?:fixed|sticky)$/.test(getComputedStyle(one).position) && !one.matches("dialog, [popover]"),
    ),
  );
  await bars.evaluate((all) => all.forEach((bar) => bar.style.setProperty("position", "static")));
  return () => bars.evaluate((all) => all.forEach((bar) => bar.style.removeProperty("position")));
}

/** Waits for transitions: colours on their way to others are neither. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
