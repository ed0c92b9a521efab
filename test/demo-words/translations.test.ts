import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { siteConfig } from "../fixtures/site";
import { wordsOf } from "./shown-dealers";

const ROOT = "tenant-config";
const LANGUAGES = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith("/words.json"),
);

const wordsFile = z.looseObject({ words: z.record(z.string(), z.string()) });
/** As JSON has it and as text has it. */
const plain = (text: string) =>
  text
    .replaceAll("\\n", " ")
    .replaceAll(/["\\]|\s+/g, " ")
    .replaceAll(/ +/g, " ");

it.each(LANGUAGES)("%s translates sentences that the dealer still says", (file) => {
  const [slug = ""] = file.split("/");
  const said = plain(wordsOf(slug) + JSON.stringify([TEMPLATE_PRESETS, siteConfig({})]));
  const { words } = wordsFile.parse(JSON.parse(readFileSync(`${ROOT}/${file}`, "utf8")));
  const sentences = Object.keys(words).filter((text) => /\w\.$/.test(text));
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter((text) => !said.includes(plain(text)))).toEqual([]);
});

it.each(LANGUAGES)("%s gives every percentage as the dealer does", (file) => {
  const { words } = wordsFile.parse(JSON.parse(readFileSync(`${ROOT}/${file}`, "utf8")));
  const percentages = (text: string) => (text.match(/\d+(?:\.\d+)?(?=%)/g) ?? []).sort();
  const pairs = Object.entries(words).filter(([text]) => text.includes("%"));
  expect(pairs.length).toBeGreaterThan(2);
  for (const [text, translation] of pairs) expect(percentages(translation), text).toEqual(percentages(text));
});
