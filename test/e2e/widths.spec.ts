import { expect, type Page, test } from "@playwright/test";
import { DEALERS, type Dealer, FIRST_DEALER } from "../setup/dealers";
import { pageKinds } from "./page-kinds";
import { ALL_STOCK, ask, originOf } from "./site-test";

// What the server's style sheets lay out; script moves nothing sideways, and a page is there sooner without.
test.use({ javaScriptEnabled: false });

// A busy machine lays out a page in eight widths slowly.
test.describe.configure({ timeout: 120_000 });

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1440, 1920];

for (const dealer of DEALERS)
  for (const tag of [null, ...dealer.languages.map((language) => language.tag)])
    test(`${dealer.slug}, ${tag ?? "own language"}: no kind of page is wider than the window, nor an open menu`, async ({
      page,
    }) => {
      const faults: string[] = [];
      for (const path of await everyKind(dealer)) {
        await page.goto(originOf(dealer) + (tag === null ? "" : `/${tag}`) + path, {
          waitUntil: "domcontentloaded",
        });
        await styled(page);
        if (path === "/") faults.push(...(await beyondMenus(page)));
        await hide(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const wide = await beyond(page);
          if (wide !== null) faults.push(`${path} at ${String(width)}: ${wide}`);
          if (width === 768 && path === "/") faults.push(...(await beyondCards(page)));
          if (width === 360 && path === "/parts/search") faults.push(...(await narrowFields(page)));
          if (width === 320 && path === ALL_STOCK + MANY_CHIPS) faults.push(...(await beyondToolbar(page)));
          if (width === 360 && path === ALL_STOCK + MANY_CHIPS) faults.push(...(await brokenToolbar(page)));
          if (width === 360) {
            await largeLetters(page, true);
            const large = await beyond(page);
            if (large !== null) faults.push(`${path} at 360 with letters twice as large: ${large}`);
            await largeLetters(page, false);
          }
          if (width === 390) faults.push(...(await brokenWords(page)).map((title) => `${path}: ${title}`));
        }
      }
      expect(faults).toEqual([]);
    });

test("with letters twice as large no estimate lies on a price", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(originOf(FIRST_DEALER) + ALL_STOCK, { waitUntil: "domcontentloaded" });
  await styled(page);
  await largeLetters(page, true);
  expect(await coveredLines(page)).toEqual([]);
});

/** The size somebody sets who reads letters twice as large, or the browser's own. */
async function largeLetters(page: Page, large: boolean): Promise<void> {
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    large ? "200%" : "",
  );
}

/** Lines of a list's cards that lie on another, as an estimate on a price. */
function coveredLines(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll("main article[data-vehicle-id]")];
    const boxes = (card: Element) =>
      [...card.querySelectorAll("p")].map((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return { said: line.textContent, box: range.getBoundingClientRect() };
      });
    const covered = cards.flatMap((card) =>
      boxes(card).flatMap(({ said, box }, index, all) =>
        all
          .slice(index + 1)
          .filter(({ box: { left, right, top, bottom } }) => {
            const wide = Math.min(right, box.right) - Math.max(left, box.left);
            return wide > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 8;
          })
          .map((other) => `${other.said} lies on ${said}`),
      ),
    );
    return cards.length === 0 ? ["there is no card"] : covered;
  });
}

/** Waits for the style sheets: a page without script is read to its end before they are there, though nobody sees it. */
async function styled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
          ({ sheet }) => sheet !== null,
        ),
      ),
    )
    .toBe(true);
}

/** What is hidden takes the same room and is not painted: a third of what a resize costs. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty("visibility", "hidden"));
}

/** More chips than a phone is wide: conditions that every dealer knows, and words that none does. */
const MANY_CHIPS = "?query=white+or+silver+or+grey+under+80000+2012+or+newer+xylophone";

/** One page of each kind, forms among them. */
async function everyKind(dealer: Dealer): Promise<readonly string[]> {
  const { body } = await ask(dealer, ALL_STOCK);
  const vehicle = /href="(\/cars\/[^"]+)"/.exec(body)?.[1] ?? "/";
  const home = (await ask(dealer, "/")).body;
  const linked = [...home.matchAll(/href="(\/[a-z0-9-]+)"/g)].map(([, path = "/"]) => path);
  const forms = [/finance/, /contact/, /service/, /sell|trade/].flatMap(
    (kind) => linked.find((path) => kind.test(path)) ?? [],
  );
  const own = await pageKinds(dealer);
  const others = dealer.languages.map(({ tag }) => `/${tag}/`);
  const kinds = own.map((path) => {
    const tag = others.find((one) => path.startsWith(one));
    return tag === undefined ? path : path.slice(tag.length - 1);
  });
  return [...new Set(["/", ALL_STOCK, ALL_STOCK + MANY_CHIPS, vehicle, ...forms, ...kinds])];
}

/** How far a page is wider than its window and what reaches out farthest; null where it fits. */
function beyond(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const farthest = [...document.body.querySelectorAll("*")]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.right > clientWidth + 1 || box.left < -1))
      .slice(-1)[0]?.element;
    const name = farthest === undefined ? "?" : `${farthest.tagName}.${farthest.className}`.slice(0, 80);
    return `${String(scrollWidth - clientWidth)} px by ${name} "${(farthest?.textContent ?? "").slice(0, 40)}"`;
  });
}

/** What the smallest phone does not show in a row above a list: all conditions' way out; number found, place and map. */
function beyondToolbar(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const toolbar = document.querySelector("div:has(> output[data-result-count])");
    const clear = document.querySelector("main div:has(> output) ~ [role=group] > a:last-child");
    const cut = clear?.getBoundingClientRect() ?? { left: -100, right: 0 };
    const row = [...(toolbar?.querySelectorAll("output, details, a[href*='view=map']") ?? [])];
    const wide = row.reduce((sum, { scrollWidth }) => sum + scrollWidth + 6, -6);
    return [
      ...(cut.left < 0 || cut.right > window.innerWidth + 1 ? ["the link that clears all is cut"] : []),
      ...(wide > (toolbar?.clientWidth ?? 0) ? [`number found, place and map are ${String(wide)} px`] : []),
    ];
  });
}

/** Cards of a home page whose button reaches out of them, and rows of such cards with pictures of several heights. */
function beyondCards(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll("main article:has(> img, > picture):has(h3 ~ a)")];
    const cut = cards.filter((card) => {
      const { left, right } = card.getBoundingClientRect();
      const link = card.querySelector("h3 ~ a")?.getBoundingClientRect() ?? new DOMRect();
      return link.left < left + 8 || link.right > right - 8;
    });
    const heights = new Set(cards.map((card) => Math.round(card.querySelector("img")?.clientHeight ?? 0)));
    return [
      ...cut.map(({ textContent }) => `a card cuts its button: ${textContent}`),
      ...(heights.size > 1 ? [`pictures are ${[...heights].join(", ")} px high`] : []),
    ];
  });
}

/** Fields that stand beside each other where a phone has room for one. */
function narrowFields(page: Page): Promise<readonly string[]> {
  return page
    .locator("main form[role=search] :is(input:not([type=hidden]), select)")
    .evaluateAll((fields) =>
      fields.filter(({ clientWidth }) => clientWidth < 250).map(({ id }) => `${id} is cut`),
    );
}

/** The button of the filters, on a line of its own because of the number on it. */
function brokenToolbar(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
    const apart = topOf("output ~ button[popovertarget]") - topOf("#sort");
    return Math.abs(apart) > 4 ? ["filters and order stand on two lines"] : [];
  });
}

/** Headings in a writing without spaces that break within a word. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const words = new Intl.Segmenter("zh-Hans", { granularity: "word" });
    return [...document.querySelectorAll("h1, h2, h3")].flatMap((heading) => {
      const text = heading.firstChild;
      if (!(text instanceof Text) || !/\p{Script=Han}/u.test(text.data)) return [];
      const bottomAt = (at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().bottom;
      };
      return [...words.segment(text.data)]
        .filter(({ segment, index }) => bottomAt(index + segment.length - 1) - bottomAt(index) > 8)
        .map(({ segment }) => `${segment} in ${text.data}`);
    });
  });
}

/** Menus of the header that reach out of the window at a side or below it, at the widths of a desk. */
async function beyondMenus(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    for (const menu of await page.locator("header nav details[name]").all()) {
      await menu.evaluate((element: HTMLDetailsElement) => {
        for (const other of document.querySelectorAll<HTMLDetailsElement>("header details"))
          other.open = other === element;
      });
      const said = await menu.evaluate((element) => {
        const panel = element.querySelector(":scope > :not(summary)");
        if (panel === null) return "has nothing in it";
        const { left, right, bottom } = panel.getBoundingClientRect();
        const scrolls = panel.scrollHeight > panel.clientHeight + 1;
        const canScroll = getComputedStyle(panel).overflowY === "auto";
        if (left < -1 || right > window.innerWidth + 1) return `reaches from ${left} to ${right}`;
        if (bottom > window.innerHeight + 1) return `ends at ${bottom} of ${window.innerHeight}`;
        return scrolls && !canScroll ? "is cut" : null;
      });
      if (said !== null)
        faults.push(
          `menu ${await menu.locator("summary").first().innerText()} ${said} at ${String(size.width)}`,
        );
    }
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLDetailsElement>("header details")) one.open = false;
    });
  }
  return faults;
}
