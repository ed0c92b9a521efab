import { describe, expect, it } from "vitest";
import type { Messages } from "./messages";
import { RESOURCES } from "./resources.server";

/** Languages that are whole; others hold what differs from the fallback. */
const WHOLE = ["ar", "zh-Hans"];
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Every text of a language by its dotted key. */
function textsOf(messages: Messages, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([name, value]): [string, string][] =>
      typeof value === "string"
        ? [[`${prefix}${name}`, value]]
        : // Groups nest, and hold nothing but texts and groups.
          [...textsOf(value as Messages, `${prefix}${name}.`)],
    ),
  );
}

const english = textsOf(RESOURCES["en-AU"] ?? {});
const plurals = new Set(
  [...english.keys()].filter((key) => key.endsWith("_other")).map((key) => key.replace(PLURAL, "")),
);
/** A key without its plural ending, where the English has plural forms of it. */
const stemOf = (key: string) => (plurals.has(key.replace(PLURAL, "")) ? key.replace(PLURAL, "") : key);
const valuesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

describe.each(WHOLE)("%s", (tag) => {
  const texts = textsOf(RESOURCES[tag] ?? {});

  it("has every text of the English, and no other", () => {
    const stems = (keys: Iterable<string>) => [...new Set([...keys].map(stemOf))].sort();
    expect(stems(texts.keys())).toEqual(stems(english.keys()));
  });

  it("has the plural forms of the language, all of them and no other", () => {
    const forms = new Set<string>(new Intl.PluralRules(tag).resolvedOptions().pluralCategories);
    for (const stem of plurals) {
      const own = [...texts.keys()]
        .filter((key) => stemOf(key) === stem)
        .map((key) => key.slice(stem.length + 1));
      expect(new Set(own), stem).toEqual(forms);
    }
  });

  it("fills in what the English fills in; only a count may be said in words", () => {
    for (const [key, text] of texts) {
      const stem = stemOf(key);
      const source = english.get(stem === key ? key : `${stem}_other`) ?? "";
      const counted = stem === key ? [] : ["count", "number"];
      const names = (of: string) =>
        [...new Set(valuesOf(of))].filter((name) => !counted.includes(name ?? "")).sort();
      expect(names(text), `${key}: ${text}`).toEqual(names(source));
    }
  });

  it("is not English", () => {
    const same = [...texts].filter(
      ([key, text]) => english.get(key) === text && /[A-Za-z]{3,}/.test(text.replace(/\{\w+\}/g, "")),
    );
    // Names and numbers are the same in every language.
    const names = ["WhatsApp", "Facebook", "SUV", "For example Corolla Ascent Sport", "X (Twitter)", "PDF"];
    expect(same.filter(([, text]) => !names.includes(text))).toEqual([]);
  });
});
