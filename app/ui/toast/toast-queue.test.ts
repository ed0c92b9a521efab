import { afterEach, expect, it, vi } from "vitest";
import { closeToast, onToast, openToast, showToast } from "./toast-queue";

const toast = (title: string) => ({ tone: "positive", title, text: "", link: null, close: "Close" }) as const;

afterEach(() => closeToast(openToast()?.number ?? -1));

it("holds one toast: the newest takes the open one's place (WATCH-07, OPEN-103)", () => {
  showToast(toast("one"));
  showToast(toast("two"));
  expect(openToast()?.title).toBe("two");
});

it("closes only the toast that is meant", () => {
  showToast(toast("one"));
  const first = openToast()?.number ?? -1;
  showToast(toast("two"));
  closeToast(first);
  expect(openToast()?.title).toBe("two");
  closeToast(openToast()?.number ?? -1);
  expect(openToast()).toBeNull();
});

it("tells who listens, and not who has left", () => {
  const listener = vi.fn();
  const stop = onToast(listener);
  showToast(toast("one"));
  stop();
  showToast(toast("two"));
  expect(listener).toHaveBeenCalledTimes(1);
});
