import { describe, expect, it } from "vitest";
import { createI18n } from "./create-i18n";
import { formatterFor } from "./format";

const resources = {
  "en-AU": { card: { finance: "Get Finance", views: "{count} views" }, tags: { sold: "SOLD {name}" } },
  "en-NZ": { card: { finance: "Finance this" } },
};

const translatorOf = (language: string, labels: Readonly<Record<string, string>>) =>
  createI18n({ language, resources, labels }).getFixedT(language);

describe("createI18n", () => {
  it("falls from the dealer's label to the site's language to en-AU", async () => {
    const t = await translatorOf("en-NZ", { "tags.sold": "GONE" });
    expect(t("card.finance")).toBe("Finance this");
    expect(t("tags.sold")).toBe("GONE");
    expect(t("card.views", { count: 3 })).toBe("3 views");
  });

  it("leaves markup in values alone, since React escapes it", async () => {
    const t = await translatorOf("en-AU", {});
    expect(t("tags.sold", { name: "<b>&" })).toBe("SOLD <b>&");
  });

  it("does not share labels between dealers", async () => {
    expect((await translatorOf("en-AU", { "card.finance": "Mine" }))("card.finance")).toBe("Mine");
    expect((await translatorOf("en-AU", {}))("card.finance")).toBe("Get Finance");
    expect(resources["en-AU"].card.finance).toBe("Get Finance");
  });

  it("takes labels for keys that no language has, and deeper ones", async () => {
    const t = await translatorOf("en-NZ", { "made.up": "Own words", "card.finance.deeper": "Deeper" });
    expect(t("made.up")).toBe("Own words");
    expect(t("card.finance.deeper")).toBe("Deeper");
  });
});

describe("formatterFor", () => {
  const au = formatterFor("en-AU", "AUD", "Australia/Brisbane");
  it("writes whole dollars", () => {
    expect(au.money(38990)).toBe("$38,990");
    expect(au.money(0)).toBe("$0");
    expect(formatterFor("en-NZ", "NZD", "Pacific/Auckland").money(12500.5)).toBe("$12,501");
  });
  it("writes distances and dates in the site's locale and zone", () => {
    expect(au.km(38410)).toBe("38,410 km");
    expect(formatterFor("en-AU", "AUD", "Australia/Brisbane", { unit: "mile", km: 1.609344 }).km(38410)).toBe(
      "23,867 mi",
    );
    expect(au.date(new Date("2026-01-31T15:00:00Z"))).toBe("1 Feb 2026");
  });
  it("makes one formatter for a locale", () => {
    expect(formatterFor("en-AU", "AUD", "Australia/Brisbane")).toBe(au);
  });
});
