import { describe, expect, it } from "vitest";
import { createI18n } from "./create-i18n";
import { withoutIsolates } from "~/domain/text/isolates";
import type { Messages } from "./messages";
import { RESOURCES } from "./resources.server";
import { makeTranslator, serverTranslator } from "./server-i18n.server";
import { createTranslator } from "./translator";

const VALUES = { name: "Mazda CX-5", number: "1,234", year: 2026, text: "<b>{name}</b>", value: null };

/** Every key of a language with its plural ending taken off. */
function keysOf(messages: Messages, prefix = ""): string[] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === "string"
      ? [`${prefix}${name.replace(/_(?:zero|one|two|few|many|other)$/, "")}`]
      : keysOf(value as Messages, `${prefix}${name}.`),
  );
}

describe("createTranslator", () => {
  const labels = { "site.menu": "Kai {name}", "made.up": "Own words" };
  const keys = [...new Set(Object.values(RESOURCES).flatMap((messages) => keysOf(messages)))];

  it.each(["en-AU", "en-NZ", "mi-NZ", "ar", "zh-Hans"])(
    "says what i18next says in %s, for every key",
    async (language) => {
      const source = { language, resources: RESOURCES, labels };
      const t = await createI18n(source).getFixedT(language);
      const ours = createTranslator(source);
      const server = await makeTranslator(language, labels);
      // Not an expectation each: there are a quarter of a million.
      const wrong: string[] = [];
      expect(keys.length).toBeGreaterThan(100);
      for (const key of [...keys, "made.up", "no.such.key", "site", "site.menu.deeper"]) {
        if (typeof t(key, { returnObjects: true }) === "object") continue;
        for (const values of [VALUES, ...[0, 1, 2, 5, 11, 100, 1.5].map((count) => ({ ...VALUES, count }))]) {
          const said = t(key, values);
          // The server's twice: the second answer comes from what it remembers.
          for (const one of [ours(key, values), server(key, values), server(key, values)])
            if (withoutIsolates(one) !== said)
              wrong.push(`${key} ${JSON.stringify(values)}: ${one} instead of ${said}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it("never fills in what a value brought along, and never reads inherited keys", () => {
    const t = createTranslator({ language: "en-AU", resources: { "en-AU": { a: "{x} {y}" } }, labels: {} });
    expect(t("a", { x: "{y}", y: 2 })).toBe("{y} 2");
    expect(t("constructor.name")).toBe("constructor.name");
    expect(t("toString")).toBe("toString");
    const server = serverTranslator("en-AU", {});
    expect(server("search.bodies.constructor")).toBe("search.bodies.constructor");
    expect(server("search.bodies.constructor", { defaultValue: "Body" })).toBe("Body");
    expect(server("search.bodies.constructor", { count: 2 })).toBe("search.bodies.constructor");
  });
});
