import { describe, expect, it } from "vitest";
import { countryOf } from "~/domain/country/country-of";
import { readPhone } from "../phone/phone-number";
import { textNumber } from "../phone/text-number";
import { FIELDS, type FieldName } from "./field-catalogue";
import { type FieldRules, readField } from "./read-field";

const rules = (country: "au" | "nz" = "au"): FieldRules => ({
  country: countryOf(country),
  currency: country === "au" ? "AUD" : "NZD",
  today: "2026-11-21",
  ahead: { days: 365, last: "2027-11-21" },
  choices: { location: [{ value: "moorooka", label: "Moorooka" }] },
  phone: (text) => readPhone(text, country)?.e164 ?? null,
  getsTexts: (number) => textNumber(number, { site: { country } }) !== null,
});
const read = (name: FieldName, text: string, country: "au" | "nz" = "au") =>
  readField(FIELDS[name], text, rules(country));
const value = (text: string) => ({ value: text });
const problem = (key: string) => ({ problem: key });

describe("names", () => {
  it.each([
    "Aroha",
    "Núñez-O’Brien",
    "李小龍",
    "محمد",
    "Ольга",
    "ดวงใจ",
    "Jean-Luc 2",
    "👋 Kim",
    "O'<Neil> & Co",
  ])("come from any script: %s", (name) => expect(read("name", name)).toEqual(value(name)));

  it("are composed, without invisible or turning marks", () => {
    expect(read("name", "  Whi\u0304tfield\u202E \t\u0000 Jr ")).toEqual(value("Whītfield Jr"));
  });

  it.each(["12345", "👋", "...", "https://spam.example", "www.spam.example"])("are not %s", (text) => {
    expect(read("name", text)).toEqual(problem("problem.name"));
  });

  it("say how long they may be", () => {
    expect(read("name", "é".repeat(60))).toEqual(value("é".repeat(60)));
    expect(read("name", "é".repeat(61))).toEqual({
      problem: "problem.tooLong",
      values: { max: 60, count: 61 },
    });
  });
});

describe("e-mail addresses", () => {
  it.each([
    ["Aroha@EXAMPLE.com", "Aroha@example.com"],
    [" a.b+c@sub.example.com.au ", "a.b+c@sub.example.com.au"],
    ["jörg@müller.example", "jörg@müller.example"],
    ["用户@例子.广告", "用户@例子.广告"],
  ])("reads %s", (typed, kept) => expect(read("email", typed)).toEqual(value(kept)));

  it.each([
    "a",
    "a@b",
    "@example.com",
    "a@@example.com",
    "a b@example.com",
    "a@example.com\r\nBcc: x@y.z",
    ".a@example.com",
    "a..b@example.com",
    "a@-x.com",
    "a@b.c,d@e.fg",
    "<a@example.com>",
  ])("refuses %j", (typed) => expect(read("email", typed)).toEqual(problem("problem.email")));
});

it("reads telephone numbers by the dealer's country", () => {
  expect(read("phone", "0412 345 678")).toEqual(value("+61412345678"));
  expect(read("phone", "021 123 4567", "nz")).toEqual(value("+64211234567"));
  expect(read("phone", "+44 20 7946 0958")).toEqual(value("+442079460958"));
  expect(read("phone", "0412 345")).toEqual(problem("problem.phone"));
  const texted = { ...FIELDS.phone, texts: true } as const;
  expect(readField(texted, "07 5550 0142", rules())).toEqual(problem("problem.mobile"));
  expect(readField(texted, "+44 7400 123456", rules()), "of another country").toEqual(
    problem("problem.mobile"),
  );
  expect(readField(texted, "0412 345 678", rules())).toEqual(value("+61412345678"));
  expect(readField(texted, "0412 345", rules())).toEqual(problem("problem.phone"));
});

it("reads postcodes by the dealer's country, with its own message, in every form that asks for one (FORM-03, BUDG-16)", () => {
  expect(read("postcode", " 4105 ")).toEqual(value("4105"));
  expect(read("postcode", "41")).toEqual(problem("form.postcode"));
  expect(read("postcode", "41055")).toEqual(problem("form.postcode"));
  expect(read("postcode", "0011", "nz")).toEqual(problem("form.postcodeNz"));
});

it("reads money and kilometres as people write them (FORM-04, FORM-05)", () => {
  for (const text of ["38990", "38,990", "$38,990", "$ 38 990", "38,990.00"]) {
    expect(read("vehiclePriceBudget", text), text).toEqual(value("38990"));
  }
  expect(read("kms", "85,000 kms")).toEqual(value("85000"));
  expect(read("kms", "85,000 km")).toEqual(value("85000"));
  for (const text of ["-1", "1e5", "lots", "$"]) {
    expect(read("kms", text), text).toEqual(problem("problem.kms"));
  }
  // A whole number it is: it is told how large one may be.
  const most = (max: string) => ({ problem: "problem.most", values: { max } });
  expect(read("kms", "9,999,999")).toEqual(value("9999999"));
  for (const text of ["10000000", "9999999999", "9".repeat(30)])
    expect(read("kms", text), text).toEqual(most("9,999,999"));
  expect(read("amount", "999,999,999")).toEqual(value("999999999"));
  expect(read("amount", "1000000000")).toEqual(most("999,999,999"));
});

it("keeps an amount to the cent, and says beside the field what it cannot read (RES-09, FORM-04)", () => {
  const asTyped = { "1,234.56": "1234.56", "99.99": "99.99", "10.5": "10.50", "100.00": "100", "NZ$ 5": "5" };
  for (const [typed, kept] of Object.entries(asTyped))
    expect(read("amount", typed, "nz"), typed).toEqual(value(kept));
  expect(read("amount", "12.345")).toEqual({ problem: "problem.moneyDecimals", values: { decimals: 2 } });
  for (const text of ["1,23", "1.234,56", "-5", "1e3", "$"])
    expect(read("amount", text), text).toEqual(problem("problem.money"));
  const yen = { ...rules(), currency: "JPY" };
  expect(readField(FIELDS.amount, "5,000", yen)).toEqual(value("5000"));
  expect(readField(FIELDS.amount, "5,000.50", yen)).toEqual(problem("problem.moneyWhole"));
});

it("takes a day from today on, and a birthday of an adult", () => {
  expect(read("preferred_date", "2026-11-21")).toEqual(value("2026-11-21"));
  expect(read("preferred_date", "2026-11-20")).toEqual(problem("problem.datePast"));
  expect(read("preferred_date", "2027-11-21")).toEqual(value("2027-11-21"));
  for (const name of ["preferred_date", "handover_date"] as const)
    for (const late of ["2027-11-22", "2999-01-01", "9999-12-31"])
      expect(read(name, late)).toEqual({ problem: "problem.dateFar", values: { max: 365 } });
  for (const text of ["2026-02-30", "31/02/2027", "11/21/2026", "1/1/27", "soon", "0000-00-00"]) {
    expect(read("preferred_date", text), text).toEqual(problem("problem.date"));
  }
  for (const text of ["1/12/2026", "01/12/2026", "01.12.2026"])
    expect(read("preferred_date", text), "typed where the browser has no calendar").toEqual(
      value("2026-12-01"),
    );
  expect(read("date_of_birth", "03/02/1990"), "C4").toEqual(value("1990-02-03"));
  expect(read("date_of_birth", "2008-11-21")).toEqual(value("2008-11-21"));
  expect(read("date_of_birth", "2008-11-22")).toEqual(problem("problem.adult"));
  expect(read("date_of_birth", "1900-01-01")).toEqual(problem("problem.date"));
});

it("knows a day by its form, and takes nobody who is older than people are", () => {
  for (const text of ["2026-11-2", "2026-13-01", "2026-11", "2026-1-1x"])
    expect(read("preferred_date", text), text).toEqual(problem("problem.date"));
  expect(read("preferred_date", "2027-02-28")).toEqual(value("2027-02-28"));
  expect(read("date_of_birth", "1916-11-21")).toEqual(value("1916-11-21"));
  expect(read("date_of_birth", "1916-11-20")).toEqual(problem("problem.date"));
  expect(read("date_of_birth", "soon")).toEqual(problem("problem.date"));
});

it("keeps plates and chassis numbers in capitals, and takes no other letters for one", () => {
  expect(read("rego", "abc-12 é")).toEqual(value("ABC-12 É"));
  expect(read("rego", "a".repeat(10))).toEqual(value("A".repeat(10)));
  expect(read("rego", "ab_12")).toEqual(problem("problem.rego"));
  expect(read("rego", "#abc")).toEqual(problem("problem.rego"));
  expect(read("vin", "jm0kf4w2a10123456")).toEqual(value("JM0KF4W2A10123456"));
  expect(read("vin", "12345678901")).toEqual(value("12345678901"));
  for (const text of ["1234567890", "JM0KF4W2AIO123456", "JM0KF4W2A1Q", "-12345678901", "12345678901-"])
    expect(read("vin", text), text).toEqual(problem("problem.vin"));
});

it("says of what has no other name what is wrong, and lets nobody type an address for a name", () => {
  for (const name of ["name", "last_name"] as const)
    for (const text of ["see WWW.spam.example", "<script>://", "https://x.example", "123"])
      expect(read(name, text), name).toEqual(problem("problem.name"));
  expect(read("kms", "1.5 million")).toEqual(problem("problem.kms"));
  expect(read("kms", "one hundred and twenty")).toEqual(problem("problem.kms"));
  expect(read("amount", "twelve thousand dollars")).toEqual(problem("problem.money"));
  const long = "$ 0 0 0 0 0 0 0 5 0";
  expect(read("kms", long)).toEqual({ problem: "problem.tooLong", values: { max: 14, count: 19 } });
  const number = { ...FIELDS.kms, control: "number" } as const;
  expect(readField(number, "12 000", rules())).toEqual(value("12000"));
  expect(readField(number, "many", rules())).toEqual(problem("problem.number"));
  expect(readField({ ...FIELDS.resume, control: "file" }, "cv.pdf", rules())).toEqual(value("cv.pdf"));
});

it("measures what was typed only where nothing else does", () => {
  expect(read("tradeIn", "Perhaps")).toEqual(problem("problem.choice"));
  expect(read("postcode", "41055")).toEqual(problem("form.postcode"));
  expect(read("location", "x".repeat(81))).toEqual(problem("problem.choice"));
  expect(readField(FIELDS.work_location, "moorooka", rules())).toEqual(problem("problem.choice"));
  expect(read("booking_time", "09:00:00")).toEqual(problem("problem.choice"));
  expect(read("position", "x".repeat(121))).toEqual({
    problem: "problem.tooLong",
    values: { max: 120, count: 121 },
  });
});

it("takes only what can be chosen", () => {
  expect(read("tradeIn", "No")).toEqual(value("No"));
  expect(read("tradeIn", "Maybe")).toEqual(problem("problem.choice"));
  expect(read("location", "moorooka")).toEqual(value("moorooka"));
  expect(read("location", "somebody-elses")).toEqual(problem("problem.choice"));
  expect(read("booking_time", "09:00"), "no day chosen yet").toEqual(problem("problem.choice"));
});

it("asks for what is missing, blanks included, unless it may be", () => {
  expect(read("name", " \u00A0\t ")).toEqual(problem("problem.required"));
  expect(read("message", "  \n ")).toEqual(value(""));
  expect(read("message", "one\r\n\r\n\r\n\r\ntwo  ")).toEqual(value("one\n\ntwo"));
});

it("a price of nothing is no price, but no deposit is one (FORM-04)", () => {
  expect(read("vehiclePriceBudget", "0")).toEqual(problem("problem.money"));
  expect(read("vehiclePriceBudget", "$0.00")).toEqual(problem("problem.money"));
  expect(read("vehiclePriceBudget", "1")).toEqual(value("1"));
  expect(read("deposit", "0")).toEqual(value("0"));
});
