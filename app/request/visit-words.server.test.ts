import { expect, it } from "vitest";
import { siteConfig } from "../../test/fixtures/site";
import { LETTERS } from "../../test/fixtures/letters";
import { letterTime } from "~/infra/leads/letters/letter-figures.server";
import { timeText, visitText } from "./visit-words.server";

it.each([
  ["en-AU", "8:30 am"],
  ["ar-AU-u-nu-latn", "8:30 ص"],
  ["zh-Hans-AU", "08:30"],
])("writes a time as the letters and the opening hours do: %s", (locale, written) => {
  const own = siteConfig();
  const config = { ...own, site: { ...own.site, locale } };
  const plain = (text: string) => text.replace(/\s/g, " ");
  expect(plain(timeText("08:30", config))).toBe(written);
  expect(plain(letterTime("08:30", { config, letters: LETTERS }))).toBe(written);
  expect(plain(visitText("2026-11-23", "08:30", config))).toContain(written);
});
