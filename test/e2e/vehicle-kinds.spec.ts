import type { Page } from "@playwright/test";
import { hostOf } from "../setup/dealers";
import { faultsIn } from "./html-faults";
import { ask, expect, serverPort, test } from "./site-test";
import { readCases } from "./kinds/read-cases";
import { describedPrice, factsOfHtml, factsOfPage, factsOfRow } from "./kinds/vehicle-facts";
import { type KindCase, KINDS } from "./kinds/vehicle-kinds";
import { expectSound } from "./sound-page";

const NOW = new Date();
const CASES = await readCases();

test("every kind of vehicle is in the demonstration stock", () => {
  expect(Object.keys(KINDS).filter((kind) => CASES.every((one) => one.kind !== kind))).toEqual([]);
});

for (const one of CASES) {
  test(`${one.template}, ${one.kind}: the page says what the row says, with and without script`, async ({
    page,
  }) => {
    const expected = factsOfRow(one, NOW);
    const { body: html } = await ask(one.config.site, `/cars/${one.vehicle.slug}`);
    expect(await faultsIn(html)).toEqual([]);
    expect(await factsOfHtml(page, html), "without script").toEqual(expected);
    if (!expected.isSold) {
      const descriptions = html.match(/<meta (?:name|property)="(?:og:)?description"[^>]*>/g) ?? [];
      expect(descriptions).toHaveLength(2);
      for (const said of descriptions) expect(said).toContain(`, ${describedPrice(one)}. `);
    }
    if (!isLookedThrough(one)) return;
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(addressOf(one));
    expect(await factsOfPage(page), "with script").toEqual(expected);
    await expectSound(page);
    expect(await eventsOf(page)).toEqual(one.vehicle.car_type === "used" ? [4] : []);
  });
}

/**
 * Of each kind every second template's page is opened with script, in turn: what differs by kind is the same elements in all templates, whose
 * colours are measured against each other in theme-tokens.test.ts and presets.test.ts.
 */
function isLookedThrough(one: KindCase): boolean {
  const alike = CASES.filter(({ kind }) => kind === one.kind);
  const turn = Object.keys(KINDS).indexOf(one.kind) % 2;
  return alike.length === 1 || alike.indexOf(one) % 2 === turn;
}

function addressOf({ config: { site }, vehicle }: KindCase): string {
  return `http://${hostOf(site)}:${serverPort()}/cars/${vehicle.slug}`;
}

/** Looking at a used vehicle is event 4 (ANA-11); at another it is none. */
function eventsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (window.forecourtEvents ?? []).map(({ id }) => id));
}
