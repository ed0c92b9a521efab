// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testConfig, testPage } from "../../../../test/fixtures/listing";
import { type ResultsInBrowser, resultsInBrowser } from "../../../../test/fixtures/results-in-browser";
import { readRecent } from "~/features/search/box/recent-searches";

let setting: ResultsInBrowser;
beforeEach(() => {
  setting = resultsInBrowser();
});
afterEach(async () => {
  await setting.close();
});
const open = (...given: Parameters<ResultsInBrowser["open"]>) => setting.open(...given);
const answered = (path: string) => setting.answered(path);

describe("the search made here", () => {
  it("is remembered by its filters, on its first page alone, and the bare list is not (URL-17, URL-18)", async () => {
    await open("/search/used-cars?body=ute");
    expect(readRecent("test-cars")).toEqual([{ label: "Used, Ute", href: "/search/used-cars?body=ute" }]);
    localStorage.clear();
    await answered("/search/used-cars?body=ute&page=2");
    await answered("/search/used-cars");
    await answered("/search/new-used-and-demo-cars");
    expect(readRecent("test-cars")).toEqual([]);
    await answered("/search/mazda");
    expect(readRecent("test-cars").map(({ href }) => href)).toEqual(["/search/mazda"]);
  });

  it("is not remembered for a visitor who was asked and has not agreed", async () => {
    const banner = document.body.appendChild(document.createElement("div"));
    banner.setAttribute("data-consent", "");
    await open("/search/used-cars?body=ute");
    expect(readRecent("test-cars")).toEqual([]);
    banner.remove();
  });
});

describe("a filter that is taken away", () => {
  const CHIP = '[aria-label="Applied filters"] a';

  it("leaves the focus in the list, not at the top of the page", async () => {
    const { click, find, steps, jumps } = await open("/search/used-cars?body=ute");
    await click(CHIP);
    expect([steps, jumps()]).toEqual([["PUSH /search/new-used-and-demo-cars?body=ute"], 0]);
    await answered("/search/new-used-and-demo-cars?body=ute");
    expect(document.activeElement).toBe(find("div[tabindex='-1']"));
  });

  it("takes the focus from nobody: not from a field, and not at later answers", async () => {
    const { click, field, focus, blur } = await open("/search/used-cars?body=ute");
    await click(CHIP);
    await focus('input[name="query"]');
    await answered("/search/used-cars");
    expect(document.activeElement).toBe(field('input[name="query"]'));
    await blur();
    await answered("/search/used-cars?body=van");
    expect(document.activeElement).toBe(document.body);
  });
});

describe("another page of the list", () => {
  const NEXT = 'nav[aria-label="Pages"] a[href="/search/used-cars?page=3"]';

  it("moves the focus from the links below to the heading above, and from nobody else", async () => {
    const { find, focus } = await open("/search/used-cars?page=2");
    await focus(NEXT);
    await answered("/search/used-cars?page=3");
    expect(document.activeElement).toBe(find("h1"));
    await focus('input[name="query"]');
    await answered("/search/used-cars");
    expect(document.activeElement).toBe(find('input[name="query"]'));
  });
});

describe("what the page says around its list", () => {
  it("is how many there are, what they are, and where one is", async () => {
    const node = { title: "Runout sale", text: "", link: { label: "See it", path: "/search/demo-cars" } };
    const promoted = testConfig({ results: { promos: [{ node }], promoPositions: [2] } });
    const { all, find } = await open("/search/used-cars?page=2", promoted);
    expect(find("h1").textContent).toBe("Used cars for sale");
    expect(find('p[aria-hidden="true"]').textContent).toBe("44");
    expect(all("article").map(({ textContent }) => textContent)).toEqual(["0: 1", "1: 2", "2: 3"]);
    const pages = all('nav[aria-label="Pages"] a').map((one) => one.getAttribute("href"));
    expect(pages).toContain("/search/used-cars?page=3");
    expect(pages).toContain("/search/used-cars");
    const linkedData = find('script[type="application/ld+json"]');
    expect(linkedData.textContent, "the server's alone").toBe("");
  });

  it("has no figure where nothing was found, but the way on and what is close", async () => {
    setting.answerWith(({ query }) =>
      query.refinements.car_type === undefined ? testPage : { ...testPage, hits: [], count: 0, pages: 1 },
    );
    const { all, box } = await open("/search/used-cars?body=bus");
    expect(all('p[aria-hidden="true"]')).toEqual([]);
    expect(box.textContent).toContain("No Results Available");
    expect(all("article")).toHaveLength(3);
  });

  it("offers to save the search once, where searches are kept, also one that found nothing", async () => {
    const kept = testConfig({ features: { savedSearches: true } });
    const paths = async (config = kept) => {
      const { all } = await open("/search/used-cars?body=ute", config);
      return all('input[name="path"]').map((one) => one.getAttribute("value"));
    };
    expect(await paths()).toEqual(["/search/used-cars?body=ute"]);
    setting.answerWith(() => ({ ...testPage, hits: [], count: 0, pages: 1 }));
    expect(await paths()).toEqual(["/search/used-cars?body=ute"]);
    const unkept = testConfig({ features: { savedSearches: false } });
    expect(await paths(unkept)).toEqual([]);
    setting.answerWith(() => testPage);
    expect(await paths(unkept)).toEqual([]);
  });

  it("is a warning with a link that tries again when it is not the newest (OPEN-18)", async () => {
    const { box, click, steps } = await open();
    expect(box.textContent).not.toContain("Try again");
    const view = await setting.results("/search/used-cars");
    await setting.show({ ...view, stale: true }, false);
    const stale = box.textContent;
    expect(stale).toContain("Try again");
    await setting.show(view, true);
    expect(box.textContent).toContain("Try again");
    expect(box.textContent).not.toBe(stale);
    await click('[class*="notice"] a');
    expect(steps, "the page asks for the same again").toEqual([]);
  });
});
