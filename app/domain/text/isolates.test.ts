import { describe, expect, it } from "vitest";
import { isolated, withGroupsIsolated, withoutIsolates, textsWithoutIsolates } from "./isolates";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { fill } from "~/i18n/translator";

const [FSI, PDI] = ["\u2068", "\u2069"];

describe("values in a text written from right to left", () => {
  it.each(["Mazda CX-5 (AWD)", "$48,240", "02 9000 1234", "12–14", "3.5 L/100km", "a"])(
    "%s is kept apart, so that nothing beside it changes places",
    (value) => {
      expect(fill("شاهد {name}!", { name: value })).toBe(`شاهد ${FSI}${value}${PDI}!`);
      expect(isolated(isolated(value))).toBe(isolated(value));
    },
  );

  it("each line of terms is kept apart, as a mark holds to the end of its line", () => {
    expect(fill("الشروط:\n{terms}", { terms: "Hold for 48 h.\nشرط\nRefund." })).toBe(
      `الشروط:\n${FSI}Hold for 48 h.${PDI}\nشرط\n${FSI}Refund.${PDI}`,
    );
  });

  it.each(["كيا", "1,234", "12.5", "7", "", "–", "https://www.yard.example/my/a.b"])(
    "%s needs nothing",
    (value) => {
      expect(fill("شاهد {name}!", { name: value })).toBe(`شاهد ${value}!`);
    },
  );

  it("leaves texts of other languages, numbers and missing values alone", () => {
    expect(fill("See {name}!", { name: "Mazda CX-5" })).toBe("See Mazda CX-5!");
    expect(fill("看 {name}！", { name: "Mazda CX-5" })).toBe("看 Mazda CX-5！");
    expect(fill("{count} من {other}{none}", { count: 2, none: null })).toBe("2 من {other}");
  });

  it("is what the pages' translator does in Arabic", () => {
    const t = serverTranslator("ar", {});
    expect(t("models.titleOf", { title: "الموديلات", bodies: "SUV" })).toBe(`الموديلات: ${FSI}SUV${PDI}`);
    expect(serverTranslator("en-AU", {})("models.titleOf", { title: "Models", bodies: "SUV" })).toBe(
      "Models: SUV",
    );
  });
});

it("figures in groups keep their order in a text written from right to left, and nowhere else", () => {
  const kept = withGroupsIsolated("رخصة 4402 117، هاتف +61 7 5550 0142، 2,500 كغ، 5 مقاعد");
  expect(kept).toBe(`رخصة ${FSI}4402 117${PDI}، هاتف ${FSI}+61 7 5550 0142${PDI}، 2,500 كغ، 5 مقاعد`);
  expect(withGroupsIsolated(kept)).toBe(kept);
  expect(withGroupsIsolated("Licence 4402 117")).toBe("Licence 4402 117");
});

it("a key without a text stays itself, or what the caller gives each time, also when it is asked for again", () => {
  const t = serverTranslator("en-AU", {});
  const asked = ["One", "Two {name}"].map((defaultValue) => t("made.up.key", { defaultValue, name: "x" }));
  expect([...asked, t("made.up.key"), t("made.up.key", { count: 2 })]).toEqual([
    "One",
    "Two x",
    "made.up.key",
    "made.up.key",
  ]);
});

it("what machines read has no such marks", () => {
  expect(withoutIsolates(`شاهد ${isolated("Mazda \u2066CX-5\u2069")}!`)).toBe("شاهد Mazda CX-5!");
  const data = { name: isolated("Kia"), list: [{ text: isolated("$1") }], none: null };
  expect(textsWithoutIsolates(data)).toEqual({ name: "Kia", list: [{ text: "$1" }], none: null });
});
