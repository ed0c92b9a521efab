import type { Page } from "@playwright/test";
import { DEALERS } from "../setup/dealers";
import { ALL_STOCK, ask, expect, originOf, test } from "./site-test";

// What is drawn without script is what is seen first.
test.use({ javaScriptEnabled: false });

/** A large laptop, a small one, a tablet and a phone. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
/** A small phone: everything but the repayment. */
const SMALL = { width: 360, height: 740 };

for (const dealer of DEALERS)
  for (const tag of [null, ...dealer.languages.map((language) => language.tag)])
    test(`${dealer.slug}, ${tag ?? "own language"}: photograph, name, price, repayment and both ways to get in touch are on the first screen`, async ({
      page,
    }) => {
      const { body } = await ask(dealer, ALL_STOCK);
      // Several: with few pictures and many, with a tag and without.
      const priced = body.split("<article").filter((card) => /\/(?:wk|fn|mo)\b/.test(card));
      const paths = priced.slice(0, 4).flatMap((card) => /href="(\/cars\/[^"]+)"/.exec(card)?.[1] ?? []);
      expect(paths).toHaveLength(4);
      for (const path of paths) {
        await page.goto(originOf(dealer) + (tag === null ? "" : `/${tag}`) + path);
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          expect.soft(await beyond(page), `${path} at ${size.width} x ${size.height}`).toEqual([]);
          expect.soft(await titleUnderFigure(page), `${path} at ${size.width}`).toBe(false);
        }
        await page.setViewportSize(SMALL);
        expect.soft(await turnedRound(page), path).toEqual([]);
        const missing = (await beyond(page)).filter((what) => what !== "repayment");
        expect.soft(missing, `${path} at ${SMALL.width} x ${SMALL.height}`).toEqual([]);
      }
    });

/** What is not wholly on the first screen. */
function beyond(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wanted = {
      photograph: "main section picture, main section img",
      name: "main h1",
      price: "main [data-price]",
      repayment: "#finance-side [data-repayment]",
      enquire: 'a[href*="/enquire"], a[href*="/book-test-drive"]',
      // A number that is masked is one press away.
      call: 'a[href^="tel:"], a[href$="/phone"], form[action*="phone"] button',
    };
    const isThere = (element: Element) => {
      const { top, bottom, left, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || top < 0 || bottom > window.innerHeight) return false;
      // Nothing lies over its lower edge: neither the bar of a phone nor a question about cookies.
      const seen = document.elementFromPoint(left + width / 2, bottom - 2);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    };
    return Object.entries(wanted).flatMap(([what, selector]) =>
      [...document.querySelectorAll(selector)].some(isThere) ? [] : [what],
    );
  });
}

/** Whether the heading over the repayment stands below it. */
function titleUnderFigure(page: Page): Promise<boolean> {
  return page.locator("#finance-side").evaluate((panel) => {
    const topOf = (selector: string) => panel.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
    return !(topOf("h2") < topOf("[data-repayment]"));
  });
}

/** Numbers of further pictures ("+4") that are drawn the other way round. */
function turnedRound(page: Page): Promise<readonly string[]> {
  return page.locator("main section a > span").evaluateAll((marks) =>
    marks.flatMap(({ firstChild }) => {
      if (!(firstChild instanceof Text) || !/^\+\d+$/.test(firstChild.data)) return [];
      const range = document.createRange();
      const leftOf = (at: number) => {
        range.setStart(firstChild, at);
        range.setEnd(firstChild, at + 1);
        return range.getBoundingClientRect().left;
      };
      return leftOf(0) <= leftOf(1) ? [] : [firstChild.data];
    }),
  );
}
