import { describe, expect, it } from "vitest";
import type { Condition } from "~/domain/search/condition";
import { EMPTY_QUERY } from "~/domain/search/query";
import { conditionFilter, queryFilter } from "./filter-by.server";
import { valueKey } from "./value-key.server";

const [mazda, kia] = [valueKey("Mazda"), valueKey("Kia")];
const make: Condition = { kind: "values", attribute: "make", values: ["Mazda", "Kia"] };
const cheap: Condition = { kind: "range", attribute: "price", max: 20_000 };
const shown: Condition = { kind: "flag", attribute: "show_on_dealer_website", value: true };

describe("conditionFilter", () => {
  it.each<[string, Condition, string]>([
    ["values", make, `make_key:=[${mazda},${kia}]`],
    ["no values", { ...make, values: [] }, "id_number:<0"],
    ["a flag", shown, "show_on_dealer_website:=true"],
    ["an open range", cheap, "(price:>=0 && price:<=20000)"],
    [
      "kilometres, which are metres in the index",
      { kind: "range", attribute: "km", min: 0.5, max: 1 },
      "(km:>=500 && km:<=1000)",
    ],
    [
      "bounds between whole numbers",
      { kind: "range", attribute: "price", min: 1.2, max: 3.7 },
      "(price:>=2 && price:<=3)",
    ],
    ["everything", { kind: "all", of: [] }, "id_number:>=0"],
    ["nothing", { kind: "any", of: [] }, "id_number:<0"],
    ["a group of one", { kind: "all", of: [shown] }, "show_on_dealer_website:=true"],
    [
      "groups, always in brackets",
      { kind: "any", of: [shown, { kind: "all", of: [make, shown] }] },
      `(show_on_dealer_website:=true || (make_key:=[${mazda},${kia}] && show_on_dealer_website:=true))`,
    ],
  ])("writes %s", (_, condition, filter) => {
    expect(conditionFilter(condition)).toBe(filter);
  });

  it.each<[string, Condition, string]>([
    ["values", make, `make_key:!=[${mazda},${kia}]`],
    ["no values", { ...make, values: [] }, "id_number:>=0"],
    ["a flag", shown, "show_on_dealer_website:=false"],
    ["a range", cheap, "(price:<0 || price:>20000)"],
    ["a negation", { kind: "not", of: shown }, "show_on_dealer_website:=true"],
    ["an empty group", { kind: "all", of: [] }, "id_number:<0"],
    [
      "a group, by turning its operator",
      { kind: "all", of: [shown, make] },
      `(show_on_dealer_website:=false || make_key:!=[${mazda},${kia}])`,
    ],
  ])("negates %s", (_, condition, filter) => {
    expect(conditionFilter({ kind: "not", of: condition })).toBe(filter);
  });

  it("never writes an exponent or a word for a number", () => {
    const range = (min: number, max: number) =>
      conditionFilter({ kind: "range", attribute: "price", min, max });
    expect(range(-5, 1e30)).toBe("(price:>=0 && price:<=999999999999999)");
    expect(range(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)).toBe(
      "(price:>=0 && price:<=999999999999999)",
    );
    expect(range(Number.NaN, Number.NaN)).toBe("(price:>=0 && price:<=0)");
  });

  it("writes any value as one plain word", () => {
    const values = ["a, b", "`", "x` || price:>0 || make_key:`y", "[&&(", "", "東京", "x".repeat(500)];
    const filter = conditionFilter({ kind: "values", attribute: "badge", values });
    expect(filter).toMatch(/^badge_key:=\[([0-9a-f]{24},){6}[0-9a-f]{24}\]$/);
  });
});

describe("queryFilter", () => {
  const query = {
    ...EMPTY_QUERY,
    refinements: { make: ["Kia"], body: [] },
    ranges: { price: { min: 1 } },
  };

  it("joins the rule and every choice", () => {
    expect(queryFilter({ tenant: "a-dealer", rule: shown }, query)).toBe(
      `(show_on_dealer_website:=true && make_key:=[${kia}] && (price:>=1 && price:<=999999999999999))`,
    );
  });

  it("asks for the repayments of the dealer that is asked, in tenths without a loss elsewhere", () => {
    const ranges = { repayment: { max: 150 }, fuel_economy: { min: 6.1, max: 6.3 } };
    const scope = { tenant: "a-dealer", rule: shown };
    expect(queryFilter(scope, { ...EMPTY_QUERY, ranges })).toBe(
      "(show_on_dealer_website:=true && (fuel_economy:>=6100 && fuel_economy:<=6300) && (repayment_a_dealer:>=0 && repayment_a_dealer:<=150))",
    );
  });

  it("holds what shall be lacked, whatever is counted", () => {
    const refinements = { categories: ["Family", "!Off Road"] };
    const scope = { tenant: "a-dealer", rule: shown };
    const filter = (except?: "categories") => queryFilter(scope, { ...EMPTY_QUERY, refinements }, except);
    const held = /^\(show_on_dealer_website:=true && categories_key:!=\[[0-9a-f]{24}\]/u;
    expect(filter()).toMatch(new RegExp(`${held.source} && categories_key:=\\[[0-9a-f]{24}\\]\\)$`, "u"));
    expect(filter("categories")).toMatch(new RegExp(`${held.source}\\)$`, "u"));
  });

  it("leaves out one attribute's own choice, never the rule", () => {
    expect(queryFilter({ tenant: "a-dealer", rule: shown }, query, "price")).toBe(
      `(show_on_dealer_website:=true && make_key:=[${kia}])`,
    );
    const ruleToo = queryFilter({ tenant: "a-dealer", rule: make }, { ...query, ranges: {} }, "make");
    expect(ruleToo).toBe(`make_key:=[${mazda},${kia}]`);
  });
});
