import { describe, expect, it } from "vitest";
import type { Messages } from "./messages";
import { serverTranslator } from "./server-i18n.server";
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

/** Counted words without plural forms: `{count}` in any text, another number before a word in the plural. */
const COUNTED = /\{count\}|\{(?:number|total|hours|days|minutes|years)\} (?:[a-z]+ )?[a-z]{2,}s\b/;
/** Said in no word that changes with the number. */
const CHANGELESS = [
  // "7 in stock": a figure beside a word, in all languages.
  "home.inStock",
  // Units, and the length of what was typed, which is always thousands.
  "problem.tooLong",
];

it("has plural forms of every text that counts something", () => {
  const bare = [...english].filter(([key, text]) => stemOf(key) === key && COUNTED.test(text));
  expect(bare.map(([key]) => key).filter((key) => !CHANGELESS.includes(key))).toEqual([]);
});

it("counts each language's way: one review, three hours", () => {
  const say = (tag: string, key: string, count: number) =>
    serverTranslator(tag, {})(key, { count, number: String(count), rating: "4.8", amount: "$200" });
  expect(say("en-AU", "locations.rating", 1)).toBe("4.8 from 1 review");
  expect(say("ar", "locations.rating", 2)).toBe("4.8 من تقييمين");
  expect([1, 2, 3, 11, 100].map((count) => say("ar", "checkout.guarantees.hold", count))).toEqual([
    "حجز المركبة لمدة ساعة واحدة",
    "حجز المركبة لمدة ساعتين",
    "حجز المركبة لمدة 3 ساعات",
    "حجز المركبة لمدة 11 ساعة",
    "حجز المركبة لمدة 100 ساعة",
  ]);
  expect(say("zh-Hans", "locations.rating", 1)).toBe("4.8 分，1 条评价");
});

/** What Arabic says to a man alone, "enter", "choose": a verbal noun, or "please" with one, speaks to everybody. */
const TO_A_MAN =
  "ابحث حاول استفسر اتصل احجز سجّل اطلب اختر شاهد شاهده شاهدها أخبرنا أدخل أرسل أرسله اسأل اسألنا افتح اضغط أدر احسب " +
  "استخدم أزل راسل راسلنا اسحب جرّب احفظ تحقق تحقّق انتظر احذف أكّد اشترِ راجعه أنهِ احتفظ ابدأ أحضر قدّم اكتب اعمل " +
  "استبدل ارجع اعرض امسح صفِّ احمِ ضع أعد عد أبقِه أضف تابع اقرأ اترك احصل رتّب تحدث بع اقبل شارك انسخه انتقل أغلق " +
  "تواصل اذكر دردش أظهر دوّر شغّل اعرف ادفع ألغِ";
// Not among them: "تصفّح", which is also how the noun "browsing" is written.

it("speaks to nobody as to a man: no sentence, and no part of one, begins with such a word", () => {
  const word = `(?:${TO_A_MAN.split(" ").join("|")})(?!\\p{L}|\\p{M})`;
  const begins = new RegExp(
    `(?:^|[.؟!،:؛…] |(?<!\\p{L})(?:أو|ثم) )[وف]?${word}|(?<!\\p{L})يعود إليك(?!\\p{L})`,
    "mu",
  );
  expect(begins.test("ثم اختر وقتًا") && begins.test("لم يضع شيء. حاول بعد قليل")).toBe(true);
  expect(begins.test("اختراع") || begins.test("عدة مركبات")).toBe(false);
  const arabic = [...textsOf(RESOURCES["ar"] ?? {})];
  expect(arabic.filter(([, text]) => begins.test(text))).toEqual([]);
});

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
