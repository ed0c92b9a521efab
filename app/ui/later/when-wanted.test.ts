import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** A page with one part, as far as it is asked about. */
function pageWith({
  fields = [] as object[],
  holdsFocus = false,
  missing = false,
  scrolled = 0,
  pressed = false,
} = {}) {
  class Field {
    value = "1";
    defaultValue = "1";
    checked = false;
    defaultChecked = false;
  }
  const part = {
    contains: () => holdsFocus,
    querySelectorAll: () => fields.map((field) => Object.assign(new Field(), field)),
  };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { scrollY: scrolled }));
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: pressed } });
  vi.stubGlobal("document", { activeElement: null, getElementById: () => (missing ? null : part) });
  vi.stubGlobal("HTMLInputElement", Field);
}

/** Whether it has settled once all that was to happen has. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  const later = new Promise<false>((resolve) => setTimeout(() => resolve(false), 5));
  return Promise.race([promise.then(() => true), later]);
}

let whenWanted: (id: string) => Promise<void>;

beforeEach(async () => {
  // A page's activity is kept by the module.
  vi.resetModules();
  ({ whenWanted } = await import("./when-wanted"));
});

afterEach(() => vi.unstubAllGlobals());

it("waits for the first sign of activity", async () => {
  pageWith();
  const wanted = whenWanted("part");
  expect(await isSettled(wanted)).toBe(false);
  window.dispatchEvent(new Event("keydown"));
  expect(await isSettled(wanted)).toBe(true);
});

it("does not wait for a part that comes once the page is used", async () => {
  pageWith();
  const around = whenWanted("around");
  window.dispatchEvent(new Event("scroll"));
  await around;
  expect(await isSettled(whenWanted("part"))).toBe(true);
});

it.each([
  ["is not in the page: script draws it", { missing: true }],
  ["holds the focus", { holdsFocus: true }],
  ["has something typed into it", { fields: [{ value: "25000" }] }],
  ["has another choice made in it", { fields: [{}, { checked: true }] }],
  ["is in a page that was scrolled before its script came", { scrolled: 300 }],
  ["is in a page that was pressed before its script came", { pressed: true }],
])("does not wait when the part %s", async (_, page) => {
  pageWith(page);
  expect(await isSettled(whenWanted("part"))).toBe(true);
});
