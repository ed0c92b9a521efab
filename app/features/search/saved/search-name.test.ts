import { expect, it } from "vitest";
import { EMPTY_QUERY } from "~/domain/search/query";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { testConfig } from "../../../../test/fixtures/listing";
import { searchName } from "./search-name.server";

const site = {
  config: testConfig(),
  t: serverTranslator("en-AU", {}),
  format: formatterFor("en-AU", "AUD", "Australia/Brisbane"),
  urls: { dealerships: [], makes: ["Mazda"], makeModels: ["Mazda CX-5"], defaultSort: "relevant" as const },
};

it("names everything a search asks for", () => {
  const query = {
    ...EMPTY_QUERY,
    text: "awd",
    refinements: { car_type: ["used"], make_model: ["Mazda CX-5"] },
    ranges: { price: { max: 40_000 } },
  };
  expect(searchName(query, site)).toBe("“awd” · Used · Mazda CX-5 · Up to $40,000");
});

it("names a search for everything after the stock", () => {
  expect(searchName(EMPTY_QUERY, site)).toBe("New, demo and used cars");
});

it("is never longer than a line, and ends in dots where it would be", () => {
  const named = (letters: number) =>
    searchName({ ...EMPTY_QUERY, refinements: { colour: ["x".repeat(letters)] } }, site);
  expect(named(160)).toBe("x".repeat(160));
  expect(named(161)).toBe(`${"x".repeat(159)}…`);
  const colour = ["x".repeat(156), "Red"];
  expect(searchName({ ...EMPTY_QUERY, refinements: { colour } }, site)).toBe(`${"x".repeat(156)} ·…`);
});
