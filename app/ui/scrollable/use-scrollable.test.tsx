// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { browserPage } from "../../../test/fixtures/browser-page";
import { useScrollable } from "./use-scrollable";

function Row() {
  return <ul aria-label="Reviews" {...useScrollable<HTMLUListElement>()} />;
}

afterEach(() => void vi.unstubAllGlobals());

it("is a stop of the keyboard while it scrolls, and without script", async () => {
  let resized = () => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(told: () => void) {
        resized = told;
      }
    },
  );
  const { find } = await browserPage(<Row />);
  const row = find("ul");
  const becomes = async (sizes: Readonly<Record<string, number>>) => {
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(row, name, { value, configurable: true });
    await act(async () => resized());
    return row.getAttribute("tabindex");
  };
  const wide = { scrollWidth: 900, clientWidth: 900, scrollHeight: 300, clientHeight: 300 };
  expect(await becomes(wide)).toBeNull();
  expect(await becomes({ ...wide, scrollWidth: 1400, clientWidth: 390 })).toBe("0");
  expect(await becomes({ ...wide, scrollHeight: 800 }), "downwards").toBe("0");
  expect(renderToStaticMarkup(<Row />)).toContain('tabindex="0"');
});
