import { afterEach, expect, it, vi } from "vitest";
import { whenWanted } from "./when-wanted";

/** A page with one part, as far as it is asked about. */
function pageWith({ fields = [] as object[], holdsFocus = false, missing = false } = {}) {
  class Field {
    value = "1";
    defaultValue = "1";
    checked = false;
    defaultChecked = false;
  }
  const observed: ((entries: readonly { isIntersecting: boolean }[]) => void)[] = [];
  const part = {
    contains: () => holdsFocus,
    querySelectorAll: () => fields.map((field) => Object.assign(new Field(), field)),
  };
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", { activeElement: null, getElementById: () => (missing ? null : part) });
  vi.stubGlobal("HTMLInputElement", Field);
  const disconnect = vi.fn();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = vi.fn();
      disconnect = disconnect;
      constructor(told: (typeof observed)[number]) {
        observed.push(told);
      }
    },
  );
  return {
    comeNear: (isIntersecting: boolean) => observed.forEach((told) => told([{ isIntersecting }])),
    disconnect,
  };
}

/** Whether it has settled once all that was to happen has. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  const later = new Promise<false>((resolve) => setTimeout(() => resolve(false), 5));
  return Promise.race([promise.then(() => true), later]);
}

afterEach(() => vi.unstubAllGlobals());

it("waits for the first sign of activity", async () => {
  pageWith();
  const wanted = whenWanted("part", "used");
  expect(await isSettled(wanted)).toBe(false);
  window.dispatchEvent(new Event("keydown"));
  expect(await isSettled(wanted)).toBe(true);
});

it("settles when the part comes near, if that is wanted, and stops looking then", async () => {
  const { comeNear, disconnect } = pageWith();
  const wanted = whenWanted("part", "near");
  comeNear(false);
  expect(await isSettled(wanted)).toBe(false);
  comeNear(true);
  expect(await isSettled(wanted)).toBe(true);
  expect(disconnect).toHaveBeenCalledOnce();
});

it.each([
  ["is not in the page: script draws it", { missing: true }],
  ["holds the focus", { holdsFocus: true }],
  ["has something typed into it", { fields: [{ value: "25000" }] }],
  ["has another choice made in it", { fields: [{}, { checked: true }] }],
])("does not wait when the part %s", async (_, page) => {
  pageWith(page);
  expect(await isSettled(whenWanted("part", "used"))).toBe(true);
});
