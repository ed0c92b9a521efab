import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { hostOf } from "../setup/dealers";
import { comeAlive } from "./come-alive";
import { faultsIn } from "./html-faults";
import { expect, serverPort, test } from "./site-test";
import { readCases } from "./kinds/read-cases";
import { factsOfHtml, factsOfPage, factsOfRow } from "./kinds/vehicle-facts";
import { type KindCase, KINDS } from "./kinds/vehicle-kinds";

const NOW = new Date();
const CASES = readCases();
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test("every kind of vehicle is in the demonstration stock", () => {
  expect(Object.keys(KINDS).filter((kind) => CASES.every((one) => one.kind !== kind))).toEqual([]);
});

for (const one of CASES) {
  test(`${one.template}, ${one.kind}: the page says what the row says, with and without script`, async ({
    page,
  }) => {
    const expected = factsOfRow(one, NOW);
    await answerPictures(page);
    await page.setViewportSize({ width: 360, height: 800 });
    const response = await page.goto(addressOf(one), { waitUntil: "domcontentloaded" });
    const html = (await response?.text()) ?? "";
    expect(await faultsIn(html)).toEqual([]);
    expect(await factsOfHtml(page, html), "without script").toEqual(expected);
    await comeAlive(page);
    expect(await factsOfPage(page), "with script").toEqual(expected);
    await expectSound(page);
    expect(await eventsOf(page)).toEqual(one.vehicle.car_type === "used" ? [4] : []);
  });
}

/** A speck for every picture: they have tests of their own, and hundreds of them take minutes. */
async function answerPictures(page: Page): Promise<void> {
  const body = Buffer.from("R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");
  await page.route("**/media/**", (route) => route.fulfill({ contentType: "image/gif", body }));
}

function addressOf({ config: { site }, vehicle }: KindCase): string {
  return `http://${hostOf(site)}:${serverPort()}/cars/${vehicle.slug}`;
}

async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160) ?? ""}`);
  expect(faults).toEqual([]);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, "pixels it is too wide").toBeLessThanOrEqual(0);
}

/** Looking at a used vehicle is event 4 (ANA-11); at another it is none. */
function eventsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (window.forecourtEvents ?? []).map(({ id }) => id));
}
