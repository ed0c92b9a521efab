import { afterEach, expect, test, vi } from "vitest";
import { lackingOnDebian } from "./chromium.mjs";

afterEach(() => void vi.unstubAllEnvs());

test("on Debian the browser without windows is installed beside one with them, and the typefaces", () => {
  vi.stubEnv("CHROMIUM_PATH", "");
  expect(lackingOnDebian((path) => path === "/usr/bin/chromium")).toEqual([
    "chromium-headless-shell",
    "fonts-liberation",
  ]);
  expect(lackingOnDebian(() => true)).toEqual([]);
});

test("no other browser is installed where one is named", () => {
  vi.stubEnv("CHROMIUM_PATH", "/opt/chromium");
  expect(lackingOnDebian(() => false)).toEqual(["fonts-liberation"]);
});
