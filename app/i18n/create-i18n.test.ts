import { describe, expect, it } from "vitest";
import { createI18n } from "./create-i18n";
import { formatterFor } from "./format";

const resources = {
  "en-AU": { card: { finance: "Get Finance", views: "{count} views" }, tags: { sold: "SOLD {name}" } },
  "en-NZ": { card: { finance: "Finance this" } },
};

describe("createI18n", () => {
  it("falls from the dealer's label to the site's language to en-AU", () => {
    const i18n = createI18n({ language: "en-NZ", resources, labels: { "tags.sold": "GONE" } });
    expect(i18n.t("card.finance")).toBe("Finance this");
    expect(i18n.t("tags.sold")).toBe("GONE");
    expect(i18n.t("card.views", { count: 3 })).toBe("3 views");
  });

  it("leaves markup in values alone, since React escapes it", () => {
    const i18n = createI18n({ language: "en-AU", resources, labels: {} });
    expect(i18n.t("tags.sold", { name: "<b>&" })).toBe("SOLD <b>&");
  });

  it("does not share labels between dealers", () => {
    createI18n({ language: "en-AU", resources, labels: { "card.finance": "Mine" } });
    expect(createI18n({ language: "en-AU", resources, labels: {} }).t("card.finance")).toBe("Get Finance");
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
    expect(au.date(new Date("2026-01-31T15:00:00Z"))).toBe("1 Feb 2026");
  });
  it("makes one formatter for a locale", () => {
    expect(formatterFor("en-AU", "AUD", "Australia/Brisbane")).toBe(au);
  });
});
