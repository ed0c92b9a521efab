// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type BrowserPage, browserPage, done, pass } from "../../../../test/fixtures/browser-page";
import { storeRecent } from "./recent-searches";
import { SearchBox } from "./search-box";

const LABELS = {
  label: "Search stock",
  placeholder: "Make, model or keyword",
  suggestions: "Suggestions",
  recent: "Recent searches",
};
const FOUND = [
  { label: "Mazda", note: "44", href: "/search/mazda" },
  { label: "Mazda CX-5", note: "5", href: "/search/mazda/cx-5" },
  { label: "2020 Mazda3 Touring", note: null, href: "/cars/2020-mazda3" },
];

let page: BrowserPage;
const asked = vi.fn<(address: string, init: { readonly signal: AbortSignal }) => Promise<Response>>();
const answer = (found: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(found), { status }));
const searchBox = (text: string) => (
  <SearchBox text={text} siteSlug="test-cars" from="/search/used-cars?body=suv" labels={LABELS} />
);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  asked.mockReset().mockImplementation(() => answer(FOUND));
  vi.stubGlobal("fetch", asked);
  localStorage.clear();
  page = await browserPage(searchBox(""));
});
afterEach(async () => {
  await page.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const field = () => page.field("input");
const options = () => page.all('[role="option"]');
const words = () => options().map((one) => one.textContent);
/** Goes to the field, and waits for the script of the suggestions. */
async function focus(): Promise<void> {
  await page.focus("input");
  await done(() => vi.dynamicImportSettled());
}
const type = (text: string) => page.type("input", text);
/** @returns whether the browser still does what the key does by itself, such as sending the form */
async function press(key: string): Promise<boolean> {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  await done(() => field().dispatchEvent(event));
  return !event.defaultPrevented;
}
async function found(text: string): Promise<void> {
  await focus();
  await type(text);
  await pass(300);
}
const chosen = () => options().map((one) => one.getAttribute("aria-selected") === "true");

describe("suggestions (SRCH-01)", () => {
  it("are asked for once, a third of a second after the last letter", async () => {
    await focus();
    await type("m");
    await pass(200);
    await type(" maz & co ");
    await pass(299);
    expect(asked).not.toHaveBeenCalled();
    expect(options()).toEqual([]);
    await pass(1);
    expect(asked.mock.calls.map(([address]) => address)).toEqual([
      "/api/suggest?q=maz+%26+co&from=%2Fsearch%2Fused-cars%3Fbody%3Dsuv",
    ]);
    expect(words()).toEqual(["Mazda44", "Mazda CX-55", "2020 Mazda3 Touring"]);
    expect(options().map((one) => one.querySelector("span")?.textContent)).toEqual(["44", "5", undefined]);
    expect(page.all('[role="option"] use[href$="#i-search"]')).toHaveLength(3);
  });

  it("are not asked for before the visitor goes to the field", async () => {
    await page.show(searchBox("red ute"));
    await pass(1_000);
    expect(asked).not.toHaveBeenCalled();
    await focus();
    await pass(300);
    expect(asked.mock.calls.map(([address]) => address)).toEqual([
      "/api/suggest?q=red+ute&from=%2Fsearch%2Fused-cars%3Fbody%3Dsuv",
    ]);
  });

  it("are a list that belongs to the field, for those who cannot see it", async () => {
    expect(field().getAttribute("aria-expanded")).toBe("false");
    expect(field().hasAttribute("aria-controls")).toBe(false);
    expect(page.find(`label[for="${field().id}"]`).textContent).toBe("Search stock");
    await found("maz");
    expect(field().getAttribute("aria-expanded")).toBe("true");
    const list = page.box.querySelector('[role="listbox"]');
    expect(list?.getAttribute("aria-label")).toBe("Suggestions");
    expect(list?.id).toBe(field().getAttribute("aria-controls"));
    expect(field().hasAttribute("aria-activedescendant")).toBe(false);
    expect(chosen()).toEqual([false, false, false]);
  });

  it("are walked through with the arrows, around both ends", async () => {
    await found("maz");
    const at: (number | null)[] = [];
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"]) {
      expect(await press(key), "the cursor stays where it is").toBe(false);
      const active = field().getAttribute("aria-activedescendant");
      at.push(options().findIndex(({ id }) => id === active));
      expect(chosen().indexOf(true)).toBe(at.at(-1));
    }
    expect(at).toEqual([0, 1, 2, 0, 2, 1]);
  });

  it("lead where the chosen one says with Enter, and close", async () => {
    await found("maz");
    await press("ArrowDown");
    await press("ArrowDown");
    expect(await press("Enter")).toBe(false);
    expect(page.steps).toEqual(["PUSH /search/mazda/cx-5"]);
    expect(page.jumps(), "the list stays in view").toBe(0);
    expect(options()).toEqual([]);
    await press("ArrowDown");
    expect(await press("Enter"), "nothing is open any more").toBe(true);
    expect(page.steps).toHaveLength(1);
  });

  it("leave Enter to the form until one is chosen, and every other key to the field", async () => {
    await found("maz");
    expect([await press("Enter"), await press("a"), await press("Home")]).toEqual([true, true, true]);
    expect(page.steps).toEqual([]);
    expect(options()).toHaveLength(3);
    await press("ArrowDown");
    expect([await press("a"), await press("Home")]).toEqual([true, true]);
    expect(page.steps, "Enter alone follows the one that is chosen").toEqual([]);
  });

  it("close with Escape and when the field is left; typing on opens them with none chosen", async () => {
    await found("maz");
    await press("ArrowDown");
    expect(await press("Escape")).toBe(false);
    expect(options()).toEqual([]);
    expect(await press("Escape"), "now it empties the field").toBe(true);
    await type("mazd");
    await pass(300);
    expect(chosen()).toEqual([false, false, false]);
    await press("ArrowDown");
    await type("mazda");
    expect(chosen()).toEqual([false, false, false]);
    await page.blur();
    expect(options()).toEqual([]);
  });

  it("are followed by a press, before the field could lose the focus and close them", async () => {
    await found("maz");
    const event = new Event("pointerdown", { bubbles: true, cancelable: true });
    await done(() => options()[2]?.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(page.steps).toEqual(["PUSH /cars/2020-mazda3"]);
  });

  it("of an earlier text never stand under a later one", async () => {
    // As a browser's own: it ends without an answer when nobody wants it any more.
    asked.mockImplementationOnce(
      async (_, { signal }) =>
        new Promise((__, reject) => signal.addEventListener("abort", () => reject(new Error("aborted")))),
    );
    await found("m");
    await type("mazda 3");
    expect(asked.mock.calls[0]?.[1].signal.aborted).toBe(true);
    await pass(300);
    expect(words()).toHaveLength(3);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["an error", () => answer([], 503)],
    ["no answer", () => Promise.reject(new TypeError("offline"))],
    ["a page of a proxy", () => Promise.resolve(new Response("<html>"))],
  ])("keep what they were after %s: the field works without them", async (_, reply) => {
    await found("maz");
    asked.mockImplementation(reply);
    await type("mazda");
    await pass(300);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(words()).toHaveLength(3);
  });
});

describe("recent searches (OPEN-14)", () => {
  it("stand behind the suggestions where they hold what is typed, two at the most, none twice", async () => {
    for (const n of [1, 2, 3]) storeRecent("test-cars", { label: `Used MAZDA ${n}`, href: `/search/${n}` });
    storeRecent("test-cars", { label: "Mazda", href: "/search/mazda" });
    storeRecent("test-cars", { label: "Kia", href: "/search/kia" });
    await found("maz");
    expect(words()).toEqual(["Mazda44", "Mazda CX-55", "2020 Mazda3 Touring", "Used MAZDA 3"]);
    expect(page.all('[role="option"] use[href$="#i-history"]')).toHaveLength(1);
    expect(page.box.querySelector('[role="listbox"]')?.getAttribute("aria-label")).toBe("Suggestions");
  });

  it("stand under the empty field at once, under their own name, and lead back", async () => {
    storeRecent("test-cars", { label: "Used · Mazda", href: "/search/used-cars/mazda" });
    storeRecent("other-cars", { label: "Other", href: "/search/other" });
    await focus();
    await pass(0);
    expect(words()).toEqual(["Used · Mazda"]);
    expect(page.box.querySelector('[role="listbox"]')?.getAttribute("aria-label")).toBe("Recent searches");
    expect(page.box.innerHTML).toContain("#i-history");
    await press("ArrowUp");
    await press("Enter");
    expect(page.steps).toEqual(["PUSH /search/used-cars/mazda"]);
    expect(asked).not.toHaveBeenCalled();
  });

  it("have none chosen for the visitor, neither at first nor when they open again", async () => {
    for (const n of [1, 2, 3]) storeRecent("test-cars", { label: `Search ${n}`, href: `/search/${n}` });
    await focus();
    await pass(0);
    expect(chosen()).toEqual([false, false, false]);
    await press("ArrowDown");
    await page.blur();
    await focus();
    await pass(0);
    expect(chosen()).toEqual([false, false, false]);
  });

  it("are nothing where there are none: no empty box opens", async () => {
    await focus();
    await pass(0);
    expect(page.box.querySelector('[role="listbox"]')).toBeNull();
    expect(field().getAttribute("aria-expanded")).toBe("false");
  });
});

describe("the text in the field", () => {
  it("is the page's, and follows it", async () => {
    await page.show(searchBox("red ute"));
    expect(field().value).toBe("red ute");
    await page.show(searchBox(""));
    expect(field().value).toBe("");
  });

  it("stays as it is typed when the page answers an earlier part of it", async () => {
    await type("mazda 3 sedan");
    await page.show(searchBox("mazda"));
    expect(field().value).toBe("mazda 3 sedan");
    await type(" mazda 3");
    await page.show(searchBox("mazda 3"));
    expect(field().value).toBe(" mazda 3");
    await page.show(searchBox("toyota"));
    expect(field().value).toBe("toyota");
    await page.show(searchBox(""));
    expect(field().value, "a filter was cleared").toBe("");
  });
});
